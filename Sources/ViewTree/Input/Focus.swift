/// Which view of a tree gets the keys, and how focus moves.
@MainActor
final class Focus {
  private unowned let tree: Tree
  /// Alive: a node that ends gives the keys away.
  private(set) var focused: Node?
  private var bindings: [FocusBindingEntry] = []
  /// Focus states that were written and wait for the end of the pass.
  private var requested: [AnyStateBox] = []
  private var orphan: Orphan?
  /// How many nodes had run when nothing was found that can have focus.
  private var searchedAfter = -1
  /// What had focus when it was covered, and is seen again.
  private weak var restored: Node?

  init(tree: Tree) { self.tree = tree }

  /// Moves the keys to `node`, nil for nobody.
  func move(to node: Node?) {
    guard focused !== node else { return }
    let before = focused
    focused = node
    tellChange(from: before, to: node)
    tree.hintsMayHaveChanged()
    if let node { tree.afterUpdate { if node.isAlive { node.reveal() } } }
    tree.needsFrame?()
  }

  /// Tells the nodes around either, but not those around both, the innermost first.
  private func tellChange(from lost: Node?, to gained: Node?) {
    var lost = lost
    var gained = gained
    var toldLast: [Node] = []
    while lost !== gained {
      if let node = lost, node.depth >= gained?.depth ?? -1 {
        lost = node.parent
        node.focusWithinChanged()
      } else if let node = gained {
        gained = node.parent
        toldLast.append(node)
      }
    }
    for node in toldLast { node.focusWithinChanged() }
  }

  func unregister(_ node: Node) { bindings.removeAll { $0.node === node || $0.node == nil } }

  func removed(_ node: Node) {
    if focused === node { move(to: nil) }
  }

  /// `node` is about to end with all that is below.
  func willRemove(_ node: Node) {
    guard let focused, node.hasFocusWithin else { return }
    orphan = node.nearest(\.lazyRows).map { Orphan(rows: $0, frame: focused.focusFrame) }
  }

  /// To the row that has taken the place of the one that had focus, or the last one before (FOC-3).
  private func adopt() {
    guard let orphan else { return }
    self.orphan = nil
    guard focused == nil, let rows = orphan.rows, rows.isReachable else { return }
    var found: [Node] = []
    rows.collectFocusable(into: &found)
    func distance(_ node: Node) -> Int {
      let origin = node.focusFrame.origin
      return 2 * abs(origin.y - orphan.frame.minY) + abs(origin.x - orphan.frame.minX)
    }
    let placed = found.filter { $0.layoutItems.contains { $0.box.isPlaced } }
    if let nearest = placed.min(by: { distance($0) < distance($1) }) { move(to: nearest) }
  }

  /// Where focus was when its view ended, among rows of a collection.
  private struct Orphan {
    weak var rows: Node?
    let frame: CellRect
  }

  // MARK: Focus states

  func register(_ entry: FocusBindingEntry) {
    bindings.removeAll { $0.node === entry.node }
    bindings.append(entry)
  }

  /// Focus is asked for by state: it moves when the view is there, after the pass (FOC-2).
  func request(for box: AnyStateBox) {
    requested.append(box)
    tree.afterUpdate {}
  }

  /// Gives focus back to what had it, unless the app asks for another in the same update.
  func restore(_ node: Node?) { restored = node }

  /// What was to get focus back; a sheet in front keeps it for when it goes.
  func takeRestored() -> Node? {
    defer { restored = nil }
    return restored
  }

  /// Applies what was asked for, and sees that focus is on something that can be seen.
  func settle() {
    let boxes = requested
    requested = []
    for box in boxes { apply(box) }
    if let focused, !focused.isReachable || !focused.canFocus || focused.isHidden { move(to: nil) }
    if focused == nil, let restored, restored.isReachable { move(to: restored) }
    restored = nil
    adopt()
    // Nothing new can have focus unless a node has run since.
    if focused == nil, searchedAfter != tree.runCount {
      searchedAfter = tree.runCount
      if let first = scope?.firstFocusable { move(to: first) }
    }
  }

  /// Gives focus to the view that a written focus state stands for, else takes it from those that it stood for. In this
  /// order, since taking it away writes the state.
  private func apply(_ box: AnyStateBox) {
    let entries = bindings.filter { $0.box === box && $0.node?.isReachable == true }
    if let wanted = entries.first(where: { $0.wantsFocus() }) {
      if let target = wanted.node?.firstFocusable { move(to: target) }
    } else if entries.contains(where: { $0.node?.hasFocusWithin == true }) {
      move(to: nil)
    }
  }

