import Testing

@testable import ViewTree

/// How text becomes cells: what terminals disagree about is taken away.
@MainActor
struct CellTextTests {
  @Test(
    arguments: [
      ("a", [1], ["61"]),
      // Combining marks join the letter, four at most.
      ("e\u{301}", [1], ["65 301"]),
      ("a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", [1], ["61 301 302 303 304"]),
      ("é", [1], ["E9"]),
      ("\u{301}", [1], ["20 301"]),
      // East Asia.
      ("東", [2], ["6771"]),
      ("カ\u{3099}", [2], ["30AB 3099"]),
      ("ｱ", [1], ["FF71"]),
      ("Ａ", [2], ["FF21"]),
      // Flags become their letters; other emoji their first scalar.
      ("🇩🇪", [1, 1], ["44", "45"]),
      ("🇩", [1], ["44"]),
      ("👩‍💻", [2], ["1F469"]),
      ("👨‍👩‍👧‍👦", [2], ["1F468"]),
      ("🏳️‍🌈", [1], ["1F3F3"]),
      ("👍🏽", [2], ["1F44D"]),
      ("❤️", [1], ["2764"]),
      ("1️⃣", [1], ["31"]),
      ("😀", [2], ["1F600"]),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", [2], ["1F3F4"]),
      // Korean parts are composed, whole or not.
      ("\u{1112}\u{1161}\u{11AB}", [2], ["D55C"]),
      ("\u{1112}\u{1161}", [2], ["D558"]),
      ("한", [2], ["D55C"]),
      // South and South-East Asia: each scalar with a width starts a cell.
      ("ก\u{0E33}", [1, 1], ["E01", "E33"]),
      ("ที่", [1], ["E17 E35 E48"]),
      ("नि", [1, 1], ["928", "93F"]),
      // Arabic with a vowel sign, Hebrew with points.
      ("ب\u{064E}", [1], ["628 64E"]),
      ("ש\u{05B8}", [1], ["5E9 5B8"]),
      // What can't be shown.
      ("\u{0}", [1], ["FFFD"]),
      ("\u{1B}", [1], ["FFFD"]),
      ("\u{7F}", [1], ["FFFD"]),
      ("\u{9B}", [1], ["FFFD"]),
      ("\u{2028}", [1], ["FFFD"]),
      ("\u{2029}", [1], ["FFFD"]),
      ("\u{FFFF}", [1], ["FFFD"]),
      ("\u{378}", [1], ["FFFD"]),
      ("\t", [1], ["20"]),
      // What has no shape is dropped.
      ("\u{200B}", [], []), ("\u{202E}", [], []), ("\u{FEFF}", [], []), ("\u{AD}", [], []), ("\u{2066}", [], []),
      ("\u{A0}", [1], ["A0"]),
      ("±", [1], ["B1"]),
      ("│", [1], ["2502"]),
    ] as [(String, [Int], [String])])
  func T4_clusters(text: String, widths: [Int], scalars: [String]) {
    let clusters = CellText.cells(of: text)
    #expect(clusters.map(\.width) == widths)
    #expect(
      clusters.map { $0.glyph.scalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ") }
        == scalars)
    for cluster in clusters { #expect(cluster.glyph.isWide == (cluster.width == 2)) }
  }

  @Test func T4_widthIsTheSumOfTheCells() {
    #expect(CellText.width(of: "a東👍🏽🇩🇪e\u{301}") == 1 + 2 + 2 + 2 + 1)
    #expect(CellText.width(of: "") == 0)
  }

  /// Scalars from where trouble lives, and from everywhere.
  private func randomText(_ numbers: inout SeededNumbers) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x9F, 0x20...0x7E, 0x300...0x36F, 0x1100...0x11FF, 0x200B...0x206F, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF,
      0xFE00...0xFE0F, 0xE0000...0xE01FF, 0x900...0xDFF, 0xAC00...0xD7A3, 0x0...0x10FFFF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &numbers) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &numbers)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &numbers)) { text.append(scalar) }
    }
    return String(text)
  }

  private func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  @Test func C17_noControlOrFormatCharacterReachesACell() {
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<4000 {
      let text = randomText(&numbers)
      for cluster in CellText.cells(of: text) {
        let scalars = cluster.glyph.scalars
        #expect(!scalars.isEmpty && scalars.count <= 5, "\(text.debugDescription)")
        #expect(!scalars.contains(where: isUnsafe), "\(text.unicodeScalars.map(\.value))")
        #expect(cluster.width == (cluster.glyph.isWide ? 2 : 1))
      }
    }
  }

  @Test func C17_noControlCharacterReachesTheScreenByAnyView() {
    var numbers = SeededNumbers(seed: 12)
    for _ in 0..<150 {
      let text = randomText(&numbers)
      let screen = Screen(
        20, 8,
        NavigationStack {
          VStack {
            Text(text)
            Label(text, systemImage: text)
            Button(text) {}
            Toggle(text, isOn: .constant(true))
            TextField(text, text: .constant(""))
            TextField("", text: .constant(text))
          }
          .navigationTitle(text)
          .keyHint(text, text)
          KeyHintBar()
        })
      for cell in screen.session.surface.cells {
        #expect(!cell.glyph.scalars.contains(where: isUnsafe), "\(text.unicodeScalars.map(\.value))")
      }
    }
  }
}
