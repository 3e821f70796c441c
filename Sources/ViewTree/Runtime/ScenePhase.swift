/// Whether the user works with the program at the moment.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// It can't be seen. A program that is stopped doesn't run, so no view ever reads this; it is here for code that
  /// knows it from SwiftUI.
  case background
  /// The terminal's window doesn't have the keyboard.
  case inactive
  /// The terminal's window has the keyboard, or the terminal doesn't tell.
  case active
}

private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
  /// Whether the terminal's window has the keyboard.
  public internal(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
