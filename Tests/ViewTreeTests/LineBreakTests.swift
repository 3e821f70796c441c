import Testing

@testable import ViewTree

/// Where lines may end: what a text looks like where each line is as narrow as it can be.
struct LineBreakTests {
  /// The parts of a text between which lines may end, spaces and all.
  private func parts(_ string: String) -> [String] {
    var text = CellText()
    text.append(string, style: 0)
    var cells = text.cells
    LineBreaks.mark(&cells)
    var parts = [""]
    for (index, cell) in cells.enumerated() {
      parts[parts.count - 1].unicodeScalars.append(contentsOf: cell.breakClass.isEmpty ? [] : cell.glyph.scalars)
      if cell.flags.contains(.breakAfter), index + 1 < cells.count { parts.append("") }
    }
    return parts
  }

  @Test(
    arguments: [
      ("The quick fox", ["The ", "quick ", "fox"]),
      ("two  blanks", ["two  ", "blanks"]),
      // Marks stay with their words, whatever the spaces.
      ("Yes! (really), no.", ["Yes! ", "(really), ", "no."]),
      ("Vraiment ? « oui »", ["Vraiment ? ", "« ", "oui ", "»"]),
      ("don't \"quote me\" now", ["don't ", "\"quote ", "me\" ", "now"]),
      ("“Rome” isn’t ‘far’", ["“Rome” ", "isn’t ", "‘far’"]),
      ("(see [map])", ["(see ", "[map])"]),
      ("word(s) f(x)", ["word(s) ", "f(x)"]),
      // Hyphens and dashes.
      ("well-known fact", ["well-", "known ", "fact"]),
      ("2026-11-30", ["2026-11-30"]),
      ("from -5 to --help", ["from ", "-5 ", "to ", "--help"]),
      ("Mon–Fri", ["Mon–", "Fri"]),
      ("Paris—Rome", ["Paris", "—", "Rome"]),
      ("a——b", ["a", "——", "b"]),
      ("well\u{2011}known", ["well\u{2011}known"]),
      // No-break spaces, word joiners, zero-width spaces.
      ("12\u{A0}km 10\u{202F}000", ["12\u{A0}km ", "10\u{202F}000"]),
      ("a\u{2060}-\u{2060}b c \u{2060}d", ["a-b ", "c d"]),
      ("one\u{200B}two", ["one", "two"]),
      // Numbers with what belongs to them.
      ("$1,000.50 or 12,5 % off", ["$1,000.50 ", "or ", "12,5 ", "% ", "off"]),
      ("€12 -3° ±5% £3/night", ["€12 ", "-3° ", "±5% ", "£3/", "night"]),
      ("20°C 30km/h 24/7 (5)", ["20°C ", "30km/", "h ", "24/7 ", "(5)"]),
      ("¥500 ￥500", ["¥500 ", "￥500"]),
      ("10:30–12:45", ["10:30–", "12:45"]),
      ("wait… then", ["wait… ", "then"]),
      // Chinese and Japanese.
      ("東京都", ["東", "京", "都"]),
      ("東京、大阪。", ["東", "京、", "大", "阪。"]),
      ("「東京」へ（行）", ["「東", "京」", "へ", "（行）"]),
      ("他说“你好”吗？", ["他", "说", "“你", "好”", "吗？"]),
      ("きょう、ラーメン", ["きょ", "う、", "ラー", "メ", "ン"]),
      ("人々ゝがっこう", ["人々ゝ", "がっ", "こ", "う"]),
      ("東京Tower 5日", ["東", "京", "Tower ", "5", "日"]),
      ("｢ｶﾅ｣｡", ["｢ｶ", "ﾅ｣｡"]),
      ("서울 여행", ["서", "울 ", "여", "행"]),
      // Thai by cluster, a leading vowel with its consonant and a following one with that before.
      ("ที่ไป", ["ที่", "ไป"]),
      ("น้ำตา", ["น้ำ", "ตา"]),
      ("ปี 2569", ["ปี ", "2569"]),
      // Soft hyphens show nowhere else.
      ("Reise\u{AD}ziel", ["Reise", "ziel"]),
      // Emoji, flags and clusters of several cells stay whole.
      ("go🏖️go", ["go🏖go"]),
      ("😀😀!", ["😀", "😀!"]),
      ("🇩🇪🇫🇷", ["DE", "FR"]),
      ("नमस्ते दुनिया", ["नमस्ते ", "दुनिया"]),
      // Addresses of the web.
      (
        "see https://example.com/new-york/day?a=1&b=2#top, or",
        ["see ", "https://example.com/", "new-york/", "day?", "a=", "1&", "b=", "2#", "top, ", "or"]
      ),
      ("(http://a.bc/d/)", ["(http://a.bc/", "d/)"]),
      ("and/or", ["and/", "or"]),
      ("mail me@example.com", ["mail ", "me@example.com"]),
    ] as [(String, [String])])
  func TXT_1_breaks(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }
}
