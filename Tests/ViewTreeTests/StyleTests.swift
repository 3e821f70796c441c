import Testing

@testable import ViewTree

/// Colours, levels, gradients and glass, as cells have them.
@MainActor
struct StyleTests {
  private func cells(_ width: Int, _ view: some View) -> [Cell] { cells(width, 1, view) }

  private func cells(_ width: Int, _ height: Int, _ view: some View) -> [Cell] {
    Screen(width, height, view.frame(width: Double(width), height: Double(height))).session.surface.cells
  }

  private func onTerminal(_ depth: TerminalCapabilities.ColorDepth, _ view: some View) -> Cell {
    let terminal = MemoryTerminal(size: CellSize(1, 1), capabilities: TerminalCapabilities(colorDepth: depth))
    let session = Session(view, terminal: terminal)
    session.frame()
    return session.surface[0, 0]
  }

  @Test func aColorIsMixedWithWhatIsBelow() {
    let half = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    #expect(cells(1, half.background(Color(white: 1)))[0].background == .rgb(255, 127, 127))
    #expect(cells(1, Color(white: 0.2).opacity(0.5).background(Color(white: 1)))[0].background == .rgb(153, 153, 153))
    #expect(cells(1, Color.red.opacity(0).background(Color.blue))[0].background == .palette(4))
    #expect(cells(1, Color.red.opacity(1))[0].background == .palette(1))
  }

  @Test func aLetterShowsThroughAColor() {
    let cell = cells(1, Text("a").foregroundColor(Color(white: 1)).overlay { Color.black.opacity(0.5) })[0]
    #expect(cell == Cell(Glyph("a"), foreground: .rgb(127, 127, 127), background: .rgb(0, 0, 0)))
  }

