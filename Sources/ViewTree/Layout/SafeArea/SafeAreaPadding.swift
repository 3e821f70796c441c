extension View {
  /// Keeps room free at the edges, as a bar would (SAF-2): in a scroll view it scrolls along with the content. In cells;
  /// nil for 2 columns and 1 row.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    modified(
      by: SafeAreaPadding(
        insets: CellInsets(edges.intersection(.horizontal), length.map(distance) ?? 2)
          + CellInsets(edges.intersection(.vertical), length.map(distance) ?? 1)))
  }

  /// The same room at all edges, in cells.
  public func safeAreaPadding(_ length: Double) -> some View { safeAreaPadding(.all, length) }

  /// Room for each edge on its own, in cells.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modified(by: SafeAreaPadding(insets: CellInsets(insets)))
  }
}

private struct SafeAreaPadding: PrimitiveModifier {
  let insets: CellInsets

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func change(from old: Self) -> ViewChange { insets == old.insets ? [] : .layout }

  /// What scrolls gets all the room, and keeps the insets free by itself.
  private func isLeftToContent(_ node: Node) -> Bool {
    node.layoutChildren.first?.containerTrait(.isScrollView) == true
  }

  private func own(_ node: Node) -> CellInsets { isLeftToContent(node) ? CellInsets() : insets }

  func updated(_ node: Node) {
    let memory = node.keep(SafeAreaMemory.init)
    if memory.region == insets { return }
    memory.region = insets
    // The scroll view measures itself by this.
    if isLeftToContent(node) { node.layoutChildren.first?.invalidateLayout() }
  }

  func childProposal(_ proposal: ProposedSize, _ node: Node) -> ProposedSize {
    let own = own(node)
    return ProposedSize(
      width: proposal.width.map { max(0, $0 - own.horizontal) },
      height: proposal.height.map { max(0, $0 - own.vertical) })
  }

  func sizeThatFits(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> CellSize {
    let own = own(node)
    let size = child?.size(for: childProposal(proposal, node)) ?? .zero
    return CellSize(size.width + own.horizontal, size.height + own.vertical)
  }

  func childOrigin(in size: CellSize, child: CellSize, _ node: Node) -> CellPoint { own(node).origin }

  func trait<Value>(_ key: TraitKey<Value>) -> Value? { key.name == "scrolledSafeArea" ? insets as? Value : nil }
  func safeAreaRegion(_ node: Node) -> CellInsets? { own(node) }

  func containerRoom(_ axis: Axis, _ node: Node) -> Int? {
    node.box.isPlaced ? max(0, node.box.frame.size[axis] - own(node)[axis]) : nil
  }
}
