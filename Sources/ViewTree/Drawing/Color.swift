/// A colour. As a view it fills what it is offered.
public struct Color: Hashable, Sendable {
  private enum Source: Hashable {
    case terminal
    case clear
    case palette(UInt8)
    case rgb(UInt8, UInt8, UInt8)
    case scheme(Variants)
    case accent
  }

  private struct Variants: Hashable {
    let light: UInt32
    let dark: UInt32
    let highContrastLight: UInt32
    let highContrastDark: UInt32

    func color(for appearance: Appearance) -> CellColor {
      let rgb =
        switch (appearance.colorScheme, appearance.contrast) {
        case (.light, .standard): light
        case (.dark, .standard): dark
        case (.light, .increased): highContrastLight
        case (.dark, .increased): highContrastDark
        }
      return .rgb(UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255))
    }
  }

  private let source: Source

  /// A direct colour, each part 0…1.
  public init(red: Double, green: Double, blue: Double) {
    func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(1, part.isNaN ? 0 : part)) * 255 + 0.5) }
    source = .rgb(byte(red), byte(green), byte(blue))
  }

  /// A colour that differs by scheme, each as `0xRRGGBB`: the first two as usual, the others where the user asks for
  /// more contrast; without them those are the same.
  public init(light: UInt32, dark: UInt32, highContrastLight: UInt32? = nil, highContrastDark: UInt32? = nil) {
    source = .scheme(
      Variants(
        light: light, dark: dark, highContrastLight: highContrastLight ?? light,
        highContrastDark: highContrastDark ?? dark))
  }

  private init(_ source: Source) { self.source = source }

  /// The terminal's own text colour.
  public static let primary = Color(.terminal)
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

  @MainActor
  func resolve(in environment: EnvironmentValues) -> CellColor {
    switch source {
    case .terminal, .clear: return .default
    case .palette(let index): return .palette(index)
    case .rgb(let red, let green, let blue): return .rgb(red, green, blue)
    case .scheme(let variants): return variants.color(for: environment.appearance)
    case .accent:
      let tint = environment.tint ?? .indigo
      return tint.source == .accent ? .palette(4) : tint.resolve(in: environment)
    }
  }
}

extension Color: PrimitiveView {
  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    CellSize(proposal.width ?? 10, proposal.height ?? 5)
  }

  func draw(in painter: Painter, _ node: Node) {
    if self == .clear { return }
    _ = node.read(\.appearance)
    _ = node.read(\.tint)
    // The colour of the terminal's text, as its palette has it.
    let color = self == .primary ? .palette(7) : resolve(in: node.environment)
    painter.fill(CellRect(origin: .zero, size: node.box.frame.size), color)
  }
}
