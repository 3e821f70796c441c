extension View {
  /// Keys that run `action` while this view can be seen, wherever focus is, unless a view around focus takes the key;
  /// which keys, says the table of `keyBindings(_:)`. The line of keys tells of the command where it has a hint.
  public func keyCommand(_ binding: KeyBinding, action: @escaping @MainActor () -> Void) -> some View {
    modified(by: KeyCommandModifier(binding: binding, action: action))
  }

  /// A key that runs `action` while this view can be seen, for a program without a table of its keys; `title` says on
  /// the line of keys what it does.
  public func keyCommand(
    _ key: KeyEquivalent, _ title: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    keyCommand(
      KeyBinding(title.split(separator: " ").joined(separator: "-"), keys: KeySequence(key), title: title),
      action: action)
  }

  /// Sets the commands of the program and their keys, for the whole of it.
  public func keyBindings(_ bindings: KeyBindings) -> some View {
    modified(by: KeyBindingsModifier(bindings: bindings)).environment(\.keyBindings, bindings)
  }
}

/// A key command that applies now, for lists of commands.
public struct KeyCommand: Identifiable {
  /// Its place among the commands, from 0; another time another command may have it.
  public let id: Int
  /// What is written on the key; empty for a command without one.
  public let key: String
  /// What the command does.
  public let title: String
  let node: () -> Node?

  /// Does what the key does.
  @MainActor public func callAsFunction() { _ = node()?.trait(.keyCommand)?.run(node()) }
}

/// Asks which key commands apply now: `keyCommands()`.
public struct KeyCommandsAction {
  let commands: @MainActor () -> [KeyCommand]

  /// The commands that apply now, the innermost first; one for each key.
  @MainActor public func callAsFunction() -> [KeyCommand] { commands() }
}

private enum KeyCommandsKey: EnvironmentKey {
  static var defaultValue: KeyCommandsAction { KeyCommandsAction { [] } }
}

private enum KeyBindingsKey: EnvironmentKey { static var defaultValue: KeyBindings { .standard } }

extension EnvironmentValues {
  /// The key commands of all that can be seen, the innermost first.
  public var keyCommands: KeyCommandsAction {
    get { self[KeyCommandsKey.self] }
    set { self[KeyCommandsKey.self] = newValue }
  }

  /// The commands of the program and their keys, for its help.
  public internal(set) var keyBindings: KeyBindings {
    get { self[KeyBindingsKey.self] }
    set { self[KeyBindingsKey.self] = newValue }
  }
}

extension Tree {
  func addKeyCommand(_ node: Node) {
    guard !keyCommands.contains(where: { $0 === node }) else { return }
    keyCommands.append(node)
    // Once the pass is over, what the view took the place of is gone.
    afterUpdate { [weak node] in if let node { self.checkKeys(of: node) } }
  }

  func removeKeyCommand(_ node: Node) {
    keyCommands.removeAll { $0 === node }
    hintsMayHaveChanged()
  }

  /// Reports keys that can't be pressed, and those of another command that applies at the same time. A command around
  /// or within another may have its keys: the inner one counts.
  private func checkKeys(of node: Node) {
    guard node.isAlive, let binding = node.trait(.keyCommand)?.binding else { return }
    for keys in binding.keys {
      if let problem = keys.problem { report("the command \"\(binding.name)\": \(problem)") }
    }
    let mine = keyBindings.keys(of: binding)
    for other in activeKeyCommands {
      guard let command = other.trait(.keyCommand)?.binding, command.name != binding.name,
        let keys = keyBindings.keys(of: command).first(where: mine.contains),
        !other.chain.contains(where: { $0 === node }), !node.chain.contains(where: { $0 === other })
      else { continue }
      report("the commands \"\(command.name)\" and \"\(binding.name)\" have the same key \(keys.label)")
    }
  }

  /// Nodes with a key command that can be seen now, the latest first; with a sheet in front only those within it.
  var activeKeyCommands: [Node] {
    keyCommands.reversed().filter { node in
      guard node.isReachable else { return false }
      guard let front = presentations.last else { return true }
      return node.chain.contains { $0 === front }
    }
  }

  /// The commands that apply now, the first of each name.
  func currentKeyCommands() -> [KeyCommand] {
    var names: Set<String> = []
    var commands: [KeyCommand] = []
    for node in activeKeyCommands.sorted(by: { $0.depth > $1.depth }) {
      guard let binding = node.trait(.keyCommand)?.binding, names.insert(binding.name).inserted else { continue }
      let key = keyBindings.keys(of: binding).first?.label ?? ""
      commands.append(KeyCommand(id: commands.count, key: key, title: binding.title) { [weak node] in node })
    }
    return commands
  }
}

/// What a node runs by a command.
struct NodeCommand {
  let binding: KeyBinding
  let action: @MainActor () -> Void

  /// False where the view is disabled.
  @MainActor func run(_ node: Node?) -> Bool {
    guard let node, node.environment.isEnabled else { return false }
    action()
    return true
  }
}

private struct KeyCommandModifier: PrimitiveModifier {
  let binding: KeyBinding
  let action: @MainActor () -> Void

  static var isTransparent: Bool { true }

  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result {
    guard case .key(let press) = event,
      node.tree.keyBindings.keys(of: binding).contains(where: { $0.presses.count == 1 && $0.presses[0] == press })
    else { return .ignored }
    return NodeCommand(binding: binding, action: action).run(node) ? .handled : .ignored
  }

  func trait<Value>(_ trait: TraitKey<Value>) -> Value? {
    switch trait.name {
    case "keyHint": binding.hint.map { KeyHintSource(bindings: [binding], title: $0) } as? Value
    case "keyCommand": NodeCommand(binding: binding, action: action) as? Value
    default: nil
    }
  }

  func updated(_ node: Node) {
    node.tree.addKeyCommand(node)
    node.tree.hintsMayHaveChanged()
  }

  func unmounted(_ node: Node) { node.tree.removeKeyCommand(node) }
}

private struct KeyBindingsModifier: PrimitiveModifier {
  let bindings: KeyBindings

  static var isTransparent: Bool { true }

  func updated(_ node: Node) {
    node.tree.keyBindings = bindings
    node.tree.hintsMayHaveChanged()
  }
}

extension TraitKey where Value == NodeCommand {
  static var keyCommand: TraitKey { TraitKey(name: "keyCommand") }
}
