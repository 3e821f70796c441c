/// Draws cells for one view: places are in the view's own space, and what lies outside of the clip is left out.
@MainActor
struct Painter {
  let canvas: PaintCanvas
  /// Where the view's top left is on the surface.
  let origin: CellPoint
  /// What views around let through, on the surface.
  let clip: CellRect

  init(_ canvas: PaintCanvas, origin: CellPoint = .zero, clip: CellRect) {
    self.canvas = canvas
    self.origin = origin
    self.clip = clip
  }

  func moved(by delta: CellPoint) -> Painter { Painter(canvas, origin: origin + delta, clip: clip) }

  func clipped(to rect: CellRect) -> Painter {
    Painter(canvas, origin: origin, clip: clip.intersection(rect.offset(by: origin)))
  }

  /// True if something in `rect` can be seen now.
  func shows(_ rect: CellRect) -> Bool {
    let rect = rect.offset(by: origin)
    return rect.intersects(clip) && rect.intersects(canvas.damage)
  }

  /// Puts a glyph of `width` columns; a wide one that is cut by the clip leaves a blank. A nil background keeps what is
  /// below.
  func put(
    _ glyph: Glyph, width: Int, at point: CellPoint, foreground: CellColor, background: CellColor?,
    attributes: CellAttributes
  ) {
    let x = point.x + origin.x
    let y = point.y + origin.y
    guard y >= clip.minY, y < clip.maxY, x + width > clip.minX, x < clip.maxX else { return }
    if width == 2, x < clip.minX || x + 2 > clip.maxX {
      let seen = x < clip.minX ? x + 1 : x
      // Nothing is seen through a clip of no columns.
      guard seen < clip.maxX else { return }
      canvas.put(.space, at: seen, y, foreground, background, attributes)
      return
    }
    canvas.put(glyph, at: x, y, foreground, background, attributes)
    if width == 2 { canvas.put(.continuation, at: x + 1, y, foreground, background, attributes) }
  }

  /// Fills cells with a colour; what stood there is gone.
  func fill(_ rect: CellRect, _ color: CellColor) {
    canvas.fill(rect.offset(by: origin).intersection(clip), Cell(background: color))
  }

  /// Draws cells of one line from `point` on, each in its style of `styles`.
  func draw(_ cells: ArraySlice<TextCell>, _ styles: [TextCellStyle], at point: CellPoint) {
    canvas.draw(cells, styles, at: origin + point, clip)
  }

  /// Draws a plain string in one style.
  func draw(
    _ string: String, at point: CellPoint, foreground: CellColor = .default, attributes: CellAttributes = []
  ) {
    draw(
      CellText.cells(of: string)[...], [TextCellStyle(foreground: foreground, attributes: attributes)], at: point)
  }

  /// Changes the style of cells that are drawn already.
  func restyle(_ rect: CellRect, _ change: (inout Cell) -> Void) {
    let seen = rect.offset(by: origin).intersection(clip).intersection(canvas.damage)
    if seen.isEmpty { return }
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX { canvas.change(x, y, change) }
    }
  }
}
