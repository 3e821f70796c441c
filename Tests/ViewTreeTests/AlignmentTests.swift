import Testing

@testable import ViewTree

/// Lines by which views stand.
@MainActor
struct AlignmentTests {
  private func origins(_ view: some View) -> [CellPoint] { Probe(view).frames(nil, nil).map(\.origin) }

  @Test func ALN_1_usualGuides() {
    let dimensions = ViewDimensions(size: CellSize(5, 3))
    #expect(dimensions.width == 5 && dimensions.height == 3)
    #expect(dimensions[HorizontalAlignment.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 2.5)
    #expect(dimensions[.trailing] == 5)
    #expect(dimensions[.top] == 0)
    #expect(dimensions[VerticalAlignment.center] == 1.5)
    #expect(dimensions[.bottom] == 3)
    #expect(dimensions[.firstTextBaseline] == 3)
    #expect(dimensions[.lastTextBaseline] == 3)
    #expect(dimensions[explicit: .bottom] == nil)
  }

  @Test func ALN_2_aGuideOfAViewsOwnMovesIt() {
    let stack = VStack(alignment: .leading) {
      Rigid(5)
      Rigid(4).alignmentGuide(.leading) { _ in -2 }
      Rigid(4).alignmentGuide(.leading) { $0.width / 2 }
      Rigid(4).alignmentGuide(.trailing) { _ in 9 }
    }
    #expect(origins(stack).map(\.x) == [2, 4, 0, 2])
    #expect(Probe(stack).size(nil, nil) == CellSize(8, 4))
  }

  @Test func ALN_2_aGuideIsReckonedFromOthers() {
    let stack = HStack(alignment: .top, spacing: 0) {
      Rigid(1, 4)
      Rigid(1, 2).alignmentGuide(.top) { $0[.bottom] - $0.height - 3 }
      Rigid(1, 2).alignmentGuide(.bottom) { _ in 7 }.alignmentGuide(.top) { -($0[explicit: .bottom] ?? 0) }
      Rigid(1, 2).alignmentGuide(.top) { $0[explicit: .bottom] ?? -1 }
    }
    #expect(origins(stack).map(\.y) == [0, 3, 7, 1])
  }

  @Test func ALN_2_outerGuideWinsAndSeesTheInner() {
    let stack = VStack(alignment: .leading) {
      Rigid(5)
      Rigid(4).alignmentGuide(.leading) { _ in -2 }.alignmentGuide(.leading) { $0[.leading] * 2 }
    }
    #expect(origins(stack).map(\.x) == [0, 4])
  }

  @Test func ALN_2_aGuideThatIsNoNumberDoesNotCount() {
    let stack = VStack(alignment: .leading) {
      Rigid(5)
      Rigid(4).alignmentGuide(.leading) { _ in .nan }
      Rigid(4).alignmentGuide(.leading) { _ in -.infinity }
    }
    #expect(origins(stack).map(\.x) == [0, 0, 0])
  }

  @Test func ALN_2_aGuideThatChangesMovesTheView() {
    let model = Words()
    model.text = "1"
    let screen = Screen(
      9, 2,
      VStack(alignment: .leading) {
        Text("abcdefg")
        Indented(words: model).padding(0)
      })
    #expect(screen.lines[1] == "  x")
    screen.change { model.text = "4" }
    #expect(screen.lines[1] == "     x")
  }

  @Test func ALN_3_linesOfAFrameStayWithinTheirContainer() {
    let guided = Rigid(4).alignmentGuide(.leading) { _ in -2 }
    func second(_ view: some View) -> Int? {
      origins(
        VStack(alignment: .leading) {
          Rigid(5)
          view
        }
      ).last?.x
    }
    #expect(second(guided) == 2)
    #expect(second(HStack { guided }) == 0)
    #expect(second(ZStack { guided }) == 0)
    // A modifier of one view hands them on, moved by as much as the view.
    #expect(second(guided.padding(.leading, 1)) == 1)
    #expect(second(guided.frame(width: 6, alignment: .trailing)) == 0)
    #expect(second(guided.frame(minWidth: 6, alignment: .trailing)) == 0)
    #expect(second(guided.offset(x: 1)) == 1)
    #expect(second(guided.fixedSize()) == 2)
    #expect(second(guided.bold()) == 2)
    #expect(second(guided.overlay { Rigid(9) }) == 2)
    #expect(second(guided.clipped()) == 2)
  }

