// Sizes and places of nodes. Transparent nodes have none: the nodes below them belong to the nearest node around that
// takes part in layout.

extension Node {
  /// The nearest node around this one that takes part in layout.
  var layoutParent: Node? {
    if isDetached { return tree.root }
    var node = parent
    while let candidate = node, candidate.isTransparent { node = candidate.parent }
    return node
  }

  /// What this node puts into the container around it: itself, or what is below a transparent node.
  var layoutItems: [Node] { isTransparent ? layoutChildren : [self] }

  func forEachLayoutItem(_ body: (Node) -> Void) {
    if isTransparent { for item in layoutChildren { body(item) } } else { body(self) }
  }

  /// The nodes that this one lays out, in document order.
  var layoutChildren: [Node] {
    if let known = box.layoutChildren { return known }
    var made: [Node] = []
    for child in children where !child.isCovered && !child.isDetached {
      if child.isTransparent { made += child.layoutChildren } else { made.append(child) }
    }
    made += extraLayoutItems
    box.layoutChildren = made
    return made
  }

  // MARK: Invalidation

  /// A child came, went or moved: the container that it stands in lays out again.
  func invalidateStructure() {
    var node: Node? = self
    while let changed = node {
      changed.box.layoutChildren = nil
      if !changed.isTransparent { break }
      node = changed.parent
    }
    guard let node, !node.box.isMakingRows else { return }
    node.box.areChildrenChanged = true
    node.invalidateLayout()
  }

  /// The size of this node, or the places of its children, may have changed.
  func invalidateLayout() {
    guard !isTransparent, !box.needsLayout else { return }
    box.needsLayout = true
    tree.layoutQueue.append(self)
  }

  /// What this node, or one within that is no container, tells the containers around has changed.
  func traitsChanged(_ change: ViewChange) {
    if change.contains(.paint) { for item in layoutItems { item.damageOwnBounds() } }
    guard change.contains(.layout) else { return }
    var node = layoutParent
    while let container = node {
      container.invalidateLayout()
      node = container.passesTraits ? container.layoutParent : nil
    }
  }

  /// What this node draws by itself has changed.
  func invalidatePaint() {
    guard !isTransparent, !box.needsPaint else { return }
    box.needsPaint = true
    tree.paintQueue.append(self)
  }

  /// Hides or shows what is below; what is hidden is neither updated, laid out nor drawn.
  func setCovered(_ isCovered: Bool) {
    guard box.isCovered != isCovered else { return }
    if isCovered {
      box.rememberedFocus = hasFocusWithin ? tree.focus.focused : nil
      for item in layoutItems { item.damageOwnBounds() }
      box.isCovered = true
    } else {
      box.isCovered = false
      tree.focus.restore(box.rememberedFocus)
      wake()
    }
    tellCoverChanged(isCovered)
    parent?.invalidateStructure()
    tree.hintsMayHaveChanged()
  }

  /// Shows what was only measured: it comes now.
  func appear() {
    box.isProbe = false
    tellCoverChanged(false)
    parent?.invalidateStructure()
    tree.hintsMayHaveChanged()
  }

  /// Children first, as when views come and go (LC-7).
  private func tellCoverChanged(_ isCovered: Bool) {
    for child in children where !child.isCovered { child.tellCoverChanged(isCovered) }
    coverChanged(isCovered)
  }

  /// Runs what was marked while it was covered, and lays all out again.
  private func wake() {
    invalidateAgain()
    box.isPlaced = false
    if box.needsLayout { tree.layoutQueue.append(self) }
    for child in children where !child.isCovered { child.wake() }
  }

  // MARK: Sizes

  /// The size that the node takes when it is offered `proposal`.
  func size(for proposal: ProposedSize) -> CellSize {
    if let known = box.sizes[proposal] { return known }
    if StackRoom.isUsedUp {
      tree.reportDepth()
      return .zero
    }
    tree.statistics.measured += 1
    let answer = measure(proposal)
    let most = ProposedSize.unbounded
    let size = CellSize(min(max(0, answer.width), most), min(max(0, answer.height), most))
    box.sizes.keep(size, for: proposal, pass: tree.layoutPass)
    return size
  }

  /// A guide that is set by this node or within it, nil where the usual one holds.
  func explicitGuide(_ guide: AlignmentGuide, _ proposal: ProposedSize) -> Double? {
    let question = GuideQuestion(guide: guide, proposal: proposal)
    if let known = box.guides[question] { return known }
    let answer = self.guide(guide, proposal)
    box.guides.keep(answer, for: question, pass: tree.layoutPass)
    return answer
  }

