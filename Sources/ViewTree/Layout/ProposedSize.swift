/// The size that a parent offers, in cells: per axis nil asks for the ideal, 0 for the least, `unbounded` for the most
/// (LAY-2).
struct ProposedSize: Hashable, Sendable {
  var width: Int?
  var height: Int?

  init(width: Int?, height: Int?) {
    self.width = width
    self.height = height
  }

  init(_ size: CellSize) { self.init(width: size.width, height: size.height) }

  /// As much as there could be; large enough for any screen, small enough to add up.
  static let unbounded = Int.max / 4

  subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

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

/// Half of `length`, down to a whole cell, also for negative ones.
func floorHalf(_ length: Int) -> Int { length >> 1 }

/// No screen is larger, and thousands of such lengths still add up.
private let longestLength = 1_000_000.0

/// A length that an app wrote as a limit: rounded down; nothing that isn't a number, or negative, passes (LAY-10).
func cells(_ length: Double?) -> Int? {
  guard let length, !length.isNaN, length >= 0 else { return nil }
  return length == .infinity ? ProposedSize.unbounded : Int(min(length, longestLength))
}

/// The same where endless makes no sense.
func finiteCells(_ length: Double?) -> Int? { length == .infinity ? nil : cells(length) }

/// A distance that an app wrote, which may be negative: rounded down; 0 for what is no number.
func distance(_ length: Double) -> Int {
  guard length.isFinite else { return 0 }
  return Int(min(max(length, -longestLength), longestLength).rounded(.down))
}
