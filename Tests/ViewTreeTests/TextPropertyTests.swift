import Testing

@testable import ViewTree

/// What holds for any text at any width: nothing is lost, nothing sticks out, and sizes are those of what is drawn.
/// No cut falls within a character (C14).
@MainActor
struct TextPropertyTests {
  private static let parts = [
    "a", "word", "längeres", "Straßenbahnhaltestelle", " ", "  ", "\u{A0}", "\u{202F}", "-", "–", "—", "(", ")", "…",
    "!",
    "e\u{301}", "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "\u{301}", "東京", "。", "「", "」", "ー", "ょ", "カ\u{3099}",
    "ｶﾞ", "한", "\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}", "\u{11AB}", "ที่", "ไป", "น้ำ", "नमस्ते", "क्षि", "நி",
    "مراكش", "ب\u{64E}", "שָׁלוֹם", "\u{600}12", "🇩🇪", "🇩", "👩‍💻", "👨‍👩‍👧‍👦", "👍🏽", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "😀", "\u{1FAE8}",
    "\u{200B}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{202E}", "\u{2066}", "\u{0}", "\u{1B}[31m", "\u{7F}",
    "\u{9B}", "\u{378}", "\u{E000}", "\u{10FFFF}", "\t", "\n", "\r\n", "\r", "\u{B}", "\u{85}", "\u{2028}", "\u{2029}",
    "https://example.com/a?b=1", "$1,000", "12 %",
  ]

  private func randomText(_ numbers: inout SeededNumbers) -> String {
    (0..<Int.random(in: 0...14, using: &numbers)).map { _ in Self.parts.randomElement(using: &numbers) ?? "" }.joined()
  }

  /// What is wrong with a text at a width, nil if nothing is.
  private func fault(_ string: String, _ width: Int, _ limit: Int?, _ mode: Text.TruncationMode) -> String? {
    var text = CellText()
    text.append(string, style: 0)
    let cells = text.cells
    var layout = TextLayout(text, styles: [TextCellStyle()])
    let lines = layout.lines(width: width, limit: limit, truncation: mode)
    let drawn = (0..<lines.count).map { Array(lines[$0]) }
    let room = max(1, width)
    for line in drawn where line.columns > room && !(room == 1 && line.count == 1) {
      return "a line of \(line.columns) columns"
    }
    if lines.width != drawn.map(\.columns).max() { return "the width \(lines.width) is not that of the widest line" }
    if let limit, lines.count > max(1, limit) { return "\(lines.count) lines" }
    if lines.isTruncated { return drawn.last?.contains { $0.glyph == Glyph("…") } == true ? nil : "no ellipsis" }
    func visible(_ cells: [TextCell]) -> [Glyph] {
      cells.filter { !$0.isSpace && !$0.breakClass.isEmpty }.map(\.glyph)
    }
    let hyphens = drawn.filter { $0.last?.breakClass == .hyphen }.count
    var shown = visible(drawn.flatMap { $0 })
    let all = visible(cells)
    if hyphens > 0, shown.count > all.count {
      // A soft hyphen that shows is no cell of the text.
      shown = visible(drawn.flatMap { line in line.filter { cell in !(cell == line.last && isShownSoftHyphen(cell)) } })
    }
    return shown == all ? nil : "shown are \(shown.map(\.scalars))"
  }

  private func isShownSoftHyphen(_ cell: TextCell) -> Bool {
    cell.breakClass == .hyphen && cell.flags.contains(.breakAfter) && cell.glyph == Glyph("-")
  }

  @Test func TXT_2_noClusterIsLostAndNoLineSticksOut() {
    for seed: UInt64 in 1...3000 {
      var numbers = SeededNumbers(seed: seed)
      let string = randomText(&numbers)
      let width = Int.random(in: 0...40, using: &numbers)
      let limit = Bool.random(using: &numbers) ? nil : Int.random(in: 0...4, using: &numbers)
      let mode = [Text.TruncationMode.head, .middle, .tail].randomElement(using: &numbers) ?? .tail
      guard let first = fault(string, width, limit, mode) else { continue }
      // The shortest part of the text that still shows it.
      var scalars = Array(string.unicodeScalars)
      var index = 0
      while index < scalars.count {
        var fewer = scalars
        fewer.remove(at: index)
        if fault(Self.string(fewer), width, limit, mode) != nil { scalars = fewer } else { index += 1 }
      }
      let short = Self.string(scalars)
      Issue.record(
        """
        seed \(seed), width \(width), limit \(limit.map(String.init) ?? "none"), \(mode): \(first); \
        shortest \(short.debugDescription) \(scalars.map { String($0.value, radix: 16) }): \
        \(fault(short, width, limit, mode) ?? "")
        """)
      return
    }
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  @Test func TXT_2_sizesAreThoseOfWhatIsDrawn() {
    for seed: UInt64 in 1...250 {
      var numbers = SeededNumbers(seed: seed)
      let string = randomText(&numbers)
      let width = Int.random(in: 2...40, using: &numbers)
      let text = Text(string)
      let size = Probe(text).size(width, nil) ?? .zero
      let screen = Screen(
        width, max(1, size.height) + 1,
        text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
      var layout = CellText()
      layout.append(string, style: 0)
      var lines = TextLayout(layout, styles: [TextCellStyle()])
      let expected = lines.lines(width: width, limit: nil, truncation: .tail)
      #expect(expected.count == size.height && expected.width == size.width, "seed \(seed)")
      for y in 0..<expected.count {
        let drawn = screen.terminal.shown.text(row: y)
        var line = String.UnicodeScalarView()
        for cell in expected[y] where cell.width > 0 { line.append(contentsOf: cell.glyph.scalars) }
        while line.last == " " { line.removeLast() }
        #expect(drawn == String(line), "seed \(seed), row \(y) of \(string.debugDescription) at \(width)")
      }
    }
  }
}
