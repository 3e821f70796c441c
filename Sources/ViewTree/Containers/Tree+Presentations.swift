// What stands in front of everything else: sheets and their kin.

extension Tree {
  func present(_ node: Node) {
    // One that takes the place of another gives focus back to what had it before that.
    node.box.rememberedFocus = focus.focused ?? focus.takeRestored()
    presentations.append(node)
    presentationsChanged()
  }

  func dismiss(_ node: Node) {
    let wasInFront = presentations.last === node
    presentations.removeAll { $0 === node }
    damage.add(CellRect(origin: .zero, size: size))
    presentationsChanged()
    if wasInFront { focus.restore(node.box.rememberedFocus) }
  }

  private func presentationsChanged() {
    root?.box.layoutChildren = nil
    root?.invalidateLayout()
    focus.move(to: nil)
  }
}
