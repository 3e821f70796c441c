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
    let isRightToLeft: Bool

    init(_ key: ObjectIdentifier, _ next: Entry?, _ isRightToLeft: Bool) {
      self.key = key
      self.next = next
      self.isRightToLeft = isRightToLeft
    }

    /// True if the two give the same value for the same key.
    @MainActor func isSame(as other: Entry) -> Bool { self === other }
  }

  private final class TypedEntry<Value>: Entry {
    let value: Value

    init(_ key: ObjectIdentifier, _ value: Value, _ next: Entry?, _ isRightToLeft: Bool) {
      self.value = value
      super.init(key, next, isRightToLeft)
    }

    override func isSame(as other: Entry) -> Bool {
      guard key == other.key, let other = other as? TypedEntry<Value> else { return false }
      return Comparison.isSame(value, other.value)
    }
  }

  private var first: Entry?

  /// An environment in which each key has its default.
  public init() {}

  private func find<Value>(_ key: ObjectIdentifier, as: Value.Type) -> Value? {
    var entry = first
    while let found = entry {
      if found.key == key { return (found as? TypedEntry<Value>)?.value }
      entry = found.next
    }
    return nil
  }

  private mutating func put<Value>(_ key: ObjectIdentifier, _ value: Value, isRightToLeft: Bool? = nil) {
    first = TypedEntry(key, value, first, isRightToLeft ?? self.isRightToLeft)
  }

  /// True if the leading side is the right one. Layout asks at each placement, so no look-up is needed.
  var isRightToLeft: Bool { first?.isRightToLeft ?? false }

  /// Which side is the leading one. From right to left, what a container has placed is mirrored, so that leading and
  /// trailing, stacks, padding and offsets all change sides (RTL-1).
  public var layoutDirection: LayoutDirection {
    get { find(ObjectIdentifier(LayoutDirection.self), as: LayoutDirection.self) ?? .leftToRight }
    set { put(ObjectIdentifier(LayoutDirection.self), newValue, isRightToLeft: newValue == .rightToLeft) }
  }

  /// The value of a key, its default where nobody has set it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { find(ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue }
    set { put(ObjectIdentifier(key), newValue) }
  }

  /// The object of a type, nil where nobody has given one.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { find(ObjectIdentifier(type), as: Object.self) }
    set { if let newValue { put(ObjectIdentifier(type), newValue) } }
  }

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
}
