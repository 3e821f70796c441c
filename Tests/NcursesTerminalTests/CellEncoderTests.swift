import CTerminal
import Testing
import ViewTree

@testable import NcursesTerminal

@Suite("Cells as the terminal gets them")
struct CellEncoderTests {
  init() { _ = terminal_use_locale() }

  private func surface(_ glyphs: [Glyph]) -> Surface {
    var surface = Surface(size: CellSize(glyphs.count, 1))
    for (x, glyph) in glyphs.enumerated() { surface[x, 0] = Cell(glyph) }
    return surface
  }

  private func text(
    _ glyphs: [Glyph], columns: Range<Int>? = nil, isUnicode: Bool = true
  ) -> (first: Int, text: String) {
    var encoder = CellEncoder(depth: .direct, isUnicode: isUnicode, strikesThrough: true)
    let first = encoder.encode(surface(glyphs), row: 0, columns: columns ?? 0..<glyphs.count)
    var text = String.UnicodeScalarView()
    for entry in encoder.output {
      for value in [entry.scalars.0, entry.scalars.1, entry.scalars.2, entry.scalars.3, entry.scalars.4]
      where value != 0 {
        text.append(Unicode.Scalar(value) ?? "?")
      }
    }
    return (first, String(text))
  }

  @Test("a character an entry, a wide one too")
  func plain() {
    #expect(text(["a", "日", .continuation, "b"].glyphs).text == "a日b")
    #expect(text([Glyph(cluster: ["e", "\u{301}"]), Glyph("x")]).text == "e\u{301}x")
  }

  @Test("a run that begins or ends inside a wide glyph takes all of it")
  func halves() {
    let glyphs = ["日", .continuation, "a", "本", .continuation].glyphs
    #expect(text(glyphs, columns: 1..<4) == (0, "日a本"))
    #expect(text(glyphs, columns: 2..<3) == (2, "a"))
  }

  @Test("a wide glyph without its right half is a blank, half a one too")
  func orphans() {
    #expect(text(["a", "日"].glyphs).text == "a ")
    #expect(text(["日", "b"].glyphs).text == " b")
    #expect(text([.continuation, "b"].glyphs).text == " b")
    #expect(text(["a", .continuation, "b"].glyphs).text == "a b")
  }

  @Test("no control character and nothing without a width")
  func controls() {
    for scalar in ["\u{1b}", "\u{7}", "\r", "\u{7f}", "\u{9b}", "\u{301}", "\u{200d}", "\u{2028}"] as [Unicode.Scalar] {
      #expect(text([Glyph("a"), Glyph(scalar), Glyph("b")]).text == "a\u{fffd}b")
    }
    #expect(text([Glyph(cluster: ["e", "\u{1b}", "\u{301}"]), Glyph("x")]).text == "e\u{301}x")
  }

  @Test("ASCII for a terminal that has nothing else, in the same columns")
  func ascii() {
    let box = "╭─╮│╰╯█✔○…→日".unicodeScalars.flatMap { $0 == "日" ? [Glyph($0), .continuation] : [Glyph($0)] }
    #expect(text(box, isUnicode: false).text == "+-+|++#xo~>? ")
    #expect(text([Glyph(cluster: ["e", "\u{301}"]), Glyph("é")], isUnicode: false).text == "ee")
    #expect(
      "SãoMiguelÅßŁœıéñ→♡✿".unicodeScalars.map { AsciiFallback.scalar(for: $0) }.elementsEqual(
        "SaoMiguelAsLoien>**".unicodeScalars))
    for value in 0...0x3_0000 as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let plain = AsciiFallback.scalar(for: scalar)
      #expect((0x20..<0x7f).contains(plain.value))
    }
  }

  @Test("attributes have the same bits on both sides")
  func attributes() {
    #expect(CellAttributes.bold.rawValue == UInt32(TERMINAL_BOLD))
    #expect(CellAttributes.dim.rawValue == UInt32(TERMINAL_DIM))
    #expect(CellAttributes.italic.rawValue == UInt32(TERMINAL_ITALIC))
    #expect(CellAttributes.underline.rawValue == UInt32(TERMINAL_UNDERLINE))
    #expect(CellAttributes.reverse.rawValue == UInt32(TERMINAL_REVERSE))
    #expect(CellAttributes.strikethrough.rawValue == UInt32(TERMINAL_STRIKETHROUGH))
  }

  @Test("an error is a sentence without anything that a terminal obeys")
  func errors() {
    let error = TerminalError.unknownTerminal(name: "x\u{1b}[2J\u{9b}y\n")
    #expect(error.description.contains("\"x[2Jy\""))
    #expect(error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7f })
  }
}

/// Either a character or the right half of a wide one, so that tables read well.
private enum Piece: ExpressibleByUnicodeScalarLiteral {
  case scalar(Unicode.Scalar)
  case continuation

  init(unicodeScalarLiteral value: Unicode.Scalar) { self = .scalar(value) }
}

extension [Piece] {
  fileprivate var glyphs: [Glyph] {
    map {
      switch $0 {
      case .scalar(let scalar): Glyph(scalar)
      case .continuation: .continuation
      }
    }
  }
}
