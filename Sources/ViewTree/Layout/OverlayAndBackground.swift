extension View {
  /// Shows `content` above this view, which alone decides the size (LAY-23).
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modified(by: SecondaryModifier(secondary: content(), alignment: alignment, isAbove: true))
  }

  /// Shows `content` behind this view, which alone decides the size (LAY-23).
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modified(by: SecondaryModifier(secondary: content(), alignment: alignment, isAbove: false))
  }
}

/// A second view in front of the modified one or behind it.
private struct SecondaryModifier<Secondary: View>: PrimitiveModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isAbove: Bool

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func addChildren(_ content: some View, _ list: inout ChildList, _ node: Node) {
    let other = ZStack(alignment: alignment) { secondary }
    if isAbove {
      list.add(content, .slot(0))
      list.add(other, .slot(1))
    } else {
      list.add(other, .slot(1))
      list.add(content, .slot(0))
    }
  }

  func change(from old: Self) -> ViewChange { alignment == old.alignment ? [] : .layout }

  func place(in size: CellSize, _ proposal: ProposedSize, _ child: Node?, _ node: Node) {
    child?.place(at: .zero, proposal)
    let offer = ProposedSize(size)
    for other in node.layoutChildren where other !== child {
      // By the guides of both; the primary's are the modifier's.
      other.place(at: alignment.origin(of: other, offer, in: size, like: (node, proposal)), offer)
    }
  }
}
