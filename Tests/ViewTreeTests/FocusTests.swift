import Observation
import Testing

@testable import ViewTree

/// Who has the keys, and how that changes.
@MainActor
struct FocusTests {
  private func focused(_ screen: Screen) -> String {
    let cells = screen.session.surface.cells.filter { $0.attributes.contains(.reverse) }
    return String(cells.flatMap(\.glyph.scalars).reduce(into: "") { $0.unicodeScalars.append($1) }).trimmed
  }

  private func plain(_ name: String) -> some View { Button(name) {}.buttonStyle(.plain) }

  @Test func FOC_3_tabGoesInReadingOrderAndAround() {
    let screen = Screen(
      20, 4,
      VStack {
        HStack {
          plain("a")
          plain("b")
        }
        plain("c").disabled(true)
        plain("d")
      })
    var order = [focused(screen)]
    for _ in 0..<3 {
      screen.press(.tab)
      order.append(focused(screen))
    }
    #expect(order == ["a", "b", "d", "a"])
    screen.press(.tab, modifiers: .shift)
    #expect(focused(screen) == "d")
  }

  /// Nine buttons in a square, named by row and column.
  private var square: Screen {
    Screen(
      30, 6,
      VStack {
        ForEach(0..<3) { row in HStack(spacing: 4) { ForEach(0..<3) { self.plain("\(row)\($0)") } } }
      })
  }

  @Test func FOC_3_arrowsGoByGeometry() {
    let screen = square
    let way: [(KeyEquivalent, String)] = [
      (.rightArrow, "01"), (.downArrow, "11"), (.downArrow, "21"), (.downArrow, "21"), (.leftArrow, "20"),
      (.leftArrow, "20"), (.upArrow, "10"), ("l", "11"), ("l", "12"), ("k", "02"), ("h", "01"), ("j", "11"),
    ]
    for (key, name) in way {
      screen.press(key)
      #expect(focused(screen) == name)
    }
  }

  @Test func FOC_3_theNearestInADirectionNotTheFirst() {
    let screen = Screen(
      30, 5,
      VStack(alignment: .leading) {
        HStack(spacing: 10) {
          plain("a")
          plain("b")
        }
        plain("under a")
        HStack(spacing: 10) {
          plain("c")
          plain("d")
        }
      })
    screen.press(.rightArrow)
    #expect(focused(screen) == "b")
    screen.press(.downArrow)
    #expect(focused(screen) == "d")
  }

