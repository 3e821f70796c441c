extension View {
  /// A frame as long along `axes` as the container around: the nearest scroll view, list, screen, tab or the terminal,
  /// without its margins and bars (LAY-61).
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A frame as long as `span` of `count` equal parts of the container, which stand `spacing` cells apart (LAY-61).
  ///
  ///     .containerRelativeFrame(.horizontal, count: 3, spacing: 2)   // in 80 columns: 25 wide
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * Double(count - 1)) / Double(max(1, count))
      return part * Double(span) + spacing * Double(span - 1)
    }
  }

  /// A frame whose length along each of `axes` is what `length` makes of the container's, in cells (LAY-61).
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping @MainActor (Double, Axis) -> Double
  ) -> some View {
    modified(by: ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}

private struct ContainerRelativeFrame: PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: @MainActor (Double, Axis) -> Double

  private final class Memory {
    /// The container's lengths when they were last asked for.
    var room: [Axis: Int] = [:]
  }

  static var isTransparent: Bool { false }

  func updated(_ node: Node) { node.tree.addGeometryReader(node) }
  func unmounted(_ node: Node) { node.tree.removeGeometryReader(node) }

  /// The container may have got its size after this view was measured.
  func geometryChanged(_ node: Node) {
    let memory = node.keep(Memory.init)
    for (axis, room) in memory.room {
      let now = node.containerLength(axis)
      if room == now { continue }
      memory.room[axis] = now
      node.invalidateLayout()
    }
  }

  private func fixed(_ axis: Axis, _ node: Node) -> Int? {
    guard axes.contains(axis) else { return nil }
    let room = node.containerLength(axis)
    node.keep(Memory.init).room[axis] = room
    return finiteCells(length(Double(room), axis)) ?? 0
  }

  func childProposal(_ proposal: ProposedSize, _ node: Node) -> ProposedSize {
    ProposedSize(width: fixed(.horizontal, node) ?? proposal.width, height: fixed(.vertical, node) ?? proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> CellSize {
    let (width, height) = (fixed(.horizontal, node), fixed(.vertical, node))
    let size = child?.size(for: childProposal(proposal, node)) ?? .zero
    return CellSize(width ?? size.width, height ?? size.height)
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ child: Node?, _ node: Node) {
    guard let child else { return }
    let offer = childProposal(proposal, node)
    child.place(at: alignment.origin(of: child, offer, in: size), offer)
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ child: Node, _ node: Node) -> Double? {
    alignment.guide(guide, of: child, childProposal(proposal, node), in: node.size(for: proposal))
  }
}

extension Node {
  /// The length of the nearest container around that has one, in cells.
  func containerLength(_ axis: Axis) -> Int { nearest { $0.containerRoom(axis) } ?? tree.size[axis] }
}
