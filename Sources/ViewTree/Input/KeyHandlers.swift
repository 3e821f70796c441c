extension View {
  /// Handles presses of `key` while this view or one within has the keys, the innermost first (KEY-1).
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    modified(by: KeyPressModifier(action: { $0.modifiers.isEmpty ? action() : .ignored }, keys: [key]))
  }

  /// Handles presses of any of `keys`.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(by: KeyPressModifier(action: action, keys: Array(keys)))
  }

  /// Handles any press.
  public func onKeyPress(action: @escaping @MainActor (KeyPress) -> KeyPress.Result) -> some View {
    modified(by: KeyPressModifier(action: action, keys: nil))
  }

  /// Lets the view have the keys; views within read `isFocused` from the environment.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modified(by: FocusableModifier(isFocusable: isFocusable, properties: nil))
  }

  /// Lets the view have the keys, and says what it is.
  func focusable(as properties: AccessibilityProperties) -> some View {
    modified(by: FocusableModifier(isFocusable: true, properties: properties))
  }

  /// Runs `action` at a click on the view: a button that is pressed and released on it.
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View {
    modified(by: TapModifier(action: action))
  }

  /// Handles a paste while this view or one within has the keys.
  func onPaste(_ action: @escaping @MainActor (String) -> Void) -> some View {
    modified(by: PasteModifier(action: action))
  }
}

private struct KeyPressModifier: PrimitiveModifier {
  let action: @MainActor (KeyPress) -> KeyPress.Result
  let keys: [KeyEquivalent]?

  static var isTransparent: Bool { true }

  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result {
    guard case .key(let press) = event else { return .ignored }
    if let keys {
      // There are few, and a look-up by hash takes longer than comparing them all.
      var isMeant = false
      for key in keys where key == press.key { isMeant = true }
      if !isMeant { return .ignored }
    }
    return action(press)
  }
}

private struct PasteModifier: PrimitiveModifier {
  let action: @MainActor (String) -> Void

  static var isTransparent: Bool { true }

  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result {
    guard case .paste(let text) = event else { return .ignored }
    action(text)
    return .handled
  }
}

private struct FocusableModifier: PrimitiveModifier {
  let isFocusable: Bool
  let properties: AccessibilityProperties?

  static var isTransparent: Bool { true }

  func accessibility(_ node: Node) -> AccessibilityProperties? { properties }
  func canFocus(_ node: Node) -> Bool { isFocusable && node.environment.isEnabled }

  func environment(_ values: inout EnvironmentValues, _ node: Node) {
    // Written only where it differs, so that views without focus keep their environment.
    let isFocused = node.tree.focus.focused === node
    if values.isFocused != isFocused { values.isFocused = isFocused }
  }

  func focusWithinChanged(_ node: Node) { node.updateChildEnvironment() }
}

private struct TapModifier: PrimitiveModifier {
  let action: @MainActor () -> Void

  static var isTransparent: Bool { true }

  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result {
    guard case .mouse(let mouse) = event, mouse.button == .left, node.environment.isEnabled else { return .ignored }
    switch mouse.kind {
    case .press: return .handled
    case .release:
      action()
      return .handled
    default: return .ignored
    }
  }
}
