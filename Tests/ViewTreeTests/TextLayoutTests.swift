import Testing

@testable import ViewTree

/// How texts are broken and cut.
@MainActor
struct TextLayoutTests {
  private static let fox = "The quick brown fox"

  @Test(
    arguments: [
      (nil, nil, nil, CellSize(19, 1)), (16, nil, nil, CellSize(15, 2)), (12, nil, nil, CellSize(9, 2)),
      (8, nil, nil, CellSize(5, 4)), (3, nil, nil, CellSize(3, 6)), (8, 2, nil, CellSize(8, 2)),
      (12, nil, 1, CellSize(12, 1)), (0, nil, nil, CellSize(1, 16)),
    ] as [(Int?, Int?, Int?, CellSize)])
  func TXT_2_sizes(width: Int?, height: Int?, lineLimit: Int?, size: CellSize) {
    #expect(Probe(Text(Self.fox).lineLimit(lineLimit)).size(width, height) == size)
  }

  /// What `text` looks like in a frame with room for it.
  private func lines(_ text: some View, _ width: Int, _ height: Int = 9) -> [String] {
    let screen = Screen(width, height, text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    return Array(screen.lines.reversed().drop(while: \.isEmpty).reversed())
  }

  @Test func TXT_1_greedyLines() {
    #expect(lines(Text(Self.fox), 16) == ["The quick brown", "fox"])
    #expect(lines(Text(Self.fox), 12) == ["The quick", "brown fox"])
    #expect(lines(Text(Self.fox), 8) == ["The", "quick", "brown", "fox"])
    #expect(lines(Text(Self.fox), 3) == ["The", "qui", "ck", "bro", "wn", "fox"])
  }

  @Test func TXT_1_breaksAfterHyphenAndBetweenWideCharactersButNotAtNoBreakSpace() {
    #expect(lines(Text("well-known fact"), 6) == ["well-", "known", "fact"])
    #expect(lines(Text("東京都庁"), 5) == ["東京", "都庁"])
    #expect(lines(Text("a 12\u{A0}km"), 6) == ["a", "12\u{A0}km"])
    #expect(lines(Text("one\n\ntwo"), 9) == ["one", "", "two"])
  }

  @Test func TXT_1_spacesAtABreakHang() {
    #expect(Probe(Text("ab   cd")).size(3, nil) == CellSize(2, 2))
    #expect(Probe(Text("ab   ")).size(2, nil) == CellSize(2, 1))
  }

  @Test func TXT_2_emptyAndParagraphs() {
    #expect(Probe(Text("")).size(nil, nil) == CellSize(0, 1))
    #expect(Probe(Text("a\nbcd\ne")).size(nil, nil) == CellSize(3, 3))
    #expect(Probe(Text("a\r\nb")).size(nil, nil) == CellSize(1, 2))
  }

  @Test func TXT_3_cutAtTheEndStartAndMiddle() {
    #expect(lines(Text(Self.fox), 8, 2) == ["The", "quick b…"])
    #expect(lines(Text(Self.fox).lineLimit(1), 12) == ["The quick b…"])
    #expect(lines(Text(Self.fox).lineLimit(1), 11) == ["The quick…"])
    #expect(lines(Text(Self.fox).lineLimit(1).truncationMode(.head), 6) == ["…n fox"])
    #expect(lines(Text(Self.fox).lineLimit(1).truncationMode(.middle), 8) == ["The…fox"])
    #expect(lines(Text("one\ntwo").lineLimit(1), 9) == ["one…"])
    #expect(lines(Text("東京都庁").lineLimit(1), 4) == ["東…"])
    #expect(lines(Text("\ntwo").lineLimit(1), 9) == ["…"])
  }

  @Test func TXT_3_atLeastOneLineHoweverLowTheRoom() {
    #expect(Probe(Text(Self.fox)).size(8, 0) == CellSize(8, 1))
    #expect(Probe(Text(Self.fox).lineLimit(0)).size(8, nil) == CellSize(8, 1))
  }

  @Test func TXT_5_alignmentWithinTheTextsOwnWidth() {
    #expect(lines(Text("wide line\nab").multilineTextAlignment(.trailing), 20) == ["wide line", "       ab"])
    #expect(lines(Text("wide line\nab").multilineTextAlignment(.center), 20) == ["wide line", "   ab"])
  }

  @Test func TXT_5_leadingIsTheRightFromRightToLeft() {
    func rows(_ alignment: TextAlignment) -> [String] {
      Screen(9, 2, Text("wide line\nab").multilineTextAlignment(alignment).environment(\.layoutDirection, .rightToLeft))
        .lines
    }
    #expect(rows(.leading) == ["wide line", "       ab"])
    #expect(rows(.trailing) == ["wide line", "ab"])
  }

  @Test func TXT_7_joinedTextsAreOneLayout() {
    let text = Text("The quick ").bold() + Text("brown fox")
    #expect(lines(text, 12) == ["The quick", "brown fox"])
    let screen = Screen(19, 1, text)
    #expect(screen.session.surface[0, 0].attributes == .bold)
    #expect(screen.session.surface[10, 0].attributes == [])
  }
}
