import ViewTree

/// Edits a text in a program of the user's choice.
public struct TextEditing: Sendable {
  /// What came of it.
  public enum Outcome: Hashable, Sendable {
    /// The text as it was left.
    case edited(String)
    /// Why nothing is changed, and where what was written is, as a sentence.
    case failed(message: String)
  }

  private let edit: @MainActor @Sendable (String, RunProgramAction) -> Outcome

  /// Edits by `edit`, which gets the text and runs the program.
  public init(_ edit: @escaping @MainActor @Sendable (String, RunProgramAction) -> Outcome) { self.edit = edit }

  /// Returns when the user is done.
  @MainActor func callAsFunction(_ text: String, _ runProgram: RunProgramAction) -> Outcome { edit(text, runProgram) }
}

private enum TextEditingKey: EnvironmentKey {
  static let defaultValue = TextEditing { _, _ in .failed(message: "There is no editor here.") }
}

extension EnvironmentValues {
  /// How long texts are edited.
  public var textEditing: TextEditing {
    get { self[TextEditingKey.self] }
    set { self[TextEditingKey.self] = newValue }
  }
}
