/// A button of the mouse that is held down.
struct MousePress {
  /// What is drawn where it went down.
  weak var node: Node?
  /// The innermost view that took the press: a click is one that is released on it too.
  weak var claimer: Node?
  let button: MouseEvent.Button
  /// Where it went down, and where it was moved to, in the tree's space.
  let start: CellPoint
  var latest: CellPoint
  var drag = Drag.none

  /// What comes of its moves.
  enum Drag {
    case none
    /// They go to a view that asked for them.
    case taken(by: WeakNode)
    /// What is below the pointer scrolls with it.
    case scrolls(WeakNode)
    /// They lead to nothing.
    case lost
  }

  struct WeakNode {
    weak var node: Node?
  }
}

extension Tree {
  /// The mouse acts on what is drawn at its cell, the topmost first, then outwards; while a button is down, on what it
  /// was pressed on. Moves without a button do nothing.
  func send(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .scrollUp: wheel(mouse, -1, .vertical)
    case .scrollDown: wheel(mouse, 1, .vertical)
    case .scrollLeft: wheel(mouse, -1, .horizontal)
    case .scrollRight: wheel(mouse, 1, .horizontal)
    case .press: press(mouse)
    case .drag: drag(mouse)
    case .release: release(mouse)
    case .move: false
    }
  }

  private func hit(_ mouse: MouseEvent) -> Node? { (presentations.last ?? root)?.hit(at: mouse.location) }

  /// The wheel goes three cells (LAY-57), with Shift across.
  private func wheel(_ mouse: MouseEvent, _ step: Int, _ axis: Axis) -> Bool {
    var delta = CellPoint.zero
    delta[mouse.modifiers.contains(.shift) ? .horizontal : axis] = 3 * step
    return dispatch(.scroll(delta), from: hit(mouse))
  }

  private func press(_ mouse: MouseEvent) -> Bool {
    mousePress = nil
    guard let hit = hit(mouse) else { return false }
    giveFocus(to: hit)
    let claimer = taker(of: .mouse(mouse), from: hit)
    mousePress = MousePress(
      node: hit, claimer: claimer, button: mouse.button, start: mouse.location, latest: mouse.location)
    return claimer != nil
  }

  /// A press gives focus to what can have it at that place, whatever else it does.
  private func giveFocus(to hit: Node) {
    for node in hit.chain {
      if node.canFocus { return focus.move(to: node) }
      if node.isDetached { return }
    }
  }

  /// To the view that asks for drags, else what is below scrolls along. What the first move leads to, the others do too.
  private func drag(_ mouse: MouseEvent) -> Bool {
    guard var press = mousePress, press.button == .left, mouse.location != press.latest else { return false }
    let delta = press.latest - mouse.location
    press.latest = mouse.location
    switch press.drag {
    case .none:
      if let taker = taker(of: .mouse(mouse), from: press.node) {
        press.drag = .taken(by: MousePress.WeakNode(node: taker))
      } else if let scrolled = taker(of: .scroll(delta), from: press.node) {
        press.drag = .scrolls(MousePress.WeakNode(node: scrolled))
      } else {
        press.drag = .lost
      }
    case .taken(let taker): _ = taker.node?.handle(.mouse(mouse))
    case .scrolls(let scrolled): _ = scrolled.node?.handle(.scroll(delta))
    case .lost: break
    }
    mousePress = press
    if case .lost = press.drag { return false }
    return true
  }

  /// The end of a drag, or a click if the button is released on the view that took its press.
  private func release(_ mouse: MouseEvent) -> Bool {
    guard let press = mousePress, mouse.button == press.button || mouse.button == .none else { return false }
    mousePress = nil
    // Old reports don't say which button it was.
    let release = MouseEvent(.release, button: press.button, location: mouse.location, modifiers: mouse.modifiers)
    switch press.drag {
    case .taken(let taker): return taker.node?.handle(.mouse(release)) == .handled
    case .scrolls: return true
    case .none, .lost:
      guard let claimer = press.claimer, claimer.isReachable,
        hit(release)?.chain.contains(where: { $0 === claimer }) == true
      else { return false }
      return dispatch(.mouse(release), from: claimer)
    }
  }
}

extension Node {
  /// The innermost node of the topmost view at `point`, which is in the tree's space.
  func hit(at point: CellPoint) -> Node? {
    var best: Node?
    func search(_ node: Node, _ point: CellPoint) {
      guard node.box.isPlaced, !node.hidesContent else { return }
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
