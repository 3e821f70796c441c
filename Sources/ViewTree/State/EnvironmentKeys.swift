// The values that views of this module read. Each key is private; the name is the property.

private enum FontKey: EnvironmentKey { static let defaultValue = Font.body }
private enum ForegroundStyleKey: EnvironmentKey { static let defaultValue = ForegroundStyle() }
private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
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

  /// Lines that a text may take, nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Where a text that doesn't fit is cut; at its end if nothing is said (TXT-3).
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How the lines of a text stand in the text's own width (TXT-5).
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
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

  /// Makes text in the view bold.
  public func bold() -> some View { transformEnvironment(\.font) { $0 = $0.bold() } }

  /// Sets what text and shapes in the view are drawn with (ENV-6).
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.foregroundStyle, style._foreground)
  }

  /// Sets the accent colour.
  public func tint(_ color: Color?) -> some View { environment(\.tint, color) }

  /// Lets a text take `number` lines at most, nil for any number; the rest is cut with "…" (TXT-3, TXT-4).
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Says where a text in the view that doesn't fit is cut (TXT-3).
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Says how lines stand in the width of their text; visible where they differ in length (TXT-5).
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Keeps the user from acting on this view and all within (ENV-6).
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
