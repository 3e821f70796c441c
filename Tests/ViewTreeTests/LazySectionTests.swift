import Testing

@testable import ViewTree

/// Sections in lazy stacks and grids, and headers that stay (LAY-58, LAY-59).
@MainActor
@Suite struct LazySectionTests {
  struct Sections: View {
    let pinned: PinnedScrollableViews
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: pinned) {
          Section("One") { ForEach(0..<4) { Text("a\($0)") } }
          Section("Two") { ForEach(0..<1_000) { Text("b\($0)") } }
        }
      }
      .scrollIndicators(.hidden)
    }
  }

  @Test func LAY_60_aPinnedHeaderStays() {
    let screen = Screen(5, 3, Sections(pinned: .sectionHeaders))
    #expect(screen.lines == ["One", "a0", "a1"])
    screen.press(.downArrow)
    #expect(screen.lines == ["One", "a1", "a2"])
    screen.press(.downArrow, .downArrow)
    #expect(screen.lines == ["One", "a3", "Two"])
    // The next one pushes it away.
    screen.press(.downArrow)
    #expect(screen.lines == ["One", "Two", "b0"])
    screen.press(.downArrow)
    #expect(screen.lines == ["Two", "b0", "b1"])
    for _ in 0..<50 { screen.press(.pageDown) }
    #expect(screen.lines == ["Two", "b100", "b101"])
    screen.press(.home)
    #expect(screen.lines == ["One", "a0", "a1"])
  }

  @Test func LAY_60_othersScrollAway() {
    let screen = Screen(5, 3, Sections(pinned: []))
    screen.press(.downArrow)
    #expect(screen.lines == ["a0", "a1", "a2"])
  }

  @Test func LAY_59_aHeaderTakesTheWholeLineOfAGrid() {
    let grid = ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], alignment: .leading) {
        Section("Header of one") { ForEach(0..<4) { Text("a\($0)") } }
        Section("Two") { ForEach(0..<3) { Text("b\($0)") } }
      }
    }
    .scrollIndicators(.hidden)
    #expect(
      Screen(14, 5, grid).lines == ["Header of one", "a0   a1   a2", "a3", "Two", "b0   b1   b2"])
  }

  @Test func linesOfAGridWithHeaders() {
    let map = LineMap(rows: 10, perLine: 3, headers: [0, 5])
    #expect(map.lineCount == 6)
    #expect((0..<6).map { map.rows(ofLine: $0) } == [0..<1, 1..<4, 4..<5, 5..<6, 6..<9, 9..<10])
    #expect((0..<10).map { map.line(ofRow: $0) } == [0, 1, 1, 1, 2, 3, 4, 4, 4, 5])
    #expect(map.header(at: 2) == 0)
    #expect(map.header(at: 4) == 3)
    #expect(map.header(after: 1) == 3)
    #expect(map.header(after: 4) == nil)
  }

  @Test func LAY_58_rowsWithinRowsAreAllThere() {
    let view = ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<100) { outer in ForEach(0..<2) { inner in Text("\(outer).\(inner)") } }
      }
    }
    .scrollIndicators(.hidden)
    let screen = Screen(5, 4, view)
    #expect(screen.lines == ["0.0", "0.1", "1.0", "1.1"])
    screen.press(.pageDown)
    #expect(screen.lines == ["1.1", "2.0", "2.1", "3.0"])
    let list = Screen(6, 4, List { ForEach(0..<50) { outer in ForEach(0..<2) { Text("\(outer).\($0)") } } })
    #expect(list.lines == [" 0.0", " 0.1", " 1.0", " 1.1"])
  }
}
