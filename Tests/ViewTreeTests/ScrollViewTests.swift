import Observation
import Testing

@testable import ViewTree

@MainActor @Observable
private final class GrowingLog {
  var count = 5
}

/// Scroll views: sizes, offsets, keys and wheel (LAY-55 to LAY-57).
@MainActor
@Suite struct ScrollViewTests {
  /// A number a row.
  struct Numbers: View {
    let count: Int
    var body: some View {
      ScrollView { VStack(alignment: .leading, spacing: 0) { ForEach(0..<count) { Text("\($0)") } } }
    }
  }

  @Test func LAY_55_takesTheProposalAlongAndTheContentAcross() {
    let rows = Probe(Numbers(count: 12))
    #expect(rows.size(30, 5) == CellSize(2, 5))
    #expect(rows.size(30, nil) == CellSize(2, 12))
    let row = Probe(ScrollView(.horizontal) { HStack(spacing: 1) { ForEach(0..<3) { _ in Rigid(10, 2) } } })
    #expect(row.size(20, 9) == CellSize(20, 2))
    #expect(row.size(nil, 9) == CellSize(32, 2))
    let both = Probe(ScrollView([.horizontal, .vertical]) { Rigid(50, 50) })
    #expect(both.size(20, 9) == CellSize(20, 9))
  }

  @Test func LAY_55_shortContentStandsAtTheStart() {
    #expect(Screen(3, 4, Numbers(count: 2).frame(maxHeight: .infinity)).text == " 0\n 1\n\n")
    let atEnd = Numbers(count: 2).defaultScrollAnchor(.bottom).frame(maxHeight: .infinity)
    #expect(Screen(3, 4, atEnd).text == "\n\n 0\n 1")
    let start = Numbers(count: 2).defaultScrollAnchor(.bottom, for: .initialOffset).frame(maxHeight: .infinity)
    #expect(Screen(3, 4, start).text == " 0\n 1\n\n")
  }

  @Test func LAY_56_theOffsetIsClamped() {
    let screen = Screen(9, 3, Numbers(count: 10).scrollIndicators(.hidden))
    screen.wheel(.scrollUp, 4, 0)
    #expect(screen.text == "    0\n    1\n    2")
    for _ in 0..<9 { screen.wheel(.scrollDown, 4, 0) }
    #expect(screen.text == "    7\n    8\n    9")
  }

  @Test func LAY_57_keysAndWheel() {
    let screen = Screen(9, 4, Numbers(count: 30).scrollIndicators(.hidden))
    func first() -> String { screen.lines[0].trimming() }
    screen.press(.pageDown)
    #expect(first() == "3")
    screen.press(.pageUp)
    #expect(first() == "0")
    screen.wheel(.scrollDown, 4, 0)
    #expect(first() == "3")
    screen.press("d", modifiers: .control)
    #expect(first() == "4")
    screen.press(.end)
    #expect(first() == "26")
    screen.press("g", "g")
    #expect(first() == "0")
    screen.press(.downArrow)
    #expect(first() == "1")
  }

  @Test func LAY_57_aFocusableAroundAScrollViewKeepsItsKeys() {
    let screen = Screen(9, 4, Numbers(count: 30).scrollIndicators(.hidden).focusable())
    screen.press(.pageDown)
    #expect(screen.lines[0].trimming() == "3")
    screen.press(.downArrow)
    #expect(screen.lines[0].trimming() == "4")
    // Around is asked for what the scroll view doesn't take.
    var heard = 0
    let around = Screen(
      9, 4,
      Numbers(count: 2).focusable().onKeyPress(.pageDown) {
        heard += 1
        return .handled
      })
    around.press(.pageDown)
    #expect(heard == 1)
  }

  @Test func LAY_57_disabledForTheUserOnly() {
    struct Locked: View {
      @State private var position = ScrollPosition()
      var body: some View {
        Numbers(count: 20).scrollIndicators(.hidden).scrollPosition($position).scrollDisabled(true)
          .onKeyPress("e") {
            position.scrollTo(edge: .bottom)
            return .handled
          }
      }
    }
    let screen = Screen(6, 2, Locked())
    screen.press(.pageDown)
    screen.wheel(.scrollDown, 2, 0)
    #expect(screen.lines[0].trimming() == "0")
    screen.press("e")
    #expect(screen.lines[1].trimming() == "19")
  }

  @Test func LAY_57_clipDisabledShowsWhatIsAround() {
    func row(_ isDisabled: Bool) -> some View {
      ScrollView(.horizontal) { Text("abcdefghij") }
        .scrollClipDisabled(isDisabled)
        .frame(width: 4).padding(.horizontal, 2)
    }
    let clipped = Screen(8, 1, row(false))
    #expect(clipped.text == "  abcd")
    let open = Screen(8, 1, row(true))
    #expect(open.text == "  abcdef")
    open.wheel(.scrollRight, 3, 0)
    #expect(open.text == "bcdefghi")
    clipped.wheel(.scrollRight, 3, 0)
    #expect(clipped.text == "  defg")
  }

