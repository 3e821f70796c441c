/// Lays out lines of views along an axis and makes only those near what can be seen. A line is one view, or as many
/// as a grid has tracks.
struct LazyContainer<Content: View>: PrimitiveView {
  let axis: Axis
  /// The line by which views stand across the axis.
  let guide: AlignmentGuide
  let spacing: Int
  let tracks: GridTracks?
  let content: Content

  static var isLazyHost: Bool { true }

  func update(_ node: Node) {
    node.updateChildren { $0.add(content, .slot(0)) }
    node.tree.addLazyHost(node)
  }

  func unmounted(_ node: Node) { node.tree.removeLazyHost(node) }

  func change(from old: Self) -> ViewChange {
    axis == old.axis && guide == old.guide && spacing == old.spacing && tracks == old.tracks ? [] : .layout
  }

  // MARK: Sizes

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    let across = proposal[axis.other]
    let lengths = lengths(across, node)
    var size = CellSize.zero
    size[axis] = lengths.total
    size[axis.other] = across ?? idealAcross(node)
    return size
  }

  /// What a line takes across where nothing is offered: as the first one.
  private func idealAcross(_ node: Node) -> Int {
    let items = items(0, node.listRows, node)
    return items.map { $0.size(for: offer(nil))[axis.other] }.max() ?? 0
  }

  private func offer(_ across: Int?) -> ProposedSize {
    var proposal = ProposedSize(width: nil, height: nil)
    proposal[axis.other] = across
    return proposal
  }

  /// The lengths of lines as they are known, for a width.
  private func lengths(_ across: Int?, _ node: Node) -> LineLengths {
    let memory = node.keep(LazyMemory.init)
    let rows = node.listRows
    let perLine = across.flatMap { tracks?.tracks(in: $0).count } ?? tracks?.items.count ?? 1
    let count = (rows.count + perLine - 1) / max(1, perLine)
    if memory.generation != node.box.contentGeneration {
      memory.generation = node.box.contentGeneration
      memory.lengths = [:]
    }
    // A stack asks for several widths, and each has lengths of its own.
    if let known = memory.lengths[across], known.count == count { return known }
    let first = count > 0 ? length(of: 0, across, rows, node) : 0
    let made = LineLengths(count: count, usual: first, spacing: spacing, perLine: max(1, perLine))
    if memory.lengths.count > 6 { memory.lengths = [:] }
    memory.lengths[across] = made
    return made
  }

  private func items(_ index: Int, _ rows: ListRows, _ node: Node) -> [Node] {
    node.box.isMakingRows = true
    defer { node.box.isMakingRows = false }
    return rows.row(at: index)?.layoutItems ?? []
  }

  private func offers(_ across: Int?, _ node: Node) -> [(start: Int, offer: ProposedSize)] {
    guard let tracks, let across else { return [(0, offer(across))] }
    return tracks.tracks(in: across).map { ($0.start, offer($0.length)) }
  }

  /// The length of a line, whose views are made for that.
  private func length(of line: Int, _ across: Int?, _ rows: ListRows, _ node: Node) -> Int {
    let offers = offers(across, node)
    var length = 0
    for (column, offer) in offers.enumerated() {
      let row = line * offers.count + column
      guard row < rows.count else { break }
      // Several views of one row stand one behind the other.
      length = max(length, items(row, rows, node).reduce(0) { $0 + $1.size(for: offer.offer)[axis] })
    }
    return length
  }

  // MARK: Places

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {
    let memory = node.keep(LazyMemory.init)
    let across = size[axis.other]
    let offered = proposal[axis.other]
    var lengths = lengths(offered, node)
    let rows = node.listRows
    let seen = node.visiblePart
    // A page before and after is ready, so that focus can go there.
    let page = seen.size[axis]
    let from = lengths.line(at: seen.origin[axis] - page)
    var line = from
    var start = lengths.start(of: from)
    let end = seen.origin[axis] + seen.size[axis] + page
    makeRows(from, end - start, lengths, rows, node)
    while line < lengths.count, start < end {
      let length = length(of: line, offered, rows, node)
      lengths.set(length, for: line)
      placeLine(line, at: start, length, across, offered, rows, node)
      start += length + spacing
      line += 1
    }
    if lengths.total != memory.lengths[offered]?.total { node.invalidateLayout() }
    memory.lengths[offered] = lengths
    memory.placed = lengths
    memory.axis = axis
    let kept = from * lengths.perLine..<max(from, line) * lengths.perLine
    node.box.isMakingRows = true
    rows.forEachMade { index, row in
      if !kept.contains(index) { for item in row.layoutItems { item.hide() } }
    }
    rows.dropRows(outside: kept)
    node.box.isMakingRows = false
  }

  /// Makes the rows that will be in sight at once rather than one by one.
  private func makeRows(
    _ line: Int, _ room: Int, _ lengths: LineLengths, _ rows: ListRows, _ node: Node
  ) {
    node.box.isMakingRows = true
    defer { node.box.isMakingRows = false }
    let usual = max(1, lengths.usual + spacing)
    let lines = (max(0, room) + usual - 1) / usual
    rows.makeRows(line * lengths.perLine..<min(rows.count, (line + lines) * lengths.perLine))
  }

  private func placeLine(
    _ line: Int, at start: Int, _ length: Int, _ across: Int, _ offered: Int?, _ rows: ListRows, _ node: Node
  ) {
    let offers = offers(offered ?? across, node)
    for (column, offer) in offers.enumerated() {
      let row = line * offers.count + column
      guard row < rows.count else { return }
      var position = start
      for item in items(row, rows, node) {
        let size = item.size(for: offer.offer)
        let room = offer.offer[axis.other] ?? across
        let own = guide.isBaseline ? 0 : guide.defaultValue(in: roomSize(room, length))
        let other = guide.isBaseline ? 0 : item.explicitGuide(guide, offer.offer) ?? guide.defaultValue(in: size)
        var origin = CellPoint.zero
        origin[axis] = position
        origin[axis.other] = offer.start + Int((own - other).rounded(.down))
        item.place(at: origin, offer.offer)
        position += size[axis]
      }
    }
  }

  private func roomSize(_ across: Int, _ along: Int) -> CellSize {
    var size = CellSize.zero
    size[axis] = along
    size[axis.other] = across
    return size
  }

  func showRow(_ index: Int, _ anchor: UnitPoint?, _ node: Node) {
    let lengths = node.keep(LazyMemory.init).placed
    let frame = node.frame(ofLine: index / lengths.perLine, lengths, axis)
    for container in node.chain.dropFirst() { container.reveal(frame, anchor) }
  }
}

