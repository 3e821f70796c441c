import Glibc
import Testing
import ViewTree

@testable import NcursesTerminal

/// The whole terminal, on a pseudo terminal. One at a time: ncurses has one screen.
@MainActor
@Suite("The terminal", .serialized)
final class NcursesTerminalTests {
  private static let size = CellSize(80, 24)
  private static let leave = "\u{1b}[?25h\u{1b}[?1049l\u{1b}[23;0;0t"

  private static let modesOn = "\u{1b}[?2004h\u{1b}[?1004h\u{1b}[>4;1m\u{1b}[m\u{1b}[>1u"
  private static let mouseOn = "\u{1b}[?1000h\u{1b}[?1002h\u{1b}[?1006h"
  private static let mouseOff = "\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?1000l"

  private let device: PseudoTerminal

  init() throws {
    device = try #require(PseudoTerminal(size: Self.size))
  }

  deinit { device.close() }

  private func makeTerminal(
    _ name: String = "xterm-256color", colorTerm: String = "truecolor", noColor: Bool = false,
    isUnicode: Bool = true
  ) throws -> NcursesTerminal {
    let environment = TerminalEnvironment(name: name, colorTerm: colorTerm, noColor: noColor)
    return try NcursesTerminal(
      .init(
        input: device.terminal, output: device.terminal, environment: environment, ownsProcess: false,
        isUnicode: isUnicode),
      configuration: .init(colorScheme: .dark))
  }

  private func screen(_ line: String = "A line of a screen.", style: CellColor = .rgb(90, 100, 200)) -> Surface {
    var surface = Surface(size: Self.size)
    for y in 0..<Self.size.height {
      for (x, scalar) in line.unicodeScalars.enumerated() {
        surface[x, y] = Cell(Glyph(scalar), foreground: style)
      }
    }
    return surface
  }

  private func rows(_ range: Range<Int>) -> [CellRun] { range.map { CellRun(row: $0, columns: 0..<Self.size.width) } }

  private var all: [CellRun] { rows(0..<Self.size.height) }

  @Test("sends nothing before the first frame, and nothing when it leaves without one")
  func nothingFirst() throws {
    let terminal = try makeTerminal()
    terminal.restore()
    let next = try makeTerminal()
    let count = next.present(screen(), runs: all, cursor: nil)
    #expect(device.sent(count).utf8.count == count)
    next.restore()
  }

  @Test("switches to its screen first, and modes on after the first frame")
  func firstFrame() throws {
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    let count = terminal.present(screen(), runs: all, cursor: nil)
    let sent = device.sent(count)
    #expect(sent.hasPrefix("\u{1b}[?2026h\u{1b}[?1049h"))
    #expect(sent.hasSuffix("\u{1b}[?2026l" + Self.modesOn + Self.mouseOn))
    #expect(sent.contains("38;2;90;100;200m"))
    #expect(sent.contains("A line of a screen."))
  }

  @Test("sends nothing for a frame in which nothing changed")
  func unchanged() throws {
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    let count = terminal.present(screen(), runs: all, cursor: nil)
    _ = device.sent(count)
    #expect(terminal.present(screen(), runs: [], cursor: nil) == 0)
    #expect(terminal.present(screen(), runs: all, cursor: nil) == 0)
    // Were there any byte, it would be in front of this one's.
    var changed = screen()
    changed[3, 3] = Cell(Glyph("!"))
    let one = terminal.present(changed, runs: rows(3..<4), cursor: nil)
    #expect(device.sent(one).utf8.count == one)
  }

  @Test("sends little for a cell, plain or in any colour")
  func oneCell() throws {
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    var surface = screen()
    _ = device.sent(terminal.present(surface, runs: all, cursor: nil))
    surface[60, 20] = Cell(Glyph("✔"))
    let plain = terminal.present(surface, runs: [CellRun(row: 20, columns: 60..<61)], cursor: nil)
    #expect(device.sent(plain) == "\u{1b}[21;61H✔")
    surface[5, 2] = Cell(Glyph("x"))
    let again = terminal.present(surface, runs: [CellRun(row: 2, columns: 5..<6)], cursor: nil)
    #expect(again <= 24)
  }

