extension View {
  /// Draws the view in front of those in the same container whose value is lower; 0 is usual, and among equals the later one
  /// is in front (ZST-1).
  ///
  ///     ZStack { Text("a").zIndex(1); Text("b") }   // a
  public func zIndex(_ value: Double) -> some View { modified(by: ZIndexModifier(value: value)) }
}

private struct ZIndexModifier: PrimitiveModifier {
  let value: Double

  static var isTransparent: Bool { true }
  func change(from old: Self) -> ViewChange { value == old.value ? [] : .paint }
  func trait<Value>(_ key: TraitKey<Value>) -> Value? { key.name == "zIndex" ? value as? Value : nil }
  func updated(_ node: Node) { node.tree.usesZIndex = true }
}

extension Node {
  /// The layout children in the order in which they are drawn, the last in front.
  var drawingOrder: [Node] {
    guard tree.usesZIndex else { return layoutChildren }
    let children = layoutChildren.map { (node: $0, level: $0.containerTrait(TraitKey<Double>(name: "zIndex")) ?? 0) }
    // The sort is stable.
    return children.contains { $0.level != 0 } ? children.sorted { $0.level < $1.level }.map(\.node) : layoutChildren
  }
}
