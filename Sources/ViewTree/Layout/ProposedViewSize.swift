/// The size that a container offers to a subview, in cells. On each axis nil asks for the ideal length, 0 for the least
/// and `.infinity` for the most (LAY-2).
///
///     ProposedViewSize(width: 20, height: nil)   // 20 columns, and as many rows as the view likes
public struct ProposedViewSize: Hashable, Sendable {
  /// The same in whole cells, as the module's own layouts reckon.
  let cells: ProposedSize

  /// An offer of so many columns and rows, rounded down to cells; nil for as many as the view likes. What is negative or no
  /// number counts as 0.
  public init(width: Double?, height: Double?) {
    self.init(ProposedSize(width: Self.cells(width), height: Self.cells(height)))
  }

  /// An offer of exactly that size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ cells: ProposedSize) { self.cells = cells }

  /// Columns; nil for the view's ideal width.
  public var width: Double? {
    get { Self.length(cells.width) }
    set { self = ProposedViewSize(ProposedSize(width: Self.cells(newValue), height: cells.height)) }
  }

  /// Rows; nil for the view's ideal height.
  public var height: Double? {
    get { Self.length(cells.height) }
    set { self = ProposedViewSize(ProposedSize(width: cells.width, height: Self.cells(newValue))) }
  }

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The offered size, with the length of `size` on an axis that isn't said.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 5)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  private static func cells(_ length: Double?) -> Int? { length.map { CellSize.length($0) } }
  private static func length(_ cells: Int?) -> Double? { cells.map { CGSize.length($0) } }
}

extension CellSize {
  /// A size that an app reckoned: rounded down; 0 for what is negative or no number (LAY-2).
  init(_ size: CGSize) { self.init(Self.length(size.width), Self.length(size.height)) }

  static func length(_ length: Double) -> Int { cells(length) ?? 0 }
}

extension CGSize {
  static func length(_ cells: Int) -> Double { ProposedSize.isUnbounded(cells) ? .infinity : Double(cells) }

  /// The same, endless where it is not bounded.
  init(answer size: CellSize) { self.init(width: Self.length(size.width), height: Self.length(size.height)) }
}
