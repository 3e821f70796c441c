/// Puts text on the clipboard of whoever sits at the terminal: `copyToClipboard(text)`.
public struct CopyToClipboardAction {
  let action: @MainActor (String) -> Bool

  /// Copies `text`. Returns false if the terminal can't be asked to, or the text is longer than terminals take. True
  /// means that it was asked: a terminal may be set up to refuse, and doesn't say so.
  @discardableResult
  @MainActor public func callAsFunction(_ text: String) -> Bool { action(text) }
}

private enum CopyToClipboardKey: EnvironmentKey {
  static var defaultValue: CopyToClipboardAction { CopyToClipboardAction { _ in false } }
}

private enum MouseCaptureKey: EnvironmentKey {
  static var defaultValue: Binding<Bool> { .constant(false) }
}

extension EnvironmentValues {
  /// Copies text to the clipboard of the terminal, over ssh too.
  public internal(set) var copyToClipboard: CopyToClipboardAction {
    get { self[CopyToClipboardKey.self] }
    set { self[CopyToClipboardKey.self] = newValue }
  }

  /// Whether the mouse works the program. While it doesn't, the terminal selects text with it, as it does in a shell.
  public internal(set) var mouseCapture: Binding<Bool> {
    get { self[MouseCaptureKey.self] }
    set { self[MouseCaptureKey.self] = newValue }
  }

  /// Sets what leads to the terminal.
  @MainActor mutating func setActions(of terminal: any Terminal) {
    copyToClipboard = CopyToClipboardAction { terminal.copy($0) }
    let usesMouse = StateBox(terminal.usesMouse)
    mouseCapture = Binding(
      get: { usesMouse.read() },
      set: {
        terminal.usesMouse = $0
        usesMouse.write($0)
      })
  }
}
