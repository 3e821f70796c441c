/// Lets the app scroll what is within: the closure gets a proxy that goes to a view by its id.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  private let content: (ScrollViewProxy) -> Content

  /// Views that get a proxy to scroll the scroll views and lists among them.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  static var isTransparent: Bool { true }

  func update(_ node: Node) {
    node.updateChildren { $0.add(ReaderContent(proxy: ScrollViewProxy(node: node), content: content), .slot(0)) }
  }
}

private struct ReaderContent<Content: View>: View {
  let proxy: ScrollViewProxy
  let content: (ScrollViewProxy) -> Content

  var body: some View { content(proxy) }
}

/// Scrolls the views within a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
  fileprivate weak var node: Node?

  /// Shows the view with this id, in a list or a lazy stack also one that isn't made yet: scrolls as little as needed, or
  /// so that `anchor` of the view and of the scroll view is in one place.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    guard let node else { return }
    let id = AnyHashable(id)
    // After the pass, so that a row that was just added can be found.
    node.tree.afterUpdate { [weak node] in _ = node.map { show(id, anchor, in: $0) } }
  }

  private func show(_ id: AnyHashable, _ anchor: UnitPoint?, in node: Node) -> Bool {
    if node.isLazyHost, let index = node.listRows.index(of: id) {
      node.showRow(index, anchor)
      return true
    }
    if node.key == .id(id, occurrence: 0) {
      node.reveal(anchor)
      return true
    }
    return node.children.contains { show(id, anchor, in: $0) }
  }
}
