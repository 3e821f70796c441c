extension View {
  /// Draws the view some cells away from where it stands; what is around it stays (LAY-17). Parts of a cell are rounded. From
  /// right to left, `x` goes to the left.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    modified(by: OffsetModifier(x: distance(x + 0.5), y: distance(y + 0.5)))
  }

  /// The same with both distances in one value (LAY-17).
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Takes all the room that is offered, and puts the middle of the view `x` cells from its leading edge and `y` cells from
  /// the top (LAY-17).
  ///
  ///     Text("abc").position(x: 2.5, y: 0.5)   // in 8×2: ␣abc
  public func position(x: Double = 0, y: Double = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// The same with the place as one value (LAY-17).
  public func position(_ position: CGPoint) -> some View { modified(by: PositionModifier(position: position)) }
}

private struct OffsetModifier: PrimitiveModifier {
  let x: Int
  let y: Int

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func change(from old: Self) -> ViewChange { x == old.x && y == old.y ? [] : .layout }
  func childOrigin(in size: CellSize, child: CellSize, _ node: Node) -> CellPoint { CellPoint(x, y) }
}

private struct PositionModifier: PrimitiveModifier {
  let position: CGPoint

  static var isTransparent: Bool { false }

  func change(from old: Self) -> ViewChange { position == old.position ? [] : .layout }

  func sizeThatFits(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> CellSize {
    if let width = proposal.width, let height = proposal.height { return CellSize(width, height) }
    let size = child?.size(for: proposal) ?? .zero
    return CellSize(proposal.width ?? size.width, proposal.height ?? size.height)
  }

  func childOrigin(in size: CellSize, child: CellSize, _ node: Node) -> CellPoint {
    CellPoint(
      wholeCells(position.x - Double(child.width) / 2), wholeCells(position.y - Double(child.height) / 2))
  }
}
