/// A line in which text is typed. Each edit writes the binding (TF-1); Enter runs the `onSubmit` actions around it.
///
///     TextField("Name", text: $name)   // as wide as it is offered, 20×1 where nothing is
public struct TextField: View {
  private let prompt: String
  @Binding private var text: String
  @State private var caret = Int.max
  @Environment(\.submit) private var submit
  @Environment(\.pasteOfLines) private var pasteOfLines
  @Environment(\.isEnabled) private var isEnabled

  /// `prompt` is shown while there is no text.
  public init<S: StringProtocol>(_ prompt: S, text: Binding<String>) {
    self.prompt = String(prompt)
    _text = text
  }

  /// The line with the text, moved sideways so that the caret can be seen.
  public var body: some View {
    TextFieldLine(text: text, caret: caret, prompt: prompt)
      .focusable()
      .onKeyPress { press in
        guard isEnabled else { return .ignored }
        if press.key == .return, press.modifiers.isEmpty, let submit {
          submit.action()
          return .handled
        }
        return edit { $0.apply(press) } ? .handled : .ignored
      }
      .onPaste { pasted in
        if let pasteOfLines, pasted.contains(where: \.isNewline) { return pasteOfLines.action(pasted) }
        _ = edit {
          $0.insert(pasted)
          return true
        }
      }
  }

  private func edit(_ change: (inout EditedText) -> Bool) -> Bool {
    var edited = EditedText(text, caret: caret)
    guard change(&edited) else { return false }
    if edited.text != text { text = edited.text }
    caret = edited.caret
    return true
  }
}

/// The text of a field, moved sideways so that the caret can be seen.
private struct TextFieldLine: PrimitiveView, Hashable {
  let text: String
  let caret: Int
  let prompt: String

  func change(from old: Self) -> ViewChange { .paint }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize { CellSize(proposal.width ?? 20, 1) }

  /// Columns of the text before the caret.
  private var caretColumn: Int { CellText.width(of: text.prefix(caret)) }

  private func shift(_ node: Node) -> Int { max(0, caretColumn - max(0, node.box.frame.size.width - 1)) }

  func accessibility(_ node: Node) -> AccessibilityProperties? {
    AccessibilityProperties(label: prompt, value: text, added: .isTextField)
  }

  func cursor(_ node: Node) -> CellPoint? { CellPoint(caretColumn - shift(node), 0) }

  func draw(in painter: Painter, _ node: Node) {
    let size = node.box.frame.size
    let painter = painter.clipped(to: CellRect(origin: .zero, size: size))
    if text.isEmpty {
      painter.draw(prompt, at: .zero, attributes: node.read(\.faint))
    } else {
      painter.draw(text, at: CellPoint(-shift(node), 0), attributes: node.read(\.font).attributes)
    }
    // An underline tells where the field is.
    painter.restyle(CellRect(origin: .zero, size: size)) { $0.attributes.insert(.underline) }
  }
}

/// The actions that Enter runs in a text field.
struct SubmitAction {
  let action: @MainActor () -> Void
}

/// What becomes of a paste that one line can't hold.
struct PasteOfLinesAction {
  let action: @MainActor (String) -> Void
}

private enum PasteOfLinesKey: EnvironmentKey { static let defaultValue: PasteOfLinesAction? = nil }
private enum SubmitKey: EnvironmentKey { static let defaultValue: SubmitAction? = nil }

extension EnvironmentValues {
  var pasteOfLines: PasteOfLinesAction? {
    get { self[PasteOfLinesKey.self] }
    set { self[PasteOfLinesKey.self] = newValue }
  }

  var submit: SubmitAction? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Hands a paste of several lines into a text field within to `action`; without it the lines become one.
  public func onPasteOfLines(perform action: @escaping @MainActor (String) -> Void) -> some View {
    environment(\.pasteOfLines, PasteOfLinesAction(action: action))
  }

  /// Runs `action` when Enter is pressed in a text field within; inner actions run first (TF-4).
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment(\.submit) { submit in
      let outer = submit
      submit = SubmitAction {
        action()
        outer?.action()
      }
    }
  }
}