  private struct Rows: View {
    let model: Words
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(model.text.map(String.init), id: \.self) { Button($0) {}.buttonStyle(.plain) }
      }
    }
  }

  @Test func FOC_3_focusFollowsAMovedRowAndGoesOnWhenItsRowGoes() {
    let model = Words("abcd")
    let screen = Screen(9, 6, Rows(model: model))
    screen.press(.downArrow)
    #expect(focused(screen) == "b")
    screen.change { model.text = "cadb" }
    #expect(focused(screen) == "b")
    screen.change { model.text = "cbad" }
    #expect(focused(screen) == "b")
    screen.change { model.text = "cad" }
    #expect(focused(screen) == "a")
    screen.press(.end)
    screen.press(.downArrow)
    screen.change { model.text = "ca" }
    #expect(focused(screen) == "a")
    screen.change { model.text = "" }
    screen.change { model.text = "xy" }
    #expect(focused(screen) == "x")
  }

  private struct Fields: View {
    enum Field { case first, second }
    @FocusState private var field: Field?
    @FocusState private var isThird: Bool
    var body: some View {
      VStack {
        Text("field \(field.map { $0 == .first ? "1" : "2" } ?? "-") \(isThird ? "yes" : "no")")
        Button("one") { field = .second }.buttonStyle(.plain).focused($field, equals: .first)
        Button("two") { isThird = true }.buttonStyle(.plain).focused($field, equals: .second)
        Button("three") { field = nil }.buttonStyle(.plain).focused($isThird)
      }
    }
  }

  @Test func FOC_1_focusAndStateFollowEachOther() {
    let screen = Screen(20, 5, Fields())
    #expect(screen.text.contains("field 1 no"))
    screen.press(.return)
    #expect(focused(screen) == "two")
    #expect(screen.text.contains("field 2 no"))
    screen.press(.return)
    #expect(focused(screen) == "three")
    #expect(screen.text.contains("field - yes"))
    screen.press(.upArrow)
    #expect(screen.text.contains("field 2 no"))
  }

  @Test func FOC_2_focusCanBeAskedForAtAppear() {
    struct Asking: View {
      @FocusState private var isSecond: Bool
      var body: some View {
        VStack {
          Button("a") {}.buttonStyle(.plain)
          Button("b") {}.buttonStyle(.plain).focused($isSecond)
        }
        .onAppear { isSecond = true }
      }
    }
    let screen = Screen(9, 2, Asking())
    #expect(focused(screen) == "b")
    #expect(screen.terminal.frames.count == 1)
  }

  @Test func KEY_1_innermostHandlersFirst() {
    let log = Log()
    func handler(_ name: String, _ result: KeyPress.Result) -> @MainActor () -> KeyPress.Result {
      {
        log.add(name)
        return result
      }
    }
    let screen = Screen(
      9, 2,
      VStack {
        Text("x").focusable().onKeyPress("a", action: handler("inner", .ignored))
          .onKeyPress("a", action: handler("middle", .handled))
        Text("y").onKeyPress("a", action: handler("elsewhere", .handled))
      }
      .onKeyPress("a", action: handler("outer", .handled)))
    screen.press("a")
    #expect(log.take() == ["inner", "middle"])
  }

  @Test func keyHintsTellWhatAppliesFromFocusOutwards() {
    struct Hints: View {
      var body: some View {
        VStack {
          plainButton("a").keyHint("x", "first")
          plainButton("b").keyHint("y", "second")
          KeyHintBar()
        }
        .keyHint("q", "quit")
      }
      private func plainButton(_ name: String) -> some View { Button(name) {}.buttonStyle(.plain) }
    }
    let screen = Screen(30, 3, Hints())
    #expect(screen.lines[2] == " x first  q quit")
    screen.press(.downArrow)
    #expect(screen.lines[2] == " y second  q quit")
  }

  @Test func aClickGivesFocusAndPresses() {
    struct Two: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("a") { count += 1 }.buttonStyle(.plain)
          Button("b \(count)") { count += 10 }.buttonStyle(.plain)
        }
      }
    }
    let screen = Screen(9, 2, Two())
    screen.click(4, 1)
    #expect(screen.text.contains("b 10"))
    #expect(focused(screen) == "b 10")
    screen.click(0, 0)
    #expect(screen.text.contains("b 10"))
    screen.click(3, 0)
    #expect(focused(screen) == "a")
  }

  @Test func aClickGoesToWhatLiesOnTop() {
    let log = Log()
    let screen = Screen(
      9, 1,
      ZStack {
        Text("below").onTapGesture { log.add("below") }
        Text("x").onTapGesture { log.add("top") }
      })
    screen.click(4, 0)
    screen.click(2, 0)
    #expect(log.take() == ["top", "below"])
  }

  @Test func aClickOutsideOfAClipHitsNothing() {
    let log = Log()
    let text = Text("long text").fixedSize().onTapGesture { log.add("hit") }
    let screen = Screen(
      20, 1, text.frame(width: 4, alignment: .leading).clipped().frame(width: 20, alignment: .leading))
    screen.click(6, 0)
    screen.click(2, 0)
    #expect(log.take() == ["hit"])
  }

  @Test func whatHasTheKeysScrollsIntoSight() {
    let screen = Screen(9, 3, ScrollView { ForEach(0..<9) { self.plain("row \($0)") } })
    for _ in 0..<5 { screen.press(.downArrow) }
    #expect(focused(screen) == "row 5")
    #expect(screen.lines.map(\.trimmed) == ["row 3", "row 4", "row 5"])
    for _ in 0..<3 { screen.press(.upArrow) }
    #expect(screen.lines.map(\.trimmed) == ["row 2", "row 3", "row 4"])
  }
}

/// Focus goes into what scrolls sideways, however far away its views are.
@MainActor
@Suite struct FocusSectionTests {
  struct Shelves: View {
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(0..<2) { shelf in
          HStack {
            Text("shelf \(shelf)")
            Spacer()
            Button("all \(shelf)") {}
          }
          ScrollView(.horizontal) {
            HStack { ForEach(0..<2) { Button("card \(shelf).\($0)") {} } }
          }
        }
      }
    }
  }

  @Test func FOC_3_aRowThatScrollsIsAsNearAsItsNearestPart() {
    let screen = Screen(100, 4, Shelves())
    screen.press(.downArrow)
    // The second card of the first shelf, not the button far below.
    #expect(screen.lines[1] == "[ card 0.0 ] [ card 0.1 ]")
    #expect(screen.terminal.shown[15, 1].attributes.contains(.reverse))
  }
}
