/// Views under a header; in a list the header is a row that can't have the keys.
///
///     List { Section("Italy") { Text("Rome") } }   // Italy / Rome
public struct Section<Header: View, Content: View>: View {
  private let header: Header
  private let content: Content

  /// Rows of `content` below a `header`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  /// The header, then the rows.
  public var body: some View {
    header.environment(\.isHeader, true).modified(by: HeaderModifier())
    content
  }
}

extension Section where Header == Text {
  /// Rows of `content` below a text.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title).bold() }
  }
}

private struct HeaderModifier: PrimitiveModifier {
  static var isTransparent: Bool { true }

  func trait<Value>(_ key: TraitKey<Value>) -> Value? {
    switch key.name {
    case "isHeader": true as? Value
    // In front of the rows that scroll under a pinned one.
    case "zIndex": 1.0 as? Value
    default: nil
    }
  }

  func accessibility(_ node: Node) -> AccessibilityProperties? { AccessibilityProperties(added: .isHeader) }
}

private enum IsHeaderKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// True within the header of a section.
  var isHeader: Bool {
    get { self[IsHeaderKey.self] }
    set { self[IsHeaderKey.self] = newValue }
  }
}