  // MARK: Moving by keys

  /// Where focus may be: the presentation in front, or the whole tree.
  private var scope: Node? { tree.presentations.last ?? tree.root }

  private var candidates: [Node] {
    var found: [Node] = []
    scope?.collectFocusable(into: &found)
    return found
  }

  /// To the next or the one before in reading order.
  func moveInOrder(by step: Int) {
    let all = candidates
    guard !all.isEmpty else { return }
    guard let now = all.firstIndex(where: { $0 === focused }) else { return move(to: all.first) }
    move(to: all[(now + step + all.count) % all.count])
  }

  /// To the nearest in a direction: the way along it counts once, the way across twice (FOC-3).
  func moveInDirection(_ axis: Axis, forward: Bool) -> Bool {
    guard let focused else {
      moveInOrder(by: 1)
      return self.focused != nil
    }
    let from = focused.focusFrame
    var best: (node: Node, distance: Int)?
    for node in candidates where node !== focused {
      // What scrolls as a whole is as near as its nearest part.
      let section = node.scrollSection(without: focused) ?? node.focusFrame
      guard let distance = distance(from: from, to: node.focusFrame, in: section, axis, forward) else { continue }
      if best == nil || distance < (best?.distance ?? 0) { best = (node, distance) }
    }
    guard let best else { return false }
    move(to: best.node)
    return true
  }

  private func distance(
    from: CellRect, to: CellRect, in section: CellRect, _ axis: Axis, _ forward: Bool
  ) -> Int? {
    let (start, end) = (from.origin[axis], from.origin[axis] + from.size[axis])
    let (other, otherEnd) = (to.origin[axis], to.origin[axis] + to.size[axis])
    let along = forward ? other - end : start - otherEnd
    if along < 0 { return nil }
    let (left, right) = (from.origin[axis.other], from.origin[axis.other] + from.size[axis.other])
    let (sectionLeft, sectionRight) =
      (section.origin[axis.other], section.origin[axis.other] + section.size[axis.other])
    let across = max(0, max(sectionLeft - right, left - sectionRight) + 1)
    // A cell is twice as high as it is wide.
    let weight = axis == .vertical ? 2 : 1
    let tie = abs(to.origin[axis.other] - left)
    return (along * weight + across * 2 * (3 - weight)) * 256 + min(255, tie)
  }
}

/// A `focused` modifier and the state that it is bound to.
@MainActor
struct FocusBindingEntry {
  weak var node: Node?
  let box: AnyStateBox
  let wantsFocus: () -> Bool
}

extension Node {
  /// The frame of the nearest view around this one that scrolls or clips, unless `other` is in there too.
  fileprivate func scrollSection(without other: Node) -> CellRect? {
    var container = layoutParent
    while let candidate = container {
      if candidate.clipsChildren {
        return other.chain.contains { $0 === candidate } ? nil : candidate.absoluteFrame
      }
      container = candidate.layoutParent
    }
    return nil
  }

  /// The first node at or below this one that can have focus.
  var firstFocusable: Node? {
    if isCovered || hidesContent { return nil }
    if canFocus { return self }
    if let preferred = preferredFocus() { return preferred }
    for child in children {
      if let found = child.firstFocusable { return found }
    }
    return nil
  }

  func collectFocusable(into found: inout [Node]) {
    if isCovered || hidesContent { return }
    if canFocus { found.append(self) }
    for child in children { child.collectFocusable(into: &found) }
  }

  /// True if the node, or one around it, hides what is within.
  fileprivate var isHidden: Bool {
    var node: Node? = self
    while let candidate = node {
      if candidate.hidesContent { return true }
      node = candidate.parent
    }
    return false
  }

  /// The cells that stand for this node when focus moves.
  var focusFrame: CellRect {
    layoutItems.reduce(CellRect.zero) { $0.union($1.absoluteFrame) }
  }

  /// Has the containers around scroll until the node can be seen.
  func reveal(_ anchor: UnitPoint? = nil) {
    let frame = focusFrame
    var node = parent
    while let container = node {
      container.reveal(frame, anchor)
      node = container.parent
    }
  }

  /// This node and those around it, the innermost first.
  var chain: [Node] { Array(sequence(first: self, next: \.parent)) }

  /// True if focus is on this node or within.
  var hasFocusWithin: Bool {
    var node = tree.focus.focused
    while let inner = node, inner.depth > depth { node = inner.parent }
    return node === self
  }
}
