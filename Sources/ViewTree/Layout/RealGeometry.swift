// Places and sizes as an app writes them: the unit is the cell, and parts of one are allowed. The names are SwiftUI's,
// whose own types exist only in full Foundation. Layout itself counts in whole cells (LAY-6).

/// A size in cells: columns across, rows down.
public struct CGSize: Hashable, Sendable {
  /// Columns.
  public var width: Double
  /// Rows.
  public var height: Double

  /// A size of so many columns and rows.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(_ size: CellSize) { self.init(width: Double(size.width), height: Double(size.height)) }

  /// No columns and no rows.
  public static let zero = CGSize(width: 0, height: 0)
}

/// A place in cells; the origin is the top left, x runs across and y down.
public struct CGPoint: Hashable, Sendable {
  /// Columns from the left.
  public var x: Double
  /// Rows from the top.
  public var y: Double

  /// A place so many columns from the left and rows from the top.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  init(_ point: CellPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

  /// The top left.
  public static let zero = CGPoint(x: 0, y: 0)
}

/// A rectangle in cells.
public struct CGRect: Hashable, Sendable {
  /// The top left.
  public var origin: CGPoint
  /// Columns and rows.
  public var size: CGSize

  /// A rectangle by its top left and its size.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by its top left and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  init(_ rect: CellRect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }

  /// No cells, at the top left.
  public static let zero = CGRect(origin: .zero, size: .zero)

  /// Columns across.
  public var width: Double { size.width }
  /// Rows down.
  public var height: Double { size.height }
  /// The left side.
  public var minX: Double { origin.x }
  /// The middle across.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right side.
  public var maxX: Double { origin.x + size.width }
  /// The upper side.
  public var minY: Double { origin.y }
  /// The middle down the screen.
  public var midY: Double { origin.y + size.height / 2 }
  /// The lower side.
  public var maxY: Double { origin.y + size.height }

  /// True if `point` is inside; the right and the lower side are not.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// True if the two have cells in common.
  public func intersects(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
