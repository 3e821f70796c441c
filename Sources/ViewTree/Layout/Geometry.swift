/// A size in whole cells: columns across, rows down.
public struct CellSize: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A size of so many columns and rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// A size of so many columns and rows.
  public init(_ width: Int, _ height: Int) {
    self.init(width: width, height: height)
  }

  /// No columns and no rows.
  public static let zero = CellSize(0, 0)

  var isEmpty: Bool { width <= 0 || height <= 0 }
}

/// A place in whole cells; the origin is the top left, x runs across and y down.
public struct CellPoint: Hashable, Sendable {
  /// Columns from the left.
  public var x: Int
  /// Rows from the top.
  public var y: Int

  /// A place so many columns from the left and rows from the top.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// A place so many columns from the left and rows from the top.
  public init(_ x: Int, _ y: Int) {
    self.init(x: x, y: y)
  }

  /// The top left.
  public static let zero = CellPoint(0, 0)

  static func + (a: CellPoint, b: CellPoint) -> CellPoint { CellPoint(a.x + b.x, a.y + b.y) }
  static func - (a: CellPoint, b: CellPoint) -> CellPoint { CellPoint(a.x - b.x, a.y - b.y) }
}

/// A rectangle of whole cells: `minX..<maxX` across, `minY..<maxY` down.
struct CellRect: Hashable, Sendable {
  var origin: CellPoint
  var size: CellSize

  init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CellPoint(x, y), size: CellSize(width, height))
  }

  static let zero = CellRect(x: 0, y: 0, width: 0, height: 0)

  var minX: Int { origin.x }
  var minY: Int { origin.y }
  var maxX: Int { origin.x + size.width }
  var maxY: Int { origin.y + size.height }
  var width: Int { size.width }
  var height: Int { size.height }
  var isEmpty: Bool { size.isEmpty }

  /// True if the cell at `point` is inside.
  func contains(_ point: CellPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  func contains(_ other: CellRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  func intersects(_ other: CellRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The cells in both; empty where they don't meet.
  func intersection(_ other: CellRect) -> CellRect {
    let x0 = max(minX, other.minX)
    let y0 = max(minY, other.minY)
    return CellRect(
      x: x0, y: y0, width: max(0, min(maxX, other.maxX) - x0), height: max(0, min(maxY, other.maxY) - y0))
  }

  /// The smallest rectangle that holds both; an empty one counts for nothing.
  func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x0 = min(minX, other.minX)
    let y0 = min(minY, other.minY)
    return CellRect(x: x0, y: y0, width: max(maxX, other.maxX) - x0, height: max(maxY, other.maxY) - y0)
  }

  /// The same with lengths that still add up after any number of containers.
  func within(farthest: Int) -> CellRect {
    CellRect(
      x: min(max(minX, -farthest), farthest), y: min(max(minY, -farthest), farthest), width: min(width, farthest),
      height: min(height, farthest))
  }

  func offset(by delta: CellPoint) -> CellRect {
    CellRect(origin: origin + delta, size: size)
  }
}
