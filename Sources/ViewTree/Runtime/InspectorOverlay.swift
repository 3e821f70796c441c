/// What the latest frame has cost, drawn over the top right corner.
@MainActor
final class InspectorOverlay {
  var lastFrame = Statistics()

  private static let width = 26

  private var lines: [String] {
    let frame = lastFrame
    func microseconds(_ seconds: Double) -> String { "\(Int(seconds * 1_000_000)) µs" }
    return [
      "bodies   \(frame.bodiesRun)",
      "measured \(frame.measured), placed \(frame.placed)",
      "painted  \(frame.cellsPainted) cells",
      "sent     \(frame.cellsSent) cells, \(frame.bytesSent) B",
      "update   \(microseconds(frame.times.update))",
      "layout   \(microseconds(frame.times.layout))",
      "paint    \(microseconds(frame.times.paint))",
      "send     \(microseconds(frame.times.send))",
      "nodes    \(frame.nodesAlive)",
    ]
  }

  /// The cells that it covers.
  func frame(in size: CellSize) -> CellRect {
    CellRect(x: max(0, size.width - Self.width), y: 0, width: min(Self.width, size.width), height: lines.count + 2)
      .intersection(CellRect(origin: .zero, size: size))
  }

  func draw(in painter: Painter) {
    let frame = frame(in: CellSize(painter.clip.maxX, painter.clip.maxY))
    painter.fill(frame, .default)
    painter.drawBox(frame, line: .light, foreground: .default, attributes: .dim)
    let inner = painter.clipped(
      to: CellRect(x: frame.minX + 1, y: frame.minY + 1, width: frame.width - 2, height: frame.height - 2))
    for (row, line) in lines.enumerated() {
      inner.draw(line, at: CellPoint(frame.minX + 1, frame.minY + 1 + row))
    }
  }
}
