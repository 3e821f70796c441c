/// Opens an address by the environment's `openURL` when it is pressed.
///
///     Link("Opening hours", destination: "https://example.com")   // 13×1, underlined in the accent colour
public struct Link<Label: View>: View {
  private let destination: String
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// A link that shows the views of a closure.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label, underlined in the accent colour.
  public var body: some View {
    let openURL = openURL
    let destination = destination
    Button(action: { _ = openURL(destination) }, label: { label.underline().foregroundStyle(.tint) })
      .buttonStyle(.plain)
  }
}

extension Link where Label == Text {
  /// A link that shows a text.
  public init(_ titleKey: LocalizedStringKey, destination: String) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link that shows a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: String) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Opens an address. An app says how: ViewTree starts no programs.
///
///     .environment(\.openURL, OpenURLAction { address in … ; return .handled })
public struct OpenURLAction {
  /// What became of an address.
  public enum Result: Hashable, Sendable {
    /// It was opened.
    case handled
    /// Nobody opens such addresses.
    case discarded
  }

  private let handler: @MainActor (String) -> Result

  /// An action that hands each address to `handler`.
  public init(handler: @escaping @MainActor (String) -> Result) { self.handler = handler }

  /// Opens an address.
  @MainActor @discardableResult
  public func callAsFunction(_ address: String) -> Result { handler(address) }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
  /// What links call; it discards addresses unless the app says how to open them.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
