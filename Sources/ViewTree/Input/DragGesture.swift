/// Follows the mouse while its first button is held down on a view.
///
///     Text("drag me").gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in drop() })
///
/// Where no view around the pointer has one, a drag scrolls what is below it.
public struct DragGesture {
  /// Where a drag is, in the space of the view as it stood when the drag began.
  public struct Value: Hashable, Sendable {
    /// Where the button went down.
    public let startLocation: CGPoint
    /// Where the pointer is.
    public let location: CGPoint

    /// The way from there to here.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  let minimumDistance: Double
  var changed: (@MainActor (Value) -> Void)?
  var ended: (@MainActor (Value) -> Void)?

  /// A drag that begins `minimumDistance` cells from where the button went down.
  public init(minimumDistance: Double = 1) { self.minimumDistance = minimumDistance }

  /// Runs `action` at each cell that the pointer comes to.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  /// Runs `action` when the button is released.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }
}

extension View {
  /// Follows drags that begin on the view; of several views around each other the innermost does.
  public func gesture(_ gesture: DragGesture) -> some View { modified(by: DragModifier(gesture: gesture)) }
}

private struct DragModifier: PrimitiveModifier {
  let gesture: DragGesture

  static var isTransparent: Bool { true }

  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result {
    guard case .mouse(let mouse) = event else { return .ignored }
    let place = node.keep(DragPlace.init)
    switch mouse.kind {
    case .drag:
      guard let press = node.tree.mousePress, node.environment.isEnabled else { return .ignored }
      if case .none = press.drag { place.begin(at: press.start, origin: node.focusFrame.origin) }
      let value = place.value(at: mouse.location)
      let way = value.translation
      // Once begun, it goes on near the start too.
      if !place.isDragged, max(abs(way.width), abs(way.height)) < gesture.minimumDistance { return .ignored }
      place.isDragged = true
      gesture.changed?(value)
      return .handled
    case .release where place.isDragged:
      place.isDragged = false
      gesture.ended?(place.value(at: mouse.location))
      return .handled
    default: return .ignored
    }
  }
}

/// Where a drag began, in the tree's space.
@MainActor
private final class DragPlace {
  private var origin = CellPoint.zero
  private var start = CellPoint.zero
  /// It has gone as far as the gesture asks.
  var isDragged = false

  func begin(at start: CellPoint, origin: CellPoint) {
    self.start = start
    self.origin = origin
    isDragged = false
  }

  func value(at location: CellPoint) -> DragGesture.Value {
    DragGesture.Value(startLocation: CGPoint(start - origin), location: CGPoint(location - origin))
  }
}
