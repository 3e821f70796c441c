/// Shows a part of content that is larger than the room for it; it scrolls so that what has the keys can be seen.
///
///     ScrollView { ForEach(0..<100) { Text("Line \($0)") } }   // in 8×3: Line 0 / Line 1 / Line 2
///
/// Page Up, Page Down, Ctrl-U, Ctrl-D and the wheel scroll too.
public struct ScrollView<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Content that is as long as it likes along `axes` and as wide as the view allows across (LAY-55).
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  static var clipsChildren: Bool { true }

  func update(_ node: Node) {
    let content = content
    node.updateChildren { $0.add(VStackOrHStack(axes: axes, content: content), .slot(0)) }
  }

  func change(from old: Self) -> ViewChange { axes == old.axes ? [] : .layout }

  private func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: scrolls(.horizontal) ? nil : proposal.width, height: scrolls(.vertical) ? nil : proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    // The proposal along the axes, the content's size across (LAY-55).
    let content = node.layoutChildren.first?.size(for: contentProposal(proposal)) ?? .zero
    return CellSize(
      scrolls(.horizontal) ? proposal.width ?? content.width : content.width,
      scrolls(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {
    guard let child = node.layoutChildren.first else { return }
    let position = node.keep(Position.init)
    let offer = contentProposal(proposal)
    let content = child.size(for: offer)
    position.limit = CellPoint(max(0, content.width - size.width), max(0, content.height - size.height))
    position.offset.x = min(max(0, position.offset.x), position.limit.x)
    position.offset.y = min(max(0, position.offset.y), position.limit.y)
    child.place(at: CellPoint(-position.offset.x, -position.offset.y), offer)
    let view = CellRect(origin: position.offset, size: size)
    if position.placedView != view {
      position.placedView = view
      node.tree.visiblePartChanged(below: node)
    }
  }

  func reveal(_ frame: CellRect, _ node: Node) {
    let position = node.keep(Position.init)
    let view = node.absoluteFrame
    var offset = position.offset
    for axis in Axis.allCases where scrolls(axis) {
      let start = frame.origin[axis] - view.origin[axis]
      let end = start + frame.size[axis]
      if end > view.size[axis] { offset[axis] += end - view.size[axis] }
      // Where it is larger than the view, its start counts.
      if start - (offset[axis] - position.offset[axis]) < 0 { offset[axis] = position.offset[axis] + start }
    }
    scroll(to: offset, node)
  }

  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result {
    let position = node.keep(Position.init)
    var offset = position.offset
    let page = max(1, node.box.frame.size.height - 1)
    switch event {
    case .key(let press):
      guard scrolls(.vertical) else { return .ignored }
      switch (press.key, press.modifiers) {
      case (.pageDown, []): offset.y += page
      case (.pageUp, []): offset.y -= page
      case ("d", .control): offset.y += page / 2
      case ("u", .control): offset.y -= page / 2
      default: return .ignored
      }
    case .scroll(let delta):
      if scrolls(.horizontal) { offset.x += delta.x }
      if scrolls(.vertical) { offset.y += delta.y }
    case .mouse, .paste: return .ignored
    }
    return scroll(to: offset, node) ? .handled : .ignored
  }

  @discardableResult
  private func scroll(to offset: CellPoint, _ node: Node) -> Bool {
    let position = node.keep(Position.init)
    let clamped = CellPoint(
      min(max(0, offset.x), position.limit.x), min(max(0, offset.y), position.limit.y))
    if clamped == position.offset { return false }
    position.offset = clamped
    node.invalidateLayout()
    return true
  }
}

/// Where a scroll view stands.
@MainActor
private final class Position {
  /// What is hidden before the viewport, in cells.
  var offset = CellPoint.zero
  var limit = CellPoint.zero
  /// The part of the content that could be seen as of the latest layout.
  var placedView = CellRect.zero
}

/// Several views in a scroll view stand in a stack along the way it scrolls.
private struct VStackOrHStack<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  var body: some View {
    if axes == .horizontal {
      HStack(alignment: .top) { content }
    } else {
      VStack { content }
    }
  }
}