  @Test func ALN_3_linesOfAnAppsOwnAreAveraged() {
    let stack = VStack(alignment: .price) {
      Rigid(10)
      HStack(spacing: 0) {
        Rigid(4).alignmentGuide(.price) { _ in 1 }
        Rigid(4).alignmentGuide(.price) { _ in 3 }
        Rigid(4)
      }
    }
    // The usual place is the trailing edge: 10. The row's is the average of 1 and 4 + 3.
    #expect(origins(stack).map(\.x) == [0, 6])
  }

  @Test func ALN_3_theUsualPlaceOfALineOfAnAppsOwnMayDependOnOthers() {
    let stack = VStack(alignment: .price) {
      Rigid(10)
      Rigid(4).alignmentGuide(.trailing) { _ in 2 }
    }
    #expect(origins(stack).map(\.x) == [0, 8])
  }

  @Test func ALN_3_baselinesOfAContainer() {
    let column = VStack {
      Rigid(1, 2)
      Text("a")
      Rigid(1, 3)
      Text("b")
    }
    let first = HStack(alignment: .firstTextBaseline) {
      Text("x")
      column
    }
    let last = HStack(alignment: .lastTextBaseline) {
      Text("x")
      column
    }
    #expect(origins(first).map(\.y) == [2, 0])
    #expect(origins(last).map(\.y) == [6, 0])
  }

  @Test func ALN_4_pairs() {
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(
      Alignment.trailingLastTextBaseline == Alignment(horizontal: .trailing, vertical: .lastTextBaseline))
  }

  @Test func ALN_5_stacksUseTheirAxisOnly() {
    let both = Rigid(2, 2).alignmentGuide(.bottom) { _ in 0 }.alignmentGuide(.trailing) { _ in 0 }
    let row = HStack(alignment: .bottom, spacing: 0) {
      Rigid(1, 2)
      both
    }
    #expect(origins(row) == [CellPoint(0, 0), CellPoint(1, 2)])
    let layers = ZStack(alignment: .bottomTrailing) {
      Rigid(3, 3)
      both
    }
    #expect(origins(layers) == [CellPoint(0, 0), CellPoint(3, 3)])
  }

  @Test func ALN_5_framesOverlaysAndBackgroundsUseThePair() {
    // A frame's own baseline is its lower edge, a text's the lower edge of its first row.
    let frame = Text("a").frame(width: 4, height: 3, alignment: .trailingFirstTextBaseline)
    #expect(origins(frame) == [CellPoint(3, 2)])
    let overlay = Text("abc").padding(.top, 2).overlay(alignment: .trailingFirstTextBaseline) { Text("x") }
    #expect(Probe(overlay).frames(nil, nil).last?.origin == CellPoint(2, 2))
    let behind = Rigid(5, 4).alignmentGuide(.top) { _ in 2 }.background(alignment: .topLeading) { Rigid(1) }
    #expect(Probe(behind).frames(nil, nil).first?.origin == CellPoint(0, 2))
  }

  @Test func ZST_1_layersStandByTheLinesFurthestIn() {
    let layers = ZStack(alignment: .leadingFirstTextBaseline) {
      Rigid(3, 3)
      Text("abc")
    }
    #expect(origins(layers) == [CellPoint(0, 0), CellPoint(0, 2)])
  }
}

private enum Price: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context[.trailing] }
}

extension HorizontalAlignment {
  fileprivate static let price = HorizontalAlignment(Price.self)
}

private struct Indented: View {
  let words: Words

  var body: some View {
    let indent = Double(words.text) ?? 0
    Text("x").alignmentGuide(.leading) { _ in -indent }
  }
}
