import Testing

@testable import ViewTree

/// Below the size that a program needs stands a sentence (L5).
@MainActor
@Suite struct SmallScreenTests {
  private struct Form: View {
    let log: Log
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isFocused)
        Text("Hello \(text)")
      }
      .keyCommand("x", "x") { log.add("x") }
      .onAppear { isFocused = true }
    }
  }

  private func session(_ size: CellSize, _ log: Log = Log()) -> (Session, MemoryTerminal) {
    let terminal = MemoryTerminal(size: size)
    let session = Session(Form(log: log), terminal: terminal, minimumSize: CellSize(20, 6))
    session.frame()
    return (session, terminal)
  }

  @Test(
    arguments: [
      (19, 6, "Please make the"), (20, 5, "Please make the"), (60, 5, "Please make the window larger: 20×6 are"),
      (12, 1, "Needs 20×6."), (7, 1, "Larger!"), (4, 1, "20×6"), (1, 1, "+"), (3, 2, "+"), (2, 50, "+"),
    ])
  func L5_aSentenceThatFitsStandsThere(width: Int, height: Int, start: String) {
    let (_, terminal) = session(CellSize(width, height))
    #expect(terminal.shown.text.hasPrefix(start))
    #expect(!terminal.shown.text.contains("Hello"))
    #expect(terminal.cursor == nil)
  }

  @Test func L5_theViewsStandFromTheLeastSizeOn() {
    #expect(session(CellSize(20, 6)).1.shown.text.contains("Hello"))
  }

  @Test func C31_whatWasTypedIsThereWhenTheTerminalGrowsAndNothingIsDoneUnseen() {
    let log = Log()
    let (session, terminal) = session(CellSize(40, 10), log)
    for letter in ["a", "b"] as [KeyEquivalent] { session.send(.key(KeyPress(letter))) }
    session.frame()
    let before = (terminal.shown.text, terminal.cursor)
    terminal.resize(CellSize(5, 5))
    session.send(.resize(CellSize(5, 5)))
    session.frame()
    #expect(!terminal.shown.text.contains("Hello"))
    session.send(.key(KeyPress("x")))
    session.send(.paste("pasted"))
    session.frame()
    terminal.resize(CellSize(40, 10))
    session.send(.resize(CellSize(40, 10)))
    session.frame()
    #expect(terminal.shown.text == before.0)
    #expect(terminal.cursor == before.1)
    #expect(log.take().isEmpty)
  }

  @Test func C25_everySizeFromOneByOneDraws() {
    let (session, terminal) = session(CellSize(1, 1))
    for width in 1...30 {
      for height in 1...8 {
        terminal.resize(CellSize(width, height))
        session.send(.resize(CellSize(width, height)))
        session.frame()
        #expect(terminal.shown.text.contains { !$0.isWhitespace }, "\(width)×\(height)")
      }
    }
  }
}
