import Testing

@testable import ViewTree

/// What reaches the cells: wide glyphs at edges, overlaps, styles, what is sent.
@MainActor
struct DrawingTests {
  private func row(_ width: Int, _ view: some View) -> [Cell] {
    let screen = Screen(width, 1, view.frame(width: Double(width), alignment: .leading))
    return screen.session.surface.cells
  }

  private func text(_ cells: [Cell]) -> String {
    cells.flatMap(\.glyph.scalars).reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  @Test func C10_aWideGlyphAtTheLastColumnIsABlank() {
    #expect(text(row(3, Text("東京").fixedSize())) == "東 ")
    #expect(text(row(4, Text("東京").fixedSize())) == "東京")
  }

  @Test func aWideGlyphThatAClipCutsIsABlank() {
    let left = Text("東京").fixedSize().frame(width: 3, alignment: .trailing).clipped()
    #expect(text(row(5, left)) == " 京  ")
    let right = Text("東京").fixedSize().frame(width: 3, alignment: .leading).clipped()
    #expect(text(row(5, right)) == "東   ")
    let none = Text("東").fixedSize().frame(width: 0).clipped().foregroundStyle(.red)
    #expect(row(5, none.frame(width: 5)).allSatisfy { $0 == .blank })
    let both = Text("東").fixedSize().frame(width: 1, alignment: .leading).clipped()
    #expect(text(row(5, both)) == "     ")
  }

  @Test func aCutGlyphKeepsItsColours() {
    let cells = row(3, Text("東京").foregroundColor(.red).fixedSize().background(.blue))
    #expect(cells[2] == Cell(.space, foreground: .palette(1), background: .palette(4)))
  }

  @Test(arguments: [(0, "x 京"), (1, " x京"), (2, "東x "), (3, "東 x")])
  func C11_theOtherHalfOfAnOverwrittenGlyphIsABlank(column: Int, expected: String) {
    let view = Text("東京").fixedSize().overlay(alignment: .leading) { Text("x").padding(.leading, Double(column)) }
    #expect(text(row(4, view)) == expected)
  }

  @Test func C11_aWideGlyphOverTwoHalves() {
    let view = Text("東京").fixedSize().overlay { Text("都") }
    #expect(text(row(4, view)) == " 都 ")
  }

  @Test func halfOfAWideGlyphComesBackWhenWhatCoveredItGoes() {
    let words = Words("x")
    struct Covered: View {
      let words: Words
      var body: some View {
        Text("東京").fixedSize().overlay(alignment: .leading) {
          if !words.text.isEmpty { Text(words.text).padding(.leading, 1) }
        }
      }
    }
    let screen = Screen(4, 1, Covered(words: words))
    #expect(screen.text == " x京")
    screen.change { words.text = "" }
    #expect(screen.text == "東京")
  }

  @Test func layersThatChangePlacesArePaintedAgain() {
    let words = Words("ab")
    struct Layers: View {
      let words: Words
      var body: some View { ZStack { ForEach(words.text.map(String.init), id: \.self) { Text($0) } } }
    }
    let screen = Screen(1, 1, Layers(words: words))
    #expect(screen.text == "b")
    screen.change { words.text = "ba" }
    #expect(screen.text == "a")
  }

  @Test func textKeepsTheBackgroundBelow() {
    let cells = row(3, Text("a").frame(width: 3, alignment: .leading).background(.blue))
    #expect(cells.map(\.background) == [.palette(4), .palette(4), .palette(4)])
  }

  @Test func onlyCellsThatDifferAreSent() {
    let words = Words("hello")
    let screen = Screen(20, 3, WordsView(words: words))
    #expect(screen.cost { words.text = "hallo" }.cellsSent == 1)
    #expect(screen.terminal.frames.last == [CellRun(row: 1, columns: 8..<9)])
  }

  @Test func nothingChangedSendsNothing() {
    let screen = Screen(20, 3, WordsView(words: Words()))
    let frames = screen.terminal.frames.count
    let cost = screen.cost {}
    #expect(cost.bodiesRun == 0 && cost.measured == 0 && cost.placed == 0 && cost.cellsPainted == 0)
    #expect(screen.terminal.frames.count == frames)
  }

  @Test func aRunNeverCutsAWideGlyph() {
    let words = Words("東京")
    let screen = Screen(4, 1, WordsView(words: words))
    screen.change { words.text = "京東" }
    #expect(screen.terminal.frames.last == [CellRun(row: 0, columns: 0..<4)])
    screen.change { words.text = "京x " }
    #expect(screen.text == "京x")
  }

  /// After a resize the terminal is blank, also when it is as large as before.
  @Test func aResizeDrawsEverythingAgain() {
    let screen = Screen(9, 1, Text("hello"))
    screen.resize(9, 1)
    #expect(screen.text == "  hello")
    #expect(screen.session.surface == screen.terminal.shown)
    screen.resize(7, 2)
    #expect(screen.text == " hello\n")
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (1, 5), (300, 2)])
  func C26_anySizeIsTolerated(width: Int, height: Int) {
    let screen = Screen(20, 5, NavigationStack { List { ForEach(0..<9) { Text("東京 \($0)") } }.navigationTitle("T") })
    screen.resize(width, height)
    screen.press(.downArrow)
    screen.press(.end)
    screen.resize(20, 5)
    #expect(screen.text.contains("東京 8"))
  }

  @Test func damageThatIsAddedOftenStaysFewRectangles() {
    var numbers = SeededNumbers(seed: 5)
    var damage = Damage()
    var cells: Set<CellPoint> = []
    for _ in 0..<300 {
      let rect = CellRect(
        x: Int.random(in: 0...70, using: &numbers), y: Int.random(in: 0...20, using: &numbers),
        width: Int.random(in: 0...9, using: &numbers), height: Int.random(in: 0...3, using: &numbers))
      damage.add(rect)
      for y in rect.minY..<rect.maxY { for x in rect.minX..<rect.maxX { cells.insert(CellPoint(x, y)) } }
      #expect(damage.rects.count <= 25)
    }
    #expect(cells.allSatisfy { cell in damage.rects.contains { $0.contains(cell) } })
  }

  private struct Nested: View {
    let depth: Int
    var body: some View {
      if depth == 0 { Text("x") } else { Nested(depth: depth - 1).padding(.leading, 1) }
    }
  }

  @Test func aViewMayHoldViewsOfItsOwnType() {
    #expect(Screen(6, 1, Nested(depth: 4).frame(width: 6, alignment: .leading)).text == "    x")
  }
}
