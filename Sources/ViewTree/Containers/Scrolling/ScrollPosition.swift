/// Where a scroll view stands, and where the app wants it to go.
///
///     @State private var position = ScrollPosition(edge: .top)
///     ScrollView { … }.scrollPosition($position)
///     Button("Top") { position.scrollTo(edge: .top) }
public struct ScrollPosition: Equatable {
  private enum Place: Equatable {
    case none
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: Double?, y: Double?)
  }

  private var place = Place.none
  /// The view at the start of what can be seen, by its id.
  private var seenID: AnyHashable?
  /// How much of the content is hidden before the view, in cells, once the user has scrolled; nil before.
  public private(set) var point: CGPoint?
  /// True if the user was the last to scroll.
  public private(set) var isPositionedByUser = false

  /// No place: the scroll view stays where it is.
  public init() {}
  /// At the view with this id.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { place = .id(AnyHashable(id), anchor: anchor) }
  /// At one end.
  public init(edge: Edge) { place = .edge(edge) }
  /// With so many cells hidden before the view.
  public init(point: CGPoint) { place = .point(x: point.x, y: point.y) }
  /// With so many columns and rows hidden before the view.
  public init(x: Double, y: Double) { place = .point(x: x, y: y) }

  /// Goes to the view with this id, by as little as needed or so that `anchor` of both is in one place.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  /// Goes to one end.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Hides so many cells before the view.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  /// Hides so many columns and rows before the view.
  public mutating func scrollTo(x: Double, y: Double) { self = ScrollPosition(x: x, y: y) }
  /// Hides so many columns before the view.
  public mutating func scrollTo(x: Double) {
    self = ScrollPosition()
    place = .point(x: x, y: nil)
  }
  /// Hides so many rows before the view.
  public mutating func scrollTo(y: Double) {
    self = ScrollPosition()
    place = .point(x: nil, y: y)
  }

  /// The id of the view that the app went to, or that the user has scrolled to; nil for one of another type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID?.base as? ID }

  /// The same whatever its type.
  public var viewID: AnyHashable? {
    if case .id(let id, _) = place { return id }
    return seenID
  }

  /// The end that the app went to.
  public var edge: Edge? {
    if case .edge(let edge) = place { return edge }
    return nil
  }

  /// As the user has scrolled.
  static func byUser(_ id: AnyHashable?, _ point: CGPoint) -> ScrollPosition {
    var position = ScrollPosition()
    position.seenID = id
    position.point = point
    position.isPositionedByUser = true
    return position
  }

  /// Where the app wants to be; nil for nowhere, or where there is no such view.
  @MainActor
  func offset(in state: ScrollState, anchor: UnitPoint?, _ node: Node) -> CellPoint? {
    var goal = state.offset
    switch place {
    case .none: return nil
    case .id(let id, let ownAnchor):
      guard let frame = node.layoutChildren.first?.frame(of: id) else { return nil }
      return state.offset(showing: node.local(frame), ownAnchor ?? anchor)
    case .edge(let edge):
      switch edge {
      case .top: goal.y = 0
      case .bottom: goal.y = state.limit.y
      case .leading: goal.x = 0
      case .trailing: goal.x = state.limit.x
      }
    case .point(let x, let y):
      if let x { goal.x = distance(x) }
      if let y { goal.y = distance(y) }
    }
    return goal
  }
}

/// The app's position of a scroll view.
struct ScrollPositionAccess {
  let value: ScrollPosition
  let anchor: UnitPoint?
  /// What to tell the app when the user has scrolled.
  let told: (_ id: AnyHashable?, _ point: CGPoint) -> ScrollPosition
  let write: @MainActor (ScrollPosition) -> Void
}

extension View {
  /// Lets the app say where the scroll view goes, and tells it that the user has scrolled (6.14).
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    PositionedView(content: self, position: position, anchor: anchor, told: ScrollPosition.byUser)
  }

  /// Binds the id of the view of the `scrollTargetLayout` that stands at `anchor` of the scroll view, its start if
  /// nothing is said; writing it scrolls there (6.14).
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    let position = Binding<ScrollPosition> {
      .at(id.wrappedValue, anchor)
    } set: {
      id.wrappedValue = $0.viewID(type: ID.self)
    }
    return PositionedView(content: self, position: position, anchor: anchor) { seen, _ in
      .at(seen?.base as? ID, anchor)
    }
  }
}

extension ScrollPosition {
  /// At the view with this id, so that its start meets the view's.
  fileprivate static func at<ID: Hashable>(_ id: ID?, _ anchor: UnitPoint?) -> ScrollPosition {
    guard let id else { return ScrollPosition() }
    return ScrollPosition(id: id, anchor: anchor ?? .topLeading)
  }
}

/// Reads the position in a body of its own, so that the view around need not run whenever it scrolls.
private struct PositionedView<Content: View>: View {
  let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  let told: (AnyHashable?, CGPoint) -> ScrollPosition

  var body: some View {
    let access = ScrollPositionAccess(value: position.wrappedValue, anchor: anchor, told: told) {
      position.wrappedValue = $0
    }
    content.transformEnvironment(\.scrollSettings) { $0.position = access }
  }
}
