import Testing

@testable import ViewTree

/// What keys a text names, and which of them terminals can send.
@Suite struct KeySequenceTests {
  @Test(
    arguments: [
      ("u", [KeyPress("u")]), ("G", [KeyPress("G")]), ("gg", [KeyPress("g"), KeyPress("g")]),
      ("g g", [KeyPress("g"), KeyPress("g")]), ("Ctrl-r", [KeyPress("r", modifiers: .control)]),
      ("ctrl+R", [KeyPress("r", modifiers: .control)]), ("Up", [KeyPress(.upArrow)]), ("↑", [KeyPress(.upArrow)]),
      ("Alt-Left", [KeyPress(.leftArrow, modifiers: .option)]), ("-", [KeyPress("-")]),
      ("Ctrl-x s", [KeyPress("x", modifiers: .control), KeyPress("s")]), ("F12", [KeyPress(.function(12))]),
      ("Shift-Tab", [KeyPress(.tab, modifiers: .shift)]), ("é", [KeyPress("é")]), ("space", [KeyPress(.space)]),
    ])
  func namesOfKeys(text: String, presses: [KeyPress]) {
    #expect(KeySequence(text)?.presses == presses)
    let label = KeySequence(presses).label
    #expect(KeySequence(label)?.presses == presses, "\(label) names the same keys")
  }

  @Test(arguments: ["", " ", "abc", "Hyper-x", "Ctrl-", "Entr", "F21"])
  func textsThatNameNoKeys(text: String) { #expect(KeySequence(text) == nil) }

  @Test(
    arguments: [
      ("Ctrl-i", "Tab"), ("Ctrl-m", "Enter"), ("Ctrl-j", "Enter"), ("Ctrl-[", "Esc"), ("Ctrl-h", "Backspace"),
      ("Ctrl-Shift-a", "without Shift"), ("Shift-a", "arrives as A"), ("Shift-Enter", "without Shift"),
      ("Ctrl-Enter", "without Ctrl"), ("Ctrl-5", "without Ctrl"), ("Alt-[", "start of another"), ("Cmd-s", "window"),
      ("Ctrl-c", "ends the program"), ("Ctrl-z", "stops the program"), ("g Ctrl-i", "Tab"),
    ])
  func KEY_2_keysThatTerminalsDoNotSendAreKnown(text: String, words: String) throws {
    let problem = try #require(KeySequence(text)?.problem)
    #expect(problem.contains(words))
  }

  @Test(
    arguments: [
      "a", "A", "Ctrl-a", "Alt-a", "Alt-Enter", "Shift-Tab", "Ctrl-Left", "Shift-F5", "Ctrl-Alt-x", "Ctrl-Space", "Esc",
      "Ctrl-\\", "Alt-Backspace",
    ])
  func KEY_2_keysThatTerminalsSend(text: String) throws {
    let keys = try #require(KeySequence(text))
    #expect(keys.problem == nil)
  }
}

/// The table of all commands and their keys.
@Suite struct KeyBindingsTests {
  private let undo = KeyBinding("undo", keys: "u", title: "undo")
  private let add = KeyBinding("add", keys: "a", "+", title: "add")
  private let top = KeyBinding("top", keys: "gg", title: "top")

  private func table(_ changes: (String, [String])..., bindings: [KeyBinding]? = nil) -> KeyBindings {
    KeyBindings(
      [KeyBindings.Section("All", bindings ?? [undo, add, top])],
      changes: changes.map { KeyBindings.Change($0.0, keys: $0.1) })
  }

  private func keys(_ table: KeyBindings) -> [String] {
    table.bindings.map { table.keys(of: $0).map(\.label).joined(separator: ",") }
  }

  @Test func aSoundTableHasNoProblems() {
    #expect(table().problems.isEmpty)
    #expect(KeyBindings.standard.problems.isEmpty)
    #expect(keys(table()) == ["u", "a,+", "gg"])
  }

  @Test func problemsAreKnownWhenATableIsDeclared() {
    let found = table(
      bindings: [
        undo, KeyBinding("redo", keys: "Ctrl-i", title: "redo"), KeyBinding("use", keys: "u", title: "use"), top,
        KeyBinding("go", keys: "g", title: "go"), KeyBinding("odd", keys: "Entr", title: "odd"),
      ]
    ).problems.map(\.description)
    #expect(
      found == [
        "\"redo\": Ctrl-i arrives as Tab", "\"odd\": \"Entr\" names no key",
        "\"use\": u is the key of \"undo\"; give one of them another key",
        "\"go\": g can't be told from gg, the key of \"top\"; give one of them another key",
      ])
  }

  @Test func aUserGivesOtherKeys() {
    let changed = table(("undo", ["U", "Ctrl-u"]), ("add", []))
    #expect(changed.problems.isEmpty)
    #expect(keys(changed) == ["U,Ctrl-u", "", "gg"])
    // A key that another command has given up is free.
    #expect(keys(table(("undo", ["a"]), ("add", ["u"]))) == ["a", "u", "gg"])
  }

  @Test(
    arguments: [
      ("undoo", "u", "\"undoo\" is no command; the commands are undo, add, top"),
      ("undo", "a", "\"undo\": a is the key of \"add\"; give one of them another key"),
      ("undo", "g", "\"undo\": g can't be told from gg, the key of \"top\"; give one of them another key"),
      ("undo", "Ctrl-m", "\"undo\": Ctrl-m arrives as Enter"), ("undo", "Entr", "\"undo\": \"Entr\" names no key"),
    ])
  func aChangeThatCanNotBeMadeIsTold(name: String, key: String, message: String) {
    let changed = table((name, [key]), ("top", ["T"]))
    if key != "g" {
      #expect(changed.problems.map(\.description) == [message])
      #expect(keys(changed) == ["u", "a,+", "T"], "the other change is made")
    } else {
      #expect(table((name, [key])).problems.map(\.description) == [message])
    }
  }

