/// A name space that a view owns: ids in it can't be taken for those of another view. It lasts as long as the view's
/// identity and never changes.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// What tells one name space from another.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var box: StateBox<ID>?

  /// A name space of its own for each view on the screen.
  public init() {}

  /// The name space's id; the same for all runs of the body.
  @MainActor public var wrappedValue: ID { box?.peek() ?? ID(number: 0) }
}

extension Namespace: InstalledProperty {
  mutating func install(in node: Node, slot: Int) {
    box = node.state(slot) { StateBox(ID(number: Self.next())) }
  }

  func isSame(as other: Namespace) -> Bool { true }

  @MainActor private static var count = 0

  @MainActor
  private static func next() -> Int {
    count += 1
    return count
  }
}