extension Node {
  /// Where a line stands in the tree's space, or would.
  func frame(ofLine line: Int, _ lengths: LineLengths, _ axis: Axis) -> CellRect {
    var frame = absoluteFrame
    frame.origin[axis] += lengths.start(of: line)
    frame.size[axis] = lengths.length(of: line)
    return frame
  }
}

@MainActor
final class LazyMemory {
  var axis = Axis.vertical
  /// What is known of the lines, by what they are offered across.
  var lengths: [Int?: LineLengths] = [:]
  /// As they were placed.
  var placed = LineLengths(count: 0, usual: 0, spacing: 0)
  var generation = -1
}

/// The lengths of many lines of which most are as usual: only the others are kept. Asking takes time in proportion to
/// the logarithm of those.
struct LineLengths {
  let count: Int
  /// In cells.
  let usual: Int
  let spacing: Int
  /// Views in a line.
  let perLine: Int
  /// Lines of another length, in order, with the sum of the differences up to and including each.
  private var others: [(line: Int, length: Int, sum: Int)] = []

  init(count: Int, usual: Int, spacing: Int, perLine: Int = 1) {
    self.count = count
    self.usual = usual
    self.spacing = spacing
    self.perLine = perLine
  }

  var total: Int { count == 0 ? 0 : start(of: count) - spacing }

  /// How many of the others come before `line`.
  private func rank(_ line: Int) -> Int {
    var low = 0
    var high = others.count
    while low < high {
      let middle = (low + high) / 2
      if others[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func length(of line: Int) -> Int {
    let rank = rank(line)
    return rank < others.count && others[rank].line == line ? others[rank].length : usual
  }

  func start(of line: Int) -> Int {
    let rank = rank(line)
    return line * (usual + spacing) + (rank > 0 ? others[rank - 1].sum : 0)
  }

  /// The line that covers `position`, or the nearest.
  func line(at position: Int) -> Int {
    var low = 0
    var high = max(0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  mutating func set(_ length: Int, for line: Int) {
    let old = self.length(of: line)
    if old == length { return }
    let rank = rank(line)
    let isKept = rank < others.count && others[rank].line == line
    if isKept { others.remove(at: rank) }
    if length != usual { others.insert((line, length, 0), at: rank) }
    var sum = rank > 0 ? others[rank - 1].sum : 0
    for index in rank..<others.count {
      sum += others[index].length - usual
      others[index].sum = sum
    }
  }
}
