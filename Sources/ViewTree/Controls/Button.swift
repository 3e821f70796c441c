/// What a button is for.
public enum ButtonRole: Hashable, Sendable {
  /// Leaves things as they are.
  case cancel
  /// Takes something away; drawn in red.
  case destructive
}

/// Runs an action when it is pressed with Enter, Space or the mouse.
///
///     Button("Add") { add() }   // 7×1: [ Add ]
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  /// A button that shows the views of a closure.
  public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label as the button style around draws it.
  public var body: some View {
    (style ?? BorderedButtonStyle()).makeAnyBody(ButtonStyleConfiguration(role: role, label: AnyView(label)))
      .focusable(as: AccessibilityProperties(added: .isButton, children: .combine))
      .onKeyPress(keys: [.return, .space]) { press in
        guard isEnabled, press.modifiers.isEmpty else { return .ignored }
        action()
        return .handled
      }
      .onTapGesture(perform: action)
  }
}

extension Button where Label == Text {
  /// A button that shows a text.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button that shows a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What a style makes a button of.
public struct ButtonStyleConfiguration {
  /// What the button is for, nil if nothing was said.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: AnyView
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of what the style makes, which the compiler finds.
  associatedtype Body: View
  /// The button that is drawn.
  typealias Configuration = ButtonStyleConfiguration
  /// What a button looks like; `isFocused` of the environment tells whether it has the keys.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  func makeAnyBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// The label in brackets, reversed while it has the keys.
public struct BorderedButtonStyle: ButtonStyle {
  /// The style that `buttonStyle(.bordered)` sets.
  public nonisolated init() {}

  /// The label between `[ ` and ` ]`, in the accent colour, or in red if the button is destructive.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("[ ")
      configuration.label
      Text(" ]")
    }
    .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
    .focusHighlight()
  }
}

/// The label alone, reversed while it has the keys.
public struct PlainButtonStyle: ButtonStyle {
  /// The style that `buttonStyle(.plain)` sets.
  public nonisolated init() {}
  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label.focusHighlight() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// Brackets around the label; the style of buttons if nothing is said.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone; the style of links if nothing is said.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any ButtonStyle)? { nil }
}

extension EnvironmentValues {
  /// Nil where nobody chose: a button has brackets then, a link is plain.
  var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how buttons and links in the view look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View { environment(\.buttonStyle, style) }

  /// Reverses the view's cells while it has the keys.
  func focusHighlight() -> some View { modified(by: FocusHighlightModifier()) }
}

private struct FocusHighlightModifier: PrimitiveModifier {
  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func drawOver(in painter: Painter, _ node: Node) {
    guard node.read(\.isFocused) else { return }
    painter.restyle(CellRect(origin: .zero, size: node.box.frame.size)) {
      $0.attributes.formSymmetricDifference(.reverse)
    }
  }
}
