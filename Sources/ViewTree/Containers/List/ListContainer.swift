/// Lays out the rows of a list from the first that is in sight on, and makes no others.
struct ListContainer<Content: View>: PrimitiveView {
  let content: Content
  let selected: AnyHashable?
  let select: ((AnyHashable) -> Void)?
  let typeAhead: ((AnyHashable) -> String?)?

  static var isLazyHost: Bool { true }

  static var clipsChildren: Bool { true }
  static var draws: Bool { false }

  func environment(_ values: inout EnvironmentValues, _ node: Node) { values.stackAxis = nil }

  func update(_ node: Node) {
    let position = node.keep(ListPosition.init)
    node.setWraps(ListRow.wraps)
    node.updateChildren { $0.add(content, .slot(0)) }
    if position.selected != selected {
      position.selected = selected
      node.tree.afterUpdate { [weak node] in
        if let node, node.isAlive { follow(selected, node) }
      }
    }
  }

  func change(from old: Self) -> ViewChange { [] }

  /// A selection that the app wrote takes the keys along, if they are in the list.
  private func follow(_ selected: AnyHashable?, _ node: Node) {
    guard let selected, node.hasFocusWithin, let index = node.listRows.index(of: selected) else { return }
    moveFocus(to: index, node)
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    let width = proposal.width ?? 40
    if let height = proposal.height { return CellSize(width, height) }
    let rows = node.listRows
    // Where nothing is offered, a list is as high as its rows, but no higher than the screen: it never makes all.
    var height = 0
    for index in 0..<rows.count where height < node.tree.size.height { height += rowHeight(index, width, rows, node) }
    return CellSize(width, min(height, node.tree.size.height))
  }

  func containerRoom(_ axis: Axis, _ node: Node) -> Int? { node.box.isPlaced ? node.box.frame.size[axis] : nil }

  // MARK: Layout

  /// Hands out the views of a row, which are made if they aren't there.
  func forEachItem(_ index: Int, _ rows: ListRows, _ node: Node, _ body: (Node) -> Void) {
    node.box.isMakingRows = true
    let row = rows.row(at: index)
    node.box.isMakingRows = false
    row?.forEachLayoutItem(body)
  }

  /// The height of a row; of one that was in sight it's mostly known.
  private func rowHeight(
    _ index: Int, _ width: Int, _ rows: ListRows, _ position: ListPosition, _ node: Node
  ) -> Int {
    if position.visible.contains(index), position.width == width {
      return position.heights[index - position.visible.lowerBound]
    }
    return rowHeight(index, width, rows, node)
  }

  private func rowHeight(_ index: Int, _ width: Int, _ rows: ListRows, _ node: Node) -> Int {
    var height = 0
    forEachItem(index, rows, node) { height += $0.size(for: ProposedSize(width: width, height: nil)).height }
    return height
  }

