import Testing

@testable import ViewTree

/// Typing. The text cursor of the terminal stands at the caret (C55).
@MainActor
struct TextFieldTests {
  private struct Form: View {
    @State private var name = ""
    @State private var place = "Rome"
    @State private var log = ""
    var body: some View {
      VStack(alignment: .leading) {
        TextField("name", text: $name).onSubmit { log += "<\(name)>" }
        TextField("place", text: $place)
        Text("\(name)|\(place)|\(log)")
      }
      .onKeyPress("q") {
        log += "quit"
        return .handled
      }
    }
  }

  private func text(_ screen: Screen) -> String { screen.lines[2].trimmed }

  @Test func C38_aFieldTakesAllPrintableKeys() {
    let screen = Screen(40, 3, Form())
    screen.type("q jkhlgG 1é東")
    #expect(text(screen) == "q jkhlgG 1é東|Rome|")
    screen.press(.tab)
    screen.type("!")
    #expect(text(screen) == "q jkhlgG 1é東|Rome!|")
  }

  @Test func C40_theKeysOfReadline() {
    let screen = Screen(60, 3, Form())
    func control(_ key: KeyEquivalent) { screen.press(key, modifiers: .control) }
    screen.type("one two three")
    control("w")
    #expect(text(screen) == "one two |Rome|")
    control("a")
    screen.type("<")
    control("e")
    screen.type(">")
    #expect(text(screen) == "<one two >|Rome|")
    control("b")
    control("h")
    control("a")
    control("d")
    #expect(text(screen) == "one two>|Rome|")
    control("f")
    control("k")
    #expect(text(screen) == "o|Rome|")
    screen.type("xyz")
    control("u")
    #expect(text(screen) == "|Rome|")
  }

  @Test func C45_aPasteNeitherSubmitsNorRunsCommands() {
    let screen = Screen(60, 3, Form())
    screen.paste("one\ntwo\tq\n")
    #expect(text(screen) == "one two q |Rome|")
    let list = Screen(20, 3, List { ForEach(0..<3) { Text("row \($0)") } })
    let before = list.session.surface
    list.paste("jjj\nG")
    #expect(list.session.surface == before)
  }

  @Test func C115_enterSubmits() {
    let screen = Screen(60, 3, Form())
    screen.type("a")
    screen.press(.return)
    #expect(text(screen) == "a|Rome|<a>")
  }

  @Test func TF_1_thePromptIsShownOnlyWhileThereIsNoText() {
    let screen = Screen(40, 3, Form())
    #expect(screen.lines[0].trimmed == "name")
    screen.type("x")
    #expect(screen.lines[0].trimmed == "x")
    screen.press(.delete)
    #expect(screen.lines[0].trimmed == "name")
  }

  @Test func TF_2_aChangeFromOutsideKeepsTheCaretInTheText() {
    let words = Words("long text")
    struct Field: View {
      @Bindable var words: Words
      var body: some View { TextField("", text: $words.text) }
    }
    let screen = Screen(20, 1, Field(words: words))
    screen.press(.end)
    screen.change { words.text = "ab" }
    screen.type("c")
    #expect(words.text == "abc")
    #expect(screen.terminal.cursor == CellPoint(3, 0))
  }

  @Test func TF_2_aBindingThatRefusesIsShown() {
    var stored = "fix"
    let binding = Binding(get: { stored }, set: { stored = String($0.prefix(3)) })
    let screen = Screen(20, 1, TextField("", text: binding))
    screen.type("ed")
    #expect(stored == "fix")
    #expect(screen.lines[0].trimmed == "fix")
  }

  @Test func theCaretCanBeSeenHoweverLongTheText() {
    let words = Words("")
    struct Field: View {
      @Bindable var words: Words
      var body: some View { TextField("", text: $words.text).frame(width: 5) }
    }
    let screen = Screen(5, 1, Field(words: words))
    screen.type("東京abc")
    #expect(screen.terminal.cursor == CellPoint(4, 0))
    #expect(screen.text == " abc" || screen.text == "京abc".suffix(4))
    screen.press(.home)
    #expect(screen.terminal.cursor == CellPoint(0, 0))
    #expect(screen.text == "東京a")
  }

  @Test func aClickPutsFocusIntoTheField() {
    let screen = Screen(40, 3, Form())
    screen.click(3, 1)
    screen.type("!")
    #expect(text(screen) == "|Rome!|")
  }

  @Test(arguments: [
    ("abc", 0, KeyPress(.leftArrow), "abc", 0), ("abc", 3, KeyPress(.rightArrow), "abc", 3),
    ("abc", 2, KeyPress(.delete), "ac", 1), ("abc", 0, KeyPress(.delete), "abc", 0),
    ("abc", 1, KeyPress(.deleteForward), "ac", 1), ("abc", 3, KeyPress(.deleteForward), "abc", 3),
    ("ab cd", 5, KeyPress(.leftArrow, modifiers: .control), "ab cd", 3),
    ("ab cd", 0, KeyPress(.rightArrow, modifiers: .control), "ab cd", 2),
    ("ab  cd  ", 8, KeyPress("w", modifiers: .control), "ab  ", 4),
    ("e\u{301}x", 1, KeyPress(.delete), "x", 0), ("👩‍💻x", 1, KeyPress(.delete), "x", 0),
    ("", 0, KeyPress("w", modifiers: .control), "", 0), ("ab", 9, KeyPress("c"), "abc", 3),
    ("ab", -3, KeyPress("c"), "cab", 1),
  ])
  func editedText(text: String, caret: Int, press: KeyPress, result: String, after: Int) {
    var edited = EditedText(text, caret: caret)
    let isKnown = edited.apply(press)
    #expect(isKnown)
    #expect(edited == EditedText(result, caret: after))
  }

  @Test func anUnknownKeyChangesNothing() {
    var edited = EditedText("abc", caret: 1)
    for press in [
      KeyPress(.escape), KeyPress(.tab), KeyPress(.upArrow), KeyPress("x", modifiers: .control), KeyPress(.function(3)),
      KeyPress("b", modifiers: .option),
    ] {
      let isKnown = edited.apply(press)
      #expect(!isKnown)
    }
    #expect(edited == EditedText("abc", caret: 1))
  }

  @Test func editsNeverLeaveTheText() {
    var numbers = SeededNumbers(seed: 21)
    let keys: [KeyPress] =
      [.leftArrow, .rightArrow, .home, .end, .delete, .deleteForward, "a", "東", "\u{301}", "🇩", "🇪", "\u{200D}", " "]
      .map { KeyPress($0) } + ["a", "e", "b", "f", "h", "d", "u", "k", "w"].map { KeyPress($0, modifiers: .control) }
    for _ in 0..<300 {
      var edited = EditedText("", caret: 0)
      for _ in 0..<30 {
        if Int.random(in: 0..<9, using: &numbers) == 0 {
          edited.insert("x\u{301}\n\t🇩🇪")
        } else if let key = keys.randomElement(using: &numbers) {
          _ = edited.apply(key)
        }
        #expect(edited.caret >= 0 && edited.caret <= edited.text.count)
      }
    }
  }
}
