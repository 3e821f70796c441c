/// The sides of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the sides, in cells.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

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
