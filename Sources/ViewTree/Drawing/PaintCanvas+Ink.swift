// Colours that cover a part of what is below.

extension PaintCanvas {
  /// Covers a cell with one ink for its upper and one for its lower half. Where they don't cover all, what stands there
  /// shows through.
  func cover(_ x: Int, _ y: Int, upper: Ink, lower: Ink) {
    if upper.alpha == 0 && lower.alpha == 0 { return }
    let old = surface[x, y]
    if upper.alpha == 255 && lower.alpha == 255 {
      return replace(x, y, CellPixels(upper: upper.color, lower: lower.color).cell)
    }
    if let pixels = CellPixels(old) {
      let mixed = CellPixels(
        upper: colors.mix(pixels.upper, upper.color, upper.alpha),
        lower: colors.mix(pixels.lower, lower.color, lower.alpha))
      surface[x, y] = mixed == pixels ? old : mixed.cell
    } else {
      // A letter shows through; it stands in both halves.
      let color = upper == lower ? upper.color : colors.mix(upper.color, lower.color, 128)
      surface[x, y] = colors.tint(old, color, UInt8((Int(upper.alpha) + Int(lower.alpha)) / 2))
    }
  }

  /// Covers quarters of a cell with an ink; a letter that stood there goes.
  func cover(_ x: Int, _ y: Int, _ quadrants: Quadrants, _ ink: Ink) {
    if ink.alpha == 0 { return }
    switch quadrants {
    case []: return
    case .all: cover(x, y, upper: ink, lower: ink)
    case .upper: cover(x, y, upper: ink, lower: .clear)
    case .lower: cover(x, y, upper: .clear, lower: ink)
    default:
      let old = surface[x, y]
      let below = CellPixels(old)?.lower ?? old.background
      replace(
        x, y,
        Cell(quadrants.glyph, foreground: colors.mix(below, ink.color, ink.alpha), background: below))
    }
  }

  /// Lays frosted glass over a cell.
  func frost(_ x: Int, _ y: Int, _ grey: Ink, keepsGlyph: Bool) {
    let old = surface[x, y]
    if grey.color == .default {
      // No colours to mix.
      if !keepsGlyph || CellPixels(old) != nil { return replace(x, y, .blank) }
      surface[x, y].attributes.insert(.dim)
    } else if let pixels = CellPixels(old) {
      let below = pixels.upper == pixels.lower ? pixels.upper : colors.mix(pixels.upper, pixels.lower, 128)
      replace(x, y, Cell(background: colors.mix(below, grey.color, grey.alpha)))
    } else if keepsGlyph {
      surface[x, y] = colors.tint(old, grey.color, grey.alpha)
    } else {
      replace(x, y, Cell(background: colors.mix(old.background, grey.color, grey.alpha)))
    }
  }

  /// Puts a cell whatever stood there.
  func replace(_ x: Int, _ y: Int, _ cell: Cell) {
    put(cell.glyph, at: x, y, cell.foreground, cell.background, cell.attributes)
    lines.clear(CellRect(x: x, y: y, width: 1, height: 1))
  }
}

extension ScreenColors {
  /// A cell seen through a colour that covers `part` of 255.
  func tint(_ cell: Cell, _ color: CellColor, _ part: UInt8) -> Cell {
    if part == 0 { return cell }
    var cell = cell
    cell.foreground = rgb(text: cell.foreground).mixed(with: rgb(background: color), part).cellColor
    cell.background = mix(cell.background, color, part)
    return cell
  }
}
