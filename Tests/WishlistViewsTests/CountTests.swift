import FoundationEssentials
import Testing
import ViewTree
import WishlistModel

@testable import WishlistViews

/// What an action costs, counted exactly (S3).
@MainActor
@Suite struct CountTests {
  /// 1,000 trips of ten activities each.
  static func manyTrips() -> [TripRecord] {
    (0..<1_000).map { trip in
      let day = Date(timeIntervalSince1970: Double(1_700_000_000 + trip * 60))
      return TripRecord(
        id: "trip-\(trip)", name: "Trip \(trip)", collection: TripCollection.allCases[trip % 4], created: day,
        edited: day,
        activities: (0..<10).map { activity in
          ActivityRecord(id: "activity-\(trip)-\(activity)", name: "Activity \(activity)", added: day, edited: day)
        })
    }
  }

  private func cost(_ screen: AppScreen, _ action: () -> Void) -> Statistics {
    screen.session.tree.resetStatistics()
    action()
    return screen.session.tree.statistics
  }

  @Test func S2_tickAmongAThousandTripsRunsOnlyWhatReadIt() throws {
    let screen = try AppScreen(80, 24, records: Self.manyTrips())
    screen.press(.return)
    #expect(screen.text.contains("0 of 10 activities"))
    // The first tick earns a badge; the second changes the row and the progress only.
    screen.press(.space, .downArrow)
    let frames = screen.terminal.frames.count
    let cost = cost(screen) { screen.press(.space) }
    #expect(cost.bodies == ["ActivityRow": 1, "Toggle": 1, "TripProgress": 1, "ProgressView": 1])
    // The progress over the picture, and the ticked row; no cell of another row is sent.
    let runs = screen.terminal.frames[frames...].joined()
    #expect(screen.terminal.frames.count == frames + 1)
    #expect(Set(runs.map(\.row)) == [5, 8])
    #expect(cost.cellsSent == 15)
  }

  @Test func S3_selectionMoveRunsNoBodyOfTheApp() throws {
    let screen = try AppScreen(80, 24, records: Self.manyTrips())
    screen.press(.downArrow, .return)
    #expect(screen.text.contains("‹ Wishlist Spring"))
    let cost = cost(screen) { screen.press(.downArrow) }
    #expect(cost.bodies == [:])
  }

  @Test func S3_letterInTheSearchRunsTheSearchOnly() throws {
    let screen = try AppScreen(80, 24, records: Self.manyTrips())
    screen.press("/")
    screen.type("trip 99")
    let cost = cost(screen) { screen.press("9") }
    let search = [
      "SearchScreen": 1, "ModifiedContent": 1, "ModifierBody": 1, "_ViewModifierContent": 1, "TextField": 1,
    ]
    let list = ["SearchResultList": 1, "List": 1, "Section": 1]
    // Of the 11 trips with "99" one is left; its row gets other marks.
    let row = ["Row": 1, "NavigationLink": 1, "Button": 1, "TripResult": 1]
    #expect(cost.bodies == search.merging(list, uniquingKeysWith: +).merging(row, uniquingKeysWith: +))
  }

  @Test func S3_tabChange() throws {
    let screen = try AppScreen(80, 24)
    screen.press("2", "1")
    let cost = cost(screen) { screen.press("2") }
    // The bar of tabs, and the badge that lost the keys and has them again; the screens are as they were.
    #expect(
      cost.bodies == ["TabView": 1, "TabBarItem": 2, "Row": 3, "BadgeCard": 2, "CardBorder": 2, "KeyHintBar": 1])
  }

  @Test func S3_nothingCostsNothing() throws {
    let screen = try AppScreen(80, 24)
    let frames = screen.terminal.frames.count
    let cost = cost(screen) { screen.session.frame() }
    #expect(cost.bodiesRun == 0)
    #expect(cost.measured == 0)
    #expect(cost.cellsPainted == 0)
    #expect(screen.terminal.frames.count == frames)
  }
}