  @Test func changesThatClashAmongThemselvesAreTakenBackUntilNoneDo() {
    // The second is at fault; with its own key back, it clashes with the first.
    let changed = table(("undo", ["a"]), ("add", ["a"]))
    #expect(keys(changed) == ["u", "a,+", "gg"])
    #expect(changed.problems.count == 2)
  }
}

/// Keys of commands in a tree of views.
@MainActor
@Suite struct KeyCommandTests {
  private static let top = KeyBinding("top", keys: "gt", title: "top")
  private static let save = KeyBinding("save", keys: "Ctrl-x s", title: "save", hint: nil)
  private static let log = KeyBinding("log", keys: "L", title: "log")

  private func screen(_ log: Log, changes: [KeyBindings.Change] = [], field: Bool = false) -> Screen {
    let table = KeyBindings(
      [
        KeyBindings.Section("All", [Self.top, Self.save, Self.log]),
        KeyBindings.Section("Standard", KeyBinding.standard.filter { $0.name != "first" }),
      ], changes: changes)
    return Screen(
      40, 3,
      VStack(alignment: .leading) {
        if field { TextField("", text: .constant("")) } else { Button("x") { log.add("x") } }
        KeyHintBar()
      }
      .keyCommand(Self.top) { log.add("top") }
      .keyCommand(Self.save) { log.add("save") }
      .keyCommand(Self.log) { log.add("log") }
      .keyBindings(table))
  }

  @Test func aSequenceWaitsAndSaysSo() {
    let log = Log()
    let screen = screen(log)
    #expect(screen.lines.contains(" gt top  L log"))
    screen.press("g")
    #expect(screen.lines.contains(" g …  t top  Esc cancel"))
    screen.press("t")
    #expect(log.take() == ["top"])
    #expect(screen.lines.contains(" gt top  L log"))
    screen.press("x", modifiers: .control)
    #expect(screen.lines.contains(" Ctrl-x …  s save  Esc cancel"))
    screen.press("s")
    #expect(log.take() == ["save"])
  }

  @Test func aKeyThatLeadsNowhereCountsByItselfAndEscOnlyCancels() {
    let log = Log()
    let screen = screen(log)
    screen.press("g", "L")
    #expect(log.take() == ["log"])
    screen.press("g", .return)
    #expect(log.take() == ["x"])
    screen.press("g", .escape, "t")
    #expect(log.take().isEmpty)
    screen.press("g")
    screen.click(30, 2)
    screen.press("t")
    #expect(log.take().isEmpty, "a click ends a sequence too")
  }

  @Test func C38_aTextFieldGetsTheLettersOfASequence() {
    let log = Log()
    let screen = screen(log, field: true)
    screen.press("g", "t")
    #expect(log.take().isEmpty)
    screen.press("x", modifiers: .control)
    screen.press("s")
    #expect(log.take() == ["save"])
  }

  @Test func changedKeysReachDispatchHintsAndLists() {
    let log = Log()
    let screen = screen(
      log, changes: [KeyBindings.Change("log", keys: ["Ctrl-l"]), KeyBindings.Change("press", keys: ["o"])])
    #expect(screen.lines.contains(" gt top  Ctrl-l log"))
    screen.press("L")
    #expect(log.take().isEmpty)
    screen.press("l", modifiers: .control)
    #expect(log.take() == ["log"])
    screen.press("o", .return)
    #expect(log.take() == ["x", "x"], "another key for Enter, which goes on working")
    let commands = screen.tree.currentKeyCommands()
    #expect(commands.map(\.key) == ["gt", "Ctrl-x s", "Ctrl-l"])
    commands[1]()
    #expect(log.take() == ["save"])
  }

  @Test func clashesAndUndeliverableKeysAreReportedWhenDeclared() {
    let screen = Screen(
      30, 3,
      VStack {
        Button("a") {}.keyCommand("x", "one") {}
        Button("b") {}.keyCommand("x", "two") {}.keyCommand(KeyBinding("tab", keys: "Ctrl-i", title: "tab")) {}
      }
      .keyCommand("x", "around") {})
    #expect(
      screen.tree.reports.sorted() == [
        "the command \"tab\": Ctrl-i arrives as Tab", "the commands \"one\" and \"two\" have the same key x",
        "the commands \"two\" and \"one\" have the same key x",
      ])
  }

  @Test func aDisabledCommandLetsItsKeyPass() {
    let log = Log()
    let screen = Screen(
      30, 2,
      Button("a") {}
        .keyCommand("x", "inner") { log.add("inner") }.disabled(true)
        .keyCommand("x", "outer") { log.add("outer") })
    screen.press("x")
    #expect(log.take() == ["outer"])
  }

  @Test func keysAreTheSameIfTheirCharactersAre() {
    #expect(KeyEquivalent.upArrow == KeyEquivalent("\u{F700}"))
    #expect(KeyEquivalent.upArrow != .downArrow)
    #expect(KeyEquivalent("a") != KeyEquivalent("A"))
    // One character, written in two ways.
    #expect(KeyEquivalent("\u{E9}") == KeyEquivalent("e\u{301}"))
    #expect(Set([KeyEquivalent("\u{E9}"), KeyEquivalent("e\u{301}")]).count == 1)
    #expect(KeyEquivalent("K") == KeyEquivalent("\u{212A}"))
    #expect(KeyEquivalent("e") != KeyEquivalent("e\u{301}"))
  }
}
