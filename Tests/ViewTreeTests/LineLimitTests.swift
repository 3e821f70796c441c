import Testing

@testable import ViewTree

/// How many rows a text takes, and how it is cut.
@MainActor
struct LineLimitTests {
  private static let fox = "The quick brown fox"

  private func height(_ text: some View, _ width: Int? = 8) -> Int? { Probe(text).size(width, nil)?.height }

  @Test func TXT_4_limitsOfAllForms() {
    let text = Text(Self.fox)
    #expect(height(text) == 4)
    #expect(height(text.lineLimit(2)) == 2)
    #expect(height(text.lineLimit(nil)) == 4)
    #expect(height(text.lineLimit(...3)) == 3)
    #expect(height(text.lineLimit(6...)) == 6)
    #expect(height(text.lineLimit(1...2)) == 2)
    #expect(height(text.lineLimit(5...9)) == 5)
    #expect(height(text.lineLimit(2, reservesSpace: true)) == 2)
    #expect(height(Text("fox").lineLimit(3, reservesSpace: true)) == 3)
    #expect(height(Text("fox").lineLimit(3, reservesSpace: false)) == 1)
    #expect(height(VStack { text }.lineLimit(1)) == 1)
    #expect(height(text.lineLimit(-2)) == 1)
  }

  @Test func TXT_4_reservedRowsStayBlankBelow() {
    let screen = Screen(8, 3, Text("fox").lineLimit(3, reservesSpace: true))
    #expect(screen.lines == ["  fox", "", ""])
    #expect(Probe(Text("fox").lineLimit(3, reservesSpace: true)).size(8, 1) == CellSize(3, 3))
  }

  @Test func TXT_6_fixedSizeIsNeverCutInHeight() {
    let screen = Screen(8, 4, Text(Self.fox).fixedSize(horizontal: false, vertical: true).frame(width: 8, height: 2))
    #expect(screen.lines == [" The", " quick", " brown", " fox"])
  }

  @Test(
    arguments: [
      (.tail, "Wanderin…"), (.head, "…derlust!"), (.middle, "Wand…ust!"),
    ] as [(Text.TruncationMode, String)])
  func TXT_3_modes(mode: Text.TruncationMode, expected: String) {
    let text = Text(mode == .tail ? "Wandering far" : "Wanderlust, or Wanderlust!").lineLimit(1).truncationMode(mode)
    #expect(Screen(9, 1, text).lines == [expected])
  }

  @Test func TXT_3_aClusterIsCutWholeAndNeverInTwo() {
    #expect(Screen(4, 1, Text("ab🇩🇪cd").lineLimit(1)).lines == ["ab…"])
    #expect(Screen(4, 1, Text("abनिcd").lineLimit(1)).lines == ["ab…"])
    #expect(Screen(3, 1, Text("東京都").lineLimit(1)).lines == ["東…"])
    #expect(Screen(2, 1, Text("東京都").lineLimit(1)).lines == ["…"])
    #expect(Screen(1, 1, Text("abc").lineLimit(1)).lines == ["…"])
    #expect(Screen(4, 1, Text("東京都").lineLimit(1).truncationMode(.head)).lines == ["…都"])
  }

  @Test func TXT_3_theEllipsisHasTheStyleOfItsLine() {
    let surface = Screen(4, 1, (Text("abc").bold() + Text("def")).lineLimit(1)).terminal.shown
    #expect((0..<4).map { surface[$0, 0].attributes } == [.bold, .bold, .bold, .bold])
  }

  @Test func TXT_1_softHyphensShowAtTheEndOfALineOnly() {
    let text = Text("Wander\u{AD}lust")
    #expect(Screen(10, 1, text).lines == ["Wanderlust"])
    #expect(Screen(7, 2, text).lines == ["Wander-", "lust"])
    #expect(Screen(6, 2, text).lines == ["Wander", "lust"])
  }

  @Test func C19_aTabIsOneBlankEverywhere() {
    #expect(Screen(5, 1, Text("a\tb").frame(maxWidth: .infinity, alignment: .leading)).lines == ["a b"])
    #expect(CellText.width(of: "a\tb") == 3)
    #expect(Probe(Text("a\tb")).size(2, nil) == CellSize(1, 2))
  }

  @Test func LAY_3_noSizeIsComputedTwiceForTheSameProposal() {
    let stack = Probe(
      HStack {
        Text(Self.fox); Text("over the lazy dog")
      })
    stack.tree.resetStatistics()
    let size = stack.size(20, 4)
    let measured = stack.tree.statistics.measured
    #expect(stack.size(20, 4) == size)
    #expect(stack.tree.statistics.measured == measured)
    // The stack, and each text for its least, its most, and its share at most.
    #expect(measured <= 1 + 2 * 3)
  }
}
