import Testing

@testable import ViewTree

/// Shapes, places, layers.
@MainActor
struct LayoutModifierTests {
  private func size(_ width: Int?, _ height: Int?, _ view: some View) -> CellSize? { Probe(view).size(width, height) }

  /// A picture of 300×200, and one of 100×100 dots, in half blocks.
  @Test func LAY_21_shapesOnCells() {
    func fit(_ ratio: Double, _ width: Int?, _ height: Int?) -> CellSize? {
      size(width, height, Color.red.aspectRatio(ratio, contentMode: .fit))
    }
    func fill(_ ratio: Double, _ width: Int?, _ height: Int?) -> CellSize? {
      size(width, height, Color.red.aspectRatio(ratio, contentMode: .fill))
    }
    #expect(fit(1.5, 40, 10) == CellSize(30, 10))
    #expect(fill(1.5, 40, 10) == CellSize(40, 14))
    #expect(fit(1, 40, 10) == CellSize(20, 10))
    #expect(fill(1, 40, 10) == CellSize(40, 20))
    #expect(fit(1.5, 40, nil) == CellSize(40, 13))
    #expect(fill(1.5, 40, nil) == CellSize(40, 14))
    #expect(fit(1.5, nil, 10) == CellSize(30, 10))
    // One cell at least, but never more than there is.
    #expect(fit(100, 40, 10) == CellSize(40, 1))
    #expect(fit(0.01, 40, 10) == CellSize(1, 10))
    #expect(fit(1, 0, 10) == CellSize(0, 1))
    #expect(fit(1, ProposedSize.unbounded, 4) == CellSize(8, 4))
    #expect(fill(1, ProposedSize.unbounded, 4)?.width == ProposedSize.unbounded)
  }

  @Test func LAY_20_withoutARatioTheIdealCounts() {
    // 10×5 cells are as high as wide to the eye.
    #expect(size(40, 10, Color.red.aspectRatio(contentMode: .fit)) == CellSize(20, 10))
    #expect(size(40, 10, Color.red.scaledToFit()) == CellSize(20, 10))
    #expect(size(40, 10, Color.red.scaledToFill()) == CellSize(40, 20))
    #expect(size(nil, nil, Color.red.aspectRatio(3, contentMode: .fit)) == CellSize(10, 5))
    #expect(size(40, 10, Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)) == CellSize(30, 10))
    for ratio in [0, -1, Double.nan, .infinity] {
      #expect(size(40, 10, Color.red.aspectRatio(ratio, contentMode: .fit)) == CellSize(20, 10))
    }
    #expect(size(40, 10, Text("").aspectRatio(contentMode: .fit)) == CellSize(0, 1))
  }

  @Test func LAY_20_theAnswerOfTheViewIsTheSize() {
    #expect(size(40, 10, Rigid(7).aspectRatio(1, contentMode: .fit)) == CellSize(7, 1))
  }

  @Test func LAY_20_aFilledFrameOverflowsInTheMiddleUnlessClipped() {
    let filled = Probe(Color.red.scaledToFill().frame(width: 20, height: 4).clipped())
    #expect(filled.size(80, 24) == CellSize(20, 4))
    let picture = Probe(Color.red.scaledToFill().frame(width: 20, height: 4))
    #expect(picture.frames(80, 24) == [CellRect(x: 0, y: -3, width: 20, height: 10)])
  }

  @Test func LAY_17_positionTakesAllAndPutsTheMiddleThere() {
    let view = Text("abc").position(x: 2.5, y: 0.5)
    #expect(size(8, 2, view) == CellSize(8, 2))
    #expect(size(nil, nil, view) == CellSize(3, 1))
    #expect(Screen(8, 2, view).text == " abc\n")
    #expect(Probe(Rigid(4, 3).position(CGPoint(x: 1, y: 1))).frames(9, 9).map(\.origin) == [CellPoint(-1, -1)])
    #expect(Probe(Rigid(4).position(x: .nan, y: .infinity)).frames(9, 9).first?.minX == 0)
  }

  @Test func LAY_17_offsetsAreRoundedAndFoundByClicks() {
    let log = Log()
    let screen = Screen(
      8, 2, Text("ab").onTapGesture { log.add("hit") }.offset(CGSize(width: 1.5, height: 0.5)))
    #expect(screen.text == "\n     ab")
    screen.click(3, 0)
    #expect(log.take() == [])
    screen.click(5, 1)
    #expect(log.take() == ["hit"])
  }

  @Test func ZST_1_zIndexDrawsAndHitsInFront() {
    let log = Log()
    let screen = Screen(
      3, 1,
      ZStack {
        Button("a") { log.add("a") }.buttonStyle(.plain).zIndex(1)
        Button("b") { log.add("b") }.buttonStyle(.plain)
        Button("c") { log.add("c") }.buttonStyle(.plain).zIndex(1).bold()
        Button("d") { log.add("d") }.buttonStyle(.plain).zIndex(-1)
      })
    #expect(screen.text == " c")
    screen.click(1, 0)
    #expect(log.entries == ["c"])
  }

