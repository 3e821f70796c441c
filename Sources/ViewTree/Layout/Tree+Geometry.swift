// Views that depend on where they stand look again after each layout.

extension Tree {
  func addGeometryReader(_ node: Node) {
    if !geometryReaders.contains(where: { $0 === node }) { geometryReaders.append(node) }
    isGeometryDue = true
  }

  func removeGeometryReader(_ node: Node) { geometryReaders.removeAll { $0 === node } }

  /// Lets those who read sizes and places look again, if something was laid out.
  func updateGeometry() {
    guard isGeometryDue else { return }
    isGeometryDue = false
    for node in geometryReaders where node.isReachable { node.geometryChanged() }
  }
}
