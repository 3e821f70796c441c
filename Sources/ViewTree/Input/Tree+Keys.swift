extension Tree {
  /// Hands a press to the views (KEY-1): to those around focus, the innermost first, to the commands of all that can be
  /// seen, then to what the key stands for. A key that begins a sequence waits for the next; the line of keys tells
  /// then how it may go on.
  func send(_ press: KeyPress) -> Bool {
    if !pendingKeys.isEmpty {
      let keys = pendingKeys + [press]
      forgetPendingKeys()
      // A key that leads nowhere counts by itself; Esc only ends what was begun.
      if match(keys) || press == KeyPress(.escape) { return true }
    }
    if dispatchToFocus(.key(press)) || match([press]) { return true }
    return moveFocus(press)
  }

  func forgetPendingKeys() {
    if pendingKeys.isEmpty { return }
    pendingKeys = []
    hintsMayHaveChanged()
  }

  /// Runs the command that has these keys, or waits for more if they begin some command's.
  private func match(_ keys: [KeyPress]) -> Bool {
    var isBeginning = false
    for node in activeKeyCommands {
      guard let command = node.trait(.keyCommand) else { continue }
      for sequence in keyBindings.keys(of: command.binding) {
        if sequence.presses == keys, command.run(node) { return true }
        if sequence.continues(keys) { isBeginning = true }
      }
    }
    for section in keyBindings.sections {
      for binding in section.bindings {
        guard let standIn = binding.standIn else { continue }
        for sequence in keyBindings.keys(of: binding) {
          if sequence.presses == keys, keys != [standIn] { return stand(in: standIn) }
          if sequence.continues(keys) { isBeginning = true }
        }
      }
    }
    if isBeginning {
      pendingKeys = keys
      hintsMayHaveChanged()
    }
    return isBeginning
  }

  private func stand(in press: KeyPress) -> Bool { dispatchToFocus(.key(press)) || moveFocus(press) }

  /// How the keys that were pressed may go on.
  func pendingHints() -> [KeyHint] {
    var hints = [KeyHint(key: KeySequence(pendingKeys).label, title: "…")]
    let active = Set(activeKeyCommands.compactMap { $0.trait(.keyCommand)?.binding.name })
    for binding in keyBindings.bindings where binding.standIn != nil || active.contains(binding.name) {
      for keys in keyBindings.keys(of: binding) where keys.continues(pendingKeys) {
        let rest = KeySequence(Array(keys.presses.dropFirst(pendingKeys.count)))
        hints.append(KeyHint(key: rest.label, title: binding.title))
      }
    }
    return hints + [KeyHint(key: "Esc", title: "cancel")]
  }

  private func moveFocus(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    switch press.key {
    case .tab:
      focus.moveInOrder(by: press.modifiers.contains(.shift) ? -1 : 1)
      return true
    case .upArrow: return move(.vertical, -1)
    case .downArrow: return move(.vertical, 1)
    case .leftArrow: return move(.horizontal, -1)
    case .rightArrow: return move(.horizontal, 1)
    default: return false
    }
  }

  /// Moves focus; where there is nothing more in that direction, what is around focus scrolls.
  private func move(_ axis: Axis, _ step: Int) -> Bool {
    if focus.moveInDirection(axis, forward: step > 0) { return true }
    var delta = CellPoint.zero
    delta[axis] = step
    return dispatchToFocus(.scroll(delta))
  }
}
