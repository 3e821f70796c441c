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
    let (x0, y0, x1, y1) = (a.x * across, a.y * down, b.x * across, b.y * down)
    let steps = max(1, Int(max(abs(x1 - x0), abs(y1 - y0)).rounded(.up)))
    let length = ((b.x - a.x) * (b.x - a.x) + 4 * (b.y - a.y) * (b.y - a.y)).squareRoot()
    // A dot is half a row high, so a line of so many columns is as many dots across and down.
    let reach = grid == .halves ? max(0, (width - 1) / 2) : 0
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      if !dash.isOn(at: length * part) { continue }
      set(around: x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, reach)
    }
    dash.go(length)
  }

  private mutating func set(around x: Double, _ y: Double, _ reach: Double) {
    // What is a hair short of a dot is meant to be there.
    let (column, row) = (Int((x + 0.000_001).rounded(.down)), Int((y + 0.000_001).rounded(.down)))
    if reach == 0 { return set(column, row) }
    let steps = Int(min(reach.rounded(.up), 200))
    for dy in -steps...steps {
      for dx in -steps...steps where Double(dx * dx + dy * dy) <= reach * reach { set(column + dx, row + dy) }
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
