/// The sides of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The left side.
  case leading
  /// The lower side.
  case bottom
  /// The right side.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: Int8
    /// Sides from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The left side.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The right side.
    public static let trailing = Set(rawValue: 8)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The left and the right side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the sides, in cells.
public struct EdgeInsets: Hashable, Sendable {
  /// Rows from the upper side.
  public var top: Double
  /// Columns from the left side.
  public var leading: Double
  /// Rows from the lower side.
  public var bottom: Double
  /// Columns from the right side.
  public var trailing: Double

  /// Distances in cells; none where nothing is said.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension View {
  /// Room around the view, in cells; nil for 2 columns at the sides and 1 row above and below (LAY-16).
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    func inset(_ edge: Edge.Set, _ usual: Double) -> Double { edges.contains(edge) ? length ?? usual : 0 }
    return padding(
      EdgeInsets(
        top: inset(.top, 1), leading: inset(.leading, 2), bottom: inset(.bottom, 1), trailing: inset(.trailing, 2)))
  }

  /// The same distance on all sides, in cells.
  public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Room around the view, in cells, for each side on its own (LAY-16).
  public func padding(_ insets: EdgeInsets) -> some View { modified(by: PaddingModifier(insets: insets)) }
}

private struct PaddingModifier: PrimitiveModifier {
  let insets: EdgeInsets

  static var isTransparent: Bool { false }

  private var horizontal: Int { distance(insets.leading) + distance(insets.trailing) }
  private var vertical: Int { distance(insets.top) + distance(insets.bottom) }

  func change(from old: Self) -> ViewChange { insets == old.insets ? [] : .layout }

  func childProposal(_ proposal: ProposedSize, _ node: Node) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max(0, $0 - horizontal) }, height: proposal.height.map { max(0, $0 - vertical) })
  }

  func sizeThatFits(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> CellSize {
    let size = child?.size(for: childProposal(proposal, node)) ?? .zero
    return CellSize(size.width + horizontal, size.height + vertical)
  }

  func childOrigin(in size: CellSize, child: CellSize, _ node: Node) -> CellPoint {
    CellPoint(distance(insets.leading), distance(insets.top))
  }
}
