/// Sizes and places of the cells of a grid (GRD-1 to GRD-4).
@MainActor
struct GridLayout {
  private struct Cell {
    let node: Node
    let traits: GridCellTraits
    let row: Int
    var columns: Range<Int>
    let rowAlignment: VerticalAlignment?
  }

  let horizontalSpacing: Int
  let verticalSpacing: Int
  private let alignment: Alignment
  private var cells: [Cell] = []
  private var columnCount = 0
  private var rowCount = 0

  init(_ grid: Node, _ alignment: Alignment, horizontalSpacing: Int, verticalSpacing: Int) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    var last: Node?
    var next = 0
    for node in grid.layoutChildren {
      let row = node.gridRow
      if row == nil || row?.node !== last {
        rowCount += 1
        next = 0
      }
      last = row?.node
      let traits = node.gridCellTraits
      cells.append(
        Cell(
          node: node, traits: traits, row: rowCount - 1, columns: next..<next + traits.columns,
          rowAlignment: row?.trait.alignment))
      next += traits.columns
      columnCount = max(columnCount, row == nil ? 0 : next)
    }
    columnCount = max(columnCount, cells.isEmpty ? 0 : 1)
    // A view that is no row goes across all of them.
    for index in cells.indices where cells[index].node.gridRow == nil { cells[index].columns = 0..<columnCount }
  }

  static func total(_ lengths: [Int], _ spacing: Int) -> Int {
    lengths.reduce(0, +) + max(0, lengths.count - 1) * spacing
  }

  // MARK: Tracks

  /// The widths of the columns and the heights of the rows.
  func tracks(_ proposal: ProposedSize) -> (columns: [Int], rows: [Int]) {
    let columns = lengths(.horizontal, columnCount, proposal) { cell, offer in
      cell.node.size(for: ProposedSize(width: offer, height: nil)).width
    }
    let rows = lengths(.vertical, rowCount, proposal) { cell, offer in
      cell.node.size(for: ProposedSize(width: length(of: cell, columns), height: offer)).height
    }
    return (columns, rows)
  }

  private func span(_ cell: Cell, _ axis: Axis) -> Range<Int> {
    axis == .horizontal ? cell.columns : cell.row..<cell.row + 1
  }

  private func length(of cell: Cell, _ columns: [Int]) -> Int {
    Self.total(Array(columns[cell.columns]), horizontalSpacing)
  }

  private func lengths(
    _ axis: Axis, _ count: Int, _ proposal: ProposedSize, _ answer: (Cell, Int?) -> Int
  ) -> [Int] {
    guard count > 0 else { return [] }
    let spacing = axis == .horizontal ? horizontalSpacing : verticalSpacing
    let sized = cells.filter { !$0.traits.unsizedAxes.contains(axis) }
    let single = sized.filter { span($0, axis).count == 1 }
    let wide = sized.filter { span($0, axis).count > 1 }
    func most(_ offer: (Int) -> Int?) -> [Int] {
      var lengths = Array(repeating: 0, count: count)
      for cell in single {
        let track = span(cell, axis).lowerBound
        lengths[track] = max(lengths[track], answer(cell, offer(track)))
      }
      return lengths
    }
    guard let whole = proposal[axis] else {
      var lengths = most { _ in nil }
      for cell in wide { spread(answer(cell, nil), over: span(cell, axis), spacing, &lengths) }
      return lengths
    }
    var least = most { _ in 0 }
    for cell in wide { spread(answer(cell, 0), over: span(cell, axis), spacing, &least) }
    let longest = most { _ in ProposedSize.unbounded }
    // As the children of a stack, the least flexible first (STK-3); equal ones in order.
    let order = (0..<count).sorted {
      let (a, b) = (longest[$0] - least[$0], longest[$1] - least[$1])
      return a != b ? a < b : $0 < $1
    }
    var left = whole - (count - 1) * spacing
    var lengths = Array(repeating: 0, count: count)
    for (position, track) in order.enumerated() {
      let offer = max(0, left / (count - position))
      let asked = single.filter { span($0, axis).lowerBound == track }
      // A column of wide cells only takes its share.
      lengths[track] = asked.isEmpty && !wide.isEmpty ? 0 : asked.map { answer($0, offer) }.max() ?? 0
      left -= lengths[track]
    }
    for cell in wide {
      let span = span(cell, axis)
      let room = Self.total(Array(lengths[span]), spacing)
      spread(answer(cell, room + max(0, left)), over: span, spacing, &lengths)
      left = whole - Self.total(lengths, spacing)
    }
    return lengths
  }

  /// Makes tracks longer so that a cell across them has `needed` room; the last ones get what doesn't come out even.
  private func spread(_ needed: Int, over span: Range<Int>, _ spacing: Int, _ lengths: inout [Int]) {
    let missing = needed - Self.total(Array(lengths[span]), spacing)
    guard missing > 0 else { return }
    for (position, track) in span.enumerated() {
      lengths[track] += missing / span.count + (position >= span.count - missing % span.count ? 1 : 0)
    }
  }

  // MARK: Places

  func place(_ proposal: ProposedSize) {
    let (columns, rows) = tracks(proposal)
    let lefts = starts(columns, horizontalSpacing)
    let tops = starts(rows, verticalSpacing)
    for row in 0..<rowCount {
      let line = cells.filter { $0.row == row }
      let baselines = baselines(line, columns, rows[row])
      for (cell, baseline) in zip(line, baselines) {
        let room = CellSize(length(of: cell, columns), rows[row])
        let origin = origin(of: cell, in: room, baseline: baseline)
        cell.node.place(
          at: origin + CellPoint(lefts[cell.columns.lowerBound], tops[row]), ProposedSize(room))
      }
    }
  }

  private func starts(_ lengths: [Int], _ spacing: Int) -> [Int] {
    var next = 0
    return lengths.map { length in
      defer { next += length + spacing }
      return next
    }
  }

  /// How far each cell of a row is moved down so that baselines meet; nil where it stands by another line.
  private func baselines(_ line: [Cell], _ columns: [Int], _ height: Int) -> [Int?] {
    let values: [Double?] = line.map { cell in
      let guide = (cell.rowAlignment ?? alignment.vertical).guide
      guard guide.isBaseline, cell.traits.anchor == nil else { return nil }
      let room = ProposedSize(CellSize(length(of: cell, columns), height))
      return cell.node.explicitGuide(guide, room) ?? guide.defaultValue(in: cell.node.size(for: room))
    }
    let lowest = values.compactMap { $0 }.max() ?? 0
    return values.map { $0.map { Int((lowest - $0).rounded(.down)) } }
  }

  private func origin(of cell: Cell, in room: CellSize, baseline: Int?) -> CellPoint {
    let size = cell.node.size(for: ProposedSize(room))
    if let anchor = cell.traits.anchor {
      func part(_ axis: Axis) -> Int { Int((Double(room[axis] - size[axis]) * anchor[axis]).rounded(.down)) }
      return CellPoint(part(.horizontal), part(.vertical))
    }
    let column = cell.columns.count == 1 ? columnAlignment(cell.columns.lowerBound) : cell.traits.columnAlignment
    let alignment = Alignment(
      horizontal: column ?? alignment.horizontal, vertical: cell.rowAlignment ?? alignment.vertical)
    var origin = alignment.origin(of: cell.node, ProposedSize(room), in: room)
    if let baseline { origin.y = baseline }
    return origin
  }

  /// What a cell of the column says for all of them.
  private func columnAlignment(_ column: Int) -> HorizontalAlignment? {
    cells.lazy.filter { $0.columns == column..<column + 1 }.compactMap(\.traits.columnAlignment).first
  }
}
