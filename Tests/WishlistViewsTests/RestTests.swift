import Testing
import ViewTree

@testable import WishlistViews

/// C78: with nothing to happen the program sleeps. Each return of a wait is a wake-up; a wait without end has none,
/// however long the span is.
@MainActor
@Suite struct RestTests {
  /// A terminal on which some keys are pressed, one at a wait without end; then nothing happens any more.
  private final class QuietTerminal: Terminal {
    let size = CellSize(80, 24)
    let capabilities = TerminalCapabilities()
    var usesMouse = true
    private var keys: [KeyEquivalent]
    /// How long each wait was to be at most, in seconds.
    private(set) var waits: [Double?] = []
    private(set) var frames = 0

    init(_ keys: [KeyEquivalent]) { self.keys = keys }

    func present(_ surface: Surface, runs: [CellRun], cursor: CellPoint?) -> Int {
      frames += 1
      return 0
    }

    func nextEvents(timeout: Double?) -> [TerminalEvent] {
      waits.append(timeout)
      // A wait with an end comes to it at once here.
      if timeout != nil, waits.count < 1_000 { return [] }
      if keys.isEmpty { return [.terminate(signal: 15)] }
      return [.key(KeyPress(keys.removeFirst()))]
    }

    func copy(_ text: String) -> Bool { false }

    func restore() {}
  }

  @Test(
    arguments: [
      ("home", []), ("trip", [.rightArrow, .return]), ("goals", ["2"]), ("search", ["/", "t", "o"]), ("help", ["?"]),
    ] as [(String, [KeyEquivalent])])
  func C78_noWakeUpsAtRest(screen: String, keys: [KeyEquivalent]) throws {
    let app = try AppScreen(80, 24)
    let terminal = QuietTerminal(keys)
    #expect(Session(ContentView().environment(app.dataSource), terminal: terminal).run() == 128 + 15)
    // One wait without end for each key, and the last, from which nothing would ever wake it.
    #expect(terminal.waits.filter { $0 == nil }.count == keys.count + 1)
    // A frame that would follow sooner than eyes see is put off once; a key never leads to more than that.
    #expect(terminal.waits.count <= 2 * keys.count + 1)
    #expect(terminal.frames <= keys.count + 1)
  }
}
