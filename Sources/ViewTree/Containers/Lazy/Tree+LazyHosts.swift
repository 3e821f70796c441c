// Containers that make their rows as they come into sight have to hear of scrolling around them.

extension Tree {
  func addLazyHost(_ node: Node) {
    if !lazyHosts.contains(where: { $0 === node }) { lazyHosts.append(node) }
  }

  func removeLazyHost(_ node: Node) { lazyHosts.removeAll { $0 === node } }

  /// What is below `scrolled` has moved, so other rows may be in sight.
  func visiblePartChanged(below scrolled: Node) {
    for host in lazyHosts where host.chain.contains(where: { $0 === scrolled }) { host.invalidateLayout() }
  }
}
