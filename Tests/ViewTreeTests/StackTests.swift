import Testing

@testable import ViewTree

/// How stacks share what they are offered.
@MainActor
struct StackTests {
  @Test func STK_3_dividesWhatIsLeft() {
    let stack = Probe(
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      })
    #expect(stack.widths(10) == [3, 3, 4])
  }

  @Test func STK_3_laterChildrenGetTheExtraCells() {
    let stack = Probe(HStack(spacing: 1) { ForEach(0..<7) { _ in Color.red } })
    #expect(stack.widths(23) == [2, 2, 2, 2, 3, 3, 3])
  }

  @Test func STK_4_rigidChildMayOverflow() {
    let stack = Probe(
      HStack(spacing: 0) {
        Color.red
        Rigid(20)
        Color.blue
      })
    #expect(stack.widths(15) == [0, 20, 0])
    #expect(stack.size(15, 1) == CellSize(20, 1))
  }

  private var tripRow: Probe {
    Probe(
      HStack(spacing: 1) {
        Text("Trip to Rome")
        Spacer(minLength: 0)
        Text("12 days")
      })
  }

  @Test func STK_3_spacerTakesTheRest() {
    #expect(tripRow.widths(30) == [12, 9, 7])
  }

  @Test func STK_3_textWrapsWhereThereIsTooLittle() {
    #expect(tripRow.frames(16, nil).map(\.size) == [CellSize(7, 2), CellSize(0, 0), CellSize(7, 1)])
  }

  @Test func STK_3_priorityIsServedFirstAndReservesTheLeastOfOthers() {
    let stack = Probe(
      HStack(spacing: 1) {
        Text("Trip to Rome").layoutPriority(1)
        Text("Alphaville station")
      })
    #expect(stack.frames(20, nil).map(\.size) == [CellSize(12, 1), CellSize(7, 3)])
  }

  @Test func STK_3_threePriorities() {
    let stack = Probe(
      HStack(spacing: 1) {
        Text("Wishlist").layoutPriority(2)
        Text("Planning travel")
        Text("in a SwiftUI app").layoutPriority(-1)
      })
    #expect(stack.widths(30, nil) == [8, 15, 5])
  }

  @Test func STK_3_spacersShareWhatTextLeaves() {
    let stack = Probe(
      HStack(spacing: 0) {
        Spacer()
        Text("7 Sandwiches")
        Spacer()
      })
    #expect(stack.widths(29) == [8, 12, 9])
  }

  @Test func STK_3_lessFlexibleFirst() {
    let stack = Probe(
      HStack(spacing: 1) {
        Color.red.frame(minWidth: 2, maxWidth: 5)
        Color.green
        Color.blue.frame(width: 6)
      })
    #expect(stack.widths(20) == [5, 7, 6])
  }

  @Test func STK_3_amongEndlesslyFlexibleTheLargerMinimumFirst() {
    let stack = Probe(
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(minWidth: 10)
      })
    #expect(stack.widths(15) == [5, 10])
  }

  @Test func STK_4_minimaAreNotReservedWithinOnePriority() {
    let stack = Probe(
      HStack(spacing: 1) {
        Rigid(8)
        Rigid(9)
        Text("hello world")
      })
    // One letter a row, but the space at the break hangs.
    #expect(stack.frames(20, nil).map(\.size) == [CellSize(8, 1), CellSize(9, 1), CellSize(1, 10)])
  }

  @Test func STK_2_withoutAProposalChildrenAreTheirIdeal() {
    let stack = Probe(
      HStack(spacing: 0) {
        Rigid(12)
        Spacer(minLength: 2)
        Color.red
      })
    #expect(stack.widths(nil, nil) == [12, 2, 10])
  }

  @Test func STK_3_offeredNothing() {
    let stack = Probe(
      HStack(spacing: 0) {
        Color.red
        Text("hello")
        Rigid(3)
      })
    #expect(stack.widths(0, nil) == [0, 1, 3])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, [0, 0, 0]), (.center, [3, 0, 2]), (.trailing, [7, 0, 5]),
  ])
  func STK_7_alignsByGuides(alignment: HorizontalAlignment, x: [Int]) {
    let stack = Probe(
      VStack(alignment: alignment) {
        Rigid(5)
        Rigid(12)
        Rigid(7)
      })
    #expect(stack.frames(nil, nil).map(\.minX) == x)
    #expect(stack.frames(nil, nil).map(\.minY) == [0, 1, 2])
  }

  @Test func STK_1_noDistanceBesideSpacerAndDivider() {
    let row = Probe(
      HStack {
        Rigid(2)
        Rigid(2)
        Spacer()
        Rigid(2)
        Divider()
        Rigid(2)
      })
    #expect(row.frames(20, 1).map(\.minX) == [0, 3, 5, 15, 17, 18])
  }

  @Test func STK_1_anAbsentBranchTakesItsDistanceAway() {
    let isShown = false
    let row = Probe(
      HStack {
        Rigid(2)
        if isShown { Rigid(2) }
        EmptyView()
        Group {
          Rigid(2)
          Rigid(2)
        }
      })
    #expect(row.frames(nil, nil).map(\.minX) == [0, 3, 6])
  }

  @Test func STK_6_dividerGetsTheFinalWidth() {
    let stack = Probe(
      VStack {
        Rigid(17)
        Divider()
      })
    #expect(stack.frames(nil, nil).last == CellRect(x: 0, y: 1, width: 17, height: 1))
  }

  @Test func ALN_1_firstTextBaselineOfAPictureIsItsBottom() {
    let row = Probe(
      HStack(alignment: .firstTextBaseline) {
        Rigid(3, 3)
        VStack {
          Text("Rome")
          Divider()
        }
      })
    #expect(row.frames(nil, nil).map(\.minY) == [0, 2])
    #expect(row.size(nil, nil)?.height == 4)
  }

  @Test func ALN_3_singleChildModifiersPassGuidesOnShifted() {
    let row = Probe(
      HStack(alignment: .firstTextBaseline) {
        Text("a").frame(height: 3, alignment: .bottom)
        Text("b").padding(.top, 1)
        Text("c").frame(minHeight: 5, alignment: .top)
        ZStack(alignment: .bottom) {
          Rigid(1, 4)
          Text("d")
        }
        Text("e").overlay { Rigid(1, 9) }
      })
    // The text's line is the same for all: row 3.
    #expect(row.frames(nil, nil).map(\.minY) == [1, 2, 3, 0, 3])
  }

  @Test func LAY_19_priorityIsSeenThroughWrappersWithoutLayout() {
    func first(_ view: some View) -> [Int] {
      Probe(
        HStack(spacing: 0) {
          Text("aaaaaaaa")
          view
        }
      ).widths(10, nil)
    }
    let text = Text("bbbbbbbb").layoutPriority(1)
    #expect(first(text) == [2, 8])
    #expect(first(text.fixedSize()) == [2, 8])
    #expect(first(text.offset(x: 1)) == [2, 8])
    #expect(first(text.overlay { Color.red }) == [2, 8])
    #expect(first(text.background { Color.red }) == [2, 8])
    #expect(first(text.bold()) == [2, 8])
    #expect(first(text.onAppear {}) == [2, 8])
    #expect(first(text.padding(0)) == [5, 5])
    #expect(first(text.frame(minWidth: 0)) == [5, 5])
  }

  @Test func ZST_1_theHighestPriorityDecidesTheSize() {
    let stack = Probe(
      ZStack(alignment: .bottomTrailing) {
        Rigid(9, 9)
        Rigid(4, 2).layoutPriority(1)
        Rigid(2, 3).layoutPriority(1)
      })
    #expect(stack.size(20, 20) == CellSize(4, 3))
    #expect(stack.frames(20, 20).map(\.origin) == [CellPoint(-5, -6), CellPoint(0, 1), CellPoint(2, 0)])
  }

  @Test func STK_4_coloursFillAnyWidthExactly() {
    for count in 1...12 {
      let stack = Probe(HStack(spacing: 0) { ForEach(0..<count) { _ in Color.red } })
      for width in 0...200 {
        let frames = stack.frames(width, 1)
        let ends = frames.map(\.maxX)
        #expect(frames.map(\.minX) == [0] + ends.dropLast(), "\(count) colours in \(width)")
        #expect(ends.last == width, "\(count) colours in \(width)")
        let widths = frames.map(\.width)
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1, "\(count) colours in \(width)")
      }
    }
  }

  @Test func STK_4_randomFlexibleChildrenAddUp() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<300 {
      let limits = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
        let least = Int.random(in: 0...6, using: &numbers)
        return (Double(least), Double(least + Int.random(in: 0...20, using: &numbers)))
      }
      let width = Int.random(in: 0...80, using: &numbers)
      let stack = Probe(
        HStack(spacing: 0) {
          ForEach(0..<limits.count) { Color.red.frame(minWidth: limits[$0].0, maxWidth: limits[$0].1) }
          Color.blue
        })
      let widths = stack.widths(width)
      for (taken, limit) in zip(widths, limits) {
        #expect(Double(taken) >= limit.0 && Double(taken) <= limit.1)
      }
      let least = limits.reduce(0) { $0 + Int($1.0) }
      // One child takes all that is left, so the sum is exact unless the minima are too much.
      #expect(widths.reduce(0, +) >= width || least > width)
      #expect(stack.size(width, 1)?.width == widths.reduce(0, +))
    }
  }

  @Test func LAY_10_lengthsThatAreNoNumbersDoNoHarm() {
    for length in [Double.infinity, -.infinity, .nan, 1e300, -1e300, .greatestFiniteMagnitude] {
      let screen = Screen(
        10, 3,
        HStack(spacing: length) {
          Text("a").padding(length).offset(x: length, y: length)
          Spacer(minLength: length)
          Color.red.frame(minWidth: length, idealWidth: length).frame(width: length, height: length)
          ForEach(0..<6) { _ in Text("b").frame(minWidth: length, minHeight: length) }
          VStack(spacing: length) { ForEach(0..<6) { _ in Color.red.frame(width: length) } }
        })
      #expect(screen.lines.count == 3)
    }
  }
}
