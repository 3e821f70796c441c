extension View {
  /// A key that runs `action` while this view can be seen, wherever focus is, unless a view around focus takes the
  /// key; `title` says on the line of keys what it does.
  public func keyCommand(
    _ key: KeyEquivalent, _ title: String, action: @escaping @MainActor () -> Void
  ) -> some View {
    modified(by: KeyCommandModifier(key: key, hint: KeyHint(key: key.label, title: title), action: action))
  }

  /// Tells the user, on the line of keys, what a key does while this view or one within has the keys.
  public func keyHint(_ key: String, _ title: String) -> some View {
    modified(by: KeyHintModifier(hint: KeyHint(key: key, title: title)))
  }
}

/// A key command that applies now, for lists of commands.
public struct KeyCommand: Identifiable {
  /// Its place among the commands, from 0; another time another command may have it.
  public let id: Int
  /// What is written on the key.
  public let key: String
  /// What the key does, as the line of keys tells it.
  public let title: String
  let node: () -> Node?
  let press: KeyPress

  /// Does what the key does.
  @MainActor public func callAsFunction() { _ = node()?.handle(.key(press)) }
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

extension EnvironmentValues {
  /// The key commands of all that can be seen, the innermost first.
  public var keyCommands: KeyCommandsAction {
    get { self[KeyCommandsKey.self] }
    set { self[KeyCommandsKey.self] = newValue }
  }
}

extension Tree {
  func addKeyCommand(_ node: Node) {
    if !keyCommands.contains(where: { $0 === node }) { keyCommands.append(node) }
  }

  func removeKeyCommand(_ node: Node) {
    keyCommands.removeAll { $0 === node }
    hintsMayHaveChanged()
  }

  /// Nodes with a key command that can be seen now, the latest first; with a sheet in front only those within it.
  var activeKeyCommands: [Node] {
    keyCommands.reversed().filter { node in
      guard node.isReachable else { return false }
      guard let front = presentations.last else { return true }
      return node.chain.contains { $0 === front }
    }
  }

  /// The commands that apply now, the first for each key.
  func currentKeyCommands() -> [KeyCommand] {
    var commands: [KeyCommand] = []
    for node in activeKeyCommands.sorted(by: { $0.depth > $1.depth }) {
      guard let hint = node.trait(.keyHint), let key = node.trait(.commandKey),
        !commands.contains(where: { $0.key == hint.key })
      else { continue }
      commands.append(
        KeyCommand(
          id: commands.count, key: hint.key, title: hint.title, node: { [weak node] in node }, press: KeyPress(key)))
    }
    return commands
  }
}

private struct KeyCommandModifier: PrimitiveModifier {
  let key: KeyEquivalent
  let hint: KeyHint
  let action: @MainActor () -> Void

  static var isTransparent: Bool { true }

  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result {
    guard event == .key(KeyPress(key)), node.environment.isEnabled else { return .ignored }
    action()
    return .handled
  }

  func trait<Value>(_ trait: TraitKey<Value>) -> Value? {
    switch trait.name {
    case "keyHint": hint as? Value
    case "commandKey": key as? Value
    default: nil
    }
  }

  func updated(_ node: Node) {
    node.tree.addKeyCommand(node)
    node.tree.hintsMayHaveChanged()
  }

  func unmounted(_ node: Node) { node.tree.removeKeyCommand(node) }
}

private struct KeyHintModifier: PrimitiveModifier {
  let hint: KeyHint

  static var isTransparent: Bool { true }
  func trait<Value>(_ key: TraitKey<Value>) -> Value? { key.name == "keyHint" ? hint as? Value : nil }
  func updated(_ node: Node) { node.tree.hintsMayHaveChanged() }
  func unmounted(_ node: Node) { node.tree.hintsMayHaveChanged() }
}

extension TraitKey where Value == KeyHint {
  static var keyHint: TraitKey { TraitKey(name: "keyHint") }
}

extension TraitKey where Value == KeyEquivalent {
  static var commandKey: TraitKey { TraitKey(name: "commandKey") }
}

extension KeyEquivalent {
  /// What is written on the key.
  var label: String {
    switch self {
    case .return: "Enter"
    case .space: "Space"
    case .escape: "Esc"
    case .tab: "Tab"
    case .delete: "Backspace"
    case .deleteForward: "Del"
    case .upArrow: "↑"
    case .downArrow: "↓"
    case .leftArrow: "←"
    case .rightArrow: "→"
    default: String(character)
    }
  }
}
