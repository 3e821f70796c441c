/// A form that takes what it is offered. As a view it is filled with the style around.
///
///     struct Wedge: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path {
///           $0.move(to: CGPoint(x: rect.minX, y: rect.maxY))
///           $0.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
///           $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///         }
///       }
///     }
public protocol Shape: View, Sendable {
  /// The outline in a rectangle, in cells. It is filled, and drawn as a line, in half blocks.
  func path(in rect: CGRect) -> Path

  /// How cells show the form. A form of an app's own is an outline.
  var _form: CellForm { get }
}

/// How cells show a form.
public enum CellForm: Hashable, Sendable {
  /// A box of whole cells, its line in box characters.
  case rectangle
  /// A box whose corner cells are round.
  case roundedRectangle
  /// A box with round ends.
  case capsule
  /// An outline; a small one is a dot.
  case circle
  /// An outline.
  case outline
}

extension Shape {
  /// An outline.
  public var _form: CellForm { .outline }

  /// The form filled with the style around it.
  public var body: ShapeFill<Self> { ShapeFill(shape: self, paint: .level(0), style: FillStyle()) }

  /// The form filled with a style.
  public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some View {
    ShapeFill(shape: self, paint: content._paint, style: style)
  }

  /// The form filled with the style around.
  public func fill(style: FillStyle = FillStyle()) -> some View { fill(ForegroundStyle(), style: style) }

  /// A line along the form's edge, inside its frame: between cells there is no room for half of one. A box's line is one
  /// cell wide, and heavy from a width of 2 on.
  public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the form's edge, inside its frame.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    ShapeStroke(shape: self, paint: content._paint, style: style)
  }

  /// A line in the style around along the form's edge, inside its frame.
  public func stroke(lineWidth: Double = 1) -> some View { stroke(ForegroundStyle(), lineWidth: lineWidth) }

  /// The same as `stroke`.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(content, lineWidth: lineWidth)
  }

  /// The same as `stroke`.
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    stroke(content, style: style)
  }
}

extension View {
  /// A line of box characters inside the view's frame, which it covers; it joins other lines that it meets. It is heavy
  /// from a width of 2 on.
  ///
  ///     Text("Hi").padding(1).border(.tint)   // 4×3: ┌──┐ / │Hi│ / └──┘
  public func border(_ content: some ShapeStyle, width: Double = 1) -> some View {
    overlay { Rectangle().stroke(content, lineWidth: width) }
  }

  /// A line of certain box characters inside the view's frame.
  public func border(_ content: some ShapeStyle, cellLine: CellLine) -> some View {
    overlay { Rectangle().stroke(content, style: StrokeStyle(cellLine: cellLine)) }
  }

  /// Fills a form behind this view with a style (LAY-24).
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background { shape.fill(style) }
  }

  /// Draws a form behind this view with the terminal's background (LAY-24).
  public func background(in shape: some Shape) -> some View { background(.background, in: shape) }
}
