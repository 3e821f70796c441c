/// How a view of a given shape fills the room for it.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as possible within it.
  case fit
  /// As small as possible around it.
  case fill
}

extension View {
  /// Keeps the view in the shape of `ratio` times as wide as high, as the eye sees it: a cell counts as twice as high as
  /// wide. Nil for the shape of the view's ideal size (LAY-20, LAY-21).
  ///
  ///     Color.red.aspectRatio(1.5, contentMode: .fit)   // in 40×10: 30×10
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    modified(by: AspectRatioModifier(ratio: ratio, mode: contentMode))
  }

  /// Keeps the view in the shape that a size has as the eye sees it; only the ratio counts (LAY-20).
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// As large as possible within the room that is offered, in its own shape (LAY-20).
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// So large that it covers the room that is offered, in its own shape (LAY-20). What it takes beyond that is drawn too,
  /// unless the view around is `clipped()`.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatioModifier: PrimitiveModifier {
  /// What is no number above 0 counts as nil.
  let ratio: Double?
  let mode: ContentMode

  init(ratio: Double?, mode: ContentMode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.mode = mode
  }

  static var isTransparent: Bool { false }

  func change(from old: Self) -> ViewChange { ratio == old.ratio && mode == old.mode ? [] : .layout }

  func sizeThatFits(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> CellSize {
    child.map { $0.size(for: offer(proposal, $0)) } ?? .zero
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ child: Node?, _ node: Node) {
    guard let child else { return }
    child.place(at: .zero, offer(proposal, child))
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ child: Node, _ node: Node) -> Double? {
    child.explicitGuide(guide, offer(proposal, child))
  }

  /// What the view is offered: its shape, scaled so that it fits into the proposal or covers it (LAY-20, LAY-21).
  private func offer(_ proposal: ProposedSize, _ child: Node) -> ProposedSize {
    guard proposal.width != nil || proposal.height != nil, let shape = shape(child) else { return proposal }
    // Both in columns, as the eye sees them.
    let scales = [
      proposal.width.map { Double($0) / shape.width }, proposal.height.map { Double($0) * cellAspect / shape.height },
    ].compactMap(\.self)
    guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedSize(
      width: cells(shape.width * scale, proposal.width),
      height: cells(shape.height * scale / cellAspect, proposal.height))
  }

  /// The shape as the eye sees it; nil for a view without one.
  private func shape(_ child: Node) -> CGSize? {
    if let ratio { return CGSize(width: ratio, height: 1) }
    let ideal = child.size(for: .unspecified)
    return ideal.isEmpty ? nil : CGSize(width: Double(ideal.width), height: Double(ideal.height) * cellAspect)
  }

  /// A length in whole cells: not above the proposal where it must fit, up where it must cover (LAY-21).
  private func cells(_ length: Double, _ proposal: Int?) -> Int {
    if length >= Double(ProposedSize.unbounded / 2) { return ProposedSize.unbounded }
    switch mode {
    case .fit: return min(max(1, Int(length.rounded())), proposal ?? Int.max)
    // A little less, so that a whole number stays itself.
    case .fill: return Int((length - 1e-6).rounded(.up))
    }
  }
}
