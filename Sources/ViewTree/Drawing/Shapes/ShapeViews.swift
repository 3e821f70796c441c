/// A filled form.
public struct ShapeFill<Form: Shape>: PrimitiveView {
  let shape: Form
  let paint: Paint
  let style: FillStyle

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    CellSize(proposal.width ?? 10, proposal.height ?? 5)
  }

  func change(from old: Self) -> ViewChange { .paint }

  func draw(in painter: Painter, _ node: Node) {
    let frame = CellRect(origin: .zero, size: node.box.frame.size)
    painter.fill(shape, in: frame, node.brush(paint, over: CGRect(frame), isArea: true), style)
  }
}

/// The line along a form's edge.
struct ShapeStroke<Form: Shape>: PrimitiveView {
  let shape: Form
  let paint: Paint
  let style: StrokeStyle

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    CellSize(proposal.width ?? 10, proposal.height ?? 5)
  }

  func change(from old: Self) -> ViewChange { .paint }

  func draw(in painter: Painter, _ node: Node) {
    let frame = CellRect(origin: .zero, size: node.box.frame.size)
    let isOutline = shape._form == .circle || shape._form == .outline
    painter.stroke(shape, in: frame, node.brush(paint, over: CGRect(frame), isArea: isOutline), style)
  }
}

extension Painter {
  /// Fills a form.
  func fill(_ shape: some Shape, in frame: CellRect, _ brush: Brush, _ style: FillStyle = FillStyle()) {
    switch shape._form {
    case .rectangle: fill(frame, brush)
    case .roundedRectangle: fillBox(frame, brush)
    case .capsule where frame.height == 1: fillPill(frame, brush)
    case .capsule where frame.height == 2: fillBox(frame, brush)
    case .circle where min(frame.width, 2 * frame.height) <= 2: dot("●", in: frame, brush)
    default: fill(shape.path(in: CGRect(frame)), in: frame, brush, evenOdd: style.isEOFilled)
    }
  }

  /// Draws the line along a form's edge.
  func stroke(_ shape: some Shape, in frame: CellRect, _ brush: Brush, _ style: StrokeStyle) {
    func box(round: Bool) {
      drawBox(frame, line: style.boxLine(hasRoundCorners: round)) { brush.ink(at: $0) }
    }
    switch shape._form {
    case .rectangle: box(round: false)
    case .roundedRectangle: box(round: true)
    case .capsule where frame.height == 1:
      guard frame.width >= 2 else { return }
      let (left, right) = (frame.origin, CellPoint(frame.maxX - 1, frame.minY))
      put(Glyph("("), at: left, brush.ink(at: left))
      put(Glyph(")"), at: right, brush.ink(at: right))
    case .capsule: box(round: true)
    case .circle where min(frame.width, 2 * frame.height) <= 2: dot("○", in: frame, brush)
    default:
      // The line is to be inside: its middle half a line from the edge.
      let half = max(0.5, style.lineWidth / 2)
      let inner = CGRect(
        x: Double(frame.minX) + half, y: Double(frame.minY) + half / 2, width: max(0, Double(frame.width) - 2 * half),
        height: max(0, Double(frame.height) - half))
      stroke(shape.path(in: inner), in: frame, style, brush)
    }
  }

  /// Whole cells, without the outer quarters of the corners.
  private func fillBox(_ frame: CellRect, _ brush: Brush) {
    guard frame.width >= 2, frame.height >= 2 else { return fill(frame, brush) }
    let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX - 1, frame.maxY - 1)
    for y in [top, bottom] { fill(CellRect(x: left + 1, y: y, width: frame.width - 2, height: 1), brush) }
    fill(CellRect(x: left, y: top + 1, width: frame.width, height: frame.height - 2), brush)
    fill(CellPoint(left, top), Quadrants.all.subtracting(.upperLeft), brush)
    fill(CellPoint(right, top), Quadrants.all.subtracting(.upperRight), brush)
    fill(CellPoint(left, bottom), Quadrants.all.subtracting(.lowerLeft), brush)
    fill(CellPoint(right, bottom), Quadrants.all.subtracting(.lowerRight), brush)
  }

  /// A row with half a cell at either end.
  private func fillPill(_ frame: CellRect, _ brush: Brush) {
    guard frame.width >= 2 else { return fill(frame, brush) }
    fill(CellRect(x: frame.minX + 1, y: frame.minY, width: frame.width - 2, height: 1), brush)
    fill(frame.origin, [.upperRight, .lowerRight], brush)
    fill(CellPoint(frame.maxX - 1, frame.minY), [.upperLeft, .lowerLeft], brush)
  }

  /// One character in the middle, for a circle that has no room for more.
  private func dot(_ scalar: Unicode.Scalar, in frame: CellRect, _ brush: Brush) {
    guard !frame.isEmpty else { return }
    let place = CellPoint(frame.minX + (frame.width - 1) / 2, frame.minY + (frame.height - 1) / 2)
    put(Glyph(scalar), at: place, brush.ink(at: place))
  }
}
