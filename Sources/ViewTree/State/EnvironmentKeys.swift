// The values that views of this module read. Each key is private; the name is the property.

private enum FontKey: EnvironmentKey { static let defaultValue = Font.body }
private enum ForegroundStyleKey: EnvironmentKey { static let defaultValue = ForegroundStyle() }
private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private enum AppearanceKey: EnvironmentKey { static let defaultValue = Appearance() }
private enum CapabilitiesKey: EnvironmentKey { static let defaultValue = TerminalCapabilities() }
private enum StackAxisKey: EnvironmentKey { static let defaultValue: Axis? = nil }

extension EnvironmentValues {
  /// The text style; bold, italic or plain on a terminal.
  public var font: Font {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// What text and shapes are drawn with.
  var foregroundStyle: ForegroundStyle {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The accent colour; nil for the module's indigo.
  public var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// False where the user can't act now; a view within can't turn it on again (ENV-6).
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// True within the view that has the keys.
  public var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether colours that differ by scheme are those for a light or a dark terminal.
  public var colorScheme: ColorScheme {
    get { appearance.colorScheme }
    set { appearance.colorScheme = newValue }
  }

  /// Whether the user asks for more contrast than usual: then nothing is faint, and colours keep a distance of at least
  /// 7 to 1 from what is behind them.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { appearance.contrast }
    set { appearance.contrast = newValue }
  }

  /// How text is drawn that steps back: dim, but for those who ask for more contrast.
  var faint: CellAttributes { colorSchemeContrast == .increased ? [] : .dim }

  /// Scheme and contrast as one value, which takes one look-up.
  var appearance: Appearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }

  /// What the terminal can show.
  public var terminalCapabilities: TerminalCapabilities {
    get { self[CapabilitiesKey.self] }
    set { self[CapabilitiesKey.self] = newValue }
  }

  /// The direction of the stack around: it tells spacers and dividers which way they go.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}

extension View {
  /// Sets the text style for the view and all within; nil for `Font.body`.
  public func font(_ font: Font?) -> some View { environment(\.font, font ?? .body) }

  /// Sets the accent colour.
  public func tint(_ color: Color?) -> some View { environment(\.tint, color) }

  /// Keeps the user from acting on this view and all within (ENV-6).
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
