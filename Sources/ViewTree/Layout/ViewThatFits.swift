/// Shows the first of several views that fits into what is offered; the last where none does (VTF-1).
///
///     ViewThatFits(in: .horizontal) { Text("14 March 2026"); Text("14 Mar") }   // in 8 columns: 14 Mar
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Tries the views of a closure in order; only `axes` count for whether one fits.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  func update(_ node: Node) { node.updateChildren { $0.add(content, .slot(0)) } }
  func change(from old: Self) -> ViewChange { axes == old.axes ? [] : .layout }

  private func chosen(_ proposal: ProposedSize, _ node: Node) -> Node? {
    let children = node.layoutChildren
    return children.first { child in
      let ideal = child.size(
        for: ProposedSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? Int.max)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? Int.max)
    } ?? children.last
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    chosen(proposal, node)?.size(for: proposal) ?? .zero
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ node: Node) -> Double? {
    chosen(proposal, node)?.explicitGuide(guide, proposal)
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {
    let chosen = chosen(proposal, node)
    for child in node.layoutChildren where child !== chosen { child.hide() }
    chosen?.place(at: .zero, proposal)
  }
}
