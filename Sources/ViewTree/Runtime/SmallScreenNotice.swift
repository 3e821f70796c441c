/// What stands on a terminal that is too small for the program: a sentence as long as there is room for (L5).
@MainActor
struct SmallScreenNotice {
  let needed: CellSize

  /// Nil where the program fits.
  init?(size: CellSize, needed: CellSize) {
    if size.width >= needed.width && size.height >= needed.height { return nil }
    self.needed = needed
  }

  func draw(in painter: Painter) {
    let size = CellSize(painter.clip.maxX, painter.clip.maxY)
    painter.fill(CellRect(origin: .zero, size: size), .default)
    for (row, line) in lines(for: size).enumerated() { painter.draw(line, at: CellPoint(0, row)) }
  }

  /// The longest of some sentences that fits.
  func lines(for size: CellSize) -> [String] {
    let room = "\(needed.width)×\(needed.height)"
    let sentences = [
      "Please make the window larger: \(room) are needed, here are \(size.width)×\(size.height).",
      "Please make the window larger.", "Needs \(room).", "Larger!", room, "+",
    ]
    let fitting = sentences.lazy.compactMap { Self.wrapped($0, size) }
    return fitting.first ?? []
  }

  /// The words in lines; nil if they don't fit.
  private static func wrapped(_ text: String, _ size: CellSize) -> [String]? {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= size.width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.count <= size.height && lines.allSatisfy { $0.count <= size.width } ? lines : nil
  }
}
