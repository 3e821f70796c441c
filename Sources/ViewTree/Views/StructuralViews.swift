// Views that stand for nothing on the screen but group others; their children are spliced into the container above.

/// No view: it takes no room, and no spacing either.
public struct EmptyView: PrimitiveView {
  /// Nothing to show.
  public init() {}
  static var isTransparent: Bool { true }
}

/// The views of a builder's lines; line i is child i (ID-5).
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  static var isTransparent: Bool { true }

  /// Field by field; the types of the views are known here.
  public static var _comparison: _ViewComparison {
    for _ in repeat Comparison.Plan.of(view: (each Content).self) {}
    return .fieldByField(Self.self)
  }

  func update(_ node: Node) {
    node.updateChildren { children in
      var slot = 0
      for view in repeat each content {
        children.add(view, .slot(slot))
        slot += 1
      }
    }
  }
}

/// One of two branches, each with an identity of its own (ID-3).
public enum _ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The branch taken where the condition holds.
  case first(First)
  /// The other branch.
  case second(Second)

  static var isTransparent: Bool { true }
  static var isUnary: Bool { First._isUnary && Second._isUnary }

  func update(_ node: Node) {
    node.updateChildren { children in
      switch self {
      case .first(let view): children.add(view, .slot(0))
      case .second(let view): children.add(view, .slot(1))
      }
    }
  }
}

/// A view that is there or not (ID-4).
extension Optional: View where Wrapped: View {
  /// An optional view has no body; it stands for the view in it.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  static var isTransparent: Bool { true }

  func update(_ node: Node) {
    node.updateChildren { children in
      if let view = self { children.add(view, .slot(0)) }
    }
  }
}

/// Several views as one expression, without a box of their own; a modifier applies to each of them (ID-6).
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// Groups the views of a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var isTransparent: Bool { true }
  static var isUnary: Bool { Content._isUnary }

  func update(_ node: Node) {
    node.updateChildren { $0.add(content, .slot(0)) }
  }
}

/// A view whose type is not told. Another type in its place is another identity (ID-9).
public struct AnyView: PrimitiveView {
  let content: any View

  /// Hides the type of `content`; an `AnyView` is taken as it is.
  public init(_ content: some View) { self.content = (content as? AnyView)?.content ?? content }

  static var isTransparent: Bool { true }
  /// How many views the content is can't be known before it is there.
  static var isUnary: Bool { false }

  func update(_ node: Node) {
    node.updateChildren { $0.add(any: content, .slot(0)) }
  }
}

/// A view made by a closure in a node of its own, so that what the closure reads is that node's (DEP-2).
struct BuiltView: View {
  let content: @MainActor () -> AnyView
  var body: AnyView { content() }
}
