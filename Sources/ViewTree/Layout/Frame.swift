extension View {
  /// A frame of a fixed size, in cells; on an axis that is nil the view's own (LAY-10).
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
    modified(by: FixedFrame(width: finiteCells(width), height: finiteCells(height), alignment: alignment))
  }

  /// A frame whose size has limits, in cells (LAY-12 to LAY-15).
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      by: FlexibleFrame(
        width: FlexibleFrame.Limits(min: finiteCells(minWidth), ideal: finiteCells(idealWidth), max: cells(maxWidth)),
        height: FlexibleFrame.Limits(
          min: finiteCells(minHeight), ideal: finiteCells(idealHeight), max: cells(maxHeight)),
        alignment: alignment))
  }
}

private struct FixedFrame: PrimitiveModifier {
  let width: Int?
  let height: Int?
  let alignment: Alignment

  static var isTransparent: Bool { false }

  func change(from old: Self) -> ViewChange { Comparison.isSame(old, self) ? [] : .layout }

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

struct FlexibleFrame: PrimitiveModifier {
  struct Limits: Hashable {
    let min: Int?
    let ideal: Int?
    let max: Int?

    /// Limits that contradict give way in the order min, ideal, max (LAY-12).
    init(min: Int?, ideal: Int?, max: Int?) {
      self.min = min
      self.ideal = ideal.map { Swift.max($0, min ?? 0) }
      let least = self.ideal ?? min ?? 0
      self.max = max.map { Swift.max($0, least) }
    }

    func clamp(_ length: Int) -> Int { Swift.min(Swift.max(length, min ?? Int.min), max ?? Int.max) }

    /// What the child is offered (LAY-13).
    func childProposal(_ proposal: Int?) -> Int? { (proposal ?? ideal).map(clamp) }

    /// The frame's length where the child has no say (LAY-14).
    func length(_ proposal: Int?) -> Int? {
      guard let proposal else { return ideal }
      return min != nil && max != nil ? clamp(proposal) : nil
    }

    /// The frame's length around a child (LAY-14).
    func length(_ proposal: Int?, child: Int) -> Int {
      let offer = childProposal(proposal)
      switch (min, max) {
      case (nil, nil): return child
      case (_?, _?): return clamp(child)
      case (let min?, nil): return Swift.max(Swift.min(offer ?? Int.max, child), min)
      case (nil, let max?): return Swift.min(Swift.max(offer ?? Int.min, child), max)
      }
    }
  }

  let width: Limits
  let height: Limits
  let alignment: Alignment

  static var isTransparent: Bool { false }

  func change(from old: Self) -> ViewChange { Comparison.isSame(old, self) ? [] : .layout }

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

  /// The child gets the final size, unless the frame only followed the child's ideal (LAY-15).
  private func finalProposal(_ proposal: ProposedSize, in size: CellSize) -> ProposedSize {
    func offer(_ limits: Limits, _ proposal: Int?, _ length: Int) -> Int? {
      let followsIdeal =
        limits.ideal == nil && proposal == nil && (limits.min.map { $0 < length } ?? true)
        && (limits.max.map { length < $0 } ?? true)
      return followsIdeal ? nil : length
    }
    return ProposedSize(
      width: offer(width, proposal.width, size.width), height: offer(height, proposal.height, size.height))
  }
}
