extension View {
  /// Runs `action` when the view has come: after layout, before it is first seen (LC-1).
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modified(by: LifecycleModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when the view has gone (LC-3).
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modified(by: LifecycleModifier(appear: nil, disappear: action))
  }

  /// Runs `action` after an update in which `value` was another than in the one before (LC-5).
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    modified(by: ChangeModifier(value: value, initial: initial, action: action))
  }

  /// The same for an action that needs neither the old value nor the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs `action` as a task as long as the view is there (LC-6).
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modified(by: TaskModifier(id: 0, priority: priority, action: action))
  }

  /// The same; another `id` cancels the task and starts it again.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modified(by: TaskModifier(id: id, priority: priority, action: action))
  }
}

private struct LifecycleModifier: PrimitiveModifier {
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  /// A view that comes and goes within one update tells neither.
  private final class Memory {
    var isHere = false
    var hasAppeared = false
  }

  static var isTransparent: Bool { true }

  func updated(_ node: Node) { if !node.keep(Memory.init).isHere, node.isReachable { come(node) } }
  func unmounted(_ node: Node) { go(node) }

  /// What is covered has gone as far as the user can tell (LC-7).
  func coverChanged(_ isCovered: Bool, _ node: Node) { if isCovered { go(node) } else { come(node) } }

  private func come(_ node: Node) {
    let memory = node.keep(Memory.init)
    memory.isHere = true
    node.tree.afterUpdate {
      guard memory.isHere, !memory.hasAppeared else { return }
      memory.hasAppeared = true
      appear?()
    }
  }

  private func go(_ node: Node) {
    let memory = node.keep(Memory.init)
    memory.isHere = false
    node.tree.afterRemoval {
      guard !memory.isHere, memory.hasAppeared else { return }
      memory.hasAppeared = false
      disappear?()
    }
  }
}

private struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let initial: Bool
  let action: @MainActor (Value, Value) -> Void

  private final class Memory {
    var last: Value?
    /// The update in which it ran, and how often.
    var update = 0
    var count = 0
  }

  static var isTransparent: Bool { true }

  /// One that was only measured has not told of its first value.
  func coverChanged(_ isCovered: Bool, _ node: Node) {
    if !isCovered, node.keep({ Memory() }).last == nil { updated(node) }
  }

  func updated(_ node: Node) {
    guard node.isReachable else { return }
    let memory = node.keep { Memory() }
    let last = memory.last
    memory.last = value
    if memory.update != node.tree.updateCount {
      memory.update = node.tree.updateCount
      memory.count = 0
    }
    if let last, last != value {
      // Two in one frame are enough; more would be two views writing each other (LC-4).
      memory.count += 1
      if memory.count > 2 {
        return node.tree.report("onChange(of: \(Value.self)) tried to run more than twice in a frame")
      }
      node.tree.afterUpdate { action(last, value) }
    } else if last == nil, initial {
      node.tree.afterUpdate { action(value, value) }
    }
  }
}

private struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void

  private final class Memory {
    var id: ID?
    var task: Task<Void, Never>?

    // A tree that is dropped without its end takes the tasks along.
    deinit { task?.cancel() }
  }

  static var isTransparent: Bool { true }

  func updated(_ node: Node) {
    let memory = node.keep { Memory() }
    if memory.id == id { return }
    memory.id = id
    let start = { [action, priority] in Task(priority: priority) { @MainActor in await action() } }
    node.tree.afterUpdate { [weak node] in
      memory.task?.cancel()
      memory.task = node?.isReachable == true ? start() : nil
    }
  }

  func unmounted(_ node: Node) { node.keep { Memory() }.task?.cancel() }

  func coverChanged(_ isCovered: Bool, _ node: Node) {
    let memory = node.keep { Memory() }
    memory.task?.cancel()
    memory.id = nil
    if !isCovered { updated(node) }
  }
}
