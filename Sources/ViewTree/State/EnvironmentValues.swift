/// A value of the environment, known by a type of its own.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// What views get where nobody around them sets the value (ENV-4).
  static var defaultValue: Value { get }
}

/// What views inherit from those around them: a chain of entries, the innermost first. Handing it on copies one
/// reference; a look-up takes time in proportion to the entries.
public struct EnvironmentValues {
  private class Entry {
    let key: ObjectIdentifier
    let next: Entry?
    let depth: Int
    let isRightToLeft: Bool

    init(_ key: ObjectIdentifier, _ next: Entry?, _ isRightToLeft: Bool) {
      self.key = key
      self.next = next
      depth = (next?.depth ?? 0) + 1
      self.isRightToLeft = isRightToLeft
    }

    /// Notes that a key is looked up.
    func lookUp(_ key: ObjectIdentifier) {}

    /// True if the two give the same value for the same key.
    @MainActor func isSame(as other: Entry) -> Bool { self === other }
  }

  /// The key of an entry decides the type of its value.
  private final class TypedEntry<Value>: Entry {
    let value: Value

    init(_ key: ObjectIdentifier, _ value: Value, _ next: Entry?, _ isRightToLeft: Bool) {
      self.value = value
      super.init(key, next, isRightToLeft)
    }

    override func isSame(as other: Entry) -> Bool {
      key == other.key && Comparison.isSame(value, unsafeDowncast(other, to: TypedEntry<Value>.self).value)
    }
  }

  private var first: Entry?

  /// An environment in which each key has its default.
  public init() {}

  private func find<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
    let key = ObjectIdentifier(key)
    first?.lookUp(key)
    var entry = first
    while let found = entry {
      if found.key == key { return unsafeDowncast(found, to: TypedEntry<Key.Value>.self).value }
      entry = found.next
    }
    return nil
  }

  private mutating func put<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value, isRightToLeft: Bool? = nil) {
    first = TypedEntry(ObjectIdentifier(key), value, first, isRightToLeft ?? self.isRightToLeft)
  }

  /// True if the leading side is the right one. Layout asks at each placement, so no look-up is needed.
  var isRightToLeft: Bool { first?.isRightToLeft ?? false }

  /// Which side is the leading one. From right to left, what a container has placed is mirrored, so that leading and
  /// trailing, stacks, padding and offsets all change sides (RTL-1).
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { put(LayoutDirectionKey.self, newValue, isRightToLeft: newValue == .rightToLeft) }
  }

  private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }

  /// The value of a key, its default where nobody has set it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { find(key) ?? Key.defaultValue }
    set { put(key, newValue) }
  }

  /// The object of a type, nil where nobody has given one.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }

  private enum ObjectKey<Object: AnyObject>: EnvironmentKey { static var defaultValue: Object? { nil } }

  func isIdentical(to other: EnvironmentValues) -> Bool { first === other.first }

  /// True if this environment was made of `base` and sets the same values as `other`, which is made of it now.
  @MainActor func adds(toWhat base: EnvironmentValues, theSameAs other: EnvironmentValues) -> Bool {
    var (old, new) = (first, other.first)
    while let one = old, let another = new, one !== base.first, another !== base.first {
      if !one.isSame(as: another) { return false }
      (old, new) = (one.next, another.next)
    }
    return old === base.first && new === base.first
  }

  // MARK: Which keys a value is made of

  /// Some keys, each as one bit; two may share one.
  typealias Keys = UInt64

  private static func bit(_ key: ObjectIdentifier) -> Keys { 1 << ((UInt(bitPattern: key) >> 4) % 64) }

  /// Stands before the others while a value is read, and notes what it is made of.
  private final class Notes: Entry {
    var keys: Keys = 0
    override func lookUp(_ key: ObjectIdentifier) { keys |= EnvironmentValues.bit(key) }
  }

  /// The value at a key path, and the keys that were looked up for it.
  func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> (value: Value, keys: Keys) {
    // New each time, since a value may keep the environment that it was read from.
    let notes = Notes(ObjectIdentifier(Notes.self), first, isRightToLeft)
    var noted = self
    noted.first = notes
    return (noted[keyPath: keyPath], notes.keys)
  }

  /// The keys that were set again between two environments.
  static func keysSet(between one: EnvironmentValues, _ other: EnvironmentValues) -> Keys {
    var keys: Keys = 0
    var (one, other) = (one.first, other.first)
    while one !== other {
      if let entry = one, entry.depth >= other?.depth ?? 0 {
        keys |= bit(entry.key)
        one = entry.next
      } else if let entry = other {
        keys |= bit(entry.key)
        other = entry.next
      }
    }
    return keys
  }
}
