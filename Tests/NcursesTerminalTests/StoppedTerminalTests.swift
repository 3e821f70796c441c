import CTerminal
import Observation
import Testing
import ViewTree

@testable import NcursesTerminal

@MainActor @Observable
final class Presses {
  var count = 0
}

/// Another picture at each key, in every cell.
private struct Flood: View {
  let presses: Presses

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<40) { row in
        Text(String(repeating: "\((presses.count + row) % 10)", count: 90) + " \(presses.count)")
          .foregroundStyle(Color(red: Double(presses.count % 256) / 255, green: Double(row) / 40, blue: 1))
      }
    }
    .frame(width: 100, height: 40, alignment: .topLeading)
    .focusable()
    .onKeyPress(keys: ["x"]) { _ in
      presses.count += 1
      return .handled
    }
  }
}

/// A terminal that takes no more bytes: a stopped ssh, a paused tmux. One at a time: ncurses has one screen.
@MainActor
@Suite("A terminal that nobody reads", .serialized)
final class StoppedTerminalTests {
  private static let size = CellSize(100, 40)

  private let device: PseudoTerminal

  init() throws { device = try #require(PseudoTerminal(size: Self.size, isReading: false)) }

  deinit { device.close() }

  private func makeTerminal() throws -> NcursesTerminal {
    let environment = TerminalEnvironment(name: "xterm-256color", colorTerm: "truecolor")
    return try NcursesTerminal(
      .init(
        input: device.terminal, output: device.terminal, environment: environment, ownsProcess: false,
        isUnicode: true),
      configuration: .init(colorScheme: .dark))
  }

  @Test("keys still count, one frame at most waits, and at last the newest picture is right")
  func stopped() throws {
    let presses = Presses()
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    let session = Session(Flood(presses: presses), terminal: terminal)
    session.frame()
    var frames: [Int] = []
    for _ in 0..<300 {
      device.type("x")
      for event in terminal.nextEvents(timeout: 60) { session.send(event) }
      session.frame()
      frames.append(session.tree.statistics.frames)
    }
    #expect(presses.count == 300)
    // The terminal's own buffer holds some frames; then no more are made, so nothing grows.
    let made = session.tree.statistics.frames
    #expect(!terminal.isReady)
    #expect(made < 30)
    #expect(frames.suffix(250).allSatisfy { $0 == made })
    let bytes = session.tree.statistics.bytesSent

    device.startReading()
    while !terminal.isReady { #expect(terminal.nextEvents(timeout: nil).isEmpty) }
    session.frame()
    while !terminal.isReady { #expect(terminal.nextEvents(timeout: nil).isEmpty) }
    #expect(session.tree.statistics.frames == made + 1)
    let sent = device.sent(session.tree.statistics.bytesSent)
    #expect(sent.utf8.count == session.tree.statistics.bytesSent && sent.utf8.count > bytes)
    let expected = TmuxPicture.trimmed(session.surface.text)
    let shown = try TmuxPicture.shown(of: sent, size: Self.size, until: { $0 == expected })
    #expect(shown == expected)
    #expect(shown.last?.hasSuffix(" 300") == true)
  }

  @Test("the program ends all the same, and the terminal's modes are as before")
  func quit() throws {
    let before = device.modes.flags
    let terminal = try makeTerminal()
    let presses = Presses()
    let session = Session(Flood(presses: presses), terminal: terminal)
    session.frame()
    while terminal.isReady {
      presses.count += 1
      session.frame()
    }
    device.type("xx\u{3}")
    #expect(session.run() == 130)
    terminal.restore()
    #expect(device.modes.flags == before)
    #expect(terminal_is_busy() == 0)
  }

  @Test("a frame that is shown without asking waits for the one before")
  func present() throws {
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    var surface = Surface(size: Self.size)
    let runs = (0..<Self.size.height).map { CellRun(row: $0, columns: 0..<Self.size.width) }
    var count = 0
    var round: UInt8 = 0
    while terminal.isReady {
      round += 1
      for index in surface.cells.indices {
        surface.cells[index] = Cell(Glyph("x"), foreground: .rgb(round, UInt8(index % 256), 9))
      }
      count += terminal.present(surface, runs: runs, cursor: nil)
    }
    device.startReading()
    surface.cells[0] = Cell(Glyph("y"))
    count += terminal.present(surface, runs: runs, cursor: nil)
    #expect(device.sent(count).utf8.count == count)
  }

  @Test("a frame is whole while keys are pending")
  func pendingKeys() throws {
    device.startReading()
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    device.type(String(repeating: "x", count: 1000))
    var surface = Surface(size: Self.size)
    for y in 0..<Self.size.height { surface[50, y] = Cell(Glyph("|")) }
    let runs = (0..<Self.size.height).map { CellRun(row: $0, columns: 0..<Self.size.width) }
    let sent = device.sent(terminal.present(surface, runs: runs, cursor: nil))
    #expect(sent.filter { $0 == "|" }.count == Self.size.height)
    #expect(terminal.nextEvents(timeout: 60).count == 1000)
  }
}
