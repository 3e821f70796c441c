extension View {
  /// Makes the direct children of this stack or grid what scrolling stops at, and what `scrollPosition(id:)` tells of.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modified(by: ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

private struct ScrollTargetLayoutModifier: PrimitiveModifier {
  let isEnabled: Bool

  static var isTransparent: Bool { true }

  func updated(_ node: Node) {
    guard let state = node.environment.scrollState else { return }
    if isEnabled { state.targetNode = node } else if state.targetNode === node { state.targetNode = nil }
  }
}

/// The views in a scroll view that it can stop at; places are in the space of its content.
@MainActor
struct ScrollTargets {
  let stack: Node
  /// Where the stack begins.
  let origin: CellPoint
  let axes: Axis.Set

  /// Where targets begin along an axis: all of them, or in a lazy stack those around `position`.
  func edges(_ axis: Axis, near position: Int) -> [Int] {
    if let lazy = stack.kept(LazyMemory.self) {
      let lengths = lazy.placed
      guard lengths.count > 0 else { return [] }
      let line = lengths.line(at: position - origin[axis])
      return (max(0, line - 1)...min(lengths.count - 1, line + 2)).map { lengths.start(of: $0) + origin[axis] }
    }
    return children.map { $0.frame.origin[axis] + origin[axis] }.sorted()
  }

  /// The target that stands at the view's anchor, its start if nothing is said.
  func id(at offset: CellPoint, _ anchor: UnitPoint?, in viewport: CellSize) -> AnyHashable? {
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    let wanted = offset[axis] + Int(Double(viewport[axis]) * (anchor?[axis] ?? 0)) - origin[axis]
    if let lazy = stack.kept(LazyMemory.self) {
      let line = lazy.placed.line(at: wanted)
      return stack.listRows.id(at: lazy.placed.map.rows(ofLine: line).lowerBound)
    }
    let first = children.first { $0.frame.origin[axis] + $0.frame.size[axis] > wanted } ?? children.last
    return first.flatMap { explicitID($0.node) }
  }

  /// The views of a stack that isn't lazy, with their frames from its leading edge.
  private var children: [(node: Node, frame: CellRect)] {
    stack.layoutChildren.filter(\.box.isPlaced).map { ($0, stack.local($0.absoluteFrame)) }
  }

  private func explicitID(_ item: Node) -> AnyHashable? {
    var node: Node? = item
    while let candidate = node, candidate !== stack {
      if case .id(let id, _) = candidate.key { return id }
      node = candidate.parent
    }
    return nil
  }
}

extension Node {
  /// The frame, in the tree's space, of the view with this id at or below this node, also of one that a lazy stack has
  /// not made.
  func frame(of id: AnyHashable) -> CellRect? {
    if let lazy = kept(LazyMemory.self) {
      guard let row = listRows.index(of: id) else { return nil }
      return frame(ofLine: lazy.placed.map.line(ofRow: row), lazy.placed, lazy.axis)
    }
    if key == .id(id, occurrence: 0) { return focusFrame }
    for child in children where !child.isCovered {
      if let found = child.frame(of: id) { return found }
    }
    return nil
  }
}