  @Test("sends a cell's colour only as far as it has to")
  func oneColoredCell() throws {
    let terminal = try makeTerminal(colorTerm: "")
    defer { terminal.restore() }
    var surface = screen()
    _ = device.sent(terminal.present(surface, runs: all, cursor: nil))
    surface[60, 20] = Cell(Glyph("x"), foreground: .palette(2))
    let count = terminal.present(surface, runs: [CellRun(row: 20, columns: 60..<61)], cursor: nil)
    #expect(count <= 24)
    #expect(device.sent(count) == "\u{1b}[21;61H\u{1b}[32mx")
  }

  @Test("says a style again only where another is shown, from frame to frame")
  func styles() throws {
    let terminal = try makeTerminal(colorTerm: "")
    defer { terminal.restore() }
    var surface = Surface(size: Self.size)
    surface[0, 0] = Cell(Glyph("a"))
    _ = device.sent(terminal.present(surface, runs: all, cursor: nil))
    func send(_ cells: [Cell], at x: Int) -> String {
      for (index, cell) in cells.enumerated() { surface[x + index, 9] = cell }
      let run = CellRun(row: 9, columns: x..<x + cells.count)
      return device.sent(terminal.present(surface, runs: [run], cursor: nil))
    }
    let blue = CellColor.palette(4)
    #expect(send([Cell(Glyph("x"), background: blue, attributes: .bold)], at: 4) == "\u{1b}[10;5H\u{1b}[1;44mx")
    // The terminal is in this style still, and beside the cell.
    #expect(send([Cell(Glyph("o"), background: blue, attributes: .bold)], at: 4) == "\u{8}o")
    #expect(send([Cell(Glyph("x"), background: blue)], at: 4) == "\u{8}\u{1b}[22mx")
    #expect(send([Cell(Glyph("y"), attributes: .underline), Cell(Glyph("z"))], at: 5) == "\u{1b}[0;4my\u{1b}[mz")
    #expect(send([Cell(Glyph("w"))], at: 7) == "w")
  }

  @Test("marks a frame of many rows as synchronised, and none of one or two")
  func synchronised() throws {
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    _ = device.sent(terminal.present(screen(), runs: all, cursor: nil))
    let other = screen("Something quite different, and long", style: .rgb(1, 2, 3))
    #expect(!device.sent(terminal.present(other, runs: rows(0..<2), cursor: nil)).contains("2026"))
    let sent = device.sent(terminal.present(other, runs: all, cursor: nil))
    #expect(sent.hasPrefix("\u{1b}[?2026h") && sent.hasSuffix("\u{1b}[?2026l"))
  }

  @Test("shows the text cursor where it is wanted, and says so only once")
  func cursor() throws {
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    _ = device.sent(terminal.present(screen(), runs: all, cursor: nil))
    #expect(device.sent(terminal.present(screen(), runs: [], cursor: CellPoint(7, 4))) == "\u{1b}[?25h\u{1b}[5;8H")
    #expect(terminal.present(screen(), runs: [], cursor: CellPoint(7, 4)) == 0)
    var surface = screen()
    surface[20, 10] = Cell(Glyph("x"))
    let sent = device.sent(terminal.present(surface, runs: rows(10..<11), cursor: CellPoint(7, 4)))
    #expect(sent.hasSuffix("\u{1b}[5;8H"))
    #expect(device.sent(terminal.present(surface, runs: [], cursor: nil)) == "\u{1b}[?25l")
    #expect(terminal.present(surface, runs: [], cursor: CellPoint(500, 2)) == 0)
  }

