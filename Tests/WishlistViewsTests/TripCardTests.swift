import FoundationEssentials
import Testing
import ViewTree
import WishlistModel

@testable import WishlistViews

/// The trip card (W7) and the header of a season (W6), made of public views only, at several widths.
@MainActor
@Suite struct TripCardTests {
  nonisolated static let widths = [20, 40, 60, 80, 120]

  private static func trips(_ collection: TripCollection) -> [TripRecord] {
    let day = Date(timeIntervalSince1970: 1_750_000_000)
    func trip(_ id: Int, _ name: String, _ subtitle: String?, activities: Int) -> TripRecord {
      TripRecord(
        id: "\(id)", name: name, subtitle: subtitle, collection: collection,
        created: day.addingTimeInterval(Double(-id * 86_400)), edited: day,
        activities: (0..<activities).map {
          ActivityRecord(id: "\(id)-\($0)", name: "activity", added: day, edited: day)
        })
    }
    return [
      trip(1, "Lofoten", "Å i Lofoten, Norway", activities: 12),
      trip(2, "A name that is much longer than any card is wide", nil, activities: 0),
      trip(3, "京都", "京都府、日本", activities: 1),
    ]
  }

  private func lines(_ collection: TripCollection, _ width: Int) -> [String] {
    let dataSource = DataSource(clock: { Date(timeIntervalSince1970: 1_780_000_000) })
    dataSource.load(Self.trips(collection))
    let terminal = MemoryTerminal(size: CellSize(width, 12))
    let view = ScrollView { CollectionSection(collection: collection) }
    Session(view.environment(dataSource), terminal: terminal).frame()
    return terminal.shown.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: widths) func W7_allCardsOfARowAreAsHigh(width: Int) {
    for collection in [TripCollection.spring, .summer] {
      let lines = lines(collection, width)
      let top = lines.firstIndex { $0.hasPrefix("┏") || $0.hasPrefix("╭") } ?? -1
      let tops = lines.indices.filter { lines[$0].contains("╭") || lines[$0].contains("┏") }
      let bottoms = lines.indices.filter { lines[$0].contains("╰") || lines[$0].contains("┗") }
      #expect(tops == [top] && bottoms == [top + 6], "\(collection) at \(width):\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test(arguments: widths) func W6_showAllIsOnTheTitlesBaseline(width: Int) {
    let lines = lines(.summer, width)
    let title = lines.firstIndex { $0.hasPrefix(" ☀ Summer ") } ?? 0
    #expect(lines[title].hasSuffix(width == 20 ? " All ›" : " Show All ›"))
    #expect(lines[title].count == width - 1)
    #expect(lines[title + 1].hasPrefix("   Long days, li"))
  }

  @Test(arguments: widths) func W7_aDateIsWholeOrNotThere(width: Int) {
    let text = lines(.summer, width).joined(separator: "\n")
    // Each date that begins and that the row doesn't cut at its end is whole.
    let whole = text.matches(of: /2025-\d\d-\d\d/).count
    let begun = text.matches(of: /20\d/).count
    let cutByTheRow = text.matches(of: /2[\d-]{0,9}\n/).filter { $0.output.count < 11 }.count
    #expect(begun - cutByTheRow <= whole)
    #expect(!text.contains("20…") && !text.contains("2025-…"))
  }

  @Test(arguments: widths) func W7_theCountIsThereIfThereIsOne(width: Int) {
    let lines = lines(.spring, width)
    let top = lines.firstIndex { $0.hasPrefix("╭") || $0.hasPrefix("┏") } ?? 0
    // The first card has none, the second twelve.
    #expect(lines[top + 1].contains(" 12 ") == (width >= 60))
    #expect(!lines[top + 1].contains("0"))
  }

  @Test func W7_cardsCellByCell() {
    #expect(lines(.summer, 20).joined(separator: "\n") == Self.narrow)
    #expect(lines(.summer, 80).joined(separator: "\n") == Self.wide)
  }

  private static let narrow = """

     ☀ Summer     All ›
       Long days, ligh…
    ╭──────────────────╮
    │                  │
    │        ☀         │
    │                  │
    │A name that is mu…│
    │        2025-06-13│
    ╰──────────────────╯


    """

  private static let wide = """

     ☀ Summer                                                            Show All ›
       Long days, light luggage
    ╭──────────────────────────────╮ ╭──────────────────────────────╮ ╭─────────────
    │                              │ │                           12 │ │
    │              ☀               │ │              ☀               │ │
    │                              │ │                              │ │
    │A name that is much longer th…│ │Lofoten                       │ │京都
    │                    2025-06-13│ │Å i Lofoten, Norway           │ │京都府、日本
    ╰──────────────────────────────╯ ╰──────────────────────────────╯ ╰─────────────


    """
}
