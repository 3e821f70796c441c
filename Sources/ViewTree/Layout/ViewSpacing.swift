/// The distances to its neighbours that a view prefers. On cells there are two kinds of edges: those that keep the usual
/// distance, one column or no row, and those of spacers and dividers, which keep none (STK-1).
public struct ViewSpacing: Hashable, Sendable {
  /// The edges that keep no distance.
  private var tightEdges: Edge.Set

  /// The usual distances.
  public init() { tightEdges = [] }

  private init(tightEdges: Edge.Set) { self.tightEdges = tightEdges }

  /// No distance on any side.
  public static let zero = ViewSpacing(tightEdges: .all)

  /// The distance in cells from this view to the one after it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double { Double(cells(to: next, along: axis)) }

  func cells(to next: ViewSpacing, along axis: Axis) -> Int {
    switch axis {
    case .horizontal: tightEdges.contains(.trailing) || next.tightEdges.contains(.leading) ? 0 : 1
    case .vertical: 0
    }
  }

  /// Takes over the larger distances of another view on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    tightEdges.subtract(edges.subtracting(other.tightEdges))
  }

  /// The larger distances of both on some edges, on the others those of this view.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var new = self
    new.formUnion(other, edges: edges)
    return new
  }
}
