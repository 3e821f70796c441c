import Testing

@testable import ViewTree

/// Lines of box characters join where they meet.
@MainActor
struct LineTests {
  private func lines(_ width: Int, _ height: Int, _ content: some View) -> [String] {
    Screen(width, height, content).lines
  }

  @Test(arguments: [
    (CellLine.light, ["┌─┐", "│ │", "└─┘"]), (.heavy, ["┏━┓", "┃ ┃", "┗━┛"]), (.double, ["╔═╗", "║ ║", "╚═╝"]),
    (.rounded, ["╭─╮", "│ │", "╰─╯"]), (.dashed, ["┌┄┐", "┆ ┆", "└┄┘"]), (.heavyDashed, ["┏┅┓", "┇ ┇", "┗┅┛"]),
    (.ascii, ["+-+", "| |", "+-+"]),
  ])
  func eachLineHasItsCharacters(line: CellLine, expected: [String]) {
    #expect(lines(3, 3, Color.clear.border(.primary, cellLine: line)) == expected)
  }

  @Test func aWidthOfTwoIsHeavyAndADashIsDashed() {
    #expect(lines(3, 2, Color.clear.border(.primary, width: 2)) == ["┏━┓", "┗━┛"])
    let dashed = Rectangle().stroke(.primary, style: StrokeStyle(lineWidth: 2, dash: [1]))
    #expect(lines(3, 3, dashed) == ["┏┅┓", "┇ ┇", "┗┅┛"])
    #expect(lines(3, 2, Rectangle().stroke(.primary, style: StrokeStyle(lineJoin: .round))) == ["╭─╮", "╰─╯"])
  }

  @Test func boxesThatShareAColumnShareItsLine() {
    let row = HStack(spacing: -1) {
      Text("ab").padding(1).border(.primary)
      Text("c").padding(1).border(.primary)
    }
    #expect(lines(6, 3, row) == ["┌──┬─┐", "│ab│c│", "└──┴─┘"])
  }

  @Test func aGridOfBoxesHasCrossings() {
    let row = HStack(spacing: -1) {
      Color.clear.frame(width: 3, height: 3).border(.primary)
      Color.clear.frame(width: 3, height: 3).border(.primary)
    }
    #expect(
      lines(
        5, 5,
        VStack(spacing: -1) {
          row; row
        }) == ["┌─┬─┐", "│ │ │", "├─┼─┤", "│ │ │", "└─┴─┘"])
  }

  @Test func aDividerJoinsTheLineThatCoversItsEnds() {
    let column = VStack(spacing: 0) {
      Text("a")
      Divider()
      Text("b")
    }
    #expect(
      lines(4, 5, column.frame(width: 4).padding(.vertical, 1).border(.primary)) == [
        "┌──┐", "│a │", "├──┤", "│b │", "└──┘",
      ])
  }

  @Test func aDividerJoinsTheLineBesideItsEnds() {
    let column = VStack(spacing: 0) {
      Text("ab")
      Divider()
      Text("c")
    }
    #expect(
      lines(4, 5, column.frame(width: 2).padding(1).border(.primary)) == ["┌──┐", "│ab│", "├──┤", "│c │", "└──┘"])
    let row = HStack(spacing: 0) {
      Text("a")
      Divider()
      Text("b")
    }
    #expect(
      lines(5, 3, row.frame(width: 3, height: 1).padding(1).border(.primary, cellLine: .double)) == [
        "╔═╤═╗", "║a│b║", "╚═╧═╝",
      ])
  }

  @Test func differentLinesJoin() {
    let crossed = ZStack {
      Color.clear.frame(width: 3, height: 3).border(.primary, cellLine: .heavy)
      Color.clear.frame(width: 5, height: 1).overlay { VStack { Divider() } }
    }
    #expect(lines(5, 3, crossed) == [" ┏━┓", "─╂─╂─", " ┗━┛"])
  }

  @Test func aRoundCornerThatIsJoinedIsSquare() {
    let row = HStack(spacing: -1) {
      Text("a").padding(1).border(.primary, cellLine: .rounded)
      Text("b").padding(1).border(.primary, cellLine: .rounded)
    }
    #expect(lines(5, 3, row) == ["╭─┬─╮", "│a│b│", "╰─┴─╯"])
  }

  @Test func whatIsOpaqueEndsALineBelowIt() {
    let sheet = ZStack {
      VStack { Divider() }
      Color.clear.frame(width: 3, height: 3).border(.primary).background(.background)
    }
    #expect(lines(7, 3, sheet) == ["  ┌─┐", "──│ │──", "  └─┘"])
    let text = ZStack {
      VStack { Divider() }
      Text("x")
    }
    #expect(lines(3, 1, text) == ["─x─"])
  }

  @Test func letteringIsNoLine() {
    #expect(
      lines(
        3, 1,
        ZStack {
          Text("│"); VStack { Divider() }
        }) == ["───"])
  }

  @Test func aJointStaysWhenOnlyOneOfItsViewsIsDrawnAgain() {
    let words = Words("a")
    struct Boxes: View {
      let words: Words
      var body: some View {
        HStack(spacing: -1) {
          Text("l").padding(1).border(.primary)
          Text(words.text).padding(1).border(words.text == "b" ? Color.red : Color.blue)
        }
      }
    }
    let screen = Screen(5, 3, Boxes(words: words))
    screen.change { words.text = "b" }
    #expect(screen.lines == ["┌─┬─┐", "│l│b│", "└─┴─┘"])
    #expect(screen.session.surface[2, 0].foreground == .palette(1))
  }

  @Test func aJointGoesWithTheLineThatMadeIt() {
    let words = Words("-")
    struct Box: View {
      let words: Words
      var body: some View {
        VStack(spacing: 0) { if words.text.isEmpty { Text(" ") } else { Divider() } }
          .frame(width: 1, height: 1).padding(1).border(.primary)
      }
    }
    let screen = Screen(3, 3, Box(words: words))
    #expect(screen.lines == ["┌─┐", "├─┤", "└─┘"])
    screen.change { words.text = "" }
    #expect(screen.lines == ["┌─┐", "│ │", "└─┘"])
    screen.change { words.text = "-" }
    #expect(screen.lines == ["┌─┐", "├─┤", "└─┘"])
  }

  @Test func everyJointHasACharacter() {
    for bits in 0..<256 {
      var joint = LineJoint()
      for (side, arm) in [LineJoint.Arms.up, .right, .down, .left].enumerated() {
        guard let weight = CellLine.Weight(rawValue: UInt16(bits >> (2 * side) & 3)) else { continue }
        joint = joint.over(LineJoint(arm, CellLine(weight: weight)))
      }
      let scalar = joint.glyph.scalar
      #expect(joint.isEmpty ? scalar == " " : (0x2500...0x257F).contains(scalar?.value ?? 0), "\(bits)")
    }
  }
}
