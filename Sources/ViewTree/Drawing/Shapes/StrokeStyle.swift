/// How outlines are drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in columns. Boxes are heavy from 2 on; other outlines are made of dots below 1.
  public var lineWidth: Double
  /// How lines meet: with `round` the corners of boxes are round.
  public var lineJoin: LineJoin
  /// Columns drawn and left out in turn; a box is dashed in the terminal's way if there are any.
  public var dash: [Double]
  /// Where in `dash` the line begins.
  public var dashPhase: Double
  /// Which characters boxes are drawn with, nil to go by the others.
  public var cellLine: CellLine?

  /// How two lines meet.
  public enum LineJoin: Hashable, Sendable {
    /// In a point.
    case miter
    /// In an arc.
    case round
    /// In a straight cut, which cells can't show.
    case bevel
  }

  /// A style; a line one column wide if nothing is said.
  public init(lineWidth: Double = 1, lineJoin: LineJoin = .miter, dash: [Double] = [], dashPhase: Double = 0) {
    self.lineWidth = lineWidth
    self.lineJoin = lineJoin
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// A style for boxes of certain characters.
  public init(cellLine: CellLine) {
    self.init()
    self.cellLine = cellLine
  }

  /// The characters for a box whose corners are as its form says.
  func boxLine(hasRoundCorners: Bool) -> CellLine {
    if let cellLine { return cellLine }
    var line: CellLine = lineWidth >= 2 ? .heavy : .light
    line.hasRoundCorners = hasRoundCorners || lineJoin == .round
    line.isDashed = !dash.isEmpty
    return line
  }
}

/// How the inside of an outline is found.
public struct FillStyle: Hashable, Sendable {
  /// True if what is surrounded twice is outside again.
  public var isEOFilled: Bool

  /// A style; all that is surrounded is inside if nothing is said.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}
