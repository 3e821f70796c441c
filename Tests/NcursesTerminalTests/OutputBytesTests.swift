import CTerminal
import Testing
import ViewTree

@testable import NcursesTerminal

/// Bytes that a screen of 200 by 60 costs, of the kind that was measured for the table of budgets: a header, rows of text
/// in a few styles, a selected row, a footer. Nothing is cleared before it is written (C80).
@MainActor
@Suite("Bytes of a frame", .serialized)
final class OutputBytesTests {
  private static let size = CellSize(200, 60)

  private let device: PseudoTerminal

  init() throws { device = try #require(PseudoTerminal(size: Self.size)) }

  deinit { device.close() }

  /// What each change costs on one kind of terminal.
  struct Costs: CustomTestStringConvertible {
    let name: String
    let colorTerm: String
    let cell: Int
    let row: Int
    let selection: Int
    let scroll: Int
    let scrollByThree: Int
    let scrollBetween: Int
    let full: Int
    var testDescription: String { name + " " + colorTerm }
  }

  nonisolated static let all = [
    Costs(
      name: "xterm-256color", colorTerm: "truecolor", cell: 10, row: 208, selection: 431, scroll: 200,
      scrollByThree: 618, scrollBetween: 237, full: 12475),
    Costs(
      name: "xterm-256color", colorTerm: "", cell: 10, row: 193, selection: 394, scroll: 185, scrollByThree: 573,
      scrollBetween: 214, full: 11381),
    Costs(
      name: "tmux-256color", colorTerm: "", cell: 10, row: 193, selection: 438, scroll: 186, scrollByThree: 572,
      scrollBetween: 214, full: 11425),
    Costs(
      name: "linux", colorTerm: "", cell: 10, row: 203, selection: 422, scroll: 192, scrollByThree: 589,
      scrollBetween: 237, full: 12086),
    Costs(
      name: "vt100", colorTerm: "", cell: 10, row: 161, selection: 0, scroll: 148, scrollByThree: 452,
      scrollBetween: 170, full: 8899),
  ]

  @Test("is exactly this, and within the budgets", arguments: all)
  func costs(_ costs: Costs) throws {
    let environment = TerminalEnvironment(name: costs.name, colorTerm: costs.colorTerm)
    let terminal = try NcursesTerminal(
      .init(
        input: device.terminal, output: device.terminal, environment: environment, ownsProcess: false,
        isUnicode: true),
      configuration: .init(colorScheme: .dark))
    defer { terminal.restore() }
    var list = TestList(size: Self.size)
    func send(_ rows: Range<Int>) -> String {
      let runs = rows.map { CellRun(row: $0, columns: 0..<Self.size.width) }
      return device.sent(terminal.present(list.surface, runs: runs, cursor: nil))
    }
    let all = 0..<Self.size.height
    _ = send(all)
    #expect(send(all) == "")
    #expect(terminal.present(list.surface, runs: [], cursor: nil) == 0)

    list.surface[150, 30].glyph = Glyph("#")
    let cell = send(30..<31).utf8.count
    #expect(cell == costs.cell)
    #expect(cell <= 24)

    list.replaceRow(40)
    let row = send(40..<41).utf8.count
    #expect(row == costs.row)
    #expect(row <= 230)

    list.select(11, instead: 10)
    let selection = send(10..<12).utf8.count
    #expect(selection == costs.selection)
    #expect(selection <= 700)

    list.scroll(by: 1, in: all)
    let scroll = send(all)
    #expect(scroll.utf8.count == costs.scroll)
    #expect(scroll.utf8.count <= 400)

    list.scroll(by: 3, in: all)
    let scrollByThree = send(all).utf8.count
    #expect(scrollByThree == costs.scrollByThree)
    #expect(scrollByThree <= 900)

    // The region that scrolls is set, and set back.
    list.scroll(by: 1, in: 2..<58)
    let between = send(2..<58)
    #expect(between.utf8.count == costs.scrollBetween)
    #expect(between.utf8.count <= 400)
    #expect(between.contains("\u{1b}[3;58r"))

    terminal_invalidate()
    terminal.needsFlush = true
    let full = send(all).utf8.count
    #expect(full == costs.full)
    #expect(full <= 16_384)
    #expect(send(all) == "")
  }
}

/// A screen of rows.
private struct TestList {
  var surface: Surface
  private var next = 0
  private let bar = CellColor.rgb(55, 48, 163)

  init(size: CellSize) {
    surface = Surface(size: size)
    for y in 0..<size.height { replaceRow(y) }
    select(10, instead: 10)
  }

  mutating func replaceRow(_ y: Int) {
    next += 1
    let words = ["Walk", "Lisbon", "harbour", "9", "mountains", "in", "spring", "slowly", "Café", "2027", "moon"]
    let styles: [CellColor] = [
      .default, .default, .default, .rgb(129, 140, 248), .default, .default, .default, .default, .rgb(163, 230, 53),
      .default, .default, .default, .default,
    ]
    var x = 0
    for x in 0..<surface.size.width { surface[x, y] = .blank }
    for index in 0..<16 {
      let word = words[(next * 7 + index * 3) % words.count]
      for scalar in word.unicodeScalars where x < surface.size.width {
        surface[x, y] = Cell(Glyph(scalar), foreground: styles[(next + index) % styles.count])
        x += 1
      }
      x += 2 + (next + index) % 7
    }
  }

  mutating func select(_ y: Int, instead old: Int) {
    for x in 0..<surface.size.width {
      surface[x, old].background = .default
      surface[x, y].background = bar
    }
  }

  mutating func scroll(by count: Int, in rows: Range<Int>) {
    for y in rows.dropLast(count) {
      for x in 0..<surface.size.width { surface[x, y] = surface[x, y + count] }
    }
    for y in rows.suffix(count) { replaceRow(y) }
  }
}
