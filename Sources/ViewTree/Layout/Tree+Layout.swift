/// A node whose children are to be placed.
struct Placing {
  let node: Node
  /// Where the node stands in the tree's space.
  let origin: CellPoint
  /// True if the cells of the node and all within are new at their place.
  let isMoved: Bool
}

extension Tree {
  /// Places the children of a node, their children and so on; called while that goes on, the node waits for its turn.
  func placeInner(_ first: Placing) {
    placing.append(first)
    if placingOrigin != nil { return }
    var next = 0
    while next < placing.count {
      let turn = placing[next]
      next += 1
      if turn.node.isAlive { turn.node.placeInner(at: turn.origin) }
    }
    placingOrigin = nil
    mirroredWidth = nil
    // From the inside out, as what is within may draw outside of its container.
    for turn in placing.reversed() where turn.node.isAlive {
      turn.node.updatePaintBounds()
      if turn.isMoved { damage.add(turn.node.box.paintBounds.offset(by: turn.origin)) }
    }
    placing.removeAll(keepingCapacity: true)
  }

  /// Lays out what is marked and nothing else: from the innermost out, as long as an answer given before no longer
  /// holds (LAY-4); then places from there in.
  func layout() {
    guard let root, !(layoutQueue.isEmpty && paintQueue.isEmpty) else { return }
    layoutPass += 1
    var rounds = 0
    if !layoutQueue.isEmpty { isGeometryDue = true }
    while !layoutQueue.isEmpty {
      rounds += 1
      if rounds > 32 {
        // Sizes that depend on each other without end; the next frame goes on.
        return report("the layout did not settle in 32 rounds")
      }
      // By depth; a node hands the question on to its parent, so the deepest come first.
      var due: [[Node]] = []
      func add(_ node: Node) {
        while due.count <= node.depth { due.append([]) }
        due[node.depth].append(node)
      }
      for node in layoutQueue where node.isAlive { add(node) }
      layoutQueue = []
      var places: [Node] = []
      while let level = due.popLast() {
        for node in level where node.box.needsLayout && node.isKeptUpToDate {
          node.box.needsLayout = false
          node.box.needsPlacing = true
          if node === root || (node.measureAgain() && node.box.isPlaced) {
            places.append(node)
          } else if let parent = node.layoutParent {
            parent.box.areChildrenChanged = true
            if parent.box.needsLayout { continue }
            parent.box.needsLayout = true
            add(parent)
          }
        }
      }
      for node in places.reversed() where node.box.needsPlacing { placeAgain(node) }
    }
    for node in paintQueue where node.box.needsPaint {
      node.box.needsPaint = false
      if node.isAlive && node.isReachable { node.damageOwnBounds() }
    }
    paintQueue = []
  }

  /// Places the children of a node that keeps its own place.
  private func placeAgain(_ node: Node) {
    if node === root {
      node.box.frame = CellRect(origin: .zero, size: size)
      node.box.isPlaced = true
      node.box.placedProposal = ProposedSize(size)
    }
    let bounds = node.box.paintBounds
    placeInner(Placing(node: node, origin: node.absoluteFrame.origin, isMoved: false))
    // What draws outside of its frame can widen the bounds of those around.
    var changed = node
    var isChanged = changed.box.paintBounds != bounds
    while isChanged, let parent = changed.layoutParent {
      let before = parent.box.paintBounds
      parent.updatePaintBounds()
      isChanged = parent.box.paintBounds != before
      changed = parent
    }
  }

  /// Takes a new size of the screen: everything is laid out and painted again.
  func resize(_ new: CellSize) {
    if new == size { return }
    size = new
    root?.invalidateLayout()
    damage.add(CellRect(origin: .zero, size: new))
  }
}
