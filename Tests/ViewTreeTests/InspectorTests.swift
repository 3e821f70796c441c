import Testing

@testable import ViewTree

/// Statistics, the dump of the tree, and the overlay (S3).
@MainActor
@Suite struct InspectorTests {
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("count \(count)")
        Button("more") { count += 1 }
      }
    }
  }

  @Test func dumpTellsStateDependenciesAndCause() {
    let screen = Screen(20, 4, Counter())
    screen.press(.return)
    let lines = screen.tree.dump().split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.prefix(5) == [
        "Root slot 0, 20×4 at 0,0, offered 20×4, ran 1 time, last because of created",
        "Counter slot 0, ran 2 times, last because of state",
        "state count = 1",
        "reads state count",
        "VStack slot 0, 8×2 at 6,1, offered 20×4, ran 2 times, last because of another view value",
      ])
    #expect(lines.contains { $0.hasPrefix("Text slot 0, 7×1 at 0,0, offered 20×") })
    #expect(lines.contains { $0.hasPrefix("FocusableModifier") && $0.hasSuffix("has the keys") })
  }

  @Test func F12ShowsWhatTheLatestFrameCostAndGoesAwayWithoutATrace() {
    let screen = Screen(60, 14, Counter())
    let before = screen.terminal.shown
    screen.press(.function(12))
    #expect(screen.lines[1].contains("│bodies"))
    screen.press(.return)
    screen.press(.function(12))
    screen.press(.function(12))
    #expect(screen.lines[0].contains("┌───"))
    screen.press(.function(12))
    #expect(!screen.text.contains("bodies"))
    #expect(screen.text == before.text.replacing("count 0", with: "count 1"))
  }

  @Test func S3_statisticsAddUp() {
    let screen = Screen(20, 4, Counter())
    let total = screen.tree.statistics
    let cost = screen.cost { screen.press(.return) }
    #expect(cost.bodies == ["Counter": 1, "Button": 1])
    #expect(cost.cellsSent == 1)
    #expect(cost.frames == 1)
    #expect(screen.tree.statistics.since(cost).bodiesRun == 0)
    #expect(total.times.update >= 0)
  }
}
