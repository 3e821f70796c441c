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
      terminalChanged(colorScheme: scheme)
      return true
    case .focus(let hasKeyboard):
      terminalChanged(scenePhase: hasKeyboard ? .active : .inactive)
      return true
    case .terminate: return false
    }
  }

  /// To what has the keys. A view that has them as a whole hands them to what scrolls in it first.
  func dispatchToFocus(_ event: InputEvent) -> Bool {
    let target = focus.focused ?? presentations.last ?? frontmost
    if let inner = target?.scrollViewWithin, inner.handle(event) == .handled { return true }
    return dispatch(event, from: target)
  }

  func dispatch(_ event: InputEvent, from node: Node?) -> Bool { taker(of: event, from: node) != nil }

  /// Hands an event to a node, then outwards; returns the node that took it.
  func taker(of event: InputEvent, from node: Node?) -> Node? {
    var next = node
    while let candidate = next {
      if candidate.handle(event) == .handled { return candidate }
      // What is behind a sheet gets nothing.
      next = candidate.isDetached ? nil : candidate.parent
    }
    return nil
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
}
