/// An outline as straight lines, for drawing.
struct Polygon: Hashable {
  /// A part of the outline, from place to place.
  struct Part: Hashable {
    var points: [CGPoint]
    var isClosed = false
  }

  private(set) var parts: [Part] = []

  /// Takes the parts of a path. Places that are no numbers, or farther away than any screen, are brought back.
  init(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let end): parts.append(Part(points: [Self.bounded(end)]))
      case .line(let end): add(end)
      case .curve(let one, let two, let end): addCurve(Self.bounded(one), Self.bounded(two), Self.bounded(end))
      case .close: close()
      }
    }
  }

  private static func bounded(_ point: CGPoint) -> CGPoint {
    func bounded(_ part: Double) -> Double { part.isNaN ? 0 : min(10_000, max(-10_000, part)) }
    return CGPoint(x: bounded(point.x), y: bounded(point.y))
  }

  private mutating func add(_ end: CGPoint) {
    if parts.last.map(\.isClosed) ?? true {
      parts.append(Part(points: [parts.last?.points.first ?? Self.bounded(end)]))
    }
    parts[parts.count - 1].points.append(Self.bounded(end))
  }

  private mutating func addCurve(_ one: CGPoint, _ two: CGPoint, _ end: CGPoint) {
    let begin = parts.last.flatMap { $0.isClosed ? $0.points.first : $0.points.last } ?? one
    let way = abs(two.x - begin.x) + abs(end.x - one.x) + 2 * (abs(two.y - begin.y) + abs(end.y - one.y))
    let steps = max(4, min(64, Int(way)))
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let s = 1 - t
      func part(_ axis: KeyPath<CGPoint, Double>) -> Double {
        let first = s * s * s * begin[keyPath: axis] + 3 * s * s * t * one[keyPath: axis]
        return first + 3 * s * t * t * two[keyPath: axis] + t * t * t * end[keyPath: axis]
      }
      add(CGPoint(x: part(\.x), y: part(\.y)))
    }
  }

  private mutating func close() {
    if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
  }

  // MARK: Inside

  /// The stretches of a row of places that are inside, from left to right.
  func spans(atY y: Double, evenOdd: Bool) -> [(start: Double, end: Double)] {
    var crossings: [(x: Double, winding: Int)] = []
    for part in parts where part.points.count > 2 {
      var a = part.points[part.points.count - 1]
      for b in part.points {
        if (a.y <= y) != (b.y <= y) {
          crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y <= y ? 1 : -1))
        }
        a = b
      }
    }
    crossings.sort { $0.x < $1.x }
    var spans: [(start: Double, end: Double)] = []
    var winding = 0
    for (index, crossing) in crossings.enumerated() {
      let wasInside = evenOdd ? index % 2 == 1 : winding != 0
      if wasInside, index > 0 { spans.append((crossings[index - 1].x, crossing.x)) }
      winding += crossing.winding
    }
    return spans
  }

  /// True if a place is inside.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    spans(atY: point.y, evenOdd: evenOdd).contains { $0.start <= point.x && point.x < $0.end }
  }

  /// The smallest rectangle around all places.
  var bounds: CGRect {
    let points = parts.flatMap(\.points)
    guard let first = points.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Path {
  /// The smallest rectangle around the outline.
  public var boundingRect: CGRect { Polygon(self).bounds }

  /// True if a place is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    Polygon(self).contains(point, evenOdd: eoFill)
  }
}
