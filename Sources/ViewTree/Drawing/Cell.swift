/// What one cell of the screen shows: a glyph, its colours and its attributes. Sixteen bytes, compared bit by bit.
public struct Cell: Hashable, Sendable {
  /// What stands in the cell.
  public var glyph: Glyph
  /// The colour of the glyph.
  public var foreground: CellColor
  /// The colour behind the glyph.
  public var background: CellColor
  /// Bold, underlined and so on.
  public var attributes: CellAttributes

  /// A cell that shows `glyph`, a blank one if nothing is said.
  public init(
    _ glyph: Glyph = .space, foreground: CellColor = .default, background: CellColor = .default,
    attributes: CellAttributes = []
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// A blank in the terminal's own colours.
  public static let blank = Cell()
}

/// A colour as a cell holds it: the terminal's own, one of its palette, or direct. The terminal brings it down
/// to what it can show.
public struct CellColor: Hashable, Sendable {
  /// 0: the default; 1 << 24 | RGB: direct; 2 << 24 | index: of the palette.
  let bits: UInt32

  /// The terminal's own foreground or background.
  public static let `default` = CellColor(bits: 0)

  /// Stands in laid out text for a style that differs from cell to cell; never drawn.
  static let styled = CellColor(bits: 3 << 24)

  /// A direct colour; each part 0…255.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(bits: 1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// A colour of the terminal's palette; 0…7 are ANSI's, 8…15 the bright ones.
  public static func palette(_ index: UInt8) -> CellColor {
    CellColor(bits: 2 << 24 | UInt32(index))
  }

  /// What a colour is, for those who send it to a terminal.
  public enum Value: Equatable, Sendable {
    /// The terminal's own.
    case `default`
    /// Each part 0…255.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
    /// An index into the terminal's palette: 0…7 are ANSI's, 8…15 the bright ones.
    case palette(UInt8)
  }

  /// The colour taken apart.
  public var value: Value {
    switch bits >> 24 {
    case 1: .rgb(red: UInt8(bits >> 16 & 255), green: UInt8(bits >> 8 & 255), blue: UInt8(bits & 255))
    case 2: .palette(UInt8(bits & 255))
    default: .default
    }
  }
}

/// How a glyph is drawn beside its colours.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// The attributes as bits.
  public let rawValue: UInt32
  /// Attributes from bits; unknown ones are kept but not drawn.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// In heavier letters.
  public static let bold = CellAttributes(rawValue: 1)
  /// Fainter than usual.
  public static let dim = CellAttributes(rawValue: 2)
  /// In slanted letters, where the terminal has them.
  public static let italic = CellAttributes(rawValue: 4)
  /// With a line below.
  public static let underline = CellAttributes(rawValue: 8)
  /// With foreground and background exchanged.
  public static let reverse = CellAttributes(rawValue: 16)
  /// With a line through, where the terminal can.
  public static let strikethrough = CellAttributes(rawValue: 32)
}
