import Testing
import ViewTree

@testable import NcursesTerminal

/// What a real terminal shows after many frames is what the program drew: random cells, wide glyphs, bars, scrolled
/// rows, sent through ncurses and read back from tmux.
@MainActor
@Suite(.serialized) struct TmuxPictureTests {
  private static let size = CellSize(40, 12)

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func S3_theTerminalShowsTheSurface(term: String) throws {
    for seed: UInt64 in 1...20 {
      let (surface, bytes) = try drawnFrames(term, seed: seed, count: 40)
      let expected = TmuxPicture.trimmed(surface.text)
      let shown = try TmuxPicture.shown(of: bytes, size: Self.size, until: { $0 == expected })
      #expect(shown == expected, "TERM \(term), seed \(seed)")
    }
  }

  /// Draws random frames, each changed from the one before; returns the last and all bytes sent.
  private func drawnFrames(_ term: String, seed: UInt64, count: Int) throws -> (Surface, String) {
    let device = try #require(PseudoTerminal(size: Self.size))
    defer { device.close() }
    let environment = TerminalEnvironment(name: term, colorTerm: "", noColor: false)
    let terminal = try NcursesTerminal(
      .init(
        input: device.terminal, output: device.terminal, environment: environment, ownsProcess: false,
        isUnicode: true), configuration: .init(colorScheme: .dark))
    defer { terminal.restore() }
    var random = SeededGenerator(seed: seed)
    var surface = Surface(size: Self.size)
    var sent = terminal.present(surface, runs: Self.rows(0..<Self.size.height), cursor: nil)
    for _ in 0..<count {
      let rows = Self.change(&surface, &random)
      sent += terminal.present(surface, runs: Self.rows(rows), cursor: nil)
    }
    return (surface, device.sent(sent))
  }

  private static func rows(_ rows: some Sequence<Int>) -> [CellRun] {
    rows.map { CellRun(row: $0, columns: 0..<size.width) }
  }

  /// Changes the surface as screens change, and tells which rows.
  private static func change(_ surface: inout Surface, _ random: inout SeededGenerator) -> Range<Int> {
    let from = Int.random(in: 0..<size.height, using: &random)
    let to = Int.random(in: from..<size.height, using: &random) + 1
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      // A list scrolls by one.
      for y in from..<max(from, to - 1) {
        for x in 0..<size.width { surface[x, y] = surface[x, y + 1] }
      }
      fill(&surface, row: to - 1, &random)
      return from..<to
    case 1:
      // A bar of selection.
      for x in 0..<size.width { surface[x, from].background = .rgb(55, 48, 163) }
      return from..<from + 1
    case 2:
      for x in 0..<size.width { surface[x, from] = .blank }
      return from..<from + 1
    default:
      for y in from..<to { fill(&surface, row: y, &random) }
      return from..<to
    }
  }

  private static func fill(_ surface: inout Surface, row y: Int, _ random: inout SeededGenerator) {
    let words = ["Rome", "東京", "Ålesund", "e\u{301}te\u{301}", "─│╭╮", "한국", "✔ done", "   ", "مراكش", "…"]
    let colors: [CellColor] = [.default, .palette(2), .rgb(129, 140, 248), .rgb(163, 230, 53)]
    let attributes: [CellAttributes] = [[], .bold, .dim, .reverse, .underline]
    var x = 0
    while x < size.width {
      let word = words.randomElement(using: &random) ?? ""
      let color = colors.randomElement(using: &random) ?? .default
      let attribute = attributes.randomElement(using: &random) ?? []
      for glyph in word.map({ Glyph(cluster: $0.unicodeScalars) }) {
        let width = glyph.isWide ? 2 : 1
        if x + width > size.width { break }
        surface[x, y] = Cell(glyph, foreground: color, attributes: attribute)
        if width == 2 { surface[x + 1, y] = Cell(.continuation, foreground: color, attributes: attribute) }
        x += width
      }
      if x < size.width {
        surface[x, y] = .blank
        x += 1
      }
    }
  }
}
