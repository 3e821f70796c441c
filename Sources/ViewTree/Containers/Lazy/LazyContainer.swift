/// Lays out lines of views along an axis and makes only those near what can be seen. A line is one view, or as many
/// as a grid has tracks.
struct LazyContainer<Content: View>: PrimitiveView {
  let axis: Axis
  /// The line by which views stand across the axis.
  let guide: AlignmentGuide
  let spacing: Int
  let tracks: GridTracks?
  let pinned: PinnedScrollableViews
  let content: Content

  static var isLazyHost: Bool { true }

  private var pinsHeaders: Bool { pinned.contains(.sectionHeaders) }

  func update(_ node: Node) {
    if pinsHeaders {
      node.setWraps(PinnedRow.wraps)
      // A header is drawn in front of what scrolls under it.
      node.tree.usesZIndex = true
    }
    node.updateChildren { $0.add(content, .slot(0)) }
    node.tree.addLazyHost(node)
  }

  func unmounted(_ node: Node) { node.tree.removeLazyHost(node) }

  func change(from old: Self) -> ViewChange {
    axis == old.axis && guide == old.guide && spacing == old.spacing && tracks == old.tracks && pinned == old.pinned
      ? [] : .layout
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
    let map = LineMap(rows: rows.count, perLine: perLine, headers: perLine > 1 || pinsHeaders ? rows.headers : [])
    if memory.generation != node.box.contentGeneration {
      memory.generation = node.box.contentGeneration
      memory.lengths = [:]
    }
    // A stack asks for several widths, and each has lengths of its own.
    if let known = memory.lengths[across], known.map == map { return known }
    // A header is not what lines usually are.
    let usual = map.isHeader(line: 0) ? min(1, map.lineCount - 1) : 0
    let made = LineLengths(
      map, usual: map.lineCount > 0 ? length(of: usual, across, map, rows, node) : 0, spacing: spacing)
    if memory.lengths.count > 6 { memory.lengths = [:] }
    memory.lengths[across] = made
    return made
  }

  private func items(_ index: Int, _ rows: ListRows, _ node: Node) -> [Node] {
    node.box.isMakingRows = true
    defer { node.box.isMakingRows = false }
    return rows.row(at: index)?.layoutItems ?? []
  }

  /// Where the views of a line start, and what each is offered; a header has the line for itself.
  private func offers(_ across: Int?, isHeader: Bool) -> [(start: Int, offer: ProposedSize)] {
    guard let tracks, let across, !isHeader else { return [(0, offer(across))] }
    return tracks.tracks(in: across).map { ($0.start, offer($0.length)) }
  }

  /// The length of a line, whose views are made for that.
  private func length(of line: Int, _ across: Int?, _ map: LineMap, _ rows: ListRows, _ node: Node) -> Int {
    let offers = offers(across, isHeader: map.isHeader(line: line))
    var length = 0
    for (row, offer) in zip(map.rows(ofLine: line), offers) {
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
    let seen = node.seenPart
    // A page before and after is ready, so that focus can go there.
    let page = seen.size[axis]
    let from = lengths.line(at: seen.origin[axis] - page)
    var line = from
    var start = lengths.start(of: from)
    let end = seen.origin[axis] + seen.size[axis] + page
    makeRows(from, end - start, lengths, rows, node)
    while line < lengths.count, start < end {
      let length = length(of: line, offered, lengths.map, rows, node)
      lengths.set(length, for: line)
      placeLine(line, at: start, length, across, offered, lengths.map, rows, node)
      start += length + spacing
      line += 1
    }
    if lengths.total != memory.lengths[offered]?.total { node.invalidateLayout() }
    memory.lengths[offered] = lengths
    memory.placed = lengths
    memory.axis = axis
    let kept = lengths.map.rows(ofLine: from).lowerBound..<lengths.map.rows(ofLine: max(from, line - 1)).upperBound
    let pinnedRow = pinsHeaders ? pinHeader(lengths, across, offered, rows, node) : nil
    node.box.isMakingRows = true
    rows.forEachMade { index, row in
      if !kept.contains(index), index != pinnedRow { for item in row.layoutItems { item.hide() } }
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
    let last = min(lengths.count, line + lines) - 1
    if last < line { return }
    rows.makeRows(lengths.map.rows(ofLine: line).lowerBound..<lengths.map.rows(ofLine: last).upperBound)
  }

  private func placeLine(
    _ line: Int, at start: Int, _ length: Int, _ across: Int, _ offered: Int?, _ map: LineMap, _ rows: ListRows,
    _ node: Node
  ) {
    let offers = offers(offered ?? across, isHeader: map.isHeader(line: line))
    for (row, offer) in zip(map.rows(ofLine: line), offers) {
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

  /// Keeps the header of the section at the top in sight; the next one pushes it away. Returns its row.
  private func pinHeader(
    _ lengths: LineLengths, _ across: Int, _ offered: Int?, _ rows: ListRows, _ node: Node
  ) -> Int? {
    let top = node.seenPart.origin[axis]
    guard let line = lengths.map.header(at: lengths.line(at: max(0, top))) else { return nil }
    let length = length(of: line, offered, lengths.map, rows, node)
    var start = max(lengths.start(of: line), top)
    if let next = lengths.map.header(after: line) { start = min(start, lengths.start(of: next) - length) }
    placeLine(line, at: start, length, across, offered, lengths.map, rows, node)
    return lengths.map.rows(ofLine: line).lowerBound
  }

  private func roomSize(_ across: Int, _ along: Int) -> CellSize {
    var size = CellSize.zero
    size[axis] = along
    size[axis.other] = across
    return size
  }

  func showRow(_ index: Int, _ anchor: UnitPoint?, _ node: Node) {
    let lengths = node.keep(LazyMemory.init).placed
    let frame = node.frame(ofLine: lengths.map.line(ofRow: index), lengths, axis)
    for container in node.chain.dropFirst() { container.reveal(frame, anchor) }
  }
}

extension Node {
  /// What can be seen, from the leading edge.
  fileprivate var seenPart: CellRect {
    environment.isRightToLeft ? visiblePart.mirrored(in: box.frame.width) : visiblePart
  }

  /// Where a line stands in the tree's space, or would.
  func frame(ofLine line: Int, _ lengths: LineLengths, _ axis: Axis) -> CellRect {
    let own = absoluteFrame
    var frame = CellRect(origin: .zero, size: own.size)
    frame.origin[axis] += lengths.start(of: line)
    frame.size[axis] = lengths.length(of: line)
    if environment.isRightToLeft { frame = frame.mirrored(in: own.width) }
    return frame.offset(by: own.origin)
  }
}

@MainActor
final class LazyMemory {
  var axis = Axis.vertical
  /// What is known of the lines, by what they are offered across.
  var lengths: [Int?: LineLengths] = [:]
  /// As they were placed.
  var placed = LineLengths(LineMap(rows: 0, perLine: 1), usual: 0, spacing: 0)
  var generation = -1
}
