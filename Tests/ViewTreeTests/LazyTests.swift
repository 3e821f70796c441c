import Testing

@testable import ViewTree

/// Lazy stacks and grids: what is made, and where it stands (LAY-58 to LAY-60).
@MainActor
@Suite struct LazyTests {
  struct Rows: View {
    let count: Int

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<count) { index in Button("row \(index)") {}.buttonStyle(.plain) }
        }
      }
      .scrollIndicators(.hidden)
    }
  }

  @Test(arguments: [100, 100_000]) func LAY_58_makesWhatIsNear(count: Int) {
    let screen = Screen(20, 10, Rows(count: count))
    #expect(screen.lines.first == "row 0")
    #expect(screen.lines.last == "row 9")
    // What is seen, and a page after it.
    #expect(screen.tree.statistics.bodies["Row"] == 20)
    let alive = screen.tree.statistics.nodesAlive
    for _ in 0..<50 { screen.press(.downArrow) }
    #expect(screen.lines.last == "row 50")
    // A page before and a page after.
    #expect(screen.tree.statistics.nodesAlive < alive * 2)
    let cost = screen.cost { screen.press(.downArrow) }
    #expect(cost.bodies["Row"] == 1)
    #expect(screen.lines.last == "row 51")
  }

  @Test func LAY_58_pageKeysGoThroughAHundredThousand() {
    let screen = Screen(20, 10, Rows(count: 100_000))
    for _ in 0..<20 { screen.press(.pageDown) }
    #expect(screen.lines.first == "row 180")
    for _ in 0..<20 { screen.press(.pageUp) }
    #expect(screen.lines.first == "row 0")
  }

  struct Uneven: View {
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1_000) { index in
            VStack(alignment: .leading) {
              Text("row \(index)")
              if index % 3 == 1 { Text("  more") }
            }
          }
        }
      }
      .scrollIndicators(.hidden)
    }
  }

  @Test func LAY_58_linesOfSeveralHeights() {
    let screen = Screen(20, 6, Uneven())
    #expect(screen.lines == ["row 0", "row 1", "  more", "row 2", "row 3", "row 4"])
    screen.press(.pageDown)
    #expect(screen.lines == ["row 4", "  more", "row 5", "row 6", "row 7", "  more"])
  }

  @Test func LAY_59_columnsShareTheWidth() {
    let flexible = GridTracks(items: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), usualSpacing: 1)
    #expect(flexible.tracks(in: 60).map(\.length) == [18, 19, 19])
    let mixed = GridTracks(items: [GridItem(.fixed(10)), GridItem(.adaptive(minimum: 6))], usualSpacing: 1)
    #expect(mixed.tracks(in: 40).map(\.length) == [10, 6, 6, 7, 7])
    #expect(mixed.tracks(in: 40).map(\.start) == [0, 11, 18, 25, 33])
    // Asked for the most, as a stack does.
    #expect(mixed.tracks(in: ProposedSize.unbounded).count < 1_000)
  }

  struct Grid: View {
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], alignment: .leading) {
          ForEach(0..<10_000) { Text("c\($0)") }
        }
      }
      .scrollIndicators(.hidden)
    }
  }

  @Test func LAY_59_gridIsLazyToo() {
    let screen = Screen(20, 3, Grid())
    #expect(screen.lines == ["c0     c1     c2", "c3     c4     c5", "c6     c7     c8"])
    #expect((screen.tree.statistics.bodies["Row"] ?? 0) <= 30)
  }

  struct Jump: View {
    @State private var last = 0

    var body: some View {
      ScrollViewReader { proxy in
        VStack(alignment: .leading) {
          Button("go") { proxy.scrollTo(77_777) }
          ScrollView {
            LazyVStack(alignment: .leading) { ForEach(0..<100_000) { Text("row \($0)") } }
          }
        }
      }
    }
  }

  @Test func LAY_57_scrollToAnIdThatIsNotMade() {
    let screen = Screen(20, 6, Jump())
    screen.press(.return)
    #expect(screen.lines.last == "row 77777")
  }

  @Test func lineLengthsKeepOnlyWhatDiffers() {
    var lengths = LineLengths(LineMap(rows: 100_000, perLine: 1), usual: 2, spacing: 1)
    #expect(lengths.total == 299_999)
    lengths.set(5, for: 10)
    lengths.set(1, for: 99_999)
    #expect(lengths.start(of: 10) == 30)
    #expect(lengths.start(of: 11) == 36)
    #expect(lengths.line(at: 35) == 10)
    #expect(lengths.line(at: 36) == 11)
    #expect(lengths.total == 300_001)
    lengths.set(2, for: 10)
    #expect(lengths.start(of: 11) == 33)
  }
}

/// Letters that go to a row.
@MainActor
@Suite struct TypeAheadTests {
  struct Names: View {
    let names: [String]

    var body: some View {
      List { ForEach(0..<names.count) { Text(names[$0]) } }.typeAhead { (index: Int) in names[index] }
    }
  }

  @Test func lettersGoToTheNextRowThatBeginsSo() {
    let names = (0..<100_000).map { $0 == 50_000 ? "Lisbon" : $0 == 70_000 ? "Lima" : "row \($0)" }
    let screen = Screen(20, 5, Names(names: names))
    screen.type("l")
    #expect(screen.text.contains("Lisbon"))
    screen.type("im")
    #expect(screen.text.contains("Lima"))
    screen.press(.home)
    screen.type("row 9")
    #expect(screen.lines.contains(" row 9"))
    #expect((screen.tree.statistics.bodies["Row"] ?? 0) < 100)
  }
}
