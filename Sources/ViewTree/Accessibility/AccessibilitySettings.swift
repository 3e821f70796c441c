/// What a user needs of the screen; the program takes it from its options and preferences.
public struct AccessibilitySettings: Hashable, Sendable {
  /// The text cursor stands where the keys go, so that a magnifier or a screen reader follows them.
  public var followsFocus: Bool
  /// What moves, changes at once.
  public var reducesMotion: Bool

  /// Neither, if nothing is said.
  public init(followsFocus: Bool = false, reducesMotion: Bool = false) {
    self.followsFocus = followsFocus
    self.reducesMotion = reducesMotion
  }
}

private enum ReduceMotionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// True if the user wants no motion: what would move, changes at once (MOT-1).
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

extension Tree {
  /// The first cell of what has the keys.
  var focusCursor: CellPoint? {
    guard let origin = focus.focused?.focusFrame.origin else { return nil }
    return CellRect(origin: .zero, size: size).contains(origin) ? origin : nil
  }
}
