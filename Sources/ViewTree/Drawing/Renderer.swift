/// Turns a tree's damage into cells for the terminal: paints what is damaged, compares it with what the terminal shows,
/// and sends the difference.
@MainActor
final class Renderer {
  private let canvas: PaintCanvas
  private var shown: Surface

  init(size: CellSize) {
    canvas = PaintCanvas(size: size)
    shown = Surface(size: size)
  }

  /// What the tree looks like.
  var surface: Surface { canvas.surface }

  /// Paints the tree's damage, and what `over` draws above all, and returns the runs of cells that differ from what was
  /// shown before.
  func render(_ tree: Tree, over: ((Painter) -> Void)? = nil) -> [CellRun] {
    let bounds = canvas.surface.bounds
    let colors = ScreenColors(tree.rootEnvironment.colorScheme)
    if colors != canvas.colors {
      // Whatever lets through the terminal's own colours looks different.
      canvas.colors = colors
      tree.damage.add(bounds)
    }
    // What covered half of a wide glyph may have gone: the column on either side is painted too.
    var rects = tree.damage.take(in: bounds)
    if rects.isEmpty { return [] }
    for (index, rect) in rects.enumerated() {
      rects[index] = CellRect(x: rect.minX - 1, y: rect.minY, width: rect.width + 2, height: rect.height)
        .intersection(bounds)
    }
    let painted = canvas.cellsPainted
    for rect in rects {
      canvas.repaint(rect) {
        let painter = Painter(canvas, clip: canvas.surface.bounds)
        tree.root?.paint(painter)
        over?(painter)
      }
    }
    tree.statistics.cellsPainted += canvas.cellsPainted - painted
    let runs = difference(in: rects)
    for run in runs { tree.statistics.cellsSent += run.columns.count }
    return runs
  }

  /// The runs of different cells, a row at a time; those a few cells apart are one.
  private func difference(in rects: [CellRect]) -> [CellRun] {
    var runs: [CellRun] = []
    for rect in rects { shown.take(from: canvas.surface, in: rect, runs: &runs) }
    for (index, run) in runs.enumerated() { runs[index] = wholeGlyphs(run) }
    return runs
  }

  /// A run never begins or ends within a wide glyph.
  private func wholeGlyphs(_ run: CellRun) -> CellRun {
    var columns = run.columns
    if canvas.surface[columns.lowerBound, run.row].glyph.isContinuation, columns.lowerBound > 0 {
      columns = columns.lowerBound - 1..<columns.upperBound
    }
    if columns.upperBound < shown.size.width, canvas.surface[columns.upperBound, run.row].glyph.isContinuation {
      columns = columns.lowerBound..<columns.upperBound + 1
    }
    return CellRun(row: run.row, columns: columns)
  }
}

extension Node {
  /// Draws the node and what is below it, as far as it meets the damage.
  func paint(_ painter: Painter) {
    guard box.isPlaced, painter.shows(box.paintBounds.offset(by: box.frame.origin)) else { return }
    var painter = painter.moved(by: box.frame.origin)
    let own = CellRect(origin: .zero, size: box.frame.size)
    if clipsChildren { painter = painter.clipped(to: own) }
    tree.statistics.nodesPainted += 1
    paintContent(in: painter)
  }

  /// Draws the node, what is below it, and what it has above that, in its own space.
  final func paintPlainly(in painter: Painter) {
    draw(in: painter)
    for child in drawingOrder { child.paint(painter) }
    drawOver(in: painter)
  }
}
