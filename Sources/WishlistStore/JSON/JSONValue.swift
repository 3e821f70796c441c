/// A JSON value that remembers what it was read from: members in order, numbers as they were written.
///
/// So that a file's unknown parts are written back as they were.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The digits as written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// The members of a JSON object, in order.
public struct JSONObject: Hashable, Sendable {
  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// The key, without quotes or escapes.
    public var key: String
    /// What stands behind it.
    public var value: JSONValue

    /// A member with this key and value.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members as they stand in the file.
  public private(set) var members: [Member]

  /// An object with these members.
  public init(_ members: [Member] = []) {
    self.members = members
  }

  /// The value of a key; the last one if the key is there more than once. Setting nil removes it.
  public subscript(key: String) -> JSONValue? {
    get { members.last { $0.key == key }?.value }
    set {
      guard let newValue else { return members.removeAll { $0.key == key } }
      if let index = members.lastIndex(where: { $0.key == key }) {
        members[index].value = newValue
      } else {
        members.append(Member(key, newValue))
      }
    }
  }

  /// Adds a member behind the others, without looking for the key.
  public mutating func append(_ key: String, _ value: JSONValue) { members.append(Member(key, value)) }

  /// The members whose keys are not among `keys`.
  public func without(_ keys: Set<String>) -> [Member] { members.filter { !keys.contains($0.key) } }
}

extension JSONValue {
  /// A string, or null for nil.
  public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// A whole number.
  public init(_ number: Int) { self = .number(String(number)) }

  /// What kind of value it is, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
