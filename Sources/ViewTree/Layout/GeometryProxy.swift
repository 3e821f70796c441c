/// How large a view is and where it stands, as of the latest layout. A body that reads something of it runs again when
/// that is another (GEO-1).
@MainActor
public struct GeometryProxy {
  weak var node: Node?
  /// Nil where nobody has to run again.
  var reads: GeometryReads?

  /// The view's size, in cells.
  public var size: CGSize { read { CGSize($0.geometryFrame.size) } ?? .zero }

  /// How far the safe area lies within the view at each side, in cells: the bars that it reaches under if it ignores
  /// them (SAF-1).
  public var safeAreaInsets: EdgeInsets { read { EdgeInsets($0.safeAreaInsets) } ?? EdgeInsets() }

  /// The view's frame in a space: `.local`, `.global`, `.named(…)` or `.scrollView`.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    let space = space.coordinateSpace
    return read { node in
      let frame = node.geometryFrame
      return CGRect(CellRect(origin: frame.origin - node.origin(of: space), size: frame.size))
    } ?? .zero
  }

  /// The bounds of a named space in the view's own; nil where no view around has the name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    read { node in
      node.nodeNamed(space.name).map { named in
        let frame = named.geometryFrame
        return CGRect(CellRect(origin: frame.origin - node.geometryFrame.origin, size: frame.size))
      }
    } ?? nil
  }

  /// What an anchor stands for, in the view's own space (ANC-1).
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    read { node in anchor.value(in: node.geometryFrame.origin) } ?? anchor.value(in: .zero)
  }

  private func read<Value>(_ value: @escaping @MainActor (Node) -> Value) -> Value? {
    guard let node else { return nil }
    let now = value(node)
    if let reader = Node.evaluating, let reads {
      reads.add(reader) { [weak node] in node.map { Comparison.isSame(value($0), now) } ?? true }
    }
    return now
  }
}

/// What bodies have read of one view's geometry.
@MainActor
final class GeometryReads {
  private struct Read {
    weak var node: Node?
    let generation: Int
    let isSame: @MainActor () -> Bool
  }

  private var reads: [Read] = []
  private var update = 0
  private var runs = 0

  func add(_ node: Node, isSame: @escaping @MainActor () -> Bool) {
    reads.removeAll { $0.node == nil || ($0.node === node && $0.generation != node.generation) }
    reads.append(Read(node: node, generation: node.generation, isSame: isSame))
  }

  /// The nodes for which something that they read is another now, outer ones first.
  private func changed() -> [Node] {
    var found: [Node] = []
    for read in reads {
      guard let node = read.node, node.isAlive, node.generation == read.generation, !read.isSame(),
        !found.contains(where: { $0 === node })
      else { continue }
      found.append(node)
    }
    return found.sorted { $0.depth < $1.depth }
  }

  /// Runs the bodies for which something has changed at once; layout goes on with what they make.
  func runChanged() {
    for node in changed() where node.isAlive && node.isReachable {
      node.lastCause = .geometry
      node.run()
    }
  }

  /// Marks the bodies for which something has changed, twice in an update at most: a view that moves itself by where it
  /// stands would go on without end.
  func invalidateChanged(in tree: Tree) {
    let due = changed()
    if due.isEmpty { return }
    if update != tree.updateCount {
      update = tree.updateCount
      runs = 0
    }
    runs += 1
    if runs > 2 { return tree.report("a GeometryReader moves itself by what it reads; it stays after two rounds") }
    for node in due { node.invalidate(.geometry) }
  }
}
