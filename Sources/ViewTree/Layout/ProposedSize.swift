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

  /// Asks for the ideal size.
  static let unspecified = ProposedSize(width: nil, height: nil)

  /// True for a length from which the rest of an endless one can't be told.
  static func isUnbounded(_ length: Int) -> Bool { length > unbounded / 2 }

  subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
