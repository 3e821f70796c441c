import Testing

@testable import ViewTree

/// Bars, and what extends under them (SAF-1 to SAF-3, LAY-24), and frames by the container (LAY-61).
@MainActor
@Suite struct SafeAreaTests {
  /// A cell of a character for each cell of a background colour, so that colours can be read as text.
  private func colors(_ screen: Screen) -> [String] {
    let surface = screen.session.surface
    return (0..<surface.size.height).map { y in
      String((0..<surface.size.width).map { x in surface[x, y].background == .default ? "." : "#" })
    }
  }

  @Test func SAF_2_barsKeepTheirEdges() {
    let view = Color.blue
      .safeAreaInset(edge: .top) { Text("top") }
      .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 1) { Text("end") }
      .safeAreaInset(edge: .leading) { Text("l") }
    let screen = Screen(9, 5, view)
    #expect(screen.text == "   top\n\nl\n\n end")
    #expect(colors(screen) == [".........", ".########", ".########", ".........", "........."])
  }

  @Test func SAF_2_contentGetsTheRest() {
    let bar = Probe(Color.blue.safeAreaInset(edge: .bottom, spacing: 1) { Rigid(3, 2) })
    #expect(bar.size(20, 10) == CellSize(20, 10))
    #expect(bar.size(20, nil) == CellSize(20, 8))
    #expect(
      bar.frames(20, 10) == [CellRect(x: 0, y: 0, width: 20, height: 7), CellRect(x: 8, y: 8, width: 3, height: 2)])
    // A bar that shows nothing takes no spacing.
    #expect(Probe(Color.blue.safeAreaInset(edge: .bottom, spacing: 1) { EmptyView() }).size(20, nil)?.height == 5)
  }

  @Test func SAF_1_whatTouchesABarExtendsUnderIt() {
    let view = Color.blue.ignoresSafeArea(edges: .top)
      .safeAreaInset(edge: .top) { Text("bar") }
      .safeAreaInset(edge: .bottom) { Text("end") }
    let screen = Screen(5, 4, view)
    #expect(screen.text == " bar\n\n\n end")
    #expect(colors(screen) == ["#####", "#####", "#####", "....."])
    let all = Screen(
      5, 4,
      VStack(spacing: 0) {
        Text("x")
        Color.blue.ignoresSafeArea()
      }
      .safeAreaInset(edge: .top) { Text("bar") }
      .safeAreaInset(edge: .bottom) { Text("end") })
    // The text stands between the colour and the bar.
    #expect(all.text == " bar\n  x\n\n end")
    #expect(colors(all) == [".....", ".....", "#####", "#####"])
  }

  @Test func SAF_1_theReportedSizeStays() {
    let view = Color.blue.ignoresSafeArea().safeAreaInset(edge: .top) { Rigid(4) }
    #expect(Probe(view).size(10, 5) == CellSize(10, 5))
  }

  @Test func SAF_1_nestedBarsAreOneArea() {
    let view = Color.blue.ignoresSafeArea()
      .safeAreaInset(edge: .top) { Text("inner") }
      .safeAreaInset(edge: .top) { Text("outer") }
    let screen = Screen(5, 4, view)
    #expect(screen.text == "outer\ninner\n\n")
    #expect(colors(screen) == ["#####", "#####", "#####", "#####"])
  }

  @Test func LAY_24_aStyleExtendsAndAViewDoesNot() {
    func screen(_ content: some View) -> Screen { Screen(3, 3, content.safeAreaInset(edge: .top) { Text("bar") }) }
    let text = Text("x").frame(maxWidth: .infinity, maxHeight: .infinity)
    #expect(colors(screen(text.background(Color.blue))) == ["###", "###", "###"])
    #expect(colors(screen(text.background(Color.blue, ignoresSafeAreaEdges: []))) == ["...", "###", "###"])
    #expect(colors(screen(text.background { Color.blue })) == ["...", "###", "###"])
  }

  struct Moving: View {
    let words: Words
    var body: some View {
      VStack(spacing: 0) {
        if !words.text.isEmpty { Text(words.text) }
        Color.blue.frame(height: 1).ignoresSafeArea()
        Spacer(minLength: 0)
      }
      .safeAreaInset(edge: .top) { Text("bar") }
    }
  }

  @Test func SAF_1_whatMovesAwayFromTheBarNoLongerExtends() {
    let words = Words("")
    let screen = Screen(3, 4, Moving(words: words))
    #expect(colors(screen) == ["###", "...", "...", "..."])
    screen.change { words.text = "x" }
    #expect(colors(screen) == ["...", "...", "###", "..."])
  }

  @Test func SAF_1_aReaderTellsTheInsets() {
    let view = GeometryReader { proxy in
      Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom)) \(Int(proxy.size.height))")
    }
    .safeAreaInset(edge: .top) { Rigid(1, 2) }
    .safeAreaInset(edge: .bottom) { Rigid(1, 1) }
    #expect(Screen(9, 8, view).text.contains("2 1 5"))
  }

  @Test func SAF_2_paddingScrollsAlong() {
    let rows = ScrollView { VStack(alignment: .leading, spacing: 0) { ForEach(0..<4) { Text("r\($0)") } } }
      .scrollIndicators(.hidden)
    let screen = Screen(6, 3, rows.safeAreaPadding(.top, 1).safeAreaPadding(.leading, 2))
    #expect(screen.lines.map { $0.trimming() } == ["", "r0", "r1"])
    screen.press(.downArrow)
    #expect(screen.lines.map { $0.trimming() } == ["r0", "r1", "r2"])
    // Elsewhere it is padding.
    #expect(Probe(Rigid(3).safeAreaPadding(2)).size(20, 9) == CellSize(7, 5))
  }

  @Test func SAF_3_barsOfScreensAndTabs() {
    struct Screens: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "map", value: 0) {
            NavigationStack {
              Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.blue)
                .navigationTitle("Title")
            }
          }
        }
      }
    }
    let screen = Screen(12, 5, Screens())
    #expect(screen.lines[1] == " Title")
    #expect(screen.lines[3] == "  content")
    // The colour is behind both bars.
    #expect(colors(screen) == Array(repeating: "############", count: 5))
  }

  // MARK: LAY-61

  private func relative(_ view: some View, in size: CellSize = CellSize(80, 24)) -> CellSize? {
    Probe(view, in: size).size(nil, nil)
  }

  @Test func LAY_61_partsOfTheTerminal() {
    #expect(relative(Color.red.containerRelativeFrame([.horizontal, .vertical])) == CellSize(80, 24))
    let third = Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 2)
    #expect(relative(third) == CellSize(25, 5))
    let two = Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 2)
    #expect(relative(two) == CellSize(52, 5))
    let header = Color.red.containerRelativeFrame(.vertical) { length, _ in length / 1.3 }
    #expect(relative(header) == CellSize(10, 18))
  }

  @Test func LAY_61_partsOfTheScrollView() {
    let cards = ScrollView(.horizontal) {
      HStack(spacing: 2) {
        ForEach(0..<5) { index in
          Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 2).overlay { Text("\(index)") }
        }
      }
    }
    .frame(width: 20, height: 1)
    let screen = Screen(40, 1, cards)
    // 9 wide each, 2 apart.
    #expect(screen.text == "              0          1")
    #expect(colors(screen)[0].filter { $0 == "#" }.count == 18)
    // Margins are no part of the container.
    let margins = Screen(40, 1, cards.contentMargins(.horizontal, 2))
    #expect(margins.text == "               0        1")
  }

  @Test func LAY_61_followsTheTerminal() {
    let screen = Screen(20, 2, Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 })
    #expect(colors(screen)[0] == ".....##########.....")
    screen.resize(10, 2)
    #expect(colors(screen)[0] == "..#####...")
  }

  @Test func LAY_61_theBarOfAScreenIsNoPartOfIt() {
    let stack = NavigationStack {
      Color.red.containerRelativeFrame(.vertical).navigationTitle("Title")
    }
    let screen = Screen(6, 5, stack)
    #expect(colors(screen)[0] == "......")
    #expect(colors(screen).filter { $0.contains("#") }.count == 4)
    #expect(screen.tree.reports.isEmpty)
  }
}
