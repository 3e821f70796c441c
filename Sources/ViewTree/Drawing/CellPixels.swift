/// A cell as two square pixels, one above the other.
struct CellPixels: Hashable {
  var upper: CellColor
  var lower: CellColor

  private static let upperHalf = Glyph("▀")
  private static let lowerHalf = Glyph("▄")
  private static let full = Glyph("█")

  init(upper: CellColor, lower: CellColor) {
    self.upper = upper
    self.lower = lower
  }

  /// The pixels of a cell that is blank or holds half blocks, nil for one with a letter.
  init?(_ cell: Cell) {
    if cell.attributes.contains(.reverse) { return nil }
    switch cell.glyph {
    case .space: self.init(upper: cell.background, lower: cell.background)
    case Self.upperHalf: self.init(upper: cell.foreground, lower: cell.background)
    case Self.lowerHalf: self.init(upper: cell.background, lower: cell.foreground)
    case Self.full: self.init(upper: cell.foreground, lower: cell.foreground)
    default: return nil
    }
  }

  /// The cell that shows the pixels. The terminal's own background is no glyph's colour, so it stays behind.
  var cell: Cell {
    if upper == lower { return Cell(background: upper) }
    return upper == .default
      ? Cell(Self.lowerHalf, foreground: lower, background: upper)
      : Cell(Self.upperHalf, foreground: upper, background: lower)
  }
}
