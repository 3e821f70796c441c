/// The size of a view as it answered to a proposal, in cells, and its alignment guides.
@MainActor
public struct ViewDimensions {
  private let size: CellSize
  /// Nil for a view that sets no guides.
  private let node: Node?
  private let proposal: ProposedSize

  init(_ node: Node, _ proposal: ProposedSize) {
    self.node = node
    self.proposal = proposal
    size = node.size(for: proposal)
  }

  init(size: CellSize) {
    self.size = size
    node = nil
    proposal = ProposedSize(size)
  }

  /// Columns.
  public var width: Double { CGSize.length(size.width) }
  /// Rows.
  public var height: Double { CGSize.length(size.height) }

  /// Where a guide is: as the view sets it, else at its usual place (ALN-2).
  public subscript(guide: HorizontalAlignment) -> Double { value(guide.guide) }
  /// Where a guide is: as the view sets it, else at its usual place (ALN-2).
  public subscript(guide: VerticalAlignment) -> Double { value(guide.guide) }
  /// Where a guide is, nil where the view doesn't set it (ALN-2).
  public subscript(explicit guide: HorizontalAlignment) -> Double? { node?.explicitGuide(guide.guide, proposal) }
  /// Where a guide is, nil where the view doesn't set it (ALN-2).
  public subscript(explicit guide: VerticalAlignment) -> Double? { node?.explicitGuide(guide.guide, proposal) }

  private func value(_ guide: AlignmentGuide) -> Double {
    node?.guideValue(guide, proposal) ?? guide.defaultValue(in: size)
  }
}
