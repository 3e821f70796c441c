import Testing

@testable import ViewTree

/// What those hear who don't see the screen (SEMANTICS 6.15).
@MainActor
@Suite struct AccessibilityTests {
  private func sentences(_ view: some View) -> [String] {
    Screen(40, 10, view).tree.accessibilityElements.map(\.sentence)
  }

  @Test func controlsSayWhatTheyAre() {
    #expect(
      sentences(
        VStack {
          Text("★ Plain **text**")
          Button("Save") {}
          Toggle("Swim", isOn: .constant(true))
          TextField("Name", text: .constant("Rome"))
          ProgressView(value: 1, total: 3)
          Divider()
        }) == ["Plain text", "Save, button", "Swim, done", "Name, Rome, text field", "33 %"])
  }

  @Test func modifiersChangeWhatIsRead() {
    #expect(
      sentences(
        VStack {
          Text("✈").accessibilityLabel("Flight").accessibilityHint("opens the ticket")
          Text("ornament").accessibilityHidden()
          Text("Trips").accessibilityAddTraits(.isHeader)
          Button("Home") {}.accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isLink)
          HStack {
            Text("one")
            Text("two")
          }
          .accessibilityElement(children: .combine)
          HStack {
            Text("three")
            Text("four")
          }
          .accessibilityElement()
          .accessibilityLabel("both").accessibilityValue("7")
          HStack {
            Text("five")
            Text("six")
          }
        }) == ["Flight, opens the ticket", "Trips, heading", "Home, link", "one, two", "both, 7", "five", "six"])
  }

  @Test func aSheetInFrontIsReadAlone() {
    let screen = Screen(
      40, 10, Text("behind").sheet(isPresented: .constant(true)) { Button("Close") {} })
    #expect(screen.tree.accessibilityElements.map(\.sentence) == ["Close, button"])
    #expect(screen.tree.accessibilityElements[0].isFocused)
  }

  @Test func rowsOutOfSightAreNotRead() {
    let screen = Screen(20, 3, List { ForEach(0..<100) { Text("row \($0)") } })
    #expect(screen.tree.accessibilityElements.map(\.sentence) == ["row 0", "row 1", "row 2"])
    screen.press(.end)
    #expect(screen.tree.accessibilityElements.map(\.sentence) == ["row 97", "row 98", "row 99"])
    #expect(screen.tree.accessibilityElements[2].isFocused)
  }

  // MARK: Lines

  struct Counter: View {
    @State private var count = 0
    @State private var isDetail = false

    var body: some View {
      VStack {
        if isDetail {
          Text("Another screen")
          Button("Back") { isDetail = false }
        } else {
          Text("Count \(count)")
          Text("a")
          Text("b")
          Button("Add") { count += 1 }
          Button("Open") { isDetail = true }
        }
        KeyHintBar()
      }
    }
  }

  @Test func C77_aScreenIsReadAsAWholeAndThenOnlyWhatChanges() {
    let terminal = MemoryTerminal(size: CellSize(40, 10), capabilities: linear)
    let session = Session(Counter(), terminal: terminal)
    var read = 0
    func news() -> [String] {
      session.frame()
      defer { read = terminal.readLines.count }
      return Array(terminal.readLines[read...])
    }
    #expect(news() == ["Count 0", "a", "b", "Add, button", "Open, button", "Keys: ", "> Add, button"])
    #expect(news().isEmpty)
    session.send(.key(KeyPress(.return)))
    #expect(news() == ["Count 1"])
    session.send(.key(KeyPress(.downArrow)))
    #expect(news() == ["> Open, button"])
    session.send(.key(KeyPress(.return)))
    #expect(news() == ["", "Another screen", "Back, button", "Keys: ", "> Back, button"])
    #expect(terminal.frames.isEmpty, "no cell is sent")
  }

  private var linear: TerminalCapabilities {
    var capabilities = TerminalCapabilities()
    capabilities.isLinear = true
    return capabilities
  }

  // MARK: Settings

  private struct Motion: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    var body: some View { Text(reducesMotion ? "still" : "moving") }
  }

  @Test func MOT_1_viewsAreToldThatNothingShouldMove() {
    func shown(_ settings: AccessibilitySettings, _ capabilities: TerminalCapabilities = TerminalCapabilities()) -> Bool
    {
      let terminal = MemoryTerminal(size: CellSize(10, 1), capabilities: capabilities)
      let session = Session(Motion(), terminal: terminal, accessibility: settings)
      session.frame()
      return session.tree.accessibilityElements.map(\.sentence) == ["still"]
    }
    #expect(!shown(AccessibilitySettings()))
    #expect(shown(AccessibilitySettings(reducesMotion: true)))
    #expect(shown(AccessibilitySettings(), linear))
  }

  @Test func C77_theCursorFollowsFocusIfAskedFor() {
    func cursors(_ settings: AccessibilitySettings) -> [CellPoint?] {
      let terminal = MemoryTerminal(size: CellSize(20, 4))
      let list = List { ForEach(0..<3) { Text("row \($0)") } }
      let session = Session(list, terminal: terminal, accessibility: settings)
      return [KeyEquivalent?.none, .downArrow, .downArrow].map { key in
        if let key { session.send(.key(KeyPress(key))) }
        session.frame()
        return terminal.cursor
      }
    }
    #expect(cursors(AccessibilitySettings()) == [nil, nil, nil])
    #expect(cursors(AccessibilitySettings(followsFocus: true)) == [CellPoint(0, 0), CellPoint(0, 1), CellPoint(0, 2)])
  }
}
