/// Which parts of the cells in `rect` a form covers. Each cell is a few dots wide and high.
struct Raster {
  /// The dots of a cell.
  enum Grid {
    /// One dot above another: half blocks. A dot is square.
    case halves
    /// Two dots across and four down: Braille.
    case braille

    var columns: Int { self == .halves ? 1 : 2 }
    var rows: Int { self == .halves ? 2 : 4 }
  }

  let rect: CellRect
  let grid: Grid
  /// A bit a dot, the first row in the lowest bits.
  private var masks: [UInt8]

  /// A raster without a dot.
  init(_ rect: CellRect, _ grid: Grid) {
    self.rect = rect
    self.grid = grid
    masks = Array(repeating: 0, count: max(0, rect.width) * max(0, rect.height))
  }

  /// The dots of a cell within `rect`.
  subscript(_ cell: CellPoint) -> UInt8 { masks[(cell.y - rect.minY) * rect.width + cell.x - rect.minX] }

  /// Sets the dot in that column and row of all dots, counted from the origin of cells.
  mutating func set(_ column: Int, _ row: Int) {
    let cell = CellPoint(column.division(grid.columns), row.division(grid.rows))
    guard rect.contains(cell) else { return }
    let dot = (row - cell.y * grid.rows) * grid.columns + column - cell.x * grid.columns
    masks[(cell.y - rect.minY) * rect.width + cell.x - rect.minX] |= 1 << UInt8(dot)
  }

  /// Sets the dots whose middle is inside an outline.
  mutating func fill(_ polygon: Polygon, evenOdd: Bool) {
    guard !rect.isEmpty else { return }
    let (across, down) = (Double(grid.columns), Double(grid.rows))
    for row in rect.minY * grid.rows..<rect.maxY * grid.rows {
      for span in polygon.spans(atY: (Double(row) + 0.5) / down, evenOdd: evenOdd) {
        let first = max(Int((span.start * across - 0.5).rounded(.up)), rect.minX * grid.columns)
        let end = min(Int((span.end * across - 0.5).rounded(.up)), rect.maxX * grid.columns)
        var column = first
        while column < end {
          set(column, row)
          column += 1
        }
      }
    }
  }

  /// Sets the dots along an outline: one dot wide, or as many as lie within `width` columns around it.
  mutating func stroke(_ polygon: Polygon, width: Double, dash: Dash) {
    guard !rect.isEmpty else { return }
    for part in polygon.parts {
      var dash = dash
      let closing = part.isClosed ? part.points.first.map { [$0] } ?? [] : []
      let points = part.points + closing
      if points.count == 1 { strokeLine(points[0], points[0], width, &dash) }
      for (a, b) in zip(points, points.dropFirst()) { strokeLine(a, b, width, &dash) }
    }
  }

  private mutating func strokeLine(_ a: CGPoint, _ b: CGPoint, _ width: Double, _ dash: inout Dash) {
    let (across, down) = (Double(grid.columns), Double(grid.rows))
    // In dots, whose middles are at halves.
    let (from, to) = ((x: a.x * across, y: a.y * down), (x: b.x * across, y: b.y * down))
    let length = ((b.x - a.x) * (b.x - a.x) + 4 * (b.y - a.y) * (b.y - a.y)).squareRoot()
    defer { dash.go(length) }
    // A dot is half a row high, so a line of so many columns is as many dots across and down.
    if grid == .halves, width > 1 { return strokeBand(from, to, width / 2, length, dash) }
    let steps = max(1, Int(max(abs(to.x - from.x), abs(to.y - from.y)).rounded(.up)))
    for step in visibleSteps(of: steps, from, to) {
      let part = Double(step) / Double(steps)
      if !dash.isOn(at: length * part) { continue }
      // What is a hair short of a dot is meant to be there.
      let (x, y) = (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      set(Int((x + 0.000_001).rounded(.down)), Int((y + 0.000_001).rounded(.down)))
    }
  }

  /// The steps of a line that can be in the raster.
  private func visibleSteps(of count: Int, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) -> ClosedRange<
    Int
  > {
    var (first, last) = (0.0, 1.0)
    func limit(_ start: Double, _ way: Double, _ low: Int, _ high: Int) {
      if way == 0 { return }
      let ends = ((Double(low) - 1 - start) / way, (Double(high) + 1 - start) / way)
      first = max(first, min(ends.0, ends.1))
      last = min(last, max(ends.0, ends.1))
    }
    limit(from.x, to.x - from.x, rect.minX * grid.columns, rect.maxX * grid.columns)
    limit(from.y, to.y - from.y, rect.minY * grid.rows, rect.maxY * grid.rows)
    let begin = min(count, max(0, Int((first * Double(count)).rounded(.down))))
    return begin...max(begin, min(count, Int((last * Double(count)).rounded(.up))))
  }

  /// Sets the dots whose middle is at most `reach` away from a line.
  private mutating func strokeBand(
    _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ reach: Double, _ length: Double, _ dash: Dash
  ) {
    func bounded(_ value: Double, _ low: Int, _ high: Int) -> Int {
      Int(min(max(value, Double(low)), Double(high)))
    }
    let (left, right) = (rect.minX * grid.columns, rect.maxX * grid.columns)
    let (top, bottom) = (rect.minY * grid.rows, rect.maxY * grid.rows)
    let first = (
      bounded(min(from.x, to.x) - reach - 1, left, right), bounded(min(from.y, to.y) - reach - 1, top, bottom)
    )
    let last = (
      bounded(max(from.x, to.x) + reach + 1, left, right), bounded(max(from.y, to.y) + reach + 1, top, bottom)
    )
    let way = (x: to.x - from.x, y: to.y - from.y)
    let square = way.x * way.x + way.y * way.y
    for row in first.1..<last.1 {
      for column in first.0..<last.0 {
        let (x, y) = (Double(column) + 0.5 - from.x, Double(row) + 0.5 - from.y)
        let part = square == 0 ? 0 : min(1, max(0, (x * way.x + y * way.y) / square))
        let (dx, dy) = (x - way.x * part, y - way.y * part)
        if dx * dx + dy * dy <= reach * reach, dash.isOn(at: length * part) { set(column, row) }
      }
    }
  }
}

/// Where a dashed line is drawn.
struct Dash {
  private let lengths: [Double]
  private var begun: Double

  /// Lengths on and off in turn, in columns, from `phase` on; all of the line without any.
  init(_ lengths: [Double], phase: Double) {
    let lengths = lengths.map { $0.isFinite ? max(0, $0) : 0 }
    self.lengths = lengths.reduce(0, +) > 0 ? lengths : []
    begun = phase.isFinite ? phase : 0
  }

  func isOn(at place: Double) -> Bool {
    let all = lengths.reduce(0, +)
    if all == 0 { return true }
    var rest = (begun + place).truncatingRemainder(dividingBy: all * (lengths.count % 2 == 0 ? 1 : 2))
    if rest < 0 { rest += all * (lengths.count % 2 == 0 ? 1 : 2) }
    var index = 0
    while rest >= lengths[index % lengths.count], index < lengths.count * 2 {
      rest -= lengths[index % lengths.count]
      index += 1
    }
    return index % 2 == 0
  }

  mutating func go(_ length: Double) { begun += length }
}

extension Int {
  /// The quotient rounded down, also for negative numbers.
  fileprivate func division(_ divisor: Int) -> Int { (self - (self % divisor + divisor) % divisor) / divisor }
}
