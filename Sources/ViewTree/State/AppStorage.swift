/// A preference as it is kept.
public enum PreferenceValue: Hashable, Sendable {
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number.
  case double(Double)
  /// Text.
  case string(String)
}

/// Where preferences are kept between runs. The program gives one to `App`; without one they last as long as the
/// program.
@MainActor
public protocol PreferenceStorage: AnyObject {
  /// The value kept under `key`, nil if there is none.
  func value(forKey key: String) -> PreferenceValue?
  /// Keeps `value` under `key`; nil takes it away. What can't be written is for the storage to tell.
  func set(_ value: PreferenceValue?, forKey key: String)
}

/// Preferences that last as long as the program.
public final class MemoryPreferences: PreferenceStorage {
  private var values: [String: PreferenceValue] = [:]

  /// No preferences yet.
  public init() {}
  /// The value that was set last, nil if there is none.
  public func value(forKey key: String) -> PreferenceValue? { values[key] }
  /// Keeps a value until the program ends; nil takes it away.
  public func set(_ value: PreferenceValue?, forKey key: String) { values[key] = value }
}

/// The preferences of one tree, with the nodes that depend on each.
@MainActor
final class Preferences {
  private let storage: any PreferenceStorage
  private var readers: [String: Readers] = [:]

  init(_ storage: any PreferenceStorage) { self.storage = storage }

  func read(_ key: String) -> PreferenceValue? {
    readers[key, default: Readers()].add(Node.evaluating)
    return storage.value(forKey: key)
  }

  func write(_ value: PreferenceValue?, _ key: String) {
    if storage.value(forKey: key) == value { return }
    storage.set(value, forKey: key)
    readers[key]?.invalidate(.preference)
  }
}

/// A preference of the user: read from where preferences are kept, written there at once, the same for all who name
/// the key.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let decode: (PreferenceValue) -> Value?
  private let encode: (Value) -> PreferenceValue?
  private var preferences: Preferences?

  /// The preference, or the initial value where none is kept or it is of another type.
  @MainActor public var wrappedValue: Value {
    get { preferences?.read(key).flatMap(decode) ?? initial }
    nonmutating set { preferences?.write(encode(newValue), key) }
  }

  /// A binding to the preference: `$name`.
  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: InstalledProperty {
  mutating func install(in node: Node, slot: Int) { preferences = node.tree.preferences }
  func isSame(as other: AppStorage) -> Bool { key == other.key }
}

extension AppStorage where Value == Bool {
  /// A preference that is true or false; `wrappedValue` holds until one is kept under `key`.
  public init(wrappedValue: Bool, _ key: String) {
    self.init(
      key: key, initial: wrappedValue, decode: { if case .bool(let value) = $0 { value } else { nil } },
      encode: { .bool($0) })
  }
}

extension AppStorage where Value == Int {
  /// A preference that is a whole number; `wrappedValue` holds until one is kept under `key`.
  public init(wrappedValue: Int, _ key: String) {
    self.init(
      key: key, initial: wrappedValue, decode: { if case .int(let value) = $0 { value } else { nil } },
      encode: { .int($0) })
  }
}

extension AppStorage where Value == String {
  /// A preference that is text; `wrappedValue` holds until one is kept under `key`.
  public init(wrappedValue: String, _ key: String) {
    self.init(
      key: key, initial: wrappedValue, decode: { if case .string(let value) = $0 { value } else { nil } },
      encode: { .string($0) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A preference kept as the text of its raw value; `wrappedValue` holds until a known one is kept under `key`.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key: key, initial: wrappedValue, decode: { if case .string(let raw) = $0 { Value(rawValue: raw) } else { nil } },
      encode: { .string($0.rawValue) })
  }
}

extension AppStorage {
  private init(
    key: String, initial: Value, decode: @escaping (PreferenceValue) -> Value?,
    encode: @escaping (Value) -> PreferenceValue?
  ) {
    self.key = key
    self.initial = initial
    self.decode = decode
    self.encode = encode
    preferences = nil
  }
}
