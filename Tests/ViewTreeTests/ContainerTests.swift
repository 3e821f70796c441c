import Observation
import Testing

@testable import ViewTree

/// Tabs, pushed screens, sheets and scroll views.
@MainActor
struct ContainerTests {
  private struct Tabs: View {
    @State private var tab = 0
    @State private var count = 0
    let words: Words

    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "map", value: 0) {
          VStack {
            Text("count \(count) \(words.text)")
            Button("first") { count += 1 }
            Button("second") {}
          }
        }
        Tab("Two", systemImage: "map", value: 1) {
          ScrollView { ForEach(0..<20) { Button("row \($0)") {} } }
        }
      }
      .onKeyPress("t") {
        tab = 1 - tab
        return .handled
      }
    }
  }

  private func focusedText(_ screen: Screen) -> String {
    let surface = screen.session.surface
    // The bar of the tabs is reversed too.
    let cells = surface.cells.dropFirst(surface.size.width).filter { $0.attributes.contains(.reverse) }
    return String(cells.flatMap(\.glyph.scalars).reduce(into: "") { $0.unicodeScalars.append($1) })
  }

  @Test func DEP_2_aTabDependsOnWhatItsClosureReads() {
    let words = Words("x")
    let screen = Screen(30, 8, Tabs(words: words))
    #expect(screen.text.contains("count 0 x"))
    screen.press(.return)
    #expect(screen.text.contains("count 1 x"))
    screen.change { words.text = "y" }
    #expect(screen.text.contains("count 1 y"))
  }

  @Test func W5_aTabKeepsFocusAndScrollPosition() {
    let screen = Screen(30, 8, Tabs(words: Words()))
    screen.press(.downArrow)
    #expect(focusedText(screen) == "[ second ]")
    screen.press("t")
    for _ in 0..<12 { screen.press(.downArrow) }
    #expect(focusedText(screen) == "[ row 12 ]")
    let lines = screen.lines
    screen.press("t")
    #expect(focusedText(screen) == "[ second ]")
    screen.press("t")
    #expect(focusedText(screen) == "[ row 12 ]")
    #expect(screen.lines == lines)
  }

  @Test func ID_12_aTabIsMadeWhenItIsFirstShown() {
    let screen = Screen(30, 8, Tabs(words: Words()))
    let nodes = screen.tree.statistics.nodesAlive
    screen.press("t")
    #expect(screen.tree.statistics.nodesAlive > nodes + 20)
  }

  @Test func aHiddenTabRunsNothing() {
    let words = Words("x")
    let screen = Screen(30, 8, Tabs(words: words))
    screen.press("t")
    #expect(screen.cost { words.text = "y" }.bodiesRun == 0)
    screen.press("t")
    #expect(screen.text.contains("count 0 y"))
  }

  private struct Stack: View {
    let words: Words
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink(value: "titled") { Text("titled") }
          NavigationLink(value: "bare") { Text("bare") }
        }
        .navigationTitle("Home")
        .navigationDestination(for: String.self) { value in
          if value == "titled" {
            Text("\(value) \(words.text)").navigationTitle("Title").toolbar { ToolbarItem { Text("tool") } }
          } else {
            Text("\(value) \(words.text)")
          }
        }
      }
    }
  }

  @Test func NAV_4_titleAndToolbarEndWithTheirScreen() {
    let screen = Screen(30, 5, Stack(words: Words()))
    screen.press(.return)
    #expect(screen.lines[0].contains("‹ Home Title"))
    #expect(screen.lines[0].contains("tool"))
    screen.press(.escape)
    screen.press(.downArrow)
    screen.press(.return)
    #expect(screen.lines[0] == " ‹ Home")
  }

  @Test func DEP_2_aPushedScreenDependsOnWhatItsClosureReads() {
    let words = Words("x")
    let screen = Screen(30, 5, Stack(words: words))
    screen.press(.return)
    screen.change { words.text = "y" }
    #expect(screen.text.contains("titled y"))
  }

  @Test func NAV_3_poppingGivesFocusBack() {
    let screen = Screen(30, 5, Stack(words: Words()))
    screen.press(.downArrow)
    screen.press(.return)
    #expect(!focusedText(screen).contains("bare"))
    screen.press(.escape)
    #expect(focusedText(screen) == "bare")
  }

  private struct Sheets: View {
    @State private var isShown = false
    @State private var presses = 0
    var body: some View {
      VStack {
        Button("first") { presses += 1 }
        Button("open \(presses)") { isShown = true }
        Button("third") { presses += 1 }
      }
      .onKeyPress("x") {
        presses += 10
        return .handled
      }
      .sheet(isPresented: $isShown) { Button("inside") { presses += 100 } }
    }
  }

  @Test func aSheetTakesTheKeysAndGivesFocusBack() {
    let screen = Screen(30, 7, Sheets())
    screen.press(.downArrow)
    screen.press(.return)
    #expect(focusedText(screen).contains("[ inside ]"))
    screen.press("x")
    screen.press(.downArrow)
    screen.press(.tab)
    screen.press(.return)
    screen.click(1, 1)
    screen.press(.escape)
    #expect(!screen.text.contains("inside"))
    #expect(focusedText(screen) == "[ open 100 ]")
    screen.press("x")
    #expect(screen.text.contains("open 110"))
  }

  private struct Tall: View {
    var body: some View {
      ScrollView {
        ForEach(0..<10) { Text("line \($0)") }
      }
    }
  }

  @Test func LAY_55_aScrollViewTakesTheProposalAlongItsAxis() {
    let view = Probe(ScrollView { Rigid(7, 20) })
    #expect(view.size(30, 5) == CellSize(7, 5))
    #expect(view.size(30, nil) == CellSize(7, 20))
    let wide = Probe(ScrollView(.horizontal) { Rigid(50, 2) })
    #expect(wide.size(30, 5) == CellSize(30, 2))
    #expect(Probe(ScrollView { Color.red }).size(30, 7) == CellSize(30, 7))
  }

  @Test func LAY_56_theOffsetStaysWithinTheContent() {
    let screen = Screen(8, 4, Tall())
    #expect(screen.lines.map(\.trimmed) == ["line 0", "line 1", "line 2", "line 3"])
    screen.press(.pageDown)
    #expect(screen.lines[0].trimmed == "line 3")
    screen.press(.pageDown)
    screen.press(.pageDown)
    #expect(screen.lines[0].trimmed == "line 6")
    screen.press(.pageUp)
    #expect(screen.lines[0].trimmed == "line 3")
    screen.wheel(.scrollUp, 2, 2)
    screen.wheel(.scrollUp, 2, 2)
    #expect(screen.lines[0].trimmed == "line 0")
  }

  @Test func LAY_56_contentThatShrinksScrollsBack() {
    let words = Words(String(repeating: "x", count: 10))
    struct Shrinking: View {
      let words: Words
      var body: some View {
        ScrollView { ForEach(0..<words.text.count, id: \.self) { Text("line \($0)") } }
      }
    }
    let screen = Screen(8, 4, Shrinking(words: words))
    screen.press(.pageDown)
    screen.press(.pageDown)
    screen.change { words.text = "xxxxx" }
    #expect(screen.lines.map(\.trimmed) == ["line 1", "line 2", "line 3", "line 4"])
    screen.change { words.text = "xx" }
    #expect(screen.lines[0].trimmed == "line 0")
  }

  @Test func C104_aSpacerInAScrollViewTakesItsLeast() {
    let screen = Screen(
      5, 5,
      ScrollView {
        Text("a")
        Spacer()
        Text("b")
        Spacer(minLength: 2)
        Text("c")
      })
    #expect(screen.lines.map(\.trimmed) == ["a", "b", "", "", "c"])
  }
}
