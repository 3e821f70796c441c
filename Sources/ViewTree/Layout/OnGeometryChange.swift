extension View {
  /// Runs `action` after a layout in which what `transform` makes of the view's geometry is another; the first time with
  /// what it is then (GEO-1).
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    modified(by: GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// The same for an action that needs the old value too; the first time both are the same.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modified(by: GeometryChangeModifier(transform: transform, action: action))
  }
}

private struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  let transform: @MainActor (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void

  private final class Memory {
    var last: Value?
    /// The update in which the action ran, and how often.
    var update = 0
    var runs = 0
  }

  static var isTransparent: Bool { true }

  func updated(_ node: Node) { node.tree.addGeometryReader(node) }
  func unmounted(_ node: Node) { node.tree.removeGeometryReader(node) }

  func geometryChanged(_ node: Node) {
    guard node.layoutItems.first?.box.isPlaced == true else { return }
    let memory = node.keep { Memory() }
    let value = transform(GeometryProxy(node: node))
    let last = memory.last
    if last == value { return }
    if memory.update != node.tree.updateCount {
      memory.update = node.tree.updateCount
      memory.runs = 0
    }
    memory.runs += 1
    if memory.runs > 2 {
      return node.tree.report("onGeometryChange(for: \(Value.self)) tried to run more than twice in a frame")
    }
    memory.last = value
    node.tree.afterUpdate { action(last ?? value, value) }
  }
}
