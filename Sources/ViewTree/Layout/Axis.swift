/// One of the two directions of the screen.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Across.
  case horizontal
  /// Down the screen.
  case vertical

  /// Several axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The axes as bits.
    public let rawValue: Int8
    /// Axes from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Down the screen.
    public static let vertical = Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CellSize {
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CellPoint {
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
