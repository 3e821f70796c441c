extension View {
  /// Draws the view as one, `opacity` of it, 0…1, over what is below. At 0 it takes no keys and no mouse. Terminals with
  /// 16 colours or fewer show nothing below a third, and what is dim below two thirds.
  public func opacity(_ opacity: Double) -> some View { modified(by: OpacityModifier(alpha: RGB.byte(unit: opacity))) }

  /// Keeps the view's room, but neither draws it nor lets it have keys or the mouse.
  public func hidden() -> some View { opacity(0) }

  /// Cells can't be blurred; with a radius above 0 the view is fainter.
  public func blur(radius: Double, opaque: Bool = false) -> some View { opacity(radius > 0 ? 0.6 : 1) }

  /// The view as it is: groups are drawn as one wherever an effect needs it.
  public func compositingGroup() -> some View { self }

  /// The view as it is: groups are drawn as one wherever an effect needs it.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
}

private struct OpacityModifier: PrimitiveModifier {
  let alpha: UInt8

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func change(from old: Self) -> ViewChange { alpha == old.alpha ? [] : .paint }
  func hidesContent(_ node: Node) -> Bool { alpha == 0 }

  func paint(in painter: Painter, _ node: Node) {
    if alpha == 255 { return node.paintPlainly(in: painter) }
    let depth = node.read(\.terminalCapabilities).colorDepth
    if depth <= .sixteen ? alpha < 85 : alpha == 0 { return }
    let colors = painter.canvas.colors
    painter.group(node.box.paintBounds, { node.paintPlainly(in: $0) }) { below, drawn, _ in
      guard depth <= .sixteen else { return colors.blend(below, drawn, alpha) }
      var cell = drawn
      if alpha < 170 { cell.attributes.insert(.dim) }
      return cell
    }
  }
}