  /// Where a guide is: as it is set within, else at its usual place (ALN-1).
  func guideValue(_ guide: AlignmentGuide, _ proposal: ProposedSize) -> Double {
    if let set = explicitGuide(guide, proposal) { return set }
    if case .custom(let line) = guide.line { return line.id.defaultValue(in: ViewDimensions(self, proposal)) }
    return guide.defaultValue(in: size(for: proposal))
  }

  /// What this node, or a transparent one between it and its container, tells the container.
  func containerTrait<Value>(_ key: TraitKey<Value>, below container: Node? = nil) -> Value? {
    var node: Node? = self
    while let candidate = node {
      if candidate !== self, !candidate.isTransparent { return nil }
      if let value = candidate.trait(key) { return value }
      node = candidate.parent
    }
    return nil
  }

  /// Forgets what was answered; true if all answers given so far still hold.
  func measureAgain() -> Bool {
    let sizes = box.sizes
    let guides = box.guides
    box.sizes.removeAll()
    box.guides.removeAll()
    box.layoutGeneration &+= 1
    if sizes.all.isEmpty || sizes.hasForgotten || guides.hasForgotten { return false }
    // The one of the latest layout first: should it differ, the others need no answer.
    for (proposal, before) in sizes.all.reversed() where size(for: proposal) != before { return false }
    for (question, before) in guides.all where explicitGuide(question.guide, question.proposal) != before {
      return false
    }
    return true
  }

  // MARK: Places

  /// Puts the node at `origin` in its container, with the size that answers `proposal`. From right to left, what is placed
  /// is mirrored here, for all containers (STK-8, CUS-6).
  func place(at origin: CellPoint, _ proposal: ProposedSize) {
    let size = size(for: proposal)
    var origin = origin
    if let width = tree.mirroredWidth { origin.x = width - origin.x - size.width }
    let frame = CellRect(origin: origin, size: size).within(farthest: 1 << 40)
    let base = tree.placingOrigin ?? .zero
    let isMoved = !box.isPlaced || frame != box.frame
    let isInnerDue = box.needsPlacing || !box.isPlaced || frame.size != box.frame.size || proposal != box.placedProposal
    if !isMoved && !isInnerDue { return }
    let before = box.isPlaced ? box.paintBounds.offset(by: base + box.frame.origin) : .zero
    box.frame = frame
    box.placedProposal = proposal
    box.isPlaced = true
    if isMoved { tree.damage.add(before) }
    if isInnerDue {
      tree.placeInner(Placing(node: self, origin: base + frame.origin, isMoved: isMoved))
    } else {
      tree.damage.add(box.paintBounds.offset(by: base + frame.origin))
    }
  }

  /// Places the children; `origin` is where the node stands in the tree's space.
  func placeInner(at origin: CellPoint) {
    box.needsPlacing = false
    tree.statistics.placed += 1
    tree.placingOrigin = origin
    tree.mirroredWidth = environment.isRightToLeft ? box.frame.width : nil
    placeChildren(in: box.frame.size, box.placedProposal ?? ProposedSize(box.frame.size))
    box.areChildrenChanged = false
  }

  /// Finds out where the node and all within draw.
  func updatePaintBounds() {
    let own = ownPaintBounds(box.frame.size)
    if clipsChildren {
      box.paintBounds = own
    } else {
      var bounds = own
      for child in layoutChildren where child.box.isPlaced {
        bounds = bounds.union(child.box.paintBounds.offset(by: child.box.frame.origin))
      }
      box.paintBounds = bounds
    }
  }

  /// The node's frame in the tree's space, as of the latest layout.
  var absoluteFrame: CellRect {
    var frame = box.frame
    var node = layoutParent
    while let container = node {
      frame = frame.offset(by: container.box.frame.origin)
      node = container.layoutParent
    }
    return frame
  }

  /// The part of the node that the views around and the screen let through, in the node's own space.
  var visiblePart: CellRect {
    var seen = CellRect(origin: .zero, size: tree.size)
    var container = layoutParent
    while let node = container {
      if node.clipsChildren { seen = seen.intersection(node.absoluteFrame) }
      container = node.layoutParent
    }
    return seen.offset(by: CellPoint.zero - absoluteFrame.origin)
  }

  /// Leaves the node without a place, so that it isn't drawn.
  func hide() {
    guard box.isPlaced else { return }
    damageOwnBounds()
    box.isPlaced = false
  }

  /// Has the cells of this node and all within painted again.
  func damageOwnBounds() {
    guard box.isPlaced else { return }
    tree.damage.add(box.paintBounds.offset(by: absoluteFrame.origin))
  }
}
