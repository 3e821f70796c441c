/// A change to a view that can be kept and used again: `body(content:)` gets the view to change.
@MainActor @preconcurrency
public protocol ViewModifier: _PropertyHolder {
  /// The type of what the modifier makes, which the compiler finds.
  associatedtype Body: View
  /// The view to change.
  typealias Content = _ViewModifierContent
  /// What the modifier makes of the view `content`.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier was applied to.
public struct _ViewModifierContent: View {
  let view: any View
  /// The view as it was before the modifier.
  public var body: AnyView { AnyView(view) }
}

/// A view and the modifier around it; the modifier's own state lives here (ID-11).
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  /// What the modifier makes of the view.
  public var body: some View { ModifierBody(content: content, modifier: modifier) }
}

/// Runs a modifier's body in a node of its own, with its properties installed.
struct ModifierBody<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  var body: Modifier.Body { modifier.body(content: _ViewModifierContent(view: content)) }
}

extension View {
  /// The view as `modifier` makes it.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
