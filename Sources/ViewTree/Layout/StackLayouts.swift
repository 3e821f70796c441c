/// Subviews side by side, as a value that can be exchanged for another layout.
public struct HStackLayout: Layout, Hashable {
  private(set) var stack: StackLayout

  /// `spacing` in columns, 1 for nil but none beside a `Spacer` or `Divider` (STK-1).
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    stack = StackLayout(axis: .horizontal, guide: alignment.guide, spacing: spacing.map(distance))
  }

  /// Where the subviews stand down the screen.
  public var alignment: VerticalAlignment {
    get { VerticalAlignment(guide: stack.guide) }
    set { stack.guide = newValue.guide }
  }

  /// Columns between subviews; nil for the usual distance.
  public var spacing: Double? {
    get { stack.spacing.map(Double.init) }
    set { stack.spacing = newValue.map(distance) }
  }
}

/// Subviews one below the other, as a value that can be exchanged for another layout.
public struct VStackLayout: Layout, Hashable {
  private(set) var stack: StackLayout

  /// `spacing` in rows, 0 for nil (STK-1).
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    stack = StackLayout(axis: .vertical, guide: alignment.guide, spacing: spacing.map(distance))
  }

  /// Where the subviews stand across.
  public var alignment: HorizontalAlignment {
    get { HorizontalAlignment(guide: stack.guide) }
    set { stack.guide = newValue.guide }
  }

  /// Rows between subviews; nil for the usual distance.
  public var spacing: Double? {
    get { stack.spacing.map(Double.init) }
    set { stack.spacing = newValue.map(distance) }
  }
}

extension HStackLayout: LinearLayout {
  /// Across.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
}

extension VStackLayout: LinearLayout {
  /// Down the screen.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
}

extension LayoutProperties {
  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

/// What a stack remembers: how it shared out what it was offered last.
public struct StackLayoutCache {
  fileprivate var latest: (proposal: ProposedSize, arrangement: StackLayout.Arrangement)?
}

/// A layout along one axis.
@MainActor
protocol LinearLayout: Layout where Cache == StackLayoutCache {
  var stack: StackLayout { get }
}

extension LinearLayout {
  /// Nothing is shared out yet.
  public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

  /// As long and as wide as what the subviews take (STK-5).
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    CGSize(answer: arrange(proposal.cells, subviews, &cache).size)
  }

  /// One after the other, in line by the guide (STK-7).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) {
    // Where the size across was left to the stack, the children now learn it (STK-6).
    var decided = proposal.cells
    let other = stack.axis.other
    if decided[other] == nil { decided[other] = CellSize(bounds.size)[other] }
    let arrangement = arrange(decided, subviews, &cache)
    let corner = CellPoint(wholeCells(bounds.minX), wholeCells(bounds.minY))
    for (node, placement) in zip(subviews.nodes, arrangement.placements) {
      node.box.placement = Placement(origin: corner + placement.origin, proposal: placement.proposal)
    }
  }

  private func arrange(
    _ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout StackLayoutCache
  ) -> StackLayout.Arrangement {
    if let latest = cache.latest, latest.proposal == proposal { return latest.arrangement }
    let arrangement = stack.arrange(subviews.nodes, proposal)
    cache.latest = (proposal, arrangement)
    return arrangement
  }
}

/// Subviews one above the other, as a value that can be exchanged for another layout.
public struct ZStackLayout: Layout, Hashable {
  /// Where the subviews stand.
  public var alignment: Alignment

  /// Subviews in layers, put in line by `alignment` (ALN-5).
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The size of the largest among the subviews of the highest priority (ZST-1).
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let top = topPriority(subviews.nodes)
    var size = CellSize.zero
    for node in subviews.nodes where node.layoutPriority == top {
      let taken = node.size(for: proposal.cells)
      size = CellSize(max(size.width, taken.width), max(size.height, taken.height))
    }
    return CGSize(answer: size)
  }

  /// In line by the guides that lie furthest in among the subviews of the highest priority; all are offered the size of the
  /// stack (ZST-1).
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let offer = ProposedSize(CellSize(bounds.size))
    let top = topPriority(subviews.nodes)
    var across = -Double.infinity
    var down = -Double.infinity
    for node in subviews.nodes where node.layoutPriority == top {
      across = max(across, node.guideValue(alignment.horizontal.guide, offer))
      down = max(down, node.guideValue(alignment.vertical.guide, offer))
    }
    for node in subviews.nodes {
      let x = bounds.minX + across - node.guideValue(alignment.horizontal.guide, offer)
      let y = bounds.minY + down - node.guideValue(alignment.vertical.guide, offer)
      node.box.placement = Placement(origin: CellPoint(wholeCells(x), wholeCells(y)), proposal: offer)
    }
  }

  @MainActor
  private func topPriority(_ nodes: ArraySlice<Node>) -> Double { nodes.map(\.layoutPriority).max() ?? 0 }
}