  /// What takes the keys in a row.
  func focusTarget(_ index: Int, _ rows: ListRows, _ node: Node) -> Node? {
    var target: Node?
    forEachItem(index, rows, node) { item in if target == nil { target = item.firstFocusable } }
    return target
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {
    let position = node.keep(ListPosition.init)
    let rows = node.listRows
    if rows.count != position.count, node.hasFocusWithin, position.target == nil || position.isTargetFocused {
      position.target = position.focusedRow(in: rows, node)
    }
    position.count = rows.count
    if node.box.areChildrenChanged || position.madeGeneration != node.box.contentGeneration { position.width = -1 }
    prepareRows(rows, position, size, node)
    let first = firstRow(rows, position, size, node)
    let seenBefore = position.seen
    position.seen = []
    position.heights = []
    position.width = size.width
    var y = -position.hidden
    var index = first
    while index < rows.count, y < size.height {
      let top = y
      forEachItem(index, rows, node) { item in
        let offer = ProposedSize(width: size.width, height: nil)
        item.place(at: CellPoint(0, y), offer)
        position.seen.append(item)
        y += item.box.frame.size.height
      }
      position.heights.append(y - top)
      index += 1
    }
    position.visible = first..<max(first, index)
    for item in seenBefore where item.isAlive && !position.sees(item) { item.hide() }
    dropRows(rows, position, size.height, node)
  }

  /// Makes the rows that will be in sight, all at once. Where the list moves on row by row, it makes a page more in that
  /// direction (LAY-58): then one move in a page pays for new rows, and pays little for each.
  private func prepareRows(_ rows: ListRows, _ position: ListPosition, _ size: CellSize, _ node: Node) {
    node.box.isMakingRows = true
    defer { node.box.isMakingRows = false }
    if position.madeGeneration != node.box.contentGeneration { position.made = 0..<0 }
    let target = position.target ?? position.top
    let start = max(0, min(target > position.top ? target - size.height + 1 : target, rows.count - size.height))
    var wanted = start..<min(rows.count, start + size.height)
    let made = position.made
    let known = made.clamped(to: wanted).count
    if known == wanted.count { return }
    // A jump by a page or more pays only for what it shows.
    if known * 2 > wanted.count {
      let page = max(1, position.visible.count)
      let isForward = wanted.upperBound > made.upperBound
      wanted =
        isForward
        ? wanted.lowerBound..<min(rows.count, wanted.upperBound + page)
        : max(0, wanted.lowerBound - page)..<wanted.upperBound
    }
    rows.makeRows(wanted)
    position.made =
      made.isEmpty ? wanted : min(made.lowerBound, wanted.lowerBound)..<max(made.upperBound, wanted.upperBound)
  }

  /// The first row in sight: as before, but so that the target can be seen and no room stays empty below.
  private func firstRow(_ rows: ListRows, _ position: ListPosition, _ size: CellSize, _ node: Node) -> Int {
    defer {
      position.target = nil
      position.isTargetFocused = false
    }
    if position.top >= rows.count {
      position.top = max(0, rows.count - 1)
      position.hidden = 0
    }
    if let target = position.target {
      if target <= position.top {
        position.top = max(0, target)
        position.hidden = 0
        // A header above the first row that can have the keys belongs to it.
        if position.top > 0, !hasFocusable(before: position.top, rows, node) {
          position.top = 0
        }
      } else if bottom(of: target, rows, position, size, node) > size.height {
        alignBottom(target, rows, position, size, node)
      }
    }
    if rows.count > 0, bottom(of: rows.count - 1, rows, position, size, node) < size.height {
      alignBottom(rows.count - 1, rows, position, size, node)
    }
    return position.top
  }

  private func hasFocusable(before index: Int, _ rows: ListRows, _ node: Node) -> Bool {
    if index > 3 { return true }
    for index in max(0, index - 3)..<index where focusTarget(index, rows, node) != nil { return true }
    return false
  }

  /// Where the row ends, counted from the top of the view; gives up when it is far below.
  private func bottom(
    of target: Int, _ rows: ListRows, _ position: ListPosition, _ size: CellSize, _ node: Node
  ) -> Int {
    if target - position.top > size.height + position.hidden { return Int.max }
    var y = -position.hidden
    for index in position.top...max(position.top, target) { y += rowHeight(index, size.width, rows, position, node) }
    return y
  }

  /// Scrolls so that the row is the last in sight, or to the top if there is room for all before it.
  private func alignBottom(
    _ target: Int, _ rows: ListRows, _ position: ListPosition, _ size: CellSize, _ node: Node
  ) {
    var index = target
    var height = rowHeight(target, size.width, rows, position, node)
    while index > 0, height < size.height {
      index -= 1
      height += rowHeight(index, size.width, rows, position, node)
    }
    position.top = index
    // A row higher than the list shows its start.
    position.hidden = index == target ? 0 : max(0, height - size.height)
  }

  /// Rows out of sight are dropped but for a page on each side, so that their nodes don't pile up; many at a time, once
  /// they are two pages away.
  private func dropRows(_ rows: ListRows, _ position: ListPosition, _ page: Int, _ node: Node) {
    let visible = position.visible
    let isNew = position.madeGeneration != node.box.contentGeneration
    position.madeGeneration = node.box.contentGeneration
    let isFar =
      position.made.lowerBound < visible.lowerBound - 2 * page
      || position.made.upperBound > visible.upperBound + 2 * page
    if !isNew && !isFar { return }
    node.box.isMakingRows = true
    defer { node.box.isMakingRows = false }
    let kept = max(0, visible.lowerBound - page)..<visible.upperBound + page
    rows.dropRows(outside: kept)
    position.made = position.made.clamped(to: kept)
  }
}
