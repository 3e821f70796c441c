import Testing

@testable import ViewTree

/// Scroll views, lazy stacks and bars where lines run from right to left (RTL-1).
@MainActor
@Suite struct RightToLeftScrollTests {
  private func row(isLazy: Bool) -> some View {
    ScrollView(.horizontal) {
      if isLazy {
        LazyHStack(spacing: 1) { cells }.scrollTargetLayout()
      } else {
        HStack(spacing: 1) { cells }.scrollTargetLayout()
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
  }

  private var cells: some View { ForEach(10..<40) { Button("\($0)") {}.buttonStyle(.plain) } }

  @Test(arguments: [false, true]) func RTL_1_aRowBeginsAtTheRight(isLazy: Bool) {
    let screen = Screen(8, 1, row(isLazy: isLazy))
    #expect(screen.text == "12 11 10")
    // The wheel and the arrows are about the screen.
    screen.wheel(.scrollLeft, 3, 0)
    #expect(screen.text == "13 12 11")
    screen.wheel(.scrollRight, 3, 0)
    #expect(screen.text == "12 11 10")
    for _ in 0..<6 { screen.press(.leftArrow) }
    #expect(screen.text == "16 15 14")
    screen.press(.rightArrow, .rightArrow, .rightArrow)
    #expect(screen.text == "15 14 13")
  }

  @Test(arguments: [false, true]) func RTL_1_targetsBeginAtTheRight(isLazy: Bool) {
    let screen = Screen(8, 1, row(isLazy: isLazy).scrollTargetBehavior(.viewAligned))
    screen.wheel(.scrollLeft, 3, 0)
    #expect(screen.text == "13 12 11")
    screen.press(.pageDown)
    #expect(screen.text == "15 14 13")
  }

  @Test func RTL_1_indicatorsStandAtTheLeft() {
    let rows = ScrollView { ForEach(0..<8) { Text("r\($0)").frame(width: 4, alignment: .leading) } }
    let screen = Screen(4, 4, rows.environment(\.layoutDirection, .rightToLeft))
    #expect(screen.text == "┃ r0\n┃ r1\n  r2\n  r3")
  }

  @Test func RTL_1_barsChangeSides() {
    let view = Color.blue.ignoresSafeArea(edges: .leading)
      .safeAreaInset(edge: .leading) { Text("l") }
      .safeAreaInset(edge: .trailing) { Text("t") }
      .environment(\.layoutDirection, .rightToLeft)
    let screen = Screen(5, 1, view)
    #expect(screen.text == "t   l")
    let surface = screen.session.surface
    #expect((0..<5).map { surface[$0, 0].background == .default } == [true, false, false, false, false])
  }
}