  @Test("leaves the terminal as it was, modes off in the reverse order")
  func restore() throws {
    let before = device.modes
    let terminal = try makeTerminal()
    #expect(device.modes.flags != before.flags)
    _ = device.sent(terminal.present(screen(), runs: all, cursor: nil))
    device.type("typed ahead")
    terminal.restore()
    terminal.restore()
    let sent = device.sent(upTo: Self.leave)
    #expect(
      sent.hasSuffix(
        "\u{1b}[?2026l" + Self.mouseOff + "\u{1b}[<u\u{1b}[>4m\u{1b}[?1004l\u{1b}[?2004l\u{1b}[m\u{1b}[39;49m"
          + "\u{1b}[?1l\u{1b}>" + Self.leave))
    #expect(device.modes.flags == before.flags)
    #expect(terminal.present(screen(), runs: all, cursor: nil) == 0)
    #expect(terminal.nextEvents(timeout: nil) == [.terminate(signal: 0)])
  }

  @Test("gives the mouse back to the terminal and takes it again, and leaves no mode on that it didn't")
  func mouse() throws {
    let terminal = try makeTerminal()
    _ = device.sent(terminal.present(screen(), runs: all, cursor: nil))
    terminal.usesMouse = false
    terminal.usesMouse = false
    #expect(device.sent(upTo: Self.mouseOff) == Self.mouseOff)
    terminal.usesMouse = true
    #expect(device.sent(upTo: Self.mouseOn) == Self.mouseOn)
    terminal.usesMouse = false
    _ = device.sent(upTo: Self.mouseOff)
    terminal.restore()
    #expect(!device.sent(upTo: Self.leave).contains("\u{1b}[?1000l"))
  }

  @Test("asks a terminal for its keyboard protocols only where there is a window around it")
  func keyboard() throws {
    let terminal = try makeTerminal("vt100", colorTerm: "")
    let sent = device.sent(terminal.present(screen(), runs: all, cursor: nil))
    #expect(sent.contains("\u{1b}[?2004h") && !sent.contains("\u{1b}[>"))
    terminal.restore()
    #expect(terminal.copy("text") == false)
  }

  @Test("puts the keyboard back on top of its stack once, even after a stop by force")
  func reenter() throws {
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    _ = device.sent(terminal.present(screen(), runs: all, cursor: nil))
    terminal.reenter()
    let sent = device.sent(upTo: Self.mouseOn)
    #expect(sent.hasSuffix("\u{1b}[<u" + Self.modesOn + Self.mouseOn))
  }

  @Test("copies by asking the terminal, at once and without drawing")
  func copy() throws {
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    _ = device.sent(terminal.present(screen(), runs: all, cursor: nil))
    #expect(terminal.copy("Öland"))
    #expect(device.sent(upTo: "\u{7}") == "\u{1b}]52;c;w5ZsYW5k\u{7}")
    #expect(!terminal.copy(String(repeating: "x", count: Clipboard.limit + 1)))
  }

  @Test("sends no colour at all where none is wanted")
  func noColor() throws {
    let terminal = try makeTerminal(noColor: true)
    var surface = screen()
    surface[1, 1] = Cell(Glyph("b"), foreground: .palette(3), background: .palette(4), attributes: [.bold, .reverse])
    var sent = device.sent(terminal.present(surface, runs: all, cursor: nil))
    terminal.restore()
    sent += device.sent(upTo: Self.leave)
    #expect(terminal.capabilities.colorDepth == .monochrome)
    #expect(sent.firstMatch(of: /\u{1b}\[[0-9;]*\b[34][0-9][0-9;]*m/) == nil)
    #expect(sent.contains("\u{1b}[1;7m"))
  }

  @Test("sends nothing but ASCII where nothing else is understood", arguments: ["xterm-256color", "vt100", "linux"])
  func ascii(_ name: String) throws {
    let terminal = try makeTerminal(name, colorTerm: "", isUnicode: false)
    defer { terminal.restore() }
    let sent = device.sent(terminal.present(screen("╭─ Café ✔ ╮"), runs: all, cursor: nil))
    #expect(sent.contains("+- Cafe x +"))
    #expect(sent.utf8.allSatisfy { $0 < 0x80 })
    #expect(!terminal.capabilities.isUnicode)
  }

  @Test("shows right colours when there are more of them than ncurses has pairs")
  func manyColors() throws {
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    var color = 0
    for _ in 0..<36 {
      var surface = Surface(size: Self.size)
      var wanted: Set<Substring> = []
      for index in surface.cells.indices {
        color += 1
        let (red, green) = (UInt8(color >> 8 & 255), UInt8(color & 255))
        wanted.insert("38;2;\(red);\(green);100")
        surface.cells[index] = Cell(
          Glyph("▀"), foreground: .rgb(red, green, 100), background: .rgb(UInt8(color >> 16), 50, 60))
      }
      let sent = device.sent(terminal.present(surface, runs: all, cursor: nil))
      #expect(Set(sent.matches(of: /38;2;[0-9]+;[0-9]+;100/).map(\.output)) == wanted)
    }
    #expect(color > 65_536)
  }

  @Test("gives keys, pastes and a lone Escape as events")
  func events() throws {
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    device.type("a\u{1b}[B\u{1b}[200~x\ny\u{1b}[201~\u{1b}")
    var events: [TerminalEvent] = []
    while events.count < 4 {
      let next = terminal.nextEvents(timeout: 60)
      try #require(!next.isEmpty)
      events += next
    }
    #expect(
      events == [.key(KeyPress("a")), .key(KeyPress(.downArrow)), .paste("x\ny"), .key(KeyPress(.escape))])
    #expect(terminal.nextEvents(timeout: 0).isEmpty)
  }

  @Test("tells a new size, and repaints at the same size without one")
  func resize() throws {
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    _ = device.sent(terminal.present(screen(), runs: all, cursor: nil))
    #expect(terminal.takeSize().isEmpty)
    #expect(device.sent(upTo: "\u{1b}[?2026l").contains("\u{1b}[2J"))
    device.resize(to: CellSize(40, 10))
    #expect(terminal.takeSize() == [.resize(CellSize(40, 10))])
    #expect(terminal.size == CellSize(40, 10))
    // The screen is empty then, whatever was on it.
    let count = terminal.present(Surface(size: terminal.size), runs: [], cursor: nil)
    #expect(!device.sent(count).contains("line"))
    // A surface of the old size is cut, not trapped on.
    #expect(terminal.present(screen(), runs: all, cursor: CellPoint(70, 20)) > 0)
    for size in [CellSize(1, 1), CellSize(2, 1), CellSize(300, 3), Self.size] {
      device.resize(to: size)
      _ = terminal.takeSize()
      #expect(terminal.size == size)
      var surface = Surface(size: size)
      surface[size.width - 1, size.height - 1] = Cell(Glyph("日"))
      #expect(terminal.present(surface, runs: all, cursor: .zero) > 0)
    }
    device.resize(to: .zero)
    #expect(terminal.takeSize().isEmpty)
    #expect(terminal.size == Self.size)
  }

  @Test("says what is wrong when there can be no screen, and sends nothing")
  func errors() throws {
    #expect(throws: TerminalError.unknownTerminal(name: "no-such-terminal")) { try makeTerminal("no-such-terminal") }
    #expect(throws: TerminalError.cannotMoveCursor(name: "dumb")) { try makeTerminal("dumb") }
    #expect(throws: TerminalError.noTerminalName) { try makeTerminal("") }
    let file = Glibc.open("/dev/null", O_RDWR)
    defer { close(file) }
    #expect(throws: TerminalError.inputIsNotTerminal) {
      try NcursesTerminal(.init(input: file, output: device.terminal), configuration: .init())
    }
    #expect(throws: TerminalError.outputIsNotTerminal) {
      try NcursesTerminal(.init(input: device.terminal, output: file), configuration: .init())
    }
    let terminal = try makeTerminal()
    #expect(throws: TerminalError.cannotOpen(name: "xterm-256color")) { try makeTerminal() }
    let count = terminal.present(screen(), runs: all, cursor: nil)
    #expect(device.sent(count).utf8.count == count)
    terminal.restore()
  }
}
