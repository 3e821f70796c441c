import Testing

@testable import ViewTree

/// Opacity, masks, filters and what is in front.
@MainActor
struct EffectTests {
  private func cells(_ width: Int, _ view: some View) -> [Cell] {
    Screen(width, 1, view.frame(width: Double(width))).session.surface.cells
  }

  private let white = Color(white: 1)
  private let black = Color(white: 0)

  @Test func opacityMixesAGroupAsOne() {
    let two = ZStack {
      white; Color(red: 1, green: 0, blue: 0)
    }.opacity(0.5).background(black)
    #expect(cells(1, two)[0].background == .rgb(128, 0, 0))
    #expect(
      cells(1, white.opacity(0.5).background(black).opacity(0.5).background(black))[0].background == .rgb(64, 64, 64))
  }

  @Test func aFaintLetterIsMixedWithWhatIsBehind() {
    let text = Text("a").foregroundColor(white).opacity(0.4).background(black)
    #expect(cells(1, text)[0] == Cell(Glyph("a"), foreground: .rgb(102, 102, 102), background: .rgb(0, 0, 0)))
  }

  @Test func ofTwoLettersOneIsShown() {
    func cell(_ opacity: Double) -> Cell {
      cells(1, Text("a").foregroundColor(white).overlay { Text("b").foregroundColor(white).opacity(opacity) })[0]
    }
    #expect(cell(0.6).glyph == Glyph("b"))
    #expect(cell(0.4).glyph == Glyph("a"))
    #expect(cell(0.4).foreground == .rgb(153, 153, 153))
  }

  @Test func opacityOfZeroAndOneChangesNothing() {
    #expect(cells(1, Text("a").opacity(0))[0] == .blank)
    #expect(cells(1, Text("a").foregroundStyle(.red).opacity(1))[0] == Cell(Glyph("a"), foreground: .palette(1)))
    #expect(cells(1, Color.red.opacity(0).background(.blue))[0].background == .palette(4))
  }

  @Test func halvesOfWideGlyphsDontStay() {
    let over = Text("東").overlay(alignment: .leading) { Text("x").opacity(0.6) }
    #expect(cells(2, over).map(\.glyph) == [Glyph("x"), .space])
    let under = Text("東").overlay(alignment: .leading) { Text("x").opacity(0.4) }
    #expect(cells(2, under).map(\.glyph) == [Glyph("東"), .continuation])
  }

  @Test func whatIsHiddenKeepsItsRoomAndTakesNoKeys() {
    let counter = Words("")
    let view = VStack {
      Button("a") { counter.text += "a" }.hidden()
      Button("b") { counter.text += "b" }
    }
    let screen = Screen(5, 2, view)
    #expect(screen.lines == ["", "[ b ]"])
    screen.press(.return)
    screen.click(2, 0)
    screen.press(.tab, .return)
    #expect(counter.text == "bb")
  }

  @Test func focusLeavesWhatBecomesInvisible() {
    let words = Words("")
    struct Fading: View {
      let words: Words
      var body: some View {
        VStack {
          Button("a") { words.text += "a" }.opacity(words.text.isEmpty ? 1 : 0)
          Button("b") { words.text += "b" }
        }
      }
    }
    let screen = Screen(5, 2, Fading(words: words))
    screen.press(.return)
    screen.press(.return)
    #expect(words.text == "ab")
  }

  // MARK: Masks

  @Test func aMaskOfLettersTakesTheColor() {
    let row = cells(3, Color.red.mask { Text("Hi") })
    #expect(row == [Cell(Glyph("H"), foreground: .palette(1)), Cell(Glyph("i"), foreground: .palette(1)), .blank])
  }

  @Test func aMaskCanBeFaint() {
    let fade = LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
    #expect(
      cells(2, white.mask { fade }.background(black)).map(\.background) == [.rgb(191, 191, 191), .rgb(64, 64, 64)])
    #expect(cells(3, Text("abc").mask { Color.white.frame(width: 1) }).map(\.glyph) == [.space, Glyph("b"), .space])
  }

  // MARK: Colours

  @Test func filtersChangeColorsThatAreDrawn() {
    let color = Color(red: 1, green: 0.2, blue: 0)
    func filtered(_ view: some View) -> CellColor { cells(1, view)[0].background }
    #expect(filtered(color.colorInvert()) == .rgb(0, 204, 255))
    #expect(filtered(color.brightness(0.2)) == .rgb(255, 102, 51))
    #expect(filtered(color.grayscale(1)) == .rgb(91, 91, 91))
    #expect(filtered(color.saturation(0)) == .rgb(91, 91, 91))
    #expect(filtered(color.contrast(0)) == .rgb(128, 128, 128))
    #expect(filtered(color.colorMultiply(Color(white: 0.5))) == .rgb(128, 26, 0))
    #expect(filtered(Color(red: 1, green: 0, blue: 0).hueRotation(.degrees(120))) == .rgb(0, 255, 0))
    #expect(filtered(Color.red.grayscale(0)) == .palette(1))
  }

  @Test func aFilterLeavesWhatIsBelow() {
    let row = cells(
      2,
      Text("a").foregroundColor(Color(red: 1, green: 0, blue: 0)).colorInvert().frame(width: 2, alignment: .leading)
        .background(.red))
    #expect(row[0] == Cell(Glyph("a"), foreground: .rgb(0, 255, 255), background: .palette(1)))
    #expect(row[1] == Cell(background: .palette(1)))
  }

  @Test func blendModes() {
    let (one, other) = (Color(red: 1, green: 0.6, blue: 0), Color(red: 0.6, green: 0.6, blue: 0.2))
    func blended(_ mode: BlendMode) -> CellColor { cells(1, other.blendMode(mode).background(one))[0].background }
    #expect(blended(.normal) == .rgb(153, 153, 51))
    #expect(blended(.multiply) == .rgb(153, 92, 0))
    #expect(blended(.screen) == .rgb(255, 214, 51))
    #expect(blended(.darken) == .rgb(153, 153, 0))
    #expect(blended(.lighten) == .rgb(255, 153, 51))
    #expect(blended(.difference) == .rgb(102, 0, 51))
    #expect(blended(.plusLighter) == .rgb(255, 255, 51))
    #expect(blended(.plusDarker) == .rgb(153, 51, 0))
  }

  // MARK: Order

  @Test func aHigherIndexIsInFront() {
    let words = Words("")
    struct Layers: View {
      let words: Words
      var body: some View {
        ZStack {
          Text("a").zIndex(words.text.isEmpty ? 1 : 0)
          Text("b")
        }
      }
    }
    let screen = Screen(1, 1, Layers(words: words))
    #expect(screen.text == "a")
    screen.change { words.text = "x" }
    #expect(screen.text == "b")
    screen.change { words.text = "" }
    #expect(screen.text == "a")
  }
}
