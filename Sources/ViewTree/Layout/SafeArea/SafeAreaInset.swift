extension View {
  /// Keeps a bar at the upper or lower edge of this view, whose content gets the rest (SAF-2); `spacing` in rows, none for
  /// nil.
  ///
  ///     List { … }.safeAreaInset(edge: .bottom) { Text("3 trips") }   // the last row: 3 trips
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modified(
      by: SafeAreaInset(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: cells(spacing) ?? 0, bar: content()))
  }

  /// Keeps a bar at the left or right edge of this view, whose content gets the rest (SAF-2); `spacing` in columns, none
  /// for nil.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    modified(
      by: SafeAreaInset(
        edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: cells(spacing) ?? 0, bar: content()))
  }
}

/// The upper or the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}

/// The left or the right edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The left edge.
  case leading
  /// The right edge.
  case trailing
}

/// A bar at one edge, and the modified view in the rest.
private struct SafeAreaInset<Bar: View>: PrimitiveModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: Int
  let bar: Bar

  static var isTransparent: Bool { false }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  func addChildren(_ content: some View, _ list: inout ChildList, _ node: Node) {
    // In reading order, since focus moves in it.
    let shown = ZStack(alignment: alignment) { bar }.modified(by: SafeAreaBar())
    if isFirst { list.add(shown, .slot(1)) }
    list.add(content, .slot(0))
    if !isFirst { list.add(shown, .slot(1)) }
  }

  func change(from old: Self) -> ViewChange {
    edge == old.edge && alignment == old.alignment && spacing == old.spacing ? [] : .layout
  }

  private func barNode(_ node: Node, _ child: Node?) -> Node? { node.layoutChildren.first { $0 !== child } }

  /// What the bar and the spacing take.
  private func length(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> Int {
    let length = barNode(node, child)?.size(for: barProposal(proposal))[axis] ?? 0
    return length == 0 ? 0 : length + spacing
  }

  private func barProposal(_ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  private func contentProposal(_ proposal: ProposedSize, _ taken: Int) -> ProposedSize {
    var offer = proposal
    offer[axis] = proposal[axis].map { max(0, $0 - taken) }
    return offer
  }

  func sizeThatFits(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> CellSize {
    let taken = length(proposal, child, node)
    var size = child?.size(for: contentProposal(proposal, taken)) ?? .zero
    size[axis] += taken
    return size
  }

  func childOrigin(in size: CellSize, child: CellSize, _ node: Node) -> CellPoint {
    var origin = CellPoint.zero
    if isFirst { origin[axis] = size[axis] - child[axis] }
    return origin
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ child: Node?, _ node: Node) {
    let taken = length(ProposedSize(size), child, node)
    let memory = node.keep(SafeAreaMemory.init)
    memory.region = CellInsets(Edge.Set(edge), taken)
    if let bar = barNode(node, child) {
      let offer = barProposal(ProposedSize(size))
      let length = bar.size(for: offer)
      var room = size
      room[axis] = length[axis]
      var origin = alignment.origin(of: bar, offer, in: room)
      if !isFirst { origin[axis] += size[axis] - length[axis] }
      bar.place(at: origin, offer)
    }
    guard let child else { return }
    let offer = contentProposal(proposal, taken)
    child.place(at: childOrigin(in: size, child: child.size(for: offer), node), offer)
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ child: Node, _ node: Node) -> Double? {
    let taken = length(proposal, child, node)
    guard let value = child.explicitGuide(guide, contentProposal(proposal, taken)) else { return nil }
    return isFirst && guide.axis == axis ? value + Double(taken) : value
  }

  func safeAreaRegion(_ node: Node) -> CellInsets? { node.keep(SafeAreaMemory.init).region }

  func containerRoom(_ axis: Axis, _ node: Node) -> Int? {
    guard node.box.isPlaced else { return nil }
    return max(0, node.box.frame.size[axis] - node.keep(SafeAreaMemory.init).region[axis])
  }
}

@MainActor
final class SafeAreaMemory {
  var region = CellInsets()
}

/// A bar is drawn in front of content that extends under it.
private struct SafeAreaBar: PrimitiveModifier {
  static var isTransparent: Bool { true }
  func trait<Value>(_ key: TraitKey<Value>) -> Value? { key.name == "zIndex" ? 1.0 as? Value : nil }
}

extension Edge.Set {
  /// One side.
  public init(_ edge: Edge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }
}
