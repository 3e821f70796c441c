extension Painter {
  /// The cells of `rect` that are painted now, on the surface.
  func seen(_ rect: CellRect) -> CellRect {
    rect.offset(by: origin).intersection(clip).intersection(canvas.damage)
  }

  /// Fills cells with a style.
  func fill(_ rect: CellRect, _ brush: Brush) {
    if let ink = brush.flat, ink.alpha == 255 { return fill(rect, ink.color) }
    forEachSeen(in: rect) { place, x, y in
      if case .glass(let glass, _) = brush.source {
        canvas.frost(x, y, brush.ink(at: place), keepsGlyph: glass.keepsGlyphs)
      } else {
        let middle = Double(place.x) + 0.5
        canvas.cover(
          x, y, upper: brush.ink(middle, Double(place.y) + 0.25), lower: brush.ink(middle, Double(place.y) + 0.75))
      }
    }
  }

  /// Fills quarters of one cell with a style.
  func fill(_ cell: CellPoint, _ quadrants: Quadrants, _ brush: Brush) {
    if quadrants == .all { return fill(CellRect(origin: cell, size: CellSize(1, 1)), brush) }
    if seen(CellRect(origin: cell, size: CellSize(1, 1))).isEmpty { return }
    let shift = quadrants == .upper ? 0.25 : quadrants == .lower ? 0.75 : 0.5
    let ink = brush.ink(Double(cell.x) + 0.5, Double(cell.y) + shift)
    canvas.cover(cell.x + origin.x, cell.y + origin.y, quadrants, ink)
  }

  /// Puts a glyph in an ink; what is below shows through one that doesn't cover all.
  func put(
    _ glyph: Glyph, width: Int = 1, at point: CellPoint, _ ink: Ink, background: CellColor? = nil,
    attributes: CellAttributes = []
  ) {
    if ink.alpha == 0 { return }
    let attributes = ink.isDim ? attributes.union(.dim) : attributes
    put(glyph, width: width, at: point, foreground: ink.color, background: background, attributes: attributes)
    if ink.alpha == 255 { return }
    // Each half of a wide glyph is mixed with what is behind it.
    forEachSeen(in: CellRect(origin: point, size: CellSize(width, 1))) { _, x, y in
      canvas.surface[x, y].foreground = canvas.colors.mix(
        canvas.surface[x, y].background, ink.color, ink.alpha, isOverText: true)
    }
  }

  /// Calls `body` with each cell of `rect` that is painted now: in the view's space and on the surface.
  func forEachSeen(in rect: CellRect, _ body: (CellPoint, Int, Int) -> Void) {
    let seen = seen(rect)
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX { body(CellPoint(x - origin.x, y - origin.y), x, y) }
    }
  }
}

extension Painter {
  /// Draws cells of one line, those whose style has a brush in its colours.
  func draw(_ cells: ArraySlice<TextCell>, _ styles: [TextCellStyle], _ brushes: [Brush?], at point: CellPoint) {
    var x = point.x
    for cell in cells {
      let place = CellPoint(x, point.y)
      let style = styles[Int(cell.style)]
      x += cell.width
      if cell.width == 0 { continue }
      if let brush = brushes[Int(cell.style)] {
        let ink = brush.ink(at: place, width: cell.width)
        put(
          cell.glyph, width: cell.width, at: place, ink, background: style.background, attributes: style.attributes)
      } else {
        put(
          cell.glyph, width: cell.width, at: place, foreground: style.foreground, background: style.background,
          attributes: style.attributes)
      }
    }
  }
}
