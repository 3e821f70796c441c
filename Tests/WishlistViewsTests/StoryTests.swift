import Testing
import ViewTree
import WishlistModel

@testable import WishlistViews

/// What a user does, step by step, on the screen in memory.
@MainActor
@Suite struct StoryTests {
  @Test func W4_firstTickEarnsABadgeAndUndoTakesItBack() throws {
    let screen = try AppScreen(80, 24)
    screen.press(.rightArrow, .return)
    #expect(screen.text.contains("0 of 3 activities"))
    #expect(!screen.text.contains("%"))
    screen.press(.space)
    #expect(screen.text.contains("33 %"))
    #expect(screen.text.contains("★ Goal earned: 10 Activities"))
    screen.press("u")
    #expect(screen.text.contains("0 of 3 activities"))
    #expect(!screen.text.contains("★"))
  }

  @Test func S2_aCoveredScreenShowsWhatChangedMeanwhile() throws {
    let screen = try AppScreen(80, 24)
    screen.press(.rightArrow, .return, .space, "2", "1", .escape)
    #expect(screen.text.contains("33 %"))
    #expect(screen.text.contains("1 of 3 activities"))
  }

  @Test func W5_pathScrollAndFocusSurviveAChangeOfTab() throws {
    let screen = try AppScreen(80, 24)
    screen.press(.rightArrow, .return, .downArrow)
    let before = screen.text
    screen.press("2", "1")
    #expect(screen.text == before)
    screen.press(.space)
    #expect(screen.text.contains("✔ Learn to fold khinkali"))
  }

  @Test func W8_newTripNeedsANameAndAsksBeforeItThrowsTextAway() throws {
    let screen = try AppScreen(80, 24)
    screen.press("n")
    screen.type("Rome")
    screen.press(.escape)
    #expect(screen.text.contains("Discard what you typed?"))
    // The keys are on "Keep editing".
    screen.press(.return)
    #expect(!screen.text.contains("Discard"))
    screen.press(.escape)
    screen.press(.rightArrow, .return)
    #expect(!screen.text.contains("New Trip  "))
    #expect(screen.dataSource.trips.count == 12)
    screen.press("n")
    screen.type("Rome")
    screen.press(.return)
    #expect(screen.dataSource.trips.count == 13)
    #expect(screen.dataSource.recentlyAdded.first?.name == "Rome")
    #expect(screen.text.contains("Rome"))
  }

  @Test func W9_manyPastedLinesBecomeManyActivities() throws {
    let screen = try AppScreen(80, 24)
    screen.press(.return)
    screen.session.send(.paste("See the telescope\nDrink pisco\n\nTouch a cactus\n"))
    screen.session.frame()
    #expect(
      screen.dataSource.recentlyAdded[0].sortedActivities.map(\.name) == [
        "See the telescope", "Drink pisco", "Touch a cactus",
      ])
    #expect(screen.text.contains("○ Drink pisco"))
  }

  @Test func W9_sortOrderIsKeptAndTheListSortsAgainAfterATick() throws {
    let screen = try AppScreen(80, 24)
    screen.press(.rightArrow, .return)
    // Own order, then title, added, edited, completion.
    screen.press("s", "s", "s", "s")
    #expect(screen.text.contains("Sort: Completion") || screen.text.contains("Sort: Open First"))
    screen.press(.space)
    let rows = screen.text.split(separator: "\n").filter { $0.hasPrefix(" ○ ") || $0.hasPrefix(" ✔ ") }
    #expect(rows.last?.hasPrefix(" ✔ Walk from Mestia") == true)
    screen.press(.escape, .rightArrow, .return)
    #expect(screen.text.contains("Sort: Completion") || screen.text.contains("Sort: Open First"))
  }

  @Test func W9_editingCanBeCancelledAndDropsEmptyNames() throws {
    let screen = try AppScreen(80, 24)
    screen.press(.rightArrow, .return, "e")
    screen.type("X")
    screen.press(.escape)
    #expect(screen.text.contains("‹ Wishlist Towers of Svaneti"))
    screen.press("e")
    screen.type("!")
    screen.press(.return)
    #expect(screen.text.contains("‹ Wishlist Towers of Svaneti!"))
  }

  @Test func W9_deletingAnActivityCanBeUndone() throws {
    let screen = try AppScreen(80, 24)
    screen.press(.rightArrow, .return, "d")
    #expect(screen.text.contains("0 of 2 activities"))
    screen.press("u")
    #expect(screen.text.contains("0 of 3 activities"))
    #expect(screen.text.contains("○ Walk from Mestia to Ushguli in four days"))
  }

  @Test func W11_enterOpensTheFirstResultAndEscClearsThenLeaves() throws {
    let screen = try AppScreen(80, 24)
    screen.press("/")
    screen.type("khink")
    #expect(screen.text.contains("○ Learn to fold khinkali"))
    screen.press(.return)
    #expect(screen.text.contains("‹ Search Towers of Svaneti"))
    // The keys are on the activity that was found.
    screen.press(.space)
    #expect(screen.text.contains("✔ Learn to fold khinkali"))
    screen.press(.escape)
    #expect(screen.text.contains("⌕ khink"))
    screen.press(.escape)
    #expect(screen.text.contains("Recent"))
    screen.press(.escape)
    #expect(screen.text.contains("Show All"))
  }

  @Test func W11_noResultIsSaid() throws {
    let screen = try AppScreen(80, 24)
    screen.press("/")
    screen.type("qqq")
    #expect(screen.text.contains("No results for \"qqq\""))
  }

  @Test func C38_lettersInAFieldAreLetters() throws {
    let screen = try AppScreen(80, 24)
    screen.press("/")
    screen.type("q1?:u")
    #expect(screen.text.contains("⌕ q1?:u"))
  }

  @Test func W13_paletteFindsAnActionByName() throws {
    let screen = try AppScreen(80, 24)
    screen.press(":")
    screen.type("new")
    screen.press(.return)
    #expect(screen.text.contains("Where to?"))
  }

  @Test func W13_aSheetOpenedFromThePaletteClosesAgain() throws {
    let screen = try AppScreen(80, 24)
    screen.press(":")
    screen.type("help")
    screen.press(.return)
    #expect(screen.text.contains("find a command by name"))
    screen.press(.escape)
    #expect(!screen.text.contains("find a command by name"))
    // The keys are where they were before both.
    screen.press(.return)
    #expect(screen.text.contains("‹ Wishlist Stars over the Atacama"))
  }

  @Test func W13_mouseOpensACard() throws {
    let screen = try AppScreen(80, 24)
    for kind in [MouseEvent.Kind.press, .release] {
      screen.session.send(.mouse(MouseEvent(kind, button: .left, location: CellPoint(5, 12))))
    }
    screen.session.frame()
    #expect(screen.text.contains("‹ Wishlist Jeju in Yellow"))
  }

  @Test func L5_everySizeDrawsOrSaysNothingButNeverEnds() throws {
    let screen = try AppScreen(80, 24)
    for (width, height) in [
      (1, 1), (2, 1), (1, 2), (10, 3), (20, 6), (39, 11), (200, 60), (400, 100), (0, 0), (80, 24),
    ] {
      screen.terminal.resize(CellSize(width, height))
      screen.session.send(.resize(CellSize(width, height)))
      screen.session.frame()
      #expect(screen.terminal.shown == screen.session.surface)
    }
    #expect(screen.text.contains("Stars over the Atacama"))
  }
}
