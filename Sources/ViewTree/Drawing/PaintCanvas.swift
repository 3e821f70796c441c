/// The surface that is painted on, and the part of it that is painted now.
@MainActor
final class PaintCanvas {
  var surface: Surface
  private(set) var damage = CellRect.zero
  private(set) var cellsPainted = 0
  /// What was drawn as lines, for others to join.
  var lines: JointMap
  /// What colours are mixed by.
  var colors = ScreenColors(.dark)
  /// True once something was drawn that depends on cells beside it.
  private(set) var hasEffects = false

  /// How far cells depend on those beside them: each effect above another adds a column where it cuts a wide glyph.
  private static let effectReach = 8

  init(size: CellSize) {
    surface = Surface(size: size)
    lines = JointMap(size: size)
  }

  /// Clears `rect`, runs `paint`, and mends wide glyphs that the rectangle's edges cut.
  func repaint(_ rect: CellRect, _ paint: () -> Void) {
    let knewEffects = hasEffects
    repaintOnce(rect, paint)
    // The first effect of all was only found on the way.
    if hasEffects, !knewEffects { repaintOnce(rect, paint) }
  }

  private func repaintOnce(_ rect: CellRect, _ paint: () -> Void) {
    let outer = hasEffects ? rect.widened(by: Self.effectReach).intersection(surface.bounds) : rect
    let kept = hasEffects ? SurfacePart(surface, outer) : nil
    damage = outer
    lines.clear()
    surface.fill(outer, .blank)
    paint()
    if let kept { kept.restore(in: &surface, outside: rect) }
    damage = rect
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
    surface.withRow(y) { $0.put(glyph, at: x, foreground, background, attributes, within: damage) }
  }

  func fill(_ rect: CellRect, _ cell: Cell) {
    let seen = rect.intersection(damage)
    if seen.isEmpty { return }
    surface.splitGlyphs(at: seen, within: damage)
    surface.fill(seen, cell)
    lines.clear(seen)
  }

  func draw(_ cells: ArraySlice<TextCell>, _ styles: [TextCellStyle], at point: CellPoint, _ clip: CellRect) {
    guard point.y >= max(clip.minY, damage.minY), point.y < min(clip.maxY, damage.maxY) else { return }
    surface.withRow(point.y) { $0.draw(cells, styles, at: point.x, clip, within: damage) }
  }

  func change(_ x: Int, _ y: Int, _ change: (inout Cell) -> Void) {
    var cell = surface[x, y]
    change(&cell)
    surface[x, y] = cell
  }

  /// From now on more is painted than what is damaged, so that cells at its sides come out the same.
  func useEffects() { hasEffects = true }

  /// Left of `x` ends one part and right of it begins another that was painted at another time.
  private func mend(_ x: Int, _ y: Int) {
    let left = x > 0 ? surface[x - 1, y].glyph : .space
    let right = x < surface.size.width ? surface[x, y].glyph : .space
    if right.isContinuation, !left.isWide { surface[x, y].glyph = .space }
    if left.isWide, !right.isContinuation { surface[x - 1, y].glyph = .space }
  }
}
