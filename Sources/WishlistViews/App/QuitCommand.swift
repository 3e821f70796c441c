import ViewTree

extension View {
  /// Lets `q` end the program while this view can be seen: for the screens at the bottom of each tab.
  func quitCommand() -> some View { modifier(QuitCommand()) }
}

private struct QuitCommand: ViewModifier {
  @Environment(\.quit) private var quit

  func body(content: Content) -> some View {
    content.keyCommand(.quit) { quit() }
  }
}
