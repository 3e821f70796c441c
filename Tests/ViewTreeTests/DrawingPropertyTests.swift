import Foundation
import Testing

@testable import ViewTree

/// Random screens, changed at random: what is drawn by and by is what would be drawn at once. 10,000 of them, with
/// LONG_TESTS set ten times as many.
@MainActor
struct DrawingPropertyTests {
  private static let stateless = Array(Piece.Kind.allCases.prefix { $0 != .scroll })

  private static let count: UInt64 = ProcessInfo.processInfo.environment["LONG_TESTS"] == nil ? 5_000 : 50_000

  @Test func damageIsCompleteWhateverChanges() {
    check(seeds: 0..<Self.count, kinds: Piece.Kind.allCases, isFresh: false)
  }

  @Test func whatChangedByAndByLooksLikeWhatIsMadeAnew() {
    check(seeds: 1_000_000..<1_000_000 + Self.count, kinds: Self.stateless, isFresh: true)
  }

  private func check(seeds: Range<UInt64>, kinds: [Piece.Kind], isFresh: Bool) {
    for seed in seeds {
      guard failure(seed, Array(0..<8), kinds, isFresh) != nil else { continue }
      // The shortest part of the sequence that still fails tells the most.
      var steps = Array(0..<8)
      for step in steps.reversed() {
        let fewer = steps.filter { $0 != step }
        if failure(seed, fewer, kinds, isFresh) != nil { steps = fewer }
      }
      Issue.record("seed \(seed): \(failure(seed, steps, kinds, isFresh) ?? "")")
      return
    }
  }

  /// Makes a screen from `seed`, does the edits of `steps`, and looks after each whether all is as it should be.
  private func failure(_ seed: UInt64, _ steps: [Int], _ kinds: [Piece.Kind], _ isFresh: Bool) -> String? {
    var pieces = RandomPieces(seed: seed, kinds: kinds)
    let root = pieces.piece(depth: 3)
    let setting = Piece(id: 0, kind: .empty, text: "", number: 2, isOn: true, children: [])
    let screen = Screen(24, 8, PieceScreen(root: root, setting: setting))
    var done = [root.description]
    for step in steps {
      // Numbers of its own for each step, so that leaving one out doesn't change the others.
      pieces.numbers = SeededNumbers(seed: seed &* 100 &+ UInt64(step) &+ 1)
      done.append(pieces.edit(screen, root, setting))
      screen.session.frame()
      if let problem = problem(screen, root, setting, isFresh) {
        return done.joined(separator: "\n  ") + "\n" + problem
      }
    }
    return nil
  }

  private func problem(_ screen: Screen, _ root: Piece, _ setting: Piece, _ isFresh: Bool) -> String? {
    let shown = screen.session.surface
    if let report = screen.tree.reports.first(where: { $0.contains("did not settle") }) { return report }
    if screen.terminal.shown != shown { return differ("sent", screen.terminal.shown, "drawn", shown) }
    if isFresh {
      let fresh = Screen(shown.size.width, shown.size.height, PieceScreen(root: root, setting: setting))
      defer { fresh.tree.end() }
      if fresh.session.surface != shown { return differ("drawn", shown, "fresh", fresh.session.surface) }
    }
    screen.tree.damage.add(shown.bounds)
    screen.session.frame()
    let again = screen.session.surface
    return again == shown ? halfGlyph(shown) : differ("drawn", shown, "again", again)
  }

  private func halfGlyph(_ surface: Surface) -> String? {
    for y in 0..<surface.size.height {
      for x in 0..<surface.size.width {
        let right = x + 1 < surface.size.width ? surface[x + 1, y].glyph.isContinuation : false
        if surface[x, y].glyph.isWide != right { return "half of a glyph at \(x), \(y)\n\(surface.text)" }
      }
    }
    return nil
  }

  private func differ(_ a: String, _ one: Surface, _ b: String, _ other: Surface) -> String {
    let index = zip(one.cells, other.cells).enumerated().first { $1.0 != $1.1 }?.offset ?? -1
    let place = "cell \(index % one.size.width), \(index / one.size.width)"
    let cells = index < 0 ? "" : "\(one.cells[index]) ≠ \(other.cells[index])"
    return "\(place): \(cells)\n-- \(a)\n\(one.text)\n-- \(b)\n\(other.text)\n--"
  }
}
