import Testing

@testable import NcursesTerminal
@testable import ViewTree

/// Every symbol can be shown in every terminal.
struct SymbolTests {
  @Test func S8_6_eachSymbolIsOneColumnWideAndHasAnAsciiForm() throws {
    for (name, glyph) in Symbols.known {
      #expect(CellText.width(of: glyph) == 1, "\(name) \(glyph)")
      let scalars = Array(glyph.unicodeScalars)
      #expect(scalars.count == 1, "\(name) \(glyph)")
      let ascii = AsciiFallback.scalar(for: scalars[0])
      #expect(ascii.value < 0x7F && (ascii != "?" || name == "questionmark"), "\(name) \(glyph)")
    }
    #expect(AsciiFallback.scalar(for: "□") == "o")
  }

  @Test func S8_6_variantsAreFoundByTheirBase() {
    #expect(Symbols.glyph(for: "heart.fill") == "♥")
    #expect(Symbols.glyph(for: "heart.slash") == "♡")
    #expect(Symbols.glyph(for: "minus.circle.fill") == "⊖")
    #expect(Symbols.glyph(for: "photo.circle.fill") == "▣")
    #expect(Symbols.glyph(for: "no.such.thing") == "□")
    #expect(Symbols.glyph(for: "") == "□")
  }
}
