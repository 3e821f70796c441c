/// Draws cells for one view: places are in the view's own space, and what lies outside of the clip is left out.
@MainActor
public struct Painter {
  private let canvas: PaintCanvas
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
      canvas.put(.space, at: seen, y, foreground, background, attributes)
      return
    }
    canvas.put(glyph, at: x, y, foreground, background, attributes)
    if width == 2 { canvas.put(.continuation, at: x + 1, y, foreground, background, attributes) }
  }

  /// Fills cells with a colour; what stood there is gone.
  public func fill(_ rect: CellRect, _ color: CellColor) {
    let seen = rect.offset(by: origin).intersection(clip).intersection(canvas.damage)
    if seen.isEmpty { return }
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX { canvas.put(.space, at: x, y, .default, color, []) }
    }
  }

  /// Draws one line of text from `point` on.
  func draw(_ line: some Sequence<TextCell>, at point: CellPoint) {
    var x = point.x
    for cell in line {
      put(
        cell.glyph, width: cell.width, at: CellPoint(x, point.y), foreground: cell.foreground,
        background: cell.background, attributes: cell.attributes)
      x += cell.width
    }
  }

  /// Draws a plain string in one style.
  public func draw(
    _ string: String, at point: CellPoint, foreground: CellColor = .default, attributes: CellAttributes = []
  ) {
    var x = point.x
    for cluster in CellText.clusters(of: string) {
      put(
        cluster.glyph, width: cluster.width, at: CellPoint(x, point.y), foreground: foreground, background: nil,
        attributes: attributes)
      x += cluster.width
    }
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

/// The surface that is painted on, and the part of it that is painted now.
@MainActor
final class PaintCanvas {
  var surface: Surface
  private(set) var damage = CellRect.zero
  private(set) var cellsPainted = 0

  init(size: CellSize) { surface = Surface(size: size) }

  /// Clears `rect`, runs `paint`, and mends wide glyphs that the rectangle's edges cut.
  func repaint(_ rect: CellRect, _ paint: () -> Void) {
    damage = rect
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { surface[x, y] = .blank }
    }
    paint()
    for y in rect.minY..<rect.maxY {
      mend(rect.minX, y)
      mend(rect.maxX, y)
    }
    cellsPainted += rect.width * rect.height
  }

  func put(
    _ glyph: Glyph, at x: Int, _ y: Int, _ foreground: CellColor, _ background: CellColor?,
    _ attributes: CellAttributes
  ) {
    guard damage.contains(CellPoint(x, y)) else { return }
    blankOtherHalf(x, y, keeping: glyph)
    let background = background ?? surface[x, y].background
    surface[x, y] = Cell(glyph, foreground: foreground, background: background, attributes: attributes)
  }

  func change(_ x: Int, _ y: Int, _ change: (inout Cell) -> Void) {
    var cell = surface[x, y]
    change(&cell)
    surface[x, y] = cell
  }

  /// Half of a wide glyph can't stay: the other half becomes a blank in its background.
  private func blankOtherHalf(_ x: Int, _ y: Int, keeping glyph: Glyph) {
    let old = surface[x, y].glyph
    if old.isContinuation, !glyph.isContinuation, x > damage.minX { surface[x - 1, y].glyph = .space }
    if !old.isContinuation, x + 1 < damage.maxX, surface[x + 1, y].glyph.isContinuation {
      surface[x + 1, y].glyph = .space
    }
  }

  /// Left of `x` ends one part and right of it begins another that was painted at another time.
  private func mend(_ x: Int, _ y: Int) {
    let left = x > 0 ? surface[x - 1, y].glyph : .space
    let right = x < surface.size.width ? surface[x, y].glyph : .space
    if right.isContinuation, !left.isWide { surface[x, y].glyph = .space }
    if left.isWide, !right.isContinuation { surface[x - 1, y].glyph = .space }
  }
}
