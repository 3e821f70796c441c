/// A part of what the screen shows, described by a value that is cheap to make and to throw away.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)!") }   // 12×1 cells for "World"
///     }
///
/// What lasts (state, the place on the screen) is kept in a `Node`, found again by identity (ID-1).
@MainActor @preconcurrency
public protocol View {
  /// The type of `body`, which the compiler finds.
  associatedtype Body: View

  /// What the view is made of. It runs again when something that it read has changed.
  @ViewBuilder var body: Body { get }

  /// Makes the node that stands for a view of this type. The module's own views answer it; others have the usual one.
  static func _makeNode(_ view: Self, in parent: Node) -> Node

  /// True if the view always is one child of the container it stands in, so that a modifier can wrap it as a whole.
  static var _isUnary: Bool { get }

  /// How a value of the view is compared with the next, so that an equal one stops there (DEP-10).
  static var _comparison: _ViewComparison { get }
}

extension View where Self: Equatable {
  /// By `==`.
  public static var _comparison: _ViewComparison { _ViewComparison(plan: Comparison.equality(Self.self)) }
}

extension View {
  /// Field by field.
  public static var _comparison: _ViewComparison { .fieldByField(Self.self) }

  /// A node that runs `body`.
  public static func _makeNode(_ view: Self, in parent: Node) -> Node { CompositeNode(view, in: parent) }
  /// The answer of the view's body.
  public static var _isUnary: Bool { UnaryTypes.contains(Self.self) { Body._isUnary } }
}

/// Which types of views always are one child, found once a type.
@MainActor
private enum UnaryTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: Any.Type, _ find: () -> Bool) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    // A view within a view of the same type must not ask without end; no is the answer that is always right.
    known[id] = false
    let answer = find()
    known[id] = answer
    return answer
  }
}

extension Never: View {
  /// Never asked for, as there is no such value.
  public var body: Never { self }
  /// True; no such view is ever made.
  public static var _isUnary: Bool { true }
}
