/// A line in a view that others are put in line with (ALN-1).
struct AlignmentGuide: Hashable, Sendable {
  enum Line: Hashable, Sendable {
    case leading
    case horizontalCenter
    case trailing
    case top
    case verticalCenter
    case bottom
    case firstTextBaseline
    case lastTextBaseline
  }

  let line: Line

  var axis: Axis {
    switch line {
    case .leading, .horizontalCenter, .trailing: .horizontal
    default: .vertical
    }
  }

  /// Where the line is in a view of `size` that doesn't set it.
  func defaultValue(in size: CellSize) -> Double {
    switch line {
    case .leading, .top: 0
    case .horizontalCenter: Double(size.width) / 2
    case .trailing: Double(size.width)
    case .verticalCenter: Double(size.height) / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: Double(size.height)
    }
  }

  /// True for lines that a container passes on from its children (ALN-3).
  var isBaseline: Bool { line == .firstTextBaseline || line == .lastTextBaseline }
}

/// Where views stand across.
public struct HorizontalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  /// With their left edges in line.
  public static let leading = HorizontalAlignment(guide: AlignmentGuide(line: .leading))
  /// With their middles in line, half a cell further left where it doesn't come out even (LAY-6).
  public static let center = HorizontalAlignment(guide: AlignmentGuide(line: .horizontalCenter))
  /// With their right edges in line.
  public static let trailing = HorizontalAlignment(guide: AlignmentGuide(line: .trailing))
}

/// Where views stand down the screen.
public struct VerticalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  /// With their upper edges in line.
  public static let top = VerticalAlignment(guide: AlignmentGuide(line: .top))
  /// With their middles in line, half a cell further up where it doesn't come out even (LAY-6).
  public static let center = VerticalAlignment(guide: AlignmentGuide(line: .verticalCenter))
  /// With their lower edges in line.
  public static let bottom = VerticalAlignment(guide: AlignmentGuide(line: .bottom))
  /// With the first lines of their texts in line (TXT-6).
  public static let firstTextBaseline = VerticalAlignment(guide: AlignmentGuide(line: .firstTextBaseline))
  /// With the last lines of their texts in line (TXT-6).
  public static let lastTextBaseline = VerticalAlignment(guide: AlignmentGuide(line: .lastTextBaseline))
}

/// Where views stand on both axes.
public struct Alignment: Hashable, Sendable {
  /// Where views stand across.
  public var horizontal: HorizontalAlignment
  /// Where views stand down the screen.
  public var vertical: VerticalAlignment

  /// An alignment made of one for each axis (ALN-4).
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the middle of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the middle of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// At the left edge, the first lines of texts in line.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)

  /// Where a child of size `child` stands in `size`, by the guides of both (LAY-11).
  @MainActor
  func origin(of child: Node, _ proposal: ProposedSize, in size: CellSize) -> CellPoint {
    let taken = child.size(for: proposal)
    func offset(_ guide: AlignmentGuide) -> Int {
      let own = guide.isBaseline ? 0 : guide.defaultValue(in: size)
      let other = child.explicitGuide(guide, proposal) ?? guide.defaultValue(in: taken)
      return Int((own - (guide.isBaseline ? 0 : other)).rounded(.down))
    }
    return CellPoint(offset(horizontal.guide), offset(vertical.guide))
  }

  /// A guide that `child` sets, as seen from `size` (ALN-3).
  @MainActor
  func guide(_ guide: AlignmentGuide, of child: Node, _ proposal: ProposedSize, in size: CellSize) -> Double? {
    guard let value = child.explicitGuide(guide, proposal) else { return nil }
    let origin = origin(of: child, proposal, in: size)
    return value + Double(guide.axis == .horizontal ? origin.x : origin.y)
  }
}
