import FoundationEssentials
import Testing
import ViewTree

@testable import WishlistViews

/// What each screen looks like, compared with Fixtures/Screens.
@MainActor
@Suite struct ScreenTests {
  nonisolated static let sizes = [(80, 24), (120, 40)]

  @Test(arguments: sizes) func W6_home(width: Int, height: Int) throws {
    let screen = try AppScreen(width, height)
    try screen.expect("home-\(width)x\(height)")
  }

  @Test(arguments: sizes) func W9_tripAfterOneTick(width: Int, height: Int) throws {
    let screen = try AppScreen(width, height)
    screen.press(.rightArrow, .return, .space)
    try screen.expect("trip-\(width)x\(height)")
  }

  @Test(arguments: sizes) func W10_goals(width: Int, height: Int) throws {
    let screen = try AppScreen(width, height)
    screen.press("2")
    try screen.expect("goals-\(width)x\(height)")
  }

  @Test(arguments: sizes) func W11_searchBeforeTyping(width: Int, height: Int) throws {
    let screen = try AppScreen(width, height)
    screen.press("/")
    try screen.expect("search-\(width)x\(height)")
  }

  @Test(arguments: sizes) func W11_searchResults(width: Int, height: Int) throws {
    let screen = try AppScreen(width, height)
    screen.press("/")
    screen.type("to")
    try screen.expect("search-results-\(width)x\(height)")
  }

  @Test(arguments: sizes) func W6_collection(width: Int, height: Int) throws {
    let screen = try AppScreen(width, height)
    screen.press(.downArrow, .return)
    try screen.expect("collection-\(width)x\(height)")
  }

  @Test func W13_help() throws {
    let screen = try AppScreen(80, 24)
    screen.press("?")
    try screen.expect("help-80x24")
  }

  @Test func W12_firstStart() throws {
    let screen = try AppScreen(80, 24, records: [])
    try screen.expect("first-start-80x24")
  }

  @Test func W12_damagedFileIsNamed() throws {
    let screen = try AppScreen(80, 24, messages: ["trips/rome.json: line 3: a comma is missing"])
    #expect(screen.text.contains("! trips/rome.json: line 3: a comma is missing"))
  }

  @Test(arguments: ["home", "trip", "goals"]) func readmeShowsTheScreensAsTheyAre(name: String) throws {
    let readme = String(decoding: try Data(contentsOf: AppScreen.package.appending(path: "README.md")), as: UTF8.self)
    let file = AppScreen.package.appending(path: "Fixtures/Screens/\(name)-80x24.txt")
    #expect(readme.contains(String(decoding: try Data(contentsOf: file), as: UTF8.self)))
  }
}