  @Test func LAY_56_contentMarginsExtendTheRange() {
    let view = Numbers(count: 4).contentMargins(.vertical, 1).contentMargins(.leading, 2).scrollIndicators(.hidden)
    let screen = Screen(9, 3, view.frame(maxWidth: .infinity, alignment: .leading))
    #expect(screen.text == "\n  0\n  1")
    for _ in 0..<5 { screen.press(.downArrow) }
    #expect(screen.text == "  2\n  3\n")
    // Content is offered what the margins leave.
    let wide = Probe(ScrollView { Color.red.frame(height: 1) }.contentMargins(.horizontal, 3))
    #expect(wide.size(20, 5) == CellSize(20, 5))
  }

  @Test func LAY_57_indicatorsTellWhereTheViewStands() {
    // A quarter can be seen; blank cells show it.
    let wide = Screen(4, 4, ScrollView { ForEach(0..<16) { Text("\($0)").frame(width: 4, alignment: .leading) } })
    #expect(wide.text == "0  ┃\n1\n2\n3")
    wide.press(.pageDown)
    #expect(wide.text == "3\n4  ┃\n5\n6")
    wide.press(.end)
    #expect(wide.text == "12\n13\n14\n15 ┃")
  }

  @Test func LAY_57_automaticIndicatorsNeverHideText() {
    let text = ScrollView { ForEach(0..<8) { _ in Text("abcd") } }
    #expect(Screen(4, 4, text).text == "abcd\nabcd\nabcd\nabcd")
    #expect(Screen(4, 4, text.scrollIndicators(.visible)).text == "abc┃\nabc┃\nabcd\nabcd")
    #expect(Screen(4, 4, text.scrollIndicators(.hidden)).text == "abcd\nabcd\nabcd\nabcd")
  }

  @Test func LAY_57_bothAxes() {
    let grid = (0..<6).map { row in String((0..<10).map { Character("\(($0 + row) % 10)") }) }
    let view = ScrollView([.horizontal, .vertical]) { VStack(spacing: 0) { ForEach(grid, id: \.self) { Text($0) } } }
    let screen = Screen(4, 3, view)
    #expect(screen.text == "0123\n1234\n2345")
    screen.wheel(.scrollRight, 0, 0)
    #expect(screen.text == "3456\n4567\n5678")
    screen.press(.end)
    #expect(screen.text == "6789\n7890\n8901")
    let shown = Screen(4, 3, view.scrollIndicators(.visible))
    #expect(shown.text == "012┃\n1234\n━345")
  }

  @Test func LAY_57_theWheelGoesOnOutsideWhereTheInnerEnds() {
    let view = ScrollView {
      VStack(spacing: 0) {
        ScrollView { ForEach(0..<5) { Text("in \($0)") } }.frame(height: 2)
        ForEach(0..<6) { Text("out \($0)") }
      }
    }
    let screen = Screen(5, 4, view.scrollIndicators(.hidden))
    #expect(screen.text == "in 0\nin 1\nout 0\nout 1")
    screen.wheel(.scrollDown, 1, 0)
    #expect(screen.text == "in 3\nin 4\nout 0\nout 1")
    screen.wheel(.scrollDown, 1, 0)
    #expect(screen.text == "out 1\nout 2\nout 3\nout 4")
  }

  @Test func LAY_57_focusIsRevealedThroughNestedScrollViews() {
    let view = ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<4) { row in
          ScrollView(.horizontal) {
            HStack(spacing: 1) { ForEach(0..<5) { Button("r\(row)c\($0)") {}.buttonStyle(.plain) } }
          }
        }
      }
    }
    let screen = Screen(9, 2, view.scrollIndicators(.hidden))
    #expect(screen.text == "r0c0 r0c1\nr1c0 r1c1")
    for _ in 0..<3 { screen.press(.downArrow) }
    for _ in 0..<4 { screen.press(.rightArrow) }
    #expect(screen.text == "r2c0 r2c1\nr3c3 r3c4")
  }

  @Test func C104_aSpacerInAScrollViewTakesItsLeast() {
    let view = ScrollView {
      VStack(spacing: 0) {
        Text("a")
        Spacer(minLength: 2)
        Text("b")
      }
    }
    #expect(Screen(1, 6, view).text == "a\n\n\nb\n\n")
  }

  @Test func LAY_55_theAnchorIsKeptWhileContentGrows() {
    struct Tail: View {
      let log: GrowingLog
      var body: some View { Numbers(count: log.count).defaultScrollAnchor(.bottom).scrollIndicators(.hidden) }
    }
    let log = GrowingLog()
    let screen = Screen(3, 3, Tail(log: log))
    #expect(screen.text == " 2\n 3\n 4")
    screen.change { log.count = 7 }
    #expect(screen.text == " 4\n 5\n 6")
    // Who has scrolled away stays there.
    screen.wheel(.scrollUp, 1, 1)
    screen.change { log.count = 9 }
    #expect(screen.text == " 1\n 2\n 3")
  }
}

extension String {
  func trimming() -> String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
