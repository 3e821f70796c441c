/// A place in a view as parts of its size: 0 is the left or upper side, 1 the right or lower one.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public var x: Double
  /// The part of the height.
  public var y: Double

  /// A place at so much of the width and of the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left; the same as `topLeading`.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
