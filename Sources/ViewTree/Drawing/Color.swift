/// A colour. As a view it fills what it is offered.
public struct Color: Hashable, Sendable {
  private enum Source: Hashable {
    case terminal
    case clear
    case palette(UInt8)
    case rgb(UInt8, UInt8, UInt8)
    case scheme(light: UInt32, dark: UInt32)
    case accent
  }

  private let source: Source

  /// A direct colour, each part 0…1.
  public init(red: Double, green: Double, blue: Double) {
    func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(1, part.isNaN ? 0 : part)) * 255 + 0.5) }
    source = .rgb(byte(red), byte(green), byte(blue))
  }

  /// A colour that differs by scheme, both as `0xRRGGBB`.
  public init(light: UInt32, dark: UInt32) { source = .scheme(light: light, dark: dark) }

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
  /// Nothing: what is below stays.
  public static let clear = Color(.clear)

  @MainActor
  func resolve(in environment: EnvironmentValues) -> CellColor {
    switch source {
    case .terminal, .clear: return .default
    case .palette(let index): return .palette(index)
    case .rgb(let red, let green, let blue): return .rgb(red, green, blue)
    case .scheme(let light, let dark):
      let rgb = environment.colorScheme == .light ? light : dark
      return .rgb(UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255))
    case .accent:
      let tint = environment.tint ?? Color(light: 0x4F46E5, dark: 0x818CF8)
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
    _ = node.read(\.colorScheme)
    _ = node.read(\.tint)
    // The colour of the terminal's text, as its palette has it.
    let color = self == .primary ? .palette(7) : resolve(in: node.environment)
    painter.fill(CellRect(origin: .zero, size: node.box.frame.size), color)
  }
}

/// Light text on dark, or dark on light.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light screen.
  case light
  /// Light text on a dark screen.
  case dark
}
