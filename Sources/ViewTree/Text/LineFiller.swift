/// Fills lines greedily: each takes what fits, up to the last place where it may end (TXT-1). A word that is longer than
/// a line is broken between clusters.
struct LineFiller {
  private let cells: UnsafeBufferPointer<TextCell>
  private let width: Int
  private let limit: Int

  /// Where each line begins.
  private(set) var starts = [0]
  /// Columns of the widest line; one that is cut doesn't count.
  private(set) var widest = 0
  /// What is left of the paragraph for the last line, if lines are missing.
  private(set) var rest: Range<Int>?

  /// Where the present line begins, its columns so far, and those without the spaces at its end.
  private var start = 0
  private var used = 0
  private var solid = 0
  /// After the last place where the line may end, or where a cluster ended, and the columns up to there.
  private var lineEnd = Candidate()
  private var clusterEnd = Candidate()

  private struct Candidate {
    var index = 0
    var solid = 0
  }

  init(cells: UnsafeBufferPointer<TextCell>, width: Int, limit: Int) {
    self.cells = cells
    self.width = width
    self.limit = limit
  }

  mutating func fill() {
    var index = 0
    while index < cells.count {
      let cell = cells[index]
      if cell.isNewline {
        if !endLine(columns: lastColumns, nextAt: index + 1) { return }
        index += 1
      } else if used + cell.width > width, !cell.isSpace, index > start {
        var end = lineEnd.index > start ? lineEnd : clusterEnd
        // A cluster of several cells that is wider than the line.
        if end.index == start { end = Candidate(index: index, solid: solid) }
        if !endLine(columns: end.solid, nextAt: end.index) { return }
        index = end.index
      } else {
        take(cell, index)
        index += 1
      }
    }
    widest = max(widest, lastColumns)
  }

  /// Columns of the present line if it ends its paragraph: spaces stay if there is room for them.
  private var lastColumns: Int { used <= width ? used : solid }

  private mutating func take(_ cell: TextCell, _ index: Int) {
    used += cell.width
    if !cell.isSpace { solid = used }
    if cell.flags.contains(.continues) { return }
    if cell.breakClass == .softHyphen {
      // The hyphen that shows there needs a column, and something before it.
      if used == 0 || used >= width { return }
      clusterEnd = Candidate(index: index + 1, solid: solid + 1)
    } else {
      clusterEnd = Candidate(index: index + 1, solid: solid)
    }
    if cell.flags.contains(.breakAfter) { lineEnd = clusterEnd }
  }

  /// Goes on with a new line at `index`; false if there may be no more, so that the present one takes the rest of its
  /// paragraph.
  private mutating func endLine(columns: Int, nextAt index: Int) -> Bool {
    if starts.count == limit {
      let end = cells[start...].firstIndex(where: \.isNewline) ?? cells.count
      rest = start..<end
      return false
    }
    widest = max(widest, columns)
    starts.append(index)
    start = index
    used = 0
    solid = 0
    lineEnd = Candidate(index: index)
    clusterEnd = lineEnd
    return true
  }
}
