extension View {
  /// Keeps the view at its ideal size (LAY-18).
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal width, its ideal height, or both (LAY-18).
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(by: FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// How early a stack gives room to this view; 0 is usual (LAY-19).
  public func layoutPriority(_ value: Double) -> some View { modified(by: LayoutPriorityModifier(value: value)) }

  /// Draws nothing outside of the view's frame (LAY-25).
  public func clipped() -> some View { modified(by: ClipModifier()) }

  /// The view's explicit identity: another value is another view, with state of its own (ID-8).
  public func id(_ id: some Hashable) -> some View { IdentifiedView(content: self, id: AnyHashable(id)) }
}

private struct FixedSizeModifier: PrimitiveModifier {
  let horizontal: Bool
  let vertical: Bool

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func change(from old: Self) -> ViewChange {
    horizontal == old.horizontal && vertical == old.vertical ? [] : .layout
  }

  func childProposal(_ proposal: ProposedSize, _ node: Node) -> ProposedSize {
    ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

private struct LayoutPriorityModifier: PrimitiveModifier {
  let value: Double

  static var isTransparent: Bool { true }
  func change(from old: Self) -> ViewChange { value == old.value ? [] : .layout }
  func trait<Value>(_ key: TraitKey<Value>) -> Value? { key.name == "layoutPriority" ? value as? Value : nil }
}

private struct ClipModifier: PrimitiveModifier {
  static var isTransparent: Bool { false }
  static var clipsChildren: Bool { true }
  var passesTraits: Bool { true }
}

private struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let id: AnyHashable

  static var isTransparent: Bool { true }
  static var isUnary: Bool { Content._isUnary }
  func update(_ node: Node) { node.updateChildren { $0.add(content, .id(id, occurrence: 0)) } }
}
