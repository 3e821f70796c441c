// Keys, focus and selection of a list.

extension ListContainer {
  func preferredFocus(_ node: Node) -> Node? {
    let rows = node.listRows
    let position = node.keep(ListPosition.init)
    let start = selected.flatMap(rows.index(of:)) ?? position.visible.lowerBound
    guard let (index, target) = focusable(from: start, step: 1, rows, node) else { return nil }
    position.target = index
    node.invalidateLayout()
    return target
  }

  /// The first row from `start` on that can have the keys, and what takes them in it.
  private func focusable(from start: Int, step: Int, _ rows: ListRows, _ node: Node) -> (row: Int, target: Node)? {
    var index = start
    while index >= 0, index < rows.count {
      if let target = focusTarget(index, rows, node) { return (index, target) }
      index += step
    }
    return nil
  }

  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result {
    switch event {
    case .key(let press): return handle(press, node)
    case .scroll(let delta): return scroll(by: delta.y, node)
    default: return .ignored
    }
  }

  private func handle(_ press: KeyPress, _ node: Node) -> KeyPress.Result {
    let rows = node.listRows
    let position = node.keep(ListPosition.init)
    guard let current = position.focusedRow(in: rows, node) else { return .ignored }
    if let typeAhead, let index = position.find(press, from: current, rows, typeAhead) {
      moveFocus(to: index, node)
      return .handled
    }
    let page = max(1, node.box.frame.size.height - 1)
    let (goal, step): (Int, Int)
    switch (press.key, press.modifiers) {
    case (.downArrow, []): (goal, step) = (current + 1, 1)
    case (.upArrow, []): (goal, step) = (current - 1, -1)
    case (.pageDown, []): (goal, step) = (min(rows.count - 1, current + page), -1)
    case (.pageUp, []): (goal, step) = (max(0, current - page), 1)
    case ("d", .control): (goal, step) = (min(rows.count - 1, current + page / 2), -1)
    case ("u", .control): (goal, step) = (max(0, current - page / 2), 1)
    case (.home, []): (goal, step) = (0, 1)
    case (.end, []): (goal, step) = (rows.count - 1, -1)
    default: return .ignored
    }
    guard let (index, target) = focusable(from: goal, step: step, rows, node) else { return .ignored }
    moveFocus(to: target, in: index, rows, node)
    return .handled
  }

  func moveFocus(to index: Int, _ node: Node) {
    let rows = node.listRows
    if let target = focusTarget(index, rows, node) { moveFocus(to: target, in: index, rows, node) }
  }

  private func moveFocus(to target: Node, in index: Int, _ rows: ListRows, _ node: Node) {
    if !isInSight(index, rows, node) {
      let position = node.keep(ListPosition.init)
      position.target = index
      position.isTargetFocused = true
      node.invalidateLayout()
    }
    node.tree.focus.move(to: target)
  }

  /// True for a row that can be seen whole, and doesn't bring a header above it into sight.
  private func isInSight(_ index: Int, _ rows: ListRows, _ node: Node) -> Bool {
    let position = node.keep(ListPosition.init)
    guard index > position.top, position.visible.contains(index), !node.box.needsLayout else { return false }
    var isInSight = true
    forEachItem(index, rows, node) { item in
      let frame = item.box.frame
      if !item.box.isPlaced || frame.minY < 0 || frame.maxY > node.box.frame.size.height { isInSight = false }
    }
    return isInSight
  }

  private func scroll(by lines: Int, _ node: Node) -> KeyPress.Result {
    let position = node.keep(ListPosition.init)
    let before = position.top
    position.top = max(0, min(position.top + lines, node.listRows.count - 1))
    position.hidden = 0
    if position.top == before { return .ignored }
    node.invalidateLayout()
    return .handled
  }

  func showRow(_ index: Int, _ anchor: UnitPoint?, _ node: Node) {
    node.keep(ListPosition.init).target = index
    node.invalidateLayout()
  }

  /// Focus came to a row by another way: it is selected, and shown.
  func focusWithinChanged(_ node: Node) { syncSelection(node) }

  func reveal(_ frame: CellRect, _ anchor: UnitPoint?, _ node: Node) {
    let position = node.keep(ListPosition.init)
    syncSelection(node)
    guard !node.absoluteFrame.contains(frame) else { return }
    position.target = position.focusedRow(in: node.listRows, node)
    node.invalidateLayout()
  }

  func syncSelection(_ node: Node) {
    guard let select else { return }
    let rows = node.listRows
    let position = node.keep(ListPosition.init)
    guard let index = position.focusedRow(in: rows, node), let id = rows.id(at: index),
      id != position.selected
    else { return }
    position.selected = id
    select(id)
  }
}
