import FoundationEssentials
import Testing

@testable import WishlistStore

struct TimestampTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2026-05-01T10:00:00Z", 1_777_629_600),
    ("2024-02-29T23:59:59.250Z", 1_709_251_199.25),
    ("1969-12-31T23:59:59Z", -1), ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("1900-03-01T00:00:00Z", -2_203_891_200),
  ])
  func W18_datesAreWrittenAndRead(text: String, seconds: Double) {
    #expect(Timestamp.date(from: text) == Date(timeIntervalSince1970: seconds))
    #expect(Timestamp.string(from: Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test(arguments: [
    ("2026-05-01", 1_777_593_600.0), ("2026-05-01T12:00:00+02:00", 1_777_629_600), ("2026-05-01 10:00z", 1_777_629_600),
    ("2026-05-01T06:30:00-0330", 1_777_629_600), ("2026-05-01T10:00:00.000000Z", 1_777_629_600),
  ])
  func W18_otherSpellingsAreRead(text: String, seconds: Double) {
    #expect(Timestamp.date(from: text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "tomorrow", "2026-13-01", "2026-02-29", "2026-04-31", "2026-05-00", "2026-05-01T24:00:00Z",
    "2026-05-01T10:00:00",
    "2026-05-01T10:60:00Z", "2026-5-1", "2026-05-01T10:00:00Zx", "2026-05-01T10:00:00.Z", "+026-05-01",
  ])
  func W18_whatIsNoDateIsNone(text: String) {
    #expect(Timestamp.date(from: text) == nil)
  }

  @Test func W18_dateFunctionsAgreeWithTheLibrary() {
    // Before 1583 the library counts by the older calendar, which ISO 8601 does not.
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let milliseconds = Int.random(in: -11_000_000_000_000...200_000_000_000_000, using: &random)
      let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
      let text = Timestamp.string(from: date)
      #expect(Timestamp.date(from: text) == date)
      let whole = Date(timeIntervalSince1970: (Double(milliseconds) / 1000).rounded(.down))
      #expect(Timestamp.string(from: whole) == whole.formatted(.iso8601))
    }
  }
}
