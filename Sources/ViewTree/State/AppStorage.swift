/// A preference as it is kept.
public enum PreferenceValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
}

/// Where preferences are kept between runs. The program gives one to `App`; without one they last as long as the
/// program.
@MainActor
public protocol PreferenceStorage: AnyObject {
  func value(forKey key: String) -> PreferenceValue?
  func set(_ value: PreferenceValue?, forKey key: String)
}

/// Preferences that last as long as the program.
public final class MemoryPreferences: PreferenceStorage {
  private var values: [String: PreferenceValue] = [:]

  public init() {}
  public func value(forKey key: String) -> PreferenceValue? { values[key] }
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

  @MainActor public var wrappedValue: Value {
    get { preferences?.read(key).flatMap(decode) ?? initial }
    nonmutating set { preferences?.write(encode(newValue), key) }
  }

  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: InstalledProperty {
  mutating func install(in node: Node, slot: Int) { preferences = node.tree.preferences }
  func isSame(as other: AppStorage) -> Bool { key == other.key }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String) {
    self.init(
      key: key, initial: wrappedValue, decode: { if case .bool(let value) = $0 { value } else { nil } },
      encode: { .bool($0) })
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String) {
    self.init(
      key: key, initial: wrappedValue, decode: { if case .int(let value) = $0 { value } else { nil } },
      encode: { .int($0) })
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: String, _ key: String) {
    self.init(
      key: key, initial: wrappedValue, decode: { if case .string(let value) = $0 { value } else { nil } },
      encode: { .string($0) })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
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
