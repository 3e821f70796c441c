/// A rectangle: filled, or as a line along its edge.
public struct Rectangle: Shape, Sendable {
  /// A rectangle as large as what it is offered, 10×5 cells where nothing is.
  public init() {}
  /// Square ones.
  public var _corners: BoxCorners { .square }
}

/// A rectangle whose corners are round where it is drawn as a line.
public struct RoundedRectangle: Shape, Sendable {
  /// A rectangle with round corners; on cells each `cornerRadius` looks the same.
  public init(cornerRadius: Double) {}
  /// Round ones.
  public var _corners: BoxCorners { .round }
}

/// How the corners of a box are drawn.
public enum BoxCorners: Hashable, Sendable {
  /// As `┌`.
  case square
  /// As `╭`.
  case round
}

/// A form that takes what it is offered.
public protocol Shape: View where Body == ShapeFill {
  /// How the corners of the form's line are drawn.
  var _corners: BoxCorners { get }
}

extension Shape {
  /// The form filled with the style around it.
  public var body: ShapeFill { ShapeFill(style: ForegroundStyle()) }

  /// The form filled with a style.
  public func fill(_ style: some ShapeStyle) -> some View { ShapeFill(style: style._foreground) }

  /// The line along the form's edge, inside its frame: one cell wide, and heavy from a width of 2 on.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    BoxLine(line: lineWidth >= 2 ? .heavy : _corners == .round ? .round : .square, style: style._foreground)
  }

  /// The same; between cells there is no room for half of a line.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    strokeBorder(style, lineWidth: lineWidth)
  }
}

extension View {
  /// A line of box characters inside the view's frame, which it covers.
  ///
  ///     Text("Hi").padding(1).border(.tint)   // 4×3: ┌──┐ / │Hi│ / └──┘
  public func border(_ style: some ShapeStyle) -> some View { overlay { Rectangle().strokeBorder(style) } }
}

/// A filled form.
public struct ShapeFill: PrimitiveView, Hashable {
  let style: ForegroundStyle

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    CellSize(proposal.width ?? 10, proposal.height ?? 5)
  }

  func draw(in painter: Painter, _ node: Node) {
    let color = style.color ?? node.read(\.foregroundStyle).color
    painter.fill(
      CellRect(origin: .zero, size: node.box.frame.size), color?.resolve(in: node.environment) ?? .palette(7))
  }
}

/// The line of a box.
private struct BoxLine: PrimitiveView, Hashable {
  let line: Painter.BoxLine
  let style: ForegroundStyle

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    CellSize(proposal.width ?? 10, proposal.height ?? 5)
  }

  func draw(in painter: Painter, _ node: Node) {
    painter.drawBox(
      CellRect(origin: .zero, size: node.box.frame.size), line: line,
      foreground: style.color?.resolve(in: node.environment) ?? .default, attributes: style.isDim ? .dim : [])
  }
}

extension Painter {
  /// The kinds of line that a box can have.
  enum BoxLine: Hashable {
    case square
    case round
    case heavy

    /// Along, down, then the corners from the top left, row by row.
    var scalars: [Unicode.Scalar] {
      switch self {
      case .square: ["─", "│", "┌", "┐", "└", "┘"]
      case .round: ["─", "│", "╭", "╮", "╰", "╯"]
      case .heavy: ["━", "┃", "┏", "┓", "┗", "┛"]
      }
    }
  }

  /// Draws a line of box characters inside `rect`; one smaller than 2×2 has none.
  func drawBox(_ rect: CellRect, line: BoxLine, foreground: CellColor, attributes: CellAttributes) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    func put(_ scalar: Unicode.Scalar, _ x: Int, _ y: Int) {
      self.put(
        Glyph(scalar), width: 1, at: CellPoint(x, y), foreground: foreground, background: nil, attributes: attributes)
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX - 1, rect.maxY - 1)
    let scalars = line.scalars
    for x in left + 1..<right {
      put(scalars[0], x, top)
      put(scalars[0], x, bottom)
    }
    for y in top + 1..<bottom {
      put(scalars[1], left, y)
      put(scalars[1], right, y)
    }
    put(scalars[2], left, top)
    put(scalars[3], right, top)
    put(scalars[4], left, bottom)
    put(scalars[5], right, bottom)
  }
}
