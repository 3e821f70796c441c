import FoundationEssentials
import Testing
import ViewTree
import WishlistModel
import WishlistStore

@testable import WishlistViews

/// The app on the sample trips, on a terminal in memory.
@MainActor
final class AppScreen {
  let dataSource: DataSource
  let terminal: MemoryTerminal
  let session: Session

  /// The app as it starts. Today is always the same day.
  init(
    _ width: Int, _ height: Int, records: [TripRecord]? = nil, messages: [String] = [], keys: KeyBindings = .wishlist(),
    capabilities: TerminalCapabilities = TerminalCapabilities()
  ) throws {
    let today = Date(timeIntervalSince1970: 1_780_000_000)
    dataSource = DataSource(clock: { today })
    dataSource.load(try records ?? Self.samples())
    terminal = MemoryTerminal(size: CellSize(width, height), capabilities: capabilities)
    session = Session(ContentView(messages: messages, keys: keys).environment(dataSource), terminal: terminal)
    session.tree.statistics.countsTypes = true
    session.frame()
  }

  static var package: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  static func samples() throws -> [TripRecord] {
    let file = package.appending(path: "Sources/wishlist/Samples.json")
    return try SampleTrips.decode([UInt8](Data(contentsOf: file)))
  }

  var text: String { terminal.shown.text }

  func press(_ keys: KeyEquivalent...) {
    for key in keys {
      session.send(.key(KeyPress(key)))
      session.frame()
    }
  }

  func type(_ text: String) {
    for character in text { press(KeyEquivalent(character)) }
  }

  /// Compares the screen with a file in Fixtures/Screens; with UPDATE_SCREENS set it writes the file.
  func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = Self.package.appending(path: "Fixtures/Screens/\(name).txt")
    if ProcessInfo.processInfo.environment["UPDATE_SCREENS"] != nil {
      try Data((text + "\n").utf8).write(to: file)
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard expected != text + "\n" else { return }
    let rows = zip(
      expected.split(separator: "\n", omittingEmptySubsequences: false),
      text.split(separator: "\n", omittingEmptySubsequences: false))
    let difference = rows.enumerated().filter { $1.0 != $1.1 }
      .map { "row \($0):\n- \($1.0)\n+ \($1.1)" }.joined(separator: "\n")
    Issue.record("\(name) looks different:\n\(difference)", sourceLocation: sourceLocation)
  }
}
