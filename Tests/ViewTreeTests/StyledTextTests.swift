import Testing

@testable import ViewTree

/// Runs of a text, each in its style: joined, interpolated, written as Markdown.
@MainActor
struct StyledTextTests {
  /// The characters of a text that have an attribute, the others as dots.
  private func letters(_ text: some View, _ attribute: CellAttributes) -> String {
    let surface = Screen(30, 1, text.frame(maxWidth: .infinity, alignment: .leading)).terminal.shown
    let row = (0..<30).map { x in
      surface[x, 0].attributes.contains(attribute) ? String(surface[x, 0].glyph.scalars.map(Character.init)) : "."
    }
    return row.joined().reversed().drop { $0 == "." }.reversed().map(String.init).joined()
  }

  private func shown(_ text: some View) -> String { Screen(40, 1, text).lines[0].trimmingBlanks }

  // MARK: Runs

  @Test func TXT_7_eachRunKeepsItsStyle() {
    let text = Text("a").bold() + Text("b").italic() + Text("c").underline() + Text("d").strikethrough() + Text("e")
    #expect(letters(text, .bold) == "a")
    #expect(letters(text, .italic) == ".b")
    #expect(letters(text, .underline) == "..c")
    #expect(letters(text, .strikethrough) == "...d")
    #expect(shown(text) == "abcde")
  }

  @Test func TXT_7_aStyleOfTheWholeReachesRunsThatHaveNone() {
    let text = (Text("a").bold(false) + Text("b") + Text("c").foregroundStyle(.red)).bold().foregroundStyle(.green)
    #expect(letters(text, .bold) == ".bc")
    let surface = Screen(3, 1, text).terminal.shown
    #expect((0..<3).map { surface[$0, 0].foreground } == [.palette(2), .palette(2), .palette(1)])
  }

  @Test func TXT_7_interpolatedTextsAndSymbolsAreRunsOfOneLayout() {
    let text = Text("go \(Text("now").bold()) \(Image(systemName: "star.fill")) \(3)×")
    #expect(shown(text) == "go now ★ 3×")
    #expect(letters(text, .bold) == "...now")
    #expect(Probe(text).size(6, nil) == CellSize(6, 2))
  }

  @Test func TXT_6_whatACellCannotShowHasNoEffect() {
    let plain = Text("abc")
    #expect(plain.kerning(3) == plain && plain.tracking(2) == plain && plain.monospaced() == plain)
    #expect(shown(Text("abc").minimumScaleFactor(0.5).allowsTightening(true).tracking(3).kerning(1)) == "abc")
  }

  @Test func S8_5_fontsAndWeights() {
    #expect(letters(Text("ab").font(.title), .bold) == "ab")
    #expect(letters(Text("ab").font(.caption), .dim) == "ab")
    #expect(letters(Text("ab").font(.caption).foregroundStyle(.red), .dim) == "")
    #expect(letters(Text("ab").fontWeight(.semibold), .bold) == "ab")
    #expect(letters(Text("ab").fontWeight(.light), .dim) == "ab")
    #expect(letters(VStack { Text("ab").font(.body) }.bold(), .bold) == "ab")
    #expect(letters(VStack { Text("ab") }.underline().underline(false), .underline) == "ab")
    #expect(letters(VStack { Text("ab") }.italic(false).italic(), .italic) == "")
    #expect(shown(VStack { Text("Straße") }.textCase(.uppercase)) == "STRASSE")
  }

  // MARK: Markdown

  @Test(
    arguments: [
      ("plain", "plain", "", ""), ("**bold** and *it*", "bold and it", "bold", ".........it"),
      ("__bold__ and _it_", "bold and it", "bold", ".........it"), ("***both***", "both", "both", "both"),
      ("*a **b** c*", "a b c", "..b", "a b c"), ("*a **b***", "a b", "..b", "a b"), ("**a *b***", "a b", "a b", "..b"),
      ("2 * 3 * 4", "2 * 3 * 4", "", ""), ("snake_case_name", "snake_case_name", "", ""), ("**open", "**open", "", ""),
      ("`**code**`", "**code**", "", ""), ("\\*no\\*", "*no*", "", ""), ("a ** b", "a ** b", "", ""),
      ("[x] done", "[x] done", "", ""), ("**[b](c)**", "b", "b", ""), ("*", "*", "", ""), ("", "", "", ""),
      ("****", "****", "", ""), ("<b>", "<b>", "", ""),
    ] as [(String, String, String, String)])
  func LOC_5_emphasis(source: String, plain: String, bold: String, italic: String) {
    let text = Text(LocalizedStringKey(source))
    #expect(shown(text) == plain)
    #expect(letters(text, .bold) == bold)
    #expect(letters(text, .italic) == italic)
  }

  @Test func LOC_5_literalsHaveEmphasisAndVariablesHaveNone() {
    let variable = "**a**"
    #expect(shown(Text("**a**")) == "a")
    #expect(shown(Text(variable)) == "**a**")
    #expect(shown(Text(verbatim: "**a**")) == "**a**")
    #expect(shown(Text("~~b~~ \(variable) 100% \(50)%")) == "b **a** 100% 50%")
    #expect(letters(Text("**n: \(variable)**"), .bold) == "n: **a**")
    #expect(letters(Text("~~b~~"), .strikethrough) == "b")
  }

  @Test func LOC_5_linksAreUnderlinedInTheAccentColour() {
    let text = Text("see [the *map*](https://a.bc/?d=(e) or <https://f.gh>")
    #expect(shown(Text("see [the map](https://a.bc) or <https://f.gh>")) == "see the map or https://f.gh")
    #expect(letters(text, .italic) == "........map")
    #expect(letters(Text("see [a](b)").tint(.red), .underline) == "....a")
    #expect(Screen(5, 1, Text("see [a](b)").tint(.red)).terminal.shown[4, 0].foreground == .palette(1))
    var links: [String?] = []
    Text("see [a](b) <https://f.gh>").forEachRun { links.append($1.link) }
    #expect(links == [nil, "b", nil, "https://f.gh"])
  }

  @Test func LOC_2_theKeyHasAPlaceHolderForEachArgument() {
    let key: LocalizedStringKey = "\(3) of \("x") at 50% \(1.5)"
    #expect(key.key == "%lld of %@ at 50%% %lf")
    #expect(shown(Text(key)) == "3 of x at 50% 1.5")
    // A translation may say them in another order.
    let turned = LocalizedStringKey(key: "%2$@: %1$lld, 50%% %3$lf %9$@", arguments: key.arguments)
    #expect(shown(Text(turned)) == "x: 3, 50% 1.5")
  }

  // MARK: Links

  @Test func Link_opensItsDestinationByKeyAndMouse() {
    var opened: [String] = []
    let screen = Screen(
      20, 1,
      Link("Map", destination: "https://a.bc").environment(
        \.openURL,
        OpenURLAction { address in
          opened.append(address); return .handled
        }))
    #expect(screen.lines[0].trimmingBlanks == "Map")
    screen.press(.return)
    #expect(opened == ["https://a.bc"])
    screen.click(9, 0)
    #expect(opened == ["https://a.bc", "https://a.bc"])
  }
}

extension String {
  /// Without blanks at either end.
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
