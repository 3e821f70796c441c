extension Tree {
  /// Hands an event to the views: first to those around focus, the innermost first, then focus moves (KEY-1).
  /// Returns false if nobody took it.
  @discardableResult
  public func send(_ event: TerminalEvent) -> Bool {
    switch event {
    case .key(let press): return send(press)
    case .paste(let text):
      forgetPendingKeys()
      return dispatch(.paste(text), from: focus.focused)
    case .mouse(let mouse):
      if mouse.kind == .press { forgetPendingKeys() }
      return send(mouse)
    case .resize(let size):
      resize(size)
      return true
    case .colorScheme(let scheme):
      changeColorScheme(to: scheme)
      return true
    case .focus, .terminate: return false
    }
  }

  /// To what has the keys. A view that has them as a whole hands them to what scrolls in it first.
  func dispatchToFocus(_ event: InputEvent) -> Bool {
    let target = focus.focused ?? presentations.last ?? frontmost
    if let inner = target?.scrollViewWithin, inner.handle(event) == .handled { return true }
    return dispatch(event, from: target)
  }

  private func dispatch(_ event: InputEvent, from node: Node?) -> Bool {
    var next = node
    while let candidate = next {
      if candidate.handle(event) == .handled { return true }
      // What is behind a sheet gets nothing.
      next = candidate.isDetached ? nil : candidate.parent
    }
    return false
  }

  /// To what is drawn at the cell, the topmost first, then outwards.
  private func send(_ mouse: MouseEvent) -> Bool {
    guard let hit = (presentations.last ?? root)?.hit(at: mouse.location) else { return false }
    // The wheel goes three cells.
    switch mouse.kind {
    case .scrollUp: return dispatch(.scroll(CellPoint(0, -3)), from: hit)
    case .scrollDown: return dispatch(.scroll(CellPoint(0, 3)), from: hit)
    case .scrollLeft: return dispatch(.scroll(CellPoint(-3, 0)), from: hit)
    case .scrollRight: return dispatch(.scroll(CellPoint(3, 0)), from: hit)
    case .press:
      giveFocus(to: hit)
      return dispatch(.mouse(mouse), from: hit)
    case .release, .drag, .move: return dispatch(.mouse(mouse), from: hit)
    }
  }

  /// A press gives focus to what can have it at that place, whatever else it does.
  private func giveFocus(to hit: Node) {
    for node in hit.chain {
      if node.canFocus { return focus.move(to: node) }
      if node.isDetached { return }
    }
  }

  /// The node that stands in front where nothing has focus: down the last of what is shown.
  var frontmost: Node? {
    var node = root
    while let next = node?.children.last(where: { !$0.isCovered }) { node = next }
    return node
  }
}

extension Node {
  /// The first scroll view below this node that can be seen.
  fileprivate var scrollViewWithin: Node? {
    for child in children where !child.isCovered {
      if child.trait(.isScrollView) == true { return child }
      if let found = child.scrollViewWithin { return found }
    }
    return nil
  }

  /// The innermost node of the topmost view at `point`, which is in the tree's space.
  func hit(at point: CellPoint) -> Node? {
    var best: Node?
    func search(_ node: Node, _ point: CellPoint) {
      guard node.box.isPlaced else { return }
      let local = point - node.box.frame.origin
      let own = CellRect(origin: .zero, size: node.box.frame.size)
      if node.clipsChildren && !own.contains(local) { return }
      if own.contains(local) { best = node }
      for child in node.drawingOrder { search(child, local) }
    }
    for item in layoutItems {
      let origin = item.layoutParent?.absoluteFrame.origin ?? .zero
      search(item, point - origin)
    }
    return best
  }
}
