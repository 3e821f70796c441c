/// A rectangle: filled, or as a line along its edge.
public struct Rectangle: Shape, Hashable {
  /// A rectangle as large as what it is offered, 10×5 cells where nothing is.
  public init() {}
  /// Whole cells.
  public var _form: CellForm { .rectangle }
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners: as a line `╭`, filled without a quarter of each corner cell.
public struct RoundedRectangle: Shape, Hashable {
  private let cornerRadius: Double

  /// A rectangle with round corners; on cells each `cornerRadius` above 0 looks the same.
  public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }

  /// Whole cells with round corners.
  public var _form: CellForm { cornerRadius > 0 ? .roundedRectangle : .rectangle }
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
}

/// A rectangle whose short sides are half circles: in one row `(  )` as a line, with half cells at its ends filled.
public struct Capsule: Shape, Hashable {
  /// A capsule as large as what it is offered.
  public init() {}
  /// Cells with round ends.
  public var _form: CellForm { .capsule }
  /// The capsule; a row is as high as two columns are wide.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, 2 * rect.height) / 2)
  }
}

/// A circle in the middle of what it is offered. One of a row is `●`, or `○` as a line.
public struct Circle: Shape, Hashable {
  /// A circle as large as fits.
  public init() {}
  /// An outline.
  public var _form: CellForm { .circle }
  /// The circle; a row is as high as two columns are wide.
  public func path(in rect: CGRect) -> Path {
    let width = min(rect.width, 2 * rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - width / 2, y: rect.midY - width / 4, width: width, height: width / 2))
  }
}

/// An ellipse that fills what it is offered.
public struct Ellipse: Shape, Hashable {
  /// An ellipse as large as what it is offered.
  public init() {}
  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Path: Shape {
  /// The path where it is, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(cornerRadius: Double) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
