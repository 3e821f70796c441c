/// Where views stand across.
public struct HorizontalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  init(guide: AlignmentGuide) { self.guide = guide }

  /// With the lines of an app's own in line (ALN-1).
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(line: .custom(AlignmentGuide.CustomLine(id: id, axis: .horizontal)))
  }

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

  init(guide: AlignmentGuide) { self.guide = guide }

  /// With the lines of an app's own in line (ALN-1).
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(line: .custom(AlignmentGuide.CustomLine(id: id, axis: .vertical)))
  }

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
  /// At the leading edge, the first lines of texts in line (ALN-4).
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// In the middle across, the first lines of texts in line (ALN-4).
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// At the trailing edge, the first lines of texts in line (ALN-4).
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the leading edge, the last lines of texts in line (ALN-4).
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// In the middle across, the last lines of texts in line (ALN-4).
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// At the trailing edge, the last lines of texts in line (ALN-4).
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// Where a child that took `proposal` stands in `size`, by the guides of both; those of the container are its usual
  /// ones, or those of the view that it is as large as (LAY-11, LAY-23).
  @MainActor
  func origin(
    of child: Node, _ proposal: ProposedSize, in size: CellSize,
    like primary: (node: Node, proposal: ProposedSize)? = nil
  ) -> CellPoint {
    func offset(_ guide: AlignmentGuide) -> Int {
      let own = primary.map { $0.node.guideValue(guide, $0.proposal) } ?? guide.defaultValue(in: size)
      return wholeCells(own - child.guideValue(guide, proposal))
    }
    return CellPoint(offset(horizontal.guide), offset(vertical.guide))
  }

  /// A guide that `child` sets, as seen from `size` (ALN-3).
  @MainActor
  func guide(_ guide: AlignmentGuide, of child: Node, _ proposal: ProposedSize, in size: CellSize) -> Double? {
    guard let value = child.explicitGuide(guide, proposal) else { return nil }
    return value + Double(origin(of: child, proposal, in: size)[guide.axis])
  }
}
