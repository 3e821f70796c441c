import Foundation
import Testing
import ViewTree
import ViewTreeFoundation

/// Values of Foundation as texts.
@MainActor
struct FoundationTextTests {
  private func surface(_ text: Text) -> Surface {
    let terminal = MemoryTerminal(size: CellSize(30, 1))
    let session = Session(text.frame(maxWidth: .infinity, alignment: .leading), terminal: terminal)
    session.frame()
    return session.surface
  }

  private func shown(_ text: Text) -> String { surface(text).text }

  @Test func text_formatsOfFoundation() {
    let locale = Locale(identifier: "en_US")
    #expect(shown(Text(0.62, format: .percent.locale(locale))) == "62%")
    #expect(shown(Text(1234, format: .number.locale(locale))) == "1,234")
    let date = Date(timeIntervalSince1970: 1_796_000_000)
    #expect(shown(Text(date, format: .iso8601.year().month().day())) == "2026-11-30")
  }

  @Test func text_stylesOfDates() {
    setenv("TZ", "UTC", 1)
    tzset()
    let date = Date(timeIntervalSince1970: 1_796_015_105)
    #expect(shown(Text(date, style: .date)) == "November 30, 2026")
    #expect(shown(Text(date, style: .time)) == "5:05 AM")
    #expect(shown(Text(date + 7 * 3600, style: .time)) == "12:05 PM")
    #expect(shown(Text(date - 5 * 3600, style: .time)) == "12:05 AM")
    #expect(shown(Text(Date(timeIntervalSince1970: .infinity), style: .date)).contains(","))
  }

  @Test func text_attributedStrings() {
    var bold = AttributedString("Rome")
    bold.font = .body.bold()
    bold.foregroundColor = .red
    var link = AttributedString("map")
    link.link = URL(string: "https://example.com")
    let shown = surface(Text(bold + AttributedString(" ") + link))
    #expect(shown.text == "Rome map")
    #expect(shown[0, 0] == Cell(Glyph("R"), foreground: .palette(1), attributes: .bold))
    #expect(shown[4, 0].attributes == [])
    #expect(shown[5, 0].attributes == .underline)
    #expect(surface(Text(AttributedString(""))).text == "")
  }
}
