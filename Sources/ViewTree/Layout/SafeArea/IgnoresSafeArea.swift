extension View {
  /// Lets the view extend under bars that it touches (SAF-1); what it reports as its size stays the same.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modified(by: IgnoresSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  /// Fills the cells behind this view, also under bars that it touches at `edges` (LAY-24).
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }
}

private struct IgnoresSafeArea: PrimitiveModifier {
  let edges: Edge.Set

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func change(from old: Self) -> ViewChange { edges == old.edges ? [] : .layout }

  func updated(_ node: Node) { if node.isInSafeArea { node.tree.addGeometryReader(node) } }
  func unmounted(_ node: Node) { node.tree.removeGeometryReader(node) }

  private func insets(_ node: Node) -> CellInsets {
    node.tree.geometryReaders.isEmpty ? CellInsets() : node.safeAreaInsets.only(edges)
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ child: Node?, _ node: Node) {
    guard let child else { return }
    let insets = insets(node)
    node.keep(SafeAreaMemory.init).region = insets
    if insets == CellInsets() { return child.place(at: .zero, proposal) }
    // The bars stand in front of what extends under them.
    node.tree.usesZIndex = true
    let grown = CellSize(size.width + insets.horizontal, size.height + insets.vertical)
    let offer = ProposedSize(
      width: proposal.width.map { $0 + insets.horizontal }, height: proposal.height.map { $0 + insets.vertical })
    child.place(at: Alignment.center.origin(of: child, offer, in: grown) - insets.origin, offer)
  }

  func geometryChanged(_ node: Node) {
    if node.box.isPlaced, node.keep(SafeAreaMemory.init).region != insets(node) { node.invalidateLayout() }
  }
}

extension CellInsets {
  /// These at `edges`, none at the others.
  func only(_ edges: Edge.Set) -> CellInsets {
    var insets = self
    if !edges.contains(.top) { insets.top = 0 }
    if !edges.contains(.leading) { insets.leading = 0 }
    if !edges.contains(.bottom) { insets.bottom = 0 }
    if !edges.contains(.trailing) { insets.trailing = 0 }
    return insets
  }
}
