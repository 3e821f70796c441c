/// Which rows stand in which line: as many to a line as there are tracks, but a section's header alone. Takes time in
/// proportion to the headers.
struct LineMap: Hashable {
  private struct Segment: Hashable {
    let firstRow: Int
    let firstLine: Int
    let isHeader: Bool
  }

  let rowCount: Int
  let perLine: Int
  private var segments: [Segment] = []
  private(set) var lineCount = 0

  init(rows: Int, perLine: Int, headers: [Int] = []) {
    rowCount = rows
    self.perLine = max(1, perLine)
    var next = 0
    func add(upTo end: Int, isHeader: Bool) {
      guard end > next else { return }
      segments.append(Segment(firstRow: next, firstLine: lineCount, isHeader: isHeader))
      lineCount += isHeader ? 1 : (end - next + self.perLine - 1) / self.perLine
      next = end
    }
    for header in headers {
      add(upTo: header, isHeader: false)
      add(upTo: header + 1, isHeader: true)
    }
    add(upTo: rows, isHeader: false)
  }

  /// The last segment for which `isBefore` holds, as it does for all up to one.
  private func last(where isBefore: (Segment) -> Bool) -> Int {
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if isBefore(segments[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func line(ofRow row: Int) -> Int {
    if segments.isEmpty { return 0 }
    let segment = segments[last { $0.firstRow <= row }]
    return segment.firstLine + (segment.isHeader ? 0 : (row - segment.firstRow) / perLine)
  }

  func rows(ofLine line: Int) -> Range<Int> {
    guard line >= 0, line < lineCount else { return rowCount..<rowCount }
    let index = last { $0.firstLine <= line }
    let segment = segments[index]
    let end = index + 1 < segments.count ? segments[index + 1].firstRow : rowCount
    if segment.isHeader { return segment.firstRow..<end }
    let first = segment.firstRow + (line - segment.firstLine) * perLine
    return first..<min(end, first + perLine)
  }

  func isHeader(line: Int) -> Bool {
    line >= 0 && line < lineCount && segments[last { $0.firstLine <= line }].isHeader
  }

  /// The line of the header whose section `line` is in.
  func header(at line: Int) -> Int? {
    guard line >= 0, line < lineCount else { return nil }
    return segments[...last { $0.firstLine <= line }].last(where: \.isHeader)?.firstLine
  }

  /// The line of the next section's header.
  func header(after line: Int) -> Int? {
    guard line >= 0, line < lineCount else { return nil }
    return segments[last { $0.firstLine <= line }...].first { $0.isHeader && $0.firstLine > line }?.firstLine
  }
}
