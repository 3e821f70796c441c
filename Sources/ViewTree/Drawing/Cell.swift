/// What one cell of the screen shows: a glyph, its colours and its attributes. Sixteen bytes, compared bit by bit.
public struct Cell: Hashable, Sendable {
  public var glyph: Glyph
  public var foreground: CellColor
  public var background: CellColor
  public var attributes: CellAttributes

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
    case `default`
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
    case palette(UInt8)
  }

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
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let bold = CellAttributes(rawValue: 1)
  public static let dim = CellAttributes(rawValue: 2)
  public static let italic = CellAttributes(rawValue: 4)
  public static let underline = CellAttributes(rawValue: 8)
  public static let reverse = CellAttributes(rawValue: 16)
  public static let strikethrough = CellAttributes(rawValue: 32)
}
