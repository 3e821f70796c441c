import Testing

@testable import ViewTree

/// Forms, filled and as lines.
@MainActor
struct ShapeTests {
  private func lines(_ width: Int, _ height: Int, _ content: some View) -> [String] {
    Screen(width, height, content.frame(width: Double(width), height: Double(height))).lines
  }

  /// The half cells that have a colour, a line for each row of them.
  private func pixels(_ width: Int, _ height: Int, _ content: some View) -> [String] {
    let surface = Screen(width, height, content).session.surface
    return (0..<2 * height).map { row in
      let line = (0..<width).map { x in
        let pixels = CellPixels(surface[x, row / 2])
        return (row % 2 == 0 ? pixels?.upper : pixels?.lower) == .default ? " " : "#"
      }.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func aCircleIsRoundAndInTheMiddle() {
    let round = ["   ####", "  ######", " ########", " ########", " ########", " ########", "  ######", "   ####"]
    #expect(pixels(10, 4, Circle().fill(.red)) == round)
    #expect(lines(10, 4, Circle().fill(.red)) == ["  ▄    ▄", "", "", "  ▀    ▀"])
    let ring = pixels(10, 4, Circle().stroke(.red))
    #expect(ring[0] == round[0] && ring[3] == " #      #")
  }

  @Test func aSmallCircleIsADot() {
    #expect(lines(3, 1, Circle().fill(.red)) == [" ●"])
    #expect(lines(3, 1, Circle().stroke(.red)) == [" ○"])
  }

  @Test func aRoundedRectangleLacksQuarters() {
    let screen = Screen(4, 3, RoundedRectangle(cornerRadius: 2).fill(.red))
    #expect(screen.lines == ["▟  ▙", "", "▜  ▛"])
    #expect(screen.session.surface[0, 0] == Cell(Glyph("▟"), foreground: .palette(1)))
    #expect(screen.session.surface[1, 0] == Cell(background: .palette(1)))
    #expect(lines(4, 3, RoundedRectangle(cornerRadius: 2).stroke(.red)) == ["╭──╮", "│  │", "╰──╯"])
    #expect(lines(4, 2, RoundedRectangle(cornerRadius: 0).stroke(.red)) == ["┌──┐", "└──┘"])
  }

  @Test func aCapsuleOfOneRowHasHalfCellsAtItsEnds() {
    #expect(lines(4, 1, Capsule().fill(.red)) == ["▐  ▌"])
    #expect(lines(4, 1, Capsule().stroke(.red)) == ["(  )"])
    #expect(lines(6, 1, Text("ok").padding(.horizontal, 2).background(.red, in: .capsule)) == ["▐ ok ▌"])
  }

  private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        $0.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        $0.closeSubpath()
      }
    }
  }

  @Test func aFormOfAnApp() {
    let screen = Screen(4, 2, Wedge().fill(.red))
    #expect(screen.lines == ["  ▄", "▄"])
    #expect(
      (0..<4).map { screen.session.surface[$0, 1].background } == [.default, .palette(1), .palette(1), .palette(1)])
    #expect(pixels(4, 2, Wedge().stroke(.red)) == ["   #", "  ##", " # #", "####"])
  }

  @Test func aThinLineIsMadeOfDots() {
    #expect(
      lines(3, 1, Ellipse().stroke(.red, lineWidth: 0.5)).joined().unicodeScalars.allSatisfy {
        (0x2800...0x28FF).contains($0.value)
      })
  }

  @Test func whatIsSurroundedTwiceCanBeOutside() {
    let ring = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 4, height: 3))
      $0.addRect(CGRect(x: 1, y: 1, width: 2, height: 1))
    }
    func row(_ evenOdd: Bool) -> [CellColor] {
      let screen = Screen(4, 3, ring.fill(.red, style: FillStyle(eoFill: evenOdd)))
      return (0..<4).map { screen.session.surface[$0, 1].background }
    }
    #expect(row(true) == [.palette(1), .default, .default, .palette(1)])
    #expect(row(false) == [.palette(1), .palette(1), .palette(1), .palette(1)])
  }

  @Test func pathsKnowTheirPlaces() {
    let path = Path(ellipseIn: CGRect(x: 1, y: 1, width: 4, height: 2))
    #expect(path.contains(CGPoint(x: 3, y: 2)))
    #expect(!path.contains(CGPoint(x: 1.1, y: 1.1)))
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 4, height: 2))
    #expect(Path().boundingRect == .zero)
  }

  @Test func LAY_25_aFormClips() {
    let screen = Screen(4, 3, Color.red.clipShape(.rect(cornerRadius: 1)))
    #expect(screen.lines == ["▟  ▙", "", "▜  ▛"])
    let box = Text("ab\ncd").padding(1).border(.primary, cellLine: .rounded).background(.red).cornerRadius(1)
    let boxed = Screen(4, 4, box)
    #expect(boxed.lines == ["╭──╮", "│ab│", "│cd│", "╰──╯"])
    #expect(boxed.session.surface[0, 0].background == .default)
    #expect(boxed.session.surface[1, 0].background == .palette(1))
    #expect(lines(4, 1, Text("abcd").clipShape(Rectangle())) == ["abcd"])
  }

  @Test(arguments: 0..<200)
  func anySizeIsTolerated(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let size = CellSize(Int.random(in: 0...40, using: &numbers), Int.random(in: 0...20, using: &numbers))
    let values = [0, 0.5, 1, 3, -2, 1e9, .infinity, .nan]
    func value() -> Double { values.randomElement(using: &numbers) ?? 0 }
    let path = Path {
      $0.move(to: CGPoint(x: value(), y: value()))
      $0.addCurve(
        to: CGPoint(x: value(), y: value()), control1: CGPoint(x: value(), y: value()),
        control2: CGPoint(x: value(), y: value()))
      $0.closeSubpath()
      $0.addLine(to: CGPoint(x: value(), y: value()))
      $0.addArc(
        center: .zero, radius: value(), startAngle: .degrees(value()), endAngle: .degrees(value()),
        clockwise: seed % 2 == 0)
    }
    let style = StrokeStyle(lineWidth: value(), dash: [value(), value()], dashPhase: value())
    let gradient = RadialGradient(
      colors: [.red, .clear], center: UnitPoint(x: value(), y: value()), startRadius: value(), endRadius: value())
    let view = ZStack {
      path.fill(gradient)
      path.stroke(.red, style: style)
      Circle().fill(.red)
      Ellipse().stroke(gradient, style: style)
      Capsule().stroke(.red, style: style)
      Capsule().fill(.blue)
      RoundedRectangle(cornerRadius: value()).fill(gradient)
      Text("東京").opacity(value()).mask { Circle() }
    }
    let screen = Screen(42, 22, view.frame(width: Double(size.width), height: Double(size.height)).clipped())
    let inside = CellRect(x: (42 - size.width) >> 1, y: (22 - size.height) >> 1, width: size.width, height: size.height)
    for y in 0..<22 {
      for x in 0..<42 where !inside.contains(CellPoint(x, y)) { #expect(screen.session.surface[x, y] == .blank) }
    }
  }
}
