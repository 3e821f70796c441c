extension View {
  /// Shows the view only as far as `mask` covers it. A letter of the mask is drawn in the view's colour.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modified(by: MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Draws nothing of the view outside of a form in its frame; the mouse meets it in its whole frame (LAY-25).
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    modified(by: ClipShapeModifier(shape: shape, style: style))
  }

  /// Clips the view to its frame, with round corners if the radius is above 0.
  public func cornerRadius(_ radius: Double) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }
}

private struct MaskModifier<Mask: View>: PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func addChildren(_ content: some View, _ list: inout ChildList, _ node: Node) {
    // First, so that the mouse finds the view.
    list.add(ZStack(alignment: alignment) { mask }, .slot(1))
    list.add(content, .slot(0))
  }

  func change(from old: Self) -> ViewChange { alignment == old.alignment ? [] : .layout }

  func place(in size: CellSize, _ proposal: ProposedSize, _ child: Node?, _ node: Node) {
    child?.place(at: .zero, proposal)
    let offer = ProposedSize(size)
    for other in node.layoutChildren where other !== child {
      other.place(at: alignment.origin(of: other, offer, in: size), offer)
    }
  }

  func paint(in painter: Painter, _ node: Node) {
    let bounds = node.box.paintBounds
    func paint(_ slot: Int, in painter: Painter) {
      for child in node.children where child.key == .slot(slot) { child.forEachLayoutItem { $0.paint(painter) } }
    }
    guard let layer = painter.layer(bounds, { paint(1, in: $0) }) else { return }
    let colors = painter.canvas.colors
    painter.group(bounds, { paint(0, in: $0) }) { below, drawn, place in
      colors.masked(drawn, by: layer[place.x, place.y], over: below)
    }
  }
}

private struct ClipShapeModifier<Form: Shape>: PrimitiveModifier {
  let shape: Form
  let style: FillStyle

  static var isTransparent: Bool { false }
  static var clipsChildren: Bool { true }
  var passesTraits: Bool { true }

  func change(from old: Self) -> ViewChange { Comparison.isSame(self, old) ? [] : .paint }

  func paint(in painter: Painter, _ node: Node) {
    let frame = CellRect(origin: .zero, size: node.box.frame.size)
    if shape._form == .rectangle { return node.paintPlainly(in: painter) }
    guard let layer = painter.layer(frame, { $0.fill(shape, in: frame, .black, style) }) else { return }
    let colors = painter.canvas.colors
    painter.group(frame, { node.paintPlainly(in: $0) }) { below, drawn, place in
      colors.masked(drawn, by: layer[place.x, place.y], over: below)
    }
  }
}

extension Brush {
  /// What masks are drawn with.
  static let black = Brush(source: .flat(Ink(color: .rgb(0, 0, 0))), alpha: 255, frame: .zero)
}

extension ScreenColors {
  /// The part of a cell that a mask shows, over what is below.
  func masked(_ drawn: Cell, by mask: LayerCell, over below: Cell) -> Cell {
    switch mask {
    case .pixels(let upper, let lower):
      if upper.alpha == lower.alpha { return blend(below, drawn, upper.alpha) }
      guard let one = CellPixels(below), let other = CellPixels(drawn) else {
        return blend(below, drawn, UInt8((Int(upper.alpha) + Int(lower.alpha)) / 2))
      }
      return CellPixels(
        upper: mix(one.upper, other.upper, upper.alpha), lower: mix(one.lower, other.lower, lower.alpha)
      ).cell
    case .glyph(_, _, _, let background) where background.alpha > 0: return blend(below, drawn, background.alpha)
    case .glyph(let glyph, let attributes, let ink, _):
      let pixels = CellPixels(drawn)
      // A block leaves letters whole, such as the corner of a box.
      if pixels == nil, Quadrants(glyph) != nil {
        return Cell(
          drawn.glyph, foreground: drawn.foreground, background: below.background, attributes: drawn.attributes)
      }
      let color =
        pixels.map { $0.upper == $0.lower ? $0.upper : mix($0.upper, $0.lower, 128) }
        ?? (drawn.background == below.background ? drawn.foreground : drawn.background)
      return Cell(
        glyph, foreground: mix(below.background, color, ink.alpha), background: below.background,
        attributes: attributes)
    }
  }
}
