/// An outline of lines and curves. The unit is the cell; a row is as high as two columns are wide, which `addArc` and
/// shapes with round parts take into account.
public struct Path: Hashable, Sendable {
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  private(set) var elements: [Element] = []
  private var start = CGPoint.zero

  /// Where the next line begins, nil in an empty path.
  public private(set) var currentPoint: CGPoint?

  /// An empty outline.
  public init() {}

  /// An outline that a closure draws.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// The outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// The ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// A rectangle with round corners; the radius is columns.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius / 2))
  }

  /// True if nothing was drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Goes to a place without a line.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(end))
    start = end
    currentPoint = end
  }

  /// Draws a straight line.
  public mutating func addLine(to end: CGPoint) {
    if currentPoint == nil { return move(to: end) }
    elements.append(.line(end))
    currentPoint = end
  }

  /// Draws straight lines from place to place, beginning at the first.
  public mutating func addLines(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    elements.append(.curve(control1, control2, end))
    currentPoint = end
  }

  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let begin = currentPoint ?? control
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, control1: toward(begin), control2: toward(end))
  }

  /// Draws a line back to where this part of the outline began.
  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a rectangle whose corners are quarters of ellipses of that size.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let width = min(max(0, cornerSize.width), rect.width / 2)
    let height = min(max(0, cornerSize.height), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    // So far are the control points of a quarter from its corner.
    let (dx, dy) = (width * (1 - Self.quarter), height * (1 - Self.quarter))
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: point(left + width, top))
    addLine(to: point(right - width, top))
    addCurve(to: point(right, top + height), control1: point(right - dx, top), control2: point(right, top + dy))
    addLine(to: point(right, bottom - height))
    addCurve(
      to: point(right - width, bottom), control1: point(right, bottom - dy), control2: point(right - dx, bottom))
    addLine(to: point(left + width, bottom))
    addCurve(to: point(left, bottom - height), control1: point(left + dx, bottom), control2: point(left, bottom - dy))
    addLine(to: point(left, top + height))
    addCurve(to: point(left + width, top), control1: point(left, top + dy), control2: point(left + dx, top))
    closeSubpath()
  }

  private static let quarter = 0.552284749831

  /// Adds a part of a circle; the radius is columns. On the screen, where y goes down, `clockwise` is as SwiftUI has it:
  /// from the start angle downwards when it is false.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var way = (endAngle - startAngle).radians
    guard way.isFinite, startAngle.radians.isFinite else { return }
    if abs(way) < turn {
      if clockwise, way > 0 { way -= turn }
      if !clockwise, way < 0 { way += turn }
    } else {
      way = clockwise ? -turn : turn
    }
    let steps = 48
    for step in 0...steps {
      let angle = startAngle + Angle(radians: way * Double(step) / Double(steps))
      // A row counts as two columns.
      addLine(to: CGPoint(x: center.x + radius * angle.cosine, y: center.y + radius * angle.sine / 2))
    }
  }

  /// Adds all of another outline.
  public mutating func addPath(_ path: Path) {
    elements += path.elements
    currentPoint = path.currentPoint ?? currentPoint
    start = path.start
  }

  /// The outline with each of its places changed.
  func map(_ change: (CGPoint) -> CGPoint) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(change(end))
      case .line(let end): .line(change(end))
      case .curve(let one, let two, let end): .curve(change(one), change(two), change(end))
      case .close: .close
      }
    }
    path.start = change(start)
    path.currentPoint = currentPoint.map(change)
    return path
  }

  /// The outline moved by so many columns and rows.
  public func offsetBy(dx: Double, dy: Double) -> Path { map { CGPoint(x: $0.x + dx, y: $0.y + dy) } }
}
