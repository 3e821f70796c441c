/// One cell of a laid out text. A nil background keeps what is below.
struct TextCell: Hashable, Sendable {
  var glyph: Glyph
  var width: Int
  var foreground: CellColor
  var background: CellColor?
  var attributes: CellAttributes
  /// False for the no-break space.
  var isSpace: Bool
  var allowsBreakAfter: Bool
}

/// Breaks a text into lines of whole cells (TXT-1 to TXT-3).
struct TextLayout {
  enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// The text by paragraphs.
  let paragraphs: [[TextCell]]

  /// Columns of the widest paragraph on one line.
  let idealWidth: Int

  private static let ellipsis: Unicode.Scalar = "…"

  init(paragraphs: [[TextCell]]) {
    self.paragraphs = paragraphs
    var widest = 0
    for paragraph in paragraphs { widest = max(widest, Self.width(paragraph)) }
    idealWidth = widest
  }

  /// The text as it is, if it is one line that fits; nil if it has to be broken or cut.
  func wholeLines(width: Int?) -> [[TextCell]]? {
    guard paragraphs.count == 1, idealWidth <= max(1, width ?? Int.max) else { return nil }
    return paragraphs
  }

  /// The lines for `width` columns, nil for as many as needed, and `limit` lines at most.
  func lines(width: Int?, limit: Int?, truncation: Truncation) -> [[TextCell]] {
    let width = max(1, width ?? Int.max)
    var lines: [[TextCell]] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let broken = Self.broken(paragraph, width)
      if let limit,
        lines.count + broken.count > limit || (lines.count + broken.count == limit && index + 1 < paragraphs.count)
      {
        let kept = max(0, limit - lines.count - 1)
        let start = broken.prefix(kept).reduce(0) { $0 + $1.count }
        lines += broken.prefix(kept).map { Self.trimmed(paragraph[$0]) }
        let rest = Array(paragraph[start...])
        let isCut = index + 1 < paragraphs.count || Self.width(rest) > width
        lines.append(isCut ? cut(rest, width, truncation) : rest)
        return lines
      }
      lines += broken.dropLast().map { Self.trimmed(paragraph[$0]) }
      // Spaces hang over at a break, and where the last line is too long for them.
      let last = broken.last.map { paragraph[$0] } ?? []
      lines.append(Self.width(last) > width ? Self.trimmed(last) : Array(last))
    }
    return lines
  }

  static func width(_ cells: some Sequence<TextCell>) -> Int {
    var width = 0
    for cell in cells { width += cell.width }
    return width
  }

  /// The parts of a paragraph that fill lines greedily; spaces at a break belong to the line before it, and hang.
  private static func broken(_ cells: [TextCell], _ width: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    var used = 0
    /// After the last place where the line may end.
    var breakEnd = start
    while index < cells.count {
      let cell = cells[index]
      if used + cell.width > width, !cell.isSpace, index > start {
        let end = breakEnd > start ? breakEnd : index
        lines.append(start..<end)
        start = end
        index = end
        used = 0
        breakEnd = start
        continue
      }
      used += cell.width
      index += 1
      if cell.allowsBreakAfter { breakEnd = index }
    }
    lines.append(start..<cells.count)
    return lines
  }

  private static func trimmed(_ line: ArraySlice<TextCell>) -> [TextCell] {
    var line = line
    while line.last?.isSpace == true { line.removeLast() }
    return Array(line)
  }

  /// `cells` cut to `width` columns with an ellipsis where something is missing.
  private func cut(_ cells: [TextCell], _ width: Int, _ truncation: Truncation) -> [TextCell] {
    // An empty paragraph has no style to go by, but one of those that are left out has.
    guard var mark = cells.first ?? paragraphs.lazy.joined().first else { return [] }
    mark.glyph = Glyph(Self.ellipsis)
    mark.width = 1
    mark.isSpace = false
    switch truncation {
    case .tail:
      return Self.trimmed(Self.prefix(cells, width - 1)) + [mark]
    case .head:
      return [mark] + Self.suffix(cells, width - 1)
    case .middle:
      let front = Self.prefix(cells, width / 2)
      return Self.trimmed(front) + [mark] + Self.suffix(cells, width - 1 - Self.width(front))
    }
  }

  private static func prefix(_ cells: [TextCell], _ width: Int) -> ArraySlice<TextCell> {
    var used = 0
    return cells.prefix { cell in
      used += cell.width
      return used <= width
    }
  }

  private static func suffix(_ cells: [TextCell], _ width: Int) -> [TextCell] {
    var used = 0
    return cells.reversed().prefix { cell in
      used += cell.width
      return used <= width
    }.reversed()
  }
}
