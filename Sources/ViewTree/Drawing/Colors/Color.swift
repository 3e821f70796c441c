/// A colour. As a view it fills what it is offered.
public struct Color: Hashable, Sendable {
  enum Source: Hashable {
    case terminal
    case secondary
    case clear
    case palette(UInt8)
    case rgb(UInt8, UInt8, UInt8)
    case scheme(Variants)
    case accent
    /// By scheme, and above that so much of 255 of the accent.
    case mixed(Variants, accent: UInt8)
  }

  struct Variants: Hashable {
    let light: UInt32
    let dark: UInt32
    let highContrastLight: UInt32
    let highContrastDark: UInt32

    func rgb(for appearance: Appearance) -> RGB {
      switch (appearance.colorScheme, appearance.contrast) {
      case (.light, .standard): RGB(light)
      case (.dark, .standard): RGB(dark)
      case (.light, .increased): RGB(highContrastLight)
      case (.dark, .increased): RGB(highContrastDark)
      }
    }
  }

  let source: Source
  /// How much of 255 covers what is below.
  var alpha: UInt8 = 255

  /// A direct colour, each part 0…1; `opacity` of it covers what is below.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.rgb(RGB.byte(unit: red), RGB.byte(unit: green), RGB.byte(unit: blue)), alpha: RGB.byte(unit: opacity))
  }

  /// A colour that differs by scheme, each as `0xRRGGBB`: the first two as usual, the others where the user asks for
  /// more contrast; without them those are the same.
  public init(light: UInt32, dark: UInt32, highContrastLight: UInt32? = nil, highContrastDark: UInt32? = nil) {
    source = .scheme(
      Variants(
        light: light, dark: dark, highContrastLight: highContrastLight ?? light,
        highContrastDark: highContrastDark ?? dark))
  }

  init(_ source: Source, alpha: UInt8 = 255) {
    self.source = source
    self.alpha = alpha
  }

  /// The terminal's own text colour.
  public static let primary = Color(.terminal)
  /// The terminal's own text colour, dim.
  public static let secondary = Color(.secondary)
  /// The colour of what can be pressed or is selected; `tint(_:)` sets it.
  public static let accentColor = Color(.accent)
  /// Black as the terminal's palette has it.
  public static let black = Color(.palette(0))
  /// Red as the terminal's palette has it.
  public static let red = Color(.palette(1))
  /// Green as the terminal's palette has it.
  public static let green = Color(.palette(2))
  /// Yellow as the terminal's palette has it.
  public static let yellow = Color(.palette(3))
  /// Blue as the terminal's palette has it.
  public static let blue = Color(.palette(4))
  /// Magenta as the terminal's palette has it.
  public static let purple = Color(.palette(5))
  /// Cyan as the terminal's palette has it.
  public static let cyan = Color(.palette(6))
  /// The bright white of the terminal's palette.
  public static let white = Color(.palette(15))
  /// The bright black of the terminal's palette.
  public static let gray = Color(.palette(8))
  /// The accent where nobody sets another.
  public static let indigo = Color(
    light: 0x4F46E5, dark: 0x818CF8, highContrastLight: 0x3730A3, highContrastDark: 0xA5B4FC)
  /// Nothing: what is below stays.
  public static let clear = Color(.clear)

  /// The colour as a cell holds it; one that lets through what is below lies over the terminal's background.
  @MainActor
  func resolve(in environment: EnvironmentValues) -> CellColor {
    let color = opaque(in: environment)
    return alpha == 255 ? color : ScreenColors(environment.colorScheme).mix(.default, color, alpha, isOverText: true)
  }

  @MainActor
  func ink(in environment: EnvironmentValues) -> Ink {
    Ink(color: opaque(in: environment), alpha: source == .clear ? 0 : alpha, isDim: source == .secondary)
  }

  @MainActor
  private func opaque(in environment: EnvironmentValues) -> CellColor {
    switch source {
    case .terminal, .secondary, .clear: return .default
    case .palette(let index): return .palette(index)
    case .rgb(let red, let green, let blue): return .rgb(red, green, blue)
    case .scheme(let variants): return variants.rgb(for: environment.appearance).cellColor
    case .accent:
      let tint = environment.tint ?? .indigo
      return tint.source == .accent ? .palette(4) : tint.resolve(in: environment)
    case .mixed(let variants, let part):
      let rest = variants.rgb(for: environment.appearance)
      let accent = part == 0 ? .default : Color.accentColor.opaque(in: environment)
      return rest.mixed(with: ScreenColors(environment.colorScheme).rgb(text: accent), part).cellColor
    }
  }
}

extension Color: PrimitiveView {
  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    CellSize(proposal.width ?? 10, proposal.height ?? 5)
  }

  func draw(in painter: Painter, _ node: Node) {
    if self == .clear { return }
    let frame = CellRect(origin: .zero, size: node.box.frame.size)
    painter.fill(frame, node.brush(_paint, over: CGRect(frame), isArea: true))
  }
}
