import Testing
import ViewTree

@testable import NcursesTerminal

/// What the terminal answers when it is asked for its background.
@Suite("Answers of the terminal")
struct AnswerTests {
  private static let answers: [(String, ColorScheme?)] = [
    ("\u{1b}]11;rgb:ffff/ffff/ffff\u{7}", .light),
    ("\u{1b}]11;rgb:1e1e/1e1e/2e2e\u{1b}\\", .dark),
    ("\u{1b}]11;rgb:f/f/f\u{7}", .light),
    ("\u{1b}]11;rgb:00/2b/36\u{7}", .dark),
    ("\u{1b}]11;rgba:fdfd/f6f6/e3e3/ffff\u{7}", .light),
    ("\u{1b}]11;#fdf6e3\u{1b}\\", .light),
    ("\u{1b}]11;#282a36\u{7}", .dark),
    ("\u{1b}]10;rgb:ffff/ffff/ffff\u{7}", nil),
    ("\u{1b}]11;rgb:ffff/ffff\u{7}", nil),
    ("\u{1b}]11;rgb:ffff/ffff/fffg\u{7}", nil),
    ("\u{1b}]11;rgb:ffff/ffff/-fff\u{7}", nil),
    ("\u{1b}]11;rgb:fffff/ffff/ffff\u{7}", nil),
    ("\u{1b}]11;#ffff\u{7}", nil),
    ("\u{1b}]11;\u{7}", nil),
    ("\u{1b}]52;c;cm0gLXJm\u{7}", nil),
    ("\u{1b}P1$r0m\u{1b}\\", nil),
    ("\u{1b}[?62;4c", nil),
  ]

  @Test("are the colour scheme or nothing, in pieces of any size", arguments: answers)
  func anyPieces(answer: String, scheme: ColorScheme?) {
    let bytes = Array("a\(answer)b".utf8)
    let expected =
      [.key(KeyPress("a"))] + [scheme.map(TerminalEvent.colorScheme)].compactMap(\.self) + [.key(KeyPress("b"))]
    for size in 1...bytes.count {
      var parser = InputParser()
      let pieces = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
      #expect(pieces.flatMap { parser.feed($0) } == expected)
    }
  }

  @Test("are no typing even when their Escape came so early that it was a key")
  func late() {
    var parser = InputParser()
    _ = parser.feed([0x1b])
    #expect(parser.timeout() == [.key(KeyPress(.escape))])
    #expect(parser.feed("]11;rgb:ffff/ffff/ffff\u{7}x".utf8) == [.colorScheme(.light), .key(KeyPress("x"))])
    // A bracket that a person types stays one.
    _ = parser.feed([0x1b])
    _ = parser.timeout()
    #expect(parser.feed("]".utf8).isEmpty)
    #expect(parser.timeout() == [.key(KeyPress("]"))])
    #expect(parser.isGround)
  }

  @Test("end with what the terminal says that it is")
  func identification() {
    var parser = InputParser()
    _ = parser.feed("\u{1b}[c\u{1b}[>0;1c\u{1b}[?6n".utf8)
    #expect(parser.identifications == 0)
    _ = parser.feed("\u{1b}[?1;2c".utf8)
    #expect(parser.identifications == 1)
  }

  @Test("COLORFGBG tells what is assumed until then")
  func colorForegroundBackground() {
    func scheme(_ value: String) -> ColorScheme? {
      TerminalEnvironment(colorForegroundBackground: value).colorScheme
    }
    #expect(scheme("0;15") == .light)
    #expect(scheme("15;0") == .dark)
    #expect(scheme("0;default;7") == .light)
    #expect(scheme("12;8") == .light)
    for value in ["", "15", "0;default", "1;99"] { #expect(scheme(value) == nil) }
  }

  @Test("contrast of known pairs")
  func contrast() {
    #expect(abs(Contrast.ratio((0, 0, 0), (255, 255, 255)) - 21) < 0.01)
    #expect(abs(Contrast.ratio((119, 119, 119), (255, 255, 255)) - 4.48) < 0.01)
    #expect(Contrast.ratio((1, 2, 3), (1, 2, 3)) == 1)
  }
}

/// Asking, on a pseudo terminal.
@MainActor
@Suite("The question for the background", .serialized)
final class BackgroundTests {
  private static let question = "\u{1b}]11;?\u{7}\u{1b}[c"
  private static let answer = "\u{1b}]11;rgb:ffff/ffff/ffff\u{7}\u{1b}[?62c"

  private let device: PseudoTerminal

  init() throws { device = try #require(PseudoTerminal(size: CellSize(80, 24))) }

  deinit { device.close() }

  private func makeTerminal(
    _ name: String = "xterm-256color", scheme: ColorScheme? = nil, noColor: Bool = false, guess: String = ""
  ) throws -> NcursesTerminal {
    let environment = TerminalEnvironment(name: name, noColor: noColor, colorForegroundBackground: guess)
    return try NcursesTerminal(
      .init(
        input: device.terminal, output: device.terminal, environment: environment, ownsProcess: false,
        isUnicode: true),
      configuration: .init(colorScheme: scheme))
  }

  @Test("an answer that is there counts for the first frame, and keys before and behind it stay")
  func early() throws {
    let terminal = try makeTerminal()
    defer { terminal.restore() }
    device.type("a\(Self.answer)b")
    #expect(device.sent(Self.question.utf8.count) == Self.question)
    #expect(terminal.capabilities.colorScheme == .light)
    #expect(terminal.nextEvents(timeout: 0) == [.key(KeyPress("a")), .key(KeyPress("b"))])
    #expect(terminal.answerDeadline == nil)
  }

  @Test("nothing waits for an answer, and a late one is an event")
  func late() throws {
    let terminal = try makeTerminal(guess: "15;0")
    defer { terminal.restore() }
    #expect(terminal.capabilities.colorScheme == .dark)
    #expect(terminal.nextEvents(timeout: 0).isEmpty)
    device.type(Self.answer)
    #expect(terminal.nextEvents(timeout: 60) == [.colorScheme(.light)])
    #expect(terminal.capabilities.colorScheme == .light)
  }

  @Test("a program that ends at once leaves no answer to the shell (C60)")
  func quickEnd() throws {
    let terminal = try makeTerminal()
    device.answer(Self.question, with: Self.answer)
    terminal.restore()
    #expect(device.pendingInput == 0)
    #expect(terminal.answerDeadline == nil)
  }

  @Test("isn't asked where the user has said it, where there are no colours, and of consoles")
  func unasked() throws {
    func asks(_ terminal: NcursesTerminal) -> Bool {
      defer {
        terminal.answerDeadline = nil
        terminal.restore()
      }
      return terminal.answerDeadline != nil
    }
    #expect(try asks(makeTerminal()))
    #expect(try asks(makeTerminal("tmux-256color")))
    #expect(try !asks(makeTerminal(scheme: .light)))
    #expect(try !asks(makeTerminal(noColor: true)))
    #expect(try !asks(makeTerminal("linux")))
    #expect(try !asks(makeTerminal("vt100")))
    #expect(try makeTerminalScheme(.light) == .light)
    #expect(device.sent(2 * Self.question.utf8.count) == Self.question + Self.question)
  }

  private func makeTerminalScheme(_ scheme: ColorScheme) throws -> ColorScheme {
    let terminal = try makeTerminal(scheme: scheme, guess: "15;0")
    defer { terminal.restore() }
    return terminal.capabilities.colorScheme
  }
}