  @Test func ZST_1_aZIndexThatChangesIsDrawn() {
    let model = Words("0")
    let screen = Screen(1, 1, Layers(words: model))
    #expect(screen.text == "b")
    screen.change { model.text = "1" }
    #expect(screen.text == "a")
  }

  @Test func LAY_19_aPriorityThatChangesSharesAnew() {
    let model = Words("0")
    let screen = Screen(10, 1, Prioritized(words: model))
    #expect(screen.text == "aaa… bbbb…")
    screen.change { model.text = "1" }
    #expect(screen.text == "… bbbbbbbb")
  }

  @Test func LAY_19_emptyStacksComeLast() {
    let row = Probe(
      HStack(spacing: 0) {
        Color.red
        VStack {}
        Spacer(minLength: 0)
      })
    #expect(row.widths(10) == [10, 0, 0])
    #expect(row.node?.layoutChildren.map(\.layoutPriority) == [0, -.infinity, -.infinity])
  }

  @Test func LAY_16_negativePaddingOffersMore() {
    let padded = Probe(Color.red.padding(-2))
    #expect(padded.size(10, 5) == CellSize(10, 5))
    #expect(padded.frames(10, 5) == [CellRect(x: -2, y: -2, width: 14, height: 9)])
    // It can't be less than nothing.
    #expect(Probe(Rigid(3).padding(-5)).size(10, 5) == CellSize(0, 0))
  }

  @Test func LAY_12_contradictionsAreTold() {
    func reports(_ view: some View) -> Int { Screen(9, 3, view).tree.reports.count }
    #expect(reports(Color.red.frame(minWidth: 2, idealWidth: 3, maxWidth: .infinity)) == 0)
    #expect(reports(Color.red.frame(width: 2, height: nil)) == 0)
    #expect(reports(Color.red.frame(width: -2)) == 1)
    #expect(reports(Color.red.frame(height: .nan)) == 1)
    #expect(reports(Color.red.frame(minWidth: 3, maxWidth: 2)) == 1)
    #expect(reports(Color.red.frame(minHeight: .infinity)) == 1)
    #expect(reports(Color.red.frame(minHeight: 3, idealHeight: 2)) == 1)
  }

  @Test func LAY_15_aFrameThatFollowsTheIdealOffersIt() {
    // The text's ideal is one line of twelve; a frame of ten breaks it.
    func rows(_ view: some View) -> Int? { Probe(view.frame(height: 3, alignment: .top)).size(nil, nil)?.width }
    #expect(rows(Text("abcdef ghijk").frame(maxWidth: 20)) == 12)
    #expect(rows(Text("abcdef ghijk").frame(maxWidth: 10)) == 10)
    let broken = Screen(20, 2, Text("abcdef ghijk").frame(maxWidth: 10).fixedSize(horizontal: true, vertical: false))
    // Its height is still that of the ideal.
    #expect(broken.lines[0].trimmingSpaces == "abcdef gh…")
  }

  @Test func C26_aScreenOfNothingForAMoment() {
    let screen = Screen(10, 3, Text("hello").border(.tint))
    let before = screen.text
    for size in [(0, 0), (1, 1), (2, 1), (0, 5), (10, 3)] { screen.resize(size.0, size.1) }
    #expect(screen.text == before)
  }

  @Test func C104_aSpacerInAScrollViewTakesItsLeastAlongTheWay() {
    let screen = Screen(
      3, 6,
      ScrollView {
        Text("a")
        Spacer(minLength: 2)
        Text("b")
        Spacer()
        Text("c")
      })
    #expect(screen.lines.map(\.trimmingSpaces) == ["a", "", "", "b", "c", ""])
  }

  @Test func LAY_23_severalBackgroundsLieOnEachOther() {
    let screen = Screen(
      5, 1,
      Text("     ").background(alignment: .leading) {
        Color.red.frame(width: 3)
        Color.blue.frame(width: 1)
      })
    #expect(screen.session.surface[0, 0].background == Color.blue.resolve(in: EnvironmentValues()))
    #expect(screen.session.surface[2, 0].background == Color.red.resolve(in: EnvironmentValues()))
    #expect(screen.session.surface[3, 0].background == .default)
  }
}

private struct Layers: View {
  let words: Words

  var body: some View {
    ZStack {
      Text("a").zIndex(Double(words.text) ?? 0)
      Text("b")
    }
  }
}

private struct Prioritized: View {
  let words: Words

  var body: some View {
    HStack {
      Text("aaaaaaaa")
      Text("bbbbbbbb").layoutPriority(Double(words.text) ?? 0).fixedSize(horizontal: false, vertical: true)
    }
    .lineLimit(1)
  }
}
