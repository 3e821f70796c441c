// The loops over cells, on plain memory and outside of any actor: everything that is drawn goes through them.

/// One row of a surface, for as long as it is drawn on.
struct SurfaceRow {
  fileprivate let cells: UnsafeMutableBufferPointer<Cell>

  /// Puts a glyph in one cell. Half of a wide glyph can't stay: the other half becomes a blank in its background. A nil
  /// background keeps what is below.
  func put(
    _ glyph: Glyph, at x: Int, _ foreground: CellColor, _ background: CellColor?, _ attributes: CellAttributes,
    within damage: CellRect
  ) {
    let old = cells[x]
    if old.glyph.isContinuation {
      if !glyph.isContinuation, x > damage.minX { cells[x - 1].glyph = .space }
    } else if x + 1 < damage.maxX, cells[x + 1].glyph.isContinuation {
      cells[x + 1].glyph = .space
    }
    cells[x] = Cell(glyph, foreground: foreground, background: background ?? old.background, attributes: attributes)
  }

  /// Draws cells of a text from column `x` on, each in its style of `styles`. A wide glyph that the clip cuts leaves a
  /// blank.
  func draw(
    _ cells: ArraySlice<TextCell>, _ styles: [TextCellStyle], at x: Int, _ clip: CellRect, within damage: CellRect
  ) {
    guard let first = cells.first else { return }
    let seen = clip.intersection(damage)
    var x = x
    var index = first.style
    var style = styles[Int(index)]
    for cell in cells {
      if x >= seen.maxX { return }
      let end = x + cell.width
      if end > seen.minX {
        if cell.style != index {
          index = cell.style
          style = styles[Int(index)]
        }
        switch cell.width {
        case 0: break
        case 1: put(cell.glyph, at: x, style, damage)
        default:
          let isCut = x < clip.minX || end > clip.maxX
          if x >= seen.minX { put(isCut ? .space : cell.glyph, at: x, style, damage) }
          if end <= seen.maxX { put(isCut ? .space : .continuation, at: x + 1, style, damage) }
        }
      }
      x = end
    }
  }

  private func put(_ glyph: Glyph, at x: Int, _ style: TextCellStyle, _ damage: CellRect) {
    put(glyph, at: x, style.foreground, style.background, style.attributes, within: damage)
  }

  /// Blanks the other halves of wide glyphs that `columns` cut.
  fileprivate func split(_ columns: Range<Int>, within damage: CellRect) {
    if cells[columns.lowerBound].glyph.isContinuation, columns.lowerBound > damage.minX {
      cells[columns.lowerBound - 1].glyph = .space
    }
    if columns.upperBound < damage.maxX, cells[columns.upperBound].glyph.isContinuation {
      cells[columns.upperBound].glyph = .space
    }
  }
}

extension Surface {
  mutating func withRow(_ y: Int, _ body: (SurfaceRow) -> Void) {
    let start = y * size.width
    let end = start + size.width
    cells.withUnsafeMutableBufferPointer {
      body(SurfaceRow(cells: UnsafeMutableBufferPointer(rebasing: $0[start..<end])))
    }
  }

  /// Sets all cells of `rect`, which is within the surface.
  mutating func fill(_ rect: CellRect, _ cell: Cell) {
    let width = size.width
    cells.withUnsafeMutableBufferPointer { cells in
      for y in rect.minY..<rect.maxY {
        cells[y * width + rect.minX..<y * width + rect.maxX].update(repeating: cell)
      }
    }
  }

  /// Blanks the other halves of wide glyphs that the sides of `rect` cut.
  mutating func splitGlyphs(at rect: CellRect, within damage: CellRect) {
    for y in rect.minY..<rect.maxY { withRow(y) { $0.split(rect.minX..<rect.maxX, within: damage) } }
  }

  /// Takes the cells of `rect` from `new`, and appends the runs of those that differed, a row at a time; those a few
  /// cells apart are one.
  mutating func take(from new: Surface, in rect: CellRect, runs: inout [CellRun]) {
    let width = size.width
    cells.withUnsafeMutableBufferPointer { old in
      new.cells.withUnsafeBufferPointer { new in
        for y in rect.minY..<rect.maxY {
          let start = y * width
          var begun = -1
          var end = 0
          for x in rect.minX..<rect.maxX where new[start + x] != old[start + x] {
            old[start + x] = new[start + x]
            if begun >= 0, x - end > 4 {
              runs.append(CellRun(row: y, columns: begun..<end))
              begun = x
            }
            if begun < 0 { begun = x }
            end = x + 1
          }
          if begun >= 0 { runs.append(CellRun(row: y, columns: begun..<end)) }
        }
      }
    }
  }
}
