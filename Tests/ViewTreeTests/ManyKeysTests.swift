import Testing

@testable import ViewTree

/// Many keys in one go, as a paste is where the terminal doesn't mark it. Frames are no more than eyes see (C82).
@MainActor
@Suite("Many keys at once")
struct ManyKeysTests {
  private func keys(_ text: String) -> [TerminalEvent] {
    text.unicodeScalars.map { .key(KeyPress(KeyEquivalent(Character($0)))) }
  }

  @Test("C48: 100 KB typed into a text field are there to the last character, in few edits")
  func typed() {
    let model = Writing()
    let screen = Screen(20, 1, Field(model: model))
    let piece = "Öland, 東京, q1? and ✨. "
    let text = String(repeating: piece, count: 4_000)
    #expect(text.utf8.count > 100_000)
    let cost = screen.cost {
      for _ in 0..<40 { screen.session.send(keys(String(repeating: piece, count: 100))) }
    }
    #expect(model.text == text)
    // An edit for each piece that is read, however many characters it has.
    #expect(model.edits == 40)
    #expect(cost.frames == 1)
  }

  @Test("few characters are keys, and all else among many is what it is")
  func mixed() {
    let model = Writing()
    let screen = Screen(20, 1, Field(model: model))
    screen.session.send(keys("fifteen letters"))
    #expect(model.text == "fifteen letters" && model.edits == 15)
    model.edits = 0
    screen.session.send(
      keys("0123456789 0123456789") + [.key(KeyPress(.home))] + keys("at the start of all: ")
        + [.key(KeyPress(.return)), .key(KeyPress("x", modifiers: .control))])
    #expect(model.text == "at the start of all: fifteen letters0123456789 0123456789")
    #expect(model.edits == 2 && model.submits == 1)
  }

  @Test("C35: where no text is typed each letter is a key")
  func commands() {
    let model = Writing()
    let screen = Screen(
      20, 2,
      Text("list").focusable().onKeyPress { _ in
        model.edits += 1
        return .handled
      })
    screen.session.send(keys(String(repeating: "j", count: 500)))
    #expect(model.edits == 500)
  }

  @Test("Ctrl-C among them ends the program, and what is behind it does nothing")
  func end() {
    let model = Writing()
    let screen = Screen(20, 1, Field(model: model))
    screen.terminal.type(
      keys("0123456789 0123456789") + [.key(KeyPress("c", modifiers: .control))] + keys("never, and never again"))
    #expect(screen.session.run() == 130)
    #expect(model.text == "0123456789 0123456789")
  }

  private final class Writing {
    var text = ""
    var edits = 0
    var submits = 0
  }

  private struct Field: View {
    let model: Writing
    @State private var text = ""

    var body: some View {
      TextField(
        "",
        text: Binding(
          get: { text },
          set: {
            text = $0
            model.text = $0
            model.edits += 1
          })
      )
      .onSubmit { model.submits += 1 }
    }
  }
}
