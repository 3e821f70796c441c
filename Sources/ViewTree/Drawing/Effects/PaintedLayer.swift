/// What a group drew where there was nothing. It was painted on black and on white: what differs tells how much of each
/// colour lets through what is below.
struct PaintedLayer {
  private let onBlack: SurfacePart
  private let onWhite: SurfacePart

  init(onBlack: SurfacePart, onWhite: SurfacePart) {
    self.onBlack = onBlack
    self.onWhite = onWhite
  }

  /// The part of the surface that the layer lies over.
  var rect: CellRect { onBlack.rect }

  subscript(x: Int, y: Int) -> LayerCell { LayerCell(onBlack: onBlack[x, y], onWhite: onWhite[x, y]) }
}

/// A cell of a layer.
enum LayerCell: Hashable {
  /// No glyph: an upper and a lower half.
  case pixels(upper: Ink, lower: Ink)
  /// A glyph and what is behind it.
  case glyph(Glyph, CellAttributes, Ink, background: Ink)

  init(onBlack black: Cell, onWhite white: Cell) {
    if let one = CellPixels(black), let other = CellPixels(white) {
      self = .pixels(upper: Self.ink(one.upper, other.upper), lower: Self.ink(one.lower, other.lower))
    } else {
      self = .glyph(
        black.glyph, black.attributes, Self.ink(black.foreground, white.foreground),
        background: Self.ink(black.background, white.background))
    }
  }

  /// The ink that looks like this on black and on white.
  private static func ink(_ black: CellColor, _ white: CellColor) -> Ink {
    if black == white { return Ink(color: black) }
    guard case .rgb(let red, let green, let blue) = black.value, case .rgb(let r, let g, let b) = white.value else {
      return Ink(color: black)
    }
    let gap = Int(r) - Int(red) + Int(g) - Int(green) + Int(b) - Int(blue)
    let alpha = 255 - Double(gap) / 3
    if alpha < 0.5 { return .clear }
    let color = RGB(red, green, blue).map { $0 * 255 / alpha }
    return Ink(color: color.cellColor, alpha: RGB.byte(alpha))
  }

  /// The cell with its colours changed.
  func map(_ change: (Ink, _ isText: Bool) -> Ink) -> LayerCell {
    switch self {
    case .pixels(let upper, let lower): .pixels(upper: change(upper, false), lower: change(lower, false))
    case .glyph(let glyph, let attributes, let ink, let background):
      .glyph(glyph, attributes, change(ink, true), background: change(background, false))
    }
  }
}

extension ScreenColors {
  /// A cell of a layer over one that is there.
  func lay(_ cell: LayerCell, over below: Cell) -> Cell {
    switch cell {
    case .pixels(let upper, let lower):
      if upper.alpha == 0 && lower.alpha == 0 { return below }
      if let pixels = CellPixels(below) {
        return CellPixels(
          upper: mix(pixels.upper, upper.color, upper.alpha), lower: mix(pixels.lower, lower.color, lower.alpha)
        ).cell
      }
      if upper.alpha == 255 && lower.alpha == 255 {
        return CellPixels(upper: upper.color, lower: lower.color).cell
      }
      return tint(below, upper.color, UInt8((Int(upper.alpha) + Int(lower.alpha)) / 2))
    case .glyph(let glyph, let attributes, let ink, let background):
      let behind = mix(below.background, background.color, background.alpha)
      return Cell(
        glyph, foreground: mix(behind, ink.color, ink.alpha, isOverText: true), background: behind,
        attributes: attributes)
    }
  }

  /// A cell of which `part` of 255 was drawn over another. A letter that is drawn stays from one half on, below that the
  /// one that was there; where there was none it is just faint.
  func blend(_ below: Cell, _ drawn: Cell, _ part: UInt8) -> Cell {
    if part == 255 || below == drawn { return drawn }
    if part == 0 { return below }
    if let one = CellPixels(below), let other = CellPixels(drawn) {
      return CellPixels(upper: mix(one.upper, other.upper, part), lower: mix(one.lower, other.lower, part)).cell
    }
    let (below, drawn) = (upright(below), upright(drawn))
    let background = mix(below.background, drawn.background, part)
    if below.glyph == drawn.glyph, below.attributes == drawn.attributes {
      let foreground =
        below.foreground == drawn.foreground
        ? below.foreground : rgb(text: below.foreground).mixed(with: rgb(text: drawn.foreground), part).cellColor
      return Cell(below.glyph, foreground: foreground, background: background, attributes: below.attributes)
    }
    if drawn.glyph != .space, part >= 128 || below.glyph == .space {
      return Cell(
        drawn.glyph, foreground: mix(below.background, drawn.foreground, part, isOverText: true),
        background: background, attributes: drawn.attributes)
    }
    return Cell(
      below.glyph,
      foreground: rgb(text: below.foreground).mixed(with: rgb(background: drawn.background), part).cellColor,
      background: background, attributes: below.attributes)
  }

  /// A cell without exchanged colours, since those can't be mixed.
  private func upright(_ cell: Cell) -> Cell {
    guard cell.attributes.contains(.reverse) else { return cell }
    return Cell(
      cell.glyph, foreground: rgb(background: cell.background).cellColor,
      background: rgb(text: cell.foreground).cellColor, attributes: cell.attributes.subtracting(.reverse))
  }
}
