/// Breaks a text into lines of whole cells (TXT-1 to TXT-3).
struct TextLayout {
  /// All cells; each line break of the text is one without columns.
  private var cells: [TextCell]
  /// The styles that cells name by their index.
  let styles: [TextCellStyle]
  /// What the styles stand for that are more than one colour; empty where all are one.
  var paints: [Paint?] = []
  /// Columns of the text if it is one line.
  let singleWidth: Int?
  private var isMarked = false

  private static let ellipsis: Unicode.Scalar = "…"

  init(_ text: CellText, styles: [TextCellStyle]) {
    cells = text.cells
    self.styles = styles
    singleWidth = text.hasNewlines ? nil : text.cells.columns
  }

  /// The lines for `width` columns, nil for as many as needed, and `limit` lines at most. Complexity: in proportion to
  /// the cells up to the last line; most texts are one line that fits, which takes no time.
  mutating func lines(width: Int?, limit: Int?, truncation: Text.TruncationMode) -> TextLines {
    let width = max(1, width ?? Int.max)
    if let singleWidth, singleWidth <= width { return TextLines(single: cells, width: singleWidth) }
    if !isMarked {
      LineBreaks.mark(&cells)
      isMarked = true
    }
    return cells.withUnsafeBufferPointer { buffer in
      var filler = LineFiller(cells: buffer, width: width, limit: limit.map { max(1, $0) } ?? Int.max)
      filler.fill()
      var lines = TextLines(cells: cells, starts: filler.starts, limit: width, width: filler.widest)
      if let rest = filler.rest {
        lines.cutLine = cut(cells[rest], width, truncation)
        lines.width = max(lines.width, lines.cutLine?.columns ?? 0)
      }
      return lines
    }
  }

  /// `line` cut to `width` columns with an ellipsis where something is missing.
  private func cut(_ line: ArraySlice<TextCell>, _ width: Int, _ truncation: Text.TruncationMode) -> [TextCell] {
    // An empty paragraph has no style to go by, but one of those that are left out has.
    let mark = TextCell(
      Glyph(Self.ellipsis), .ellipsis, style: line.first?.style ?? cells.first?.style ?? 0)
    switch truncation {
    case .tail: return line.prefix(columns: width - 1).trimmed + [mark]
    case .head: return [mark] + line.suffix(columns: width - 1)
    case .middle:
      let front = line.prefix(columns: width / 2)
      return front.trimmed + [mark] + line.suffix(columns: width - 1 - front.columns)
    }
  }
}

/// The lines of a text for one width: where each begins.
struct TextLines {
  private let cells: [TextCell]
  private let starts: [Int]
  /// Columns that lines may take.
  private let limit: Int
  /// Columns of the widest line.
  fileprivate(set) var width: Int
  /// The last line, if something of the text is left out.
  fileprivate(set) var cutLine: [TextCell]?

  init(cells: [TextCell], starts: [Int], limit: Int, width: Int) {
    self.cells = cells
    self.starts = starts
    self.limit = limit
    self.width = width
  }

  /// A text of one line that fits.
  init(single cells: [TextCell], width: Int) { self.init(cells: cells, starts: [], limit: Int.max, width: width) }

  var count: Int { max(1, starts.count) }
  var isTruncated: Bool { cutLine != nil }

  /// The cells of a line, from 0, without the spaces that hang over at its end.
  subscript(index: Int) -> ArraySlice<TextCell> {
    if starts.isEmpty { return cells[...] }
    if let cutLine, index == starts.count - 1 { return cutLine[...] }
    let isLast = index + 1 == starts.count
    let line = cells[starts[index]..<(isLast ? cells.count : starts[index + 1])]
    guard let last = line.last else { return line }
    if isLast || last.isNewline {
      // Spaces stay at the end of a paragraph, unless there is no room for them.
      let whole = last.isNewline ? line.dropLast() : line
      return whole.columns <= limit ? whole : whole.trimmed
    }
    if last.breakClass == .softHyphen {
      var hyphen = TextCell(last.glyph, .hyphen, style: last.style)
      hyphen.flags = last.flags
      return line.dropLast() + [hyphen]
    }
    return line.trimmed
  }
}

extension ArraySlice<TextCell> {
  /// Without the spaces at the end.
  fileprivate var trimmed: ArraySlice {
    var line = self
    while line.last?.isSpace == true { line.removeLast() }
    return line
  }

  /// As many whole clusters from the start as `columns` hold.
  fileprivate func prefix(columns: Int) -> ArraySlice {
    var used = 0
    var end = startIndex
    for index in indices {
      used += self[index].width
      if used > columns { break }
      if !self[index].flags.contains(.continues) { end = index + 1 }
    }
    return self[..<end]
  }

  /// As many whole clusters up to the end as `columns` hold.
  fileprivate func suffix(columns: Int) -> ArraySlice {
    var used = 0
    var start = endIndex
    for index in indices.reversed() {
      used += self[index].width
      if used > columns { break }
      if index == startIndex || !self[index - 1].flags.contains(.continues) { start = index }
    }
    return self[start...]
  }
}
