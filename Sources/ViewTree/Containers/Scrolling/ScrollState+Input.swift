// Keys and wheel of a scroll view.

extension ScrollState {
  struct ProposedOffset {
    let offset: CellPoint
    /// A step of the wheel or an arrow.
    let isStep: Bool
  }

  /// Where an event would scroll to; nil for one that doesn't scroll (LAY-57).
  func proposedOffset(for event: InputEvent, _ node: Node) -> ProposedOffset? {
    var goal = offset
    let size = node.box.frame.size
    switch event {
    case .key(let press):
      let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
      let page = max(1, size[axis] - 1)
      switch (press.key, press.modifiers) {
      case (.pageDown, []): goal[axis] += page
      case (.pageUp, []): goal[axis] -= page
      case ("d", .control): goal[axis] += page / 2
      case ("u", .control): goal[axis] -= page / 2
      case (.home, []): goal[axis] = 0
      case (.end, []): goal[axis] = limit[axis]
      default: return nil
      }
      return ProposedOffset(offset: goal, isStep: false)
    case .scroll(let delta):
      if axes.contains(.vertical) { goal.y += delta.y }
      // Keys and wheel are about the screen's left and right (RTL-1).
      if axes.contains(.horizontal) { goal.x += node.environment.isRightToLeft ? -delta.x : delta.x }
      return goal == offset ? nil : ProposedOffset(offset: goal, isStep: true)
    case .mouse, .paste: return nil
    }
  }

  /// Where scrolling comes to rest by a behaviour; past the end it is the end.
  func target(of proposed: ProposedOffset, by behavior: any ScrollTargetBehavior, _ node: Node) -> CellPoint {
    func target(_ offset: CellPoint) -> ScrollTarget {
      ScrollTarget(rect: CGRect(CellRect(origin: offset, size: viewport)))
    }
    var clamped = proposed.offset
    for axis in Axis.allCases { clamped[axis] = min(max(0, clamped[axis]), limit[axis]) }
    var result = target(clamped)
    let targets = targets(node)
    behavior.updateTarget(
      &result,
      context: ScrollTargetBehaviorContext(
        originalTarget: target(offset),
        contentSize: CGSize(CellSize(content.width + margins.horizontal, content.height + margins.vertical)),
        containerSize: CGSize(viewport), axes: axes, isStep: proposed.isStep,
        edges: { targets?.edges($0, near: $1) ?? [] }))
    return CellPoint(distance(result.rect.minX), distance(result.rect.minY))
  }
}