  @Test func colorsAreMixedInTheirParts() {
    let mixed = Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.2)
    #expect(cells(1, mixed)[0].background == .rgb(204, 0, 51))
    let ownAndAccent = Color(white: 0).mix(with: .accentColor, by: 0.5).mix(with: Color(white: 1), by: 0)
    #expect(cells(1, ownAndAccent.tint(Color(white: 1)))[0].background == .rgb(128, 128, 128))
    #expect(Color.red.mix(with: .blue, by: 0) == .red)
    #expect(Color.red.mix(with: .blue, by: 1) == .blue)
    let clear = Color(white: 1).mix(with: .clear, by: 0.5)
    #expect(cells(1, clear.background(Color(white: 0)))[0].background == .rgb(127, 127, 127))
    #expect(cells(1, Color(hue: 1 / 3, saturation: 1, brightness: 1))[0].background == .rgb(0, 255, 0))
  }

  @Test func theOwnColorOfTheTerminalHasLevelsThatAreDim() {
    for level: HierarchicalShapeStyle in [.secondary, .tertiary, .quaternary] {
      #expect(cells(1, Text("a").foregroundStyle(level))[0] == Cell(Glyph("a"), attributes: .dim))
    }
    #expect(cells(1, Text("a").foregroundStyle(.primary))[0] == Cell(Glyph("a")))
    #expect(cells(1, Text("a").foregroundStyle(Color.secondary))[0] == Cell(Glyph("a"), attributes: .dim))
  }

  @Test func levelsOfAColorAreMixedTowardWhatIsBehind() {
    let white = Color(white: 1)
    let levels: [(HierarchicalShapeStyle, UInt8)] = [
      (.primary, 255), (.secondary, 153), (.tertiary, 89), (.quaternary, 51),
    ]
    for (level, grey) in levels {
      let text = Text("a").foregroundStyle(level).foregroundStyle(white).background(Color(white: 0))
      #expect(cells(1, text)[0].foreground == .rgb(grey, grey, grey))
    }
    let area = Rectangle().fill(.secondary).foregroundStyle(white).background(Color(white: 0))
    #expect(cells(1, area)[0].background == .rgb(153, 153, 153))
  }

  @Test func levelsCanBeSaid() {
    let text = HStack(spacing: 0) {
      Text("a")
      Text("b").foregroundStyle(.secondary)
      Text("c").foregroundStyle(.tertiary)
    }.foregroundStyle(.red, .green, .blue)
    #expect(cells(3, text).map(\.foreground) == [.palette(1), .palette(2), .palette(4)])
  }

  @Test func withFewColorsFaintIsDim() {
    let text = Text("a").foregroundStyle(.secondary).foregroundStyle(.red)
    #expect(onTerminal(.sixteen, text) == Cell(Glyph("a"), foreground: .palette(1), attributes: .dim))
    #expect(onTerminal(.sixteen, Text("a").opacity(0.5)) == Cell(Glyph("a"), attributes: .dim))
    #expect(onTerminal(.sixteen, Text("a").opacity(0.3)) == .blank)
    #expect(onTerminal(.sixteen, Text("a").opacity(0.7)) == Cell(Glyph("a")))
  }

  @Test func namedStyles() {
    #expect(cells(1, Rectangle().fill(.tint).tint(.red))[0].background == .palette(1))
    #expect(cells(1, Rectangle().fill(.background).background(.red))[0] == .blank)
    #expect(cells(1, Rectangle().fill(.selection).tint(Color(white: 1)))[0].background == .rgb(128, 128, 128))
    #expect(cells(1, Text("a").foregroundStyle(.separator))[0].attributes == .dim)
    #expect(cells(1, Rectangle().fill(Color(white: 1).opacity(0.5)))[0].background == .rgb(128, 128, 128))
    #expect(cells(1, Rectangle().fill(.red).foregroundStyle(.blue))[0].background == .palette(1))
    #expect(cells(1, Rectangle().foregroundStyle(.blue))[0].background == .palette(4))
    #expect(cells(1, Rectangle().fill(AnyShapeStyle(.red)))[0].background == .palette(1))
  }

  @Test func aColorOfAStylesheetFollowsTheScheme() {
    let color = Color(light: 0x010203, dark: 0x040506)
    #expect(cells(1, color)[0].background == .rgb(4, 5, 6))
    #expect(cells(1, color.environment(\.colorScheme, .light))[0].background == .rgb(1, 2, 3))
  }

  // MARK: Gradients

  private let blackAndWhite = [Color(white: 0), Color(white: 1)]

  @Test func aGradientAcrossHasAColorForEachColumn() {
    let row = cells(5, LinearGradient(colors: blackAndWhite, startPoint: .leading, endPoint: .trailing))
    #expect(row.map(\.background) == [26, 77, 128, 179, 230].map { .rgb($0, $0, $0) })
    #expect(row.allSatisfy { $0.glyph == .space })
  }

  @Test func aGradientDownHasTwoColorsACell() {
    let column = cells(1, 2, LinearGradient(colors: blackAndWhite, startPoint: .top, endPoint: .bottom))
    #expect(
      column == [
        Cell(Glyph("▀"), foreground: .rgb(32, 32, 32), background: .rgb(96, 96, 96)),
        Cell(Glyph("▀"), foreground: .rgb(159, 159, 159), background: .rgb(223, 223, 223)),
      ])
  }

  @Test func stopsHavePlaces() {
    let stops = [Gradient.Stop(color: .red, location: 0.5), Gradient.Stop(color: .blue, location: 0.5)]
    let row = cells(4, LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
    #expect(row.map(\.background) == [.rgb(205, 0, 0), .rgb(205, 0, 0), .rgb(0, 0, 238), .rgb(0, 0, 238)])
    #expect(cells(1, LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))[0] == .blank)
    #expect(cells(1, LinearGradient(colors: [.red], startPoint: .top, endPoint: .top))[0].background == .palette(1))
  }

  @Test func whatIsClearHasNoColor() {
    let fade = LinearGradient(colors: [Color(white: 1), .clear], startPoint: .leading, endPoint: .trailing)
    #expect(cells(2, fade.background(Color(white: 0))).map(\.background) == [.rgb(191, 191, 191), .rgb(64, 64, 64)])
  }

  @Test func lettersCanHaveAGradient() {
    let style = LinearGradient(colors: blackAndWhite, startPoint: .leading, endPoint: .trailing)
    let row = cells(5, Text("a b東").foregroundStyle(style))
    #expect(row.map(\.foreground) == [26, 77, 128, 204, 204].map { .rgb($0, $0, $0) })
    let own = (Text("a") + Text("b").foregroundColor(.red)).foregroundStyle(style)
    #expect(cells(2, own).map(\.foreground) == [.rgb(64, 64, 64), .palette(1)])
    let line = Color.clear.border(style)
    #expect(cells(5, 2, line)[0...4].map(\.foreground) == [26, 77, 128, 179, 230].map { .rgb($0, $0, $0) })
  }

  @Test func roundGradients() {
    let radial = RadialGradient(colors: blackAndWhite, center: .center, startRadius: 0, endRadius: 2)
    #expect(
      cells(3, radial).map { CellPixels($0)?.upper } == [.rgb(143, 143, 143), .rgb(64, 64, 64), .rgb(143, 143, 143)])
    let angular = AngularGradient(colors: [Color(white: 0), Color(white: 1)], center: .center)
    // To the lower right first, then left, then the upper right last.
    #expect(cells(2, angular).map { CellPixels($0)?.lower } == [.rgb(96, 96, 96), .rgb(32, 32, 32)])
    #expect(cells(2, angular).map { CellPixels($0)?.upper } == [.rgb(159, 159, 159), .rgb(223, 223, 223)])
    let elliptical = EllipticalGradient(colors: blackAndWhite)
    #expect(cells(2, elliptical).map { CellPixels($0)?.upper } == [.rgb(180, 180, 180), .rgb(180, 180, 180)])
  }

  // MARK: Glass

  @Test func glassHidesLettersAndMixesColors() {
    let below = Text("a").foregroundColor(Color(white: 1)).background(Color(white: 1))
    let glass = cells(1, below.overlay { Rectangle().fill(.regularMaterial) })[0]
    #expect(glass == Cell(background: .rgb(86, 86, 86)))
    let thin = cells(1, Text("a").foregroundColor(Color(white: 1)).overlay { Rectangle().fill(.thinMaterial) })[0]
    #expect(thin == Cell(Glyph("a"), foreground: .rgb(97, 97, 97), background: .rgb(33, 33, 33)))
    let light = Rectangle().fill(.regularMaterial).environment(\.colorScheme, .light)
    #expect(cells(1, light.background(Color(white: 0)))[0].background == .rgb(189, 189, 189))
    #expect(onTerminal(.eight, Text("a").overlay { Rectangle().fill(.regularMaterial) }) == .blank)
  }
}
