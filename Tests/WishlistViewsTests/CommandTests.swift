import Testing
import ViewTree

@testable import WishlistViews

/// The app's commands and their keys.
@MainActor
@Suite struct CommandTests {
  @Test func W13_theTableIsSound() {
    #expect(KeyBindings.wishlist().problems.isEmpty)
    #expect(Set(KeyBindings.wishlist().bindings.map(\.name)).count == KeyBindings.wishlist().bindings.count)
  }

  @Test func W13_helpShowsAllCommandsWithTheKeysThatTheUserGaveThem() throws {
    let screen = try AppScreen(
      80, 60,
      keys: .wishlist(changes: [
        KeyBindings.Change("undo", keys: ["Ctrl-u"]), KeyBindings.Change("half-page-up", keys: []),
        KeyBindings.Change("help", keys: ["F1"]),
      ]))
    #expect(screen.text.contains("F1 help"))
    screen.press("?")
    #expect(!screen.text.contains("find a command by name"))
    screen.press(.function(1))
    for binding in KeyBindings.wishlist().bindings { #expect(screen.text.contains(binding.title)) }
    #expect(screen.text.contains("Ctrl-u    undo"))
    screen.press(.function(1))
    #expect(!screen.text.contains("find a command by name"))
  }

  @Test func noScreenHasTwoCommandsOnAKey() throws {
    let screen = try AppScreen(80, 24)
    for key in [.rightArrow, .return, "e", .escape, "2", "3", .escape, "1", ":", .escape, "?"] as [KeyEquivalent] {
      screen.press(key)
      #expect(screen.session.tree.reports.isEmpty)
    }
  }

  @Test func C90_helpCanBeReadOnASmallScreen() throws {
    let screen = try AppScreen(40, 10)
    screen.press("?")
    #expect(!screen.text.contains("sort activities"))
    for _ in 0..<40 { screen.press(.downArrow) }
    #expect(screen.text.contains("edit the trip"))
  }
}
