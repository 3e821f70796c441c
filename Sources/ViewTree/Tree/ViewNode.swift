/// A node that holds the latest value of its view.
class ViewNode<Content: View>: Node {
  /// Lent rather than copied, since a copy of a view of many parts costs more than most questions to it.
  final fileprivate(set) var view: Content {
    _read { yield stored }
    _modify { yield &stored }
  }
  // Unchecked: nothing is stored here while the view is lent, as a node takes a new value only between its own calls.
  @exclusivity(unchecked) private final var stored: Content
  /// How two values of the view are compared, once there is a second one.
  private final var plan: Comparison.Plan?

  init(_ view: Content, in parent: Node, isTransparent: Bool = true) {
    stored = view
    super.init(in: parent, tree: parent.tree, isTransparent: isTransparent)
  }

  override var viewName: String { "\(Content.self)" }
  override var viewType: ObjectIdentifier { ObjectIdentifier(Content.self) }

  /// Takes a new value; one that surely means the same stops here (DEP-10).
  final func set(_ new: Content, isForced: Bool = false) {
    var new = new
    if plan == nil { plan = Comparison.Plan.of(view: Content.self) }
    if !isForced, plan?.isSame(&stored, &new) == true { return }
    swap(&stored, &new)
    lastCause = .view
    viewChanged(from: new)
  }

  func viewChanged(from old: Content) { run() }

  /// Marks what of the screen a new value touches.
  final func invalidate(_ change: ViewChange) {
    if change.contains(.layout) { invalidateLayout() }
    if change.contains(.paint) { invalidatePaint() }
  }
}

/// The node of a view that is made of others: it runs `body`.
final class CompositeNode<Content: View>: ViewNode<Content> {
  override var stateNames: DynamicProperties? { DynamicProperties.of(Content.self) }

  override func update() {
    tree.statistics.bodyRan(Content.self)
    let properties = DynamicProperties.of(Content.self)
    let body = track {
      if !properties.isEmpty {
        withUnsafeMutablePointer(to: &view) { properties.install(UnsafeMutableRawPointer($0), in: self) }
      }
      let view = view
      return view.body
    }
    updateChildren { $0.add(body, .slot(0)) }
  }
}
