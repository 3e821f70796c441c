import FoundationEssentials

/// Takes the known fields out of a JSON object of a file, and says which one is wrong.
struct FieldReader {
  let object: JSONObject
  let file: String
  /// The way to the object: "activities[2].", empty for the file's own fields.
  let path: String

  init(_ value: JSONValue, file: String, path: String = "") throws(StoreProblem) {
    guard case .object(let object) = value else {
      let field = path.isEmpty ? "the file" : String(path.dropLast())
      throw .wrongField(file: file, field: field, expected: "an object, not \(value.kind)")
    }
    self.object = object
    self.file = file
    self.path = path
  }

  /// A text that must be there and not be blank.
  func requiredText(_ key: String) throws(StoreProblem) -> String {
    guard let text = try text(key), text.contains(where: { !$0.isWhitespace }) else {
      throw wrong(key, "a text that is not blank")
    }
    return text
  }

  /// A text; nil if there is none, or null.
  func text(_ key: String) throws(StoreProblem) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let text) = value else { throw wrong(key, "a text, not \(value.kind)") }
    return text
  }

  func bool(_ key: String) throws(StoreProblem) -> Bool? {
    guard let value = value(key) else { return nil }
    guard case .bool(let bool) = value else { throw wrong(key, "true or false, not \(value.kind)") }
    return bool
  }

  func int(_ key: String) throws(StoreProblem) -> Int? {
    guard let value = value(key) else { return nil }
    guard case .number(let digits) = value, let number = Int(digits) else {
      throw wrong(key, "a whole number")
    }
    return number
  }

  func date(_ key: String) throws(StoreProblem) -> Date? {
    guard let text = try text(key) else { return nil }
    guard let date = Timestamp.date(from: text) else {
      throw wrong(key, "a date such as 2026-05-01T10:00:00Z, not \"\(text)\"")
    }
    return date
  }

  /// The objects of a list; none if there is no list.
  func objects(_ key: String) throws(StoreProblem) -> [FieldReader] {
    guard let value = value(key) else { return [] }
    guard case .array(let items) = value else { throw wrong(key, "a list, not \(value.kind)") }
    var readers: [FieldReader] = []
    readers.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      readers.append(try FieldReader(item, file: file, path: "\(path)\(key)[\(index)]."))
    }
    return readers
  }

  func wrong(_ key: String, _ expected: String) -> StoreProblem {
    .wrongField(file: file, field: path + key, expected: expected)
  }

  private func value(_ key: String) -> JSONValue? {
    let value = object[key]
    return value == .null ? nil : value
  }
}
