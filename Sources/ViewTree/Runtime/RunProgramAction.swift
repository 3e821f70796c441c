/// Runs a program on the terminal: `runProgram(["/usr/bin/vi", path])`.
///
/// The program has the whole screen until it ends, and this call returns then. Nothing else happens meanwhile.
public struct RunProgramAction {
  private let action: @MainActor ([String]) -> ProgramEnd

  init(_ action: @escaping @MainActor ([String]) -> ProgramEnd) { self.action = action }

  /// Runs the program at the path that `arguments` begin with.
  @MainActor public func callAsFunction(_ arguments: [String]) -> ProgramEnd { action(arguments) }
}

private enum RunProgramKey: EnvironmentKey {
  static var defaultValue: RunProgramAction { RunProgramAction { _ in .notStarted(reason: "there is no terminal") } }
}

extension EnvironmentValues {
  /// Runs a program on the terminal, such as an editor.
  public var runProgram: RunProgramAction {
    get { self[RunProgramKey.self] }
    set { self[RunProgramKey.self] = newValue }
  }
}
