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

  func trait<Value>(_ key: TraitKey<Value>) -> Value? { key.name == "keyHint" ? hint as? Value : nil }

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
