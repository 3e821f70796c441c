extension View {
  /// A frame of a fixed size, in cells; on an axis that is nil the view's own (LAY-10).
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
    modified(by: FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// A frame whose size has limits, in cells (LAY-12 to LAY-15).
  ///
  ///     Text("Rome").frame(maxWidth: .infinity, alignment: .trailing)   // in 10×1: ␣␣␣␣␣␣Rome
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      by: FlexibleFrame(
        width: FrameLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FrameLimits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }
}

private struct FixedFrame: PrimitiveModifier {
  let width: Int?
  let height: Int?
  let alignment: Alignment
  /// False for lengths that count as not said (LAY-10).
  let isSane: Bool

  init(width: Double?, height: Double?, alignment: Alignment) {
    self.width = finiteCells(width)
    self.height = finiteCells(height)
    self.alignment = alignment
    isSane = (width == nil || self.width != nil) && (height == nil || self.height != nil)
  }

  static var isTransparent: Bool { false }

  func change(from old: Self) -> ViewChange { Comparison.isSame(old, self) ? [] : .layout }

  func updated(_ node: Node) {
    if !isSane {
      node.tree.report("a frame's width or height is negative, endless or no number; it counts as not said")
    }
  }

  func childProposal(_ proposal: ProposedSize, _ node: Node) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> CellSize {
    if let width, let height { return CellSize(width, height) }
    let size = child?.size(for: childProposal(proposal, node)) ?? .zero
    return CellSize(width ?? size.width, height ?? size.height)
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ child: Node?, _ node: Node) {
    guard let child else { return }
    let proposal = childProposal(proposal, node)
    child.place(at: alignment.origin(of: child, proposal, in: size), proposal)
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ child: Node, _ node: Node) -> Double? {
    alignment.guide(guide, of: child, childProposal(proposal, node), in: node.size(for: proposal))
  }
}

private struct FlexibleFrame: PrimitiveModifier {
  let width: FrameLimits
  let height: FrameLimits
  let alignment: Alignment

  static var isTransparent: Bool { false }

  func change(from old: Self) -> ViewChange { Comparison.isSame(old, self) ? [] : .layout }

  func updated(_ node: Node) {
    if !(width.isSane && height.isSane) {
      node.tree.report("a frame's limits contradict each other, or are negative or no numbers")
    }
  }

  func childProposal(_ proposal: ProposedSize, _ node: Node) -> ProposedSize {
    ProposedSize(width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
  }

  func sizeThatFits(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> CellSize {
    let fixedWidth = width.length(proposal.width)
    let fixedHeight = height.length(proposal.height)
    if let fixedWidth, let fixedHeight { return CellSize(fixedWidth, fixedHeight) }
    let size = child?.size(for: childProposal(proposal, node)) ?? .zero
    return CellSize(
      fixedWidth ?? width.length(proposal.width, child: size.width),
      fixedHeight ?? height.length(proposal.height, child: size.height))
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ child: Node?, _ node: Node) {
    guard let child else { return }
    let proposal = finalProposal(proposal, in: size)
    child.place(at: alignment.origin(of: child, proposal, in: size), proposal)
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ child: Node, _ node: Node) -> Double? {
    let size = node.size(for: proposal)
    return alignment.guide(guide, of: child, finalProposal(proposal, in: size), in: size)
  }

  private func finalProposal(_ proposal: ProposedSize, in size: CellSize) -> ProposedSize {
    ProposedSize(
      width: width.finalProposal(proposal.width, size.width), height: height.finalProposal(proposal.height, size.height)
    )
  }
}
