import FoundationEssentials
import Testing
import ViewTree

@testable import NcursesTerminal

/// Bytes to events; Escape is a key after 25 ms, and at once before another (C32, C34).
@Suite("The input parser")
struct InputParserTests {
  private func parse(_ bytes: [UInt8], inPiecesOf size: Int) -> [TerminalEvent] {
    var parser = InputParser()
    var events: [TerminalEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      events += parser.feed(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    #expect(parser.isGround)
    #expect(parser.timeout().isEmpty)
    return events
  }

  @Test("makes the same events of all sequences in a row, in pieces of any size")
  func allInARow() {
    let bytes = KeySequence.all.flatMap(\.bytes)
    let events = KeySequence.all.flatMap(\.events)
    for size in 1...64 { #expect(parse(bytes, inPiecesOf: size) == events, "pieces of \(size)") }
    #expect(parse(bytes, inPiecesOf: bytes.count) == events)
  }

  @Test("takes Escape as a key when nothing follows")
  func loneEscape() {
    var parser = InputParser()
    #expect(parser.feed([0x1b]).isEmpty)
    #expect(parser.patience == 0.025)
    #expect(parser.timeout() == [.key(KeyPress(.escape))])
    #expect(parser.patience == nil)
    #expect(parser.feed("x".utf8) == [.key(KeyPress("x"))])
  }

  @Test("KEY-3: waits 25 ms for what follows Escape, by the clock that it is given")
  func escapeClock() {
    var parser = InputParser()
    #expect(parser.feed([0x1b], at: 10) == [])
    #expect(parser.deadline == 10.025)
    #expect(parser.timeout(at: 10.0249).isEmpty)
    #expect(parser.timeout(at: 10.025) == [.key(KeyPress(.escape))])
    #expect(parser.deadline == nil)
    #expect(parser.timeout(at: 99).isEmpty)
  }

  @Test("C33: a sequence in two pieces is a key if the second comes soon, else Escape, and no text")
  func splitByTime() {
    var soon = InputParser()
    #expect(soon.feed([0x1b], at: 1).isEmpty)
    #expect(soon.timeout(at: 1.005).isEmpty)
    #expect(soon.feed("[B".utf8, at: 1.005) == [.key(KeyPress(.downArrow))])
    var late = InputParser()
    _ = late.feed([0x1b], at: 1)
    #expect(late.timeout(at: 1.1) == [.key(KeyPress(.escape))])
    #expect(late.feed("[B".utf8, at: 1.2).isEmpty)
    #expect(late.deadline == nil)
  }

  @Test("takes two Escapes as two keys")
  func twoEscapes() {
    var parser = InputParser()
    #expect(parser.feed([0x1b, 0x1b]).isEmpty)
    #expect(parser.timeout() == [.key(KeyPress(.escape)), .key(KeyPress(.escape))])
    #expect(parser.feed([0x1b, 0x1b, 0x1b]) == [.key(KeyPress(.escape))])
    #expect(parser.timeout().count == 2)
  }

  @Test("doesn't type a sequence whose Escape came too early")
  func lateRest() {
    for rest in ["[B", "OB", "[1;5C", "[<0;1;1M"] {
      var parser = InputParser()
      _ = parser.feed([0x1b])
      #expect(parser.timeout() == [.key(KeyPress(.escape))])
      #expect(parser.feed(rest.utf8).isEmpty, "\(rest)")
      #expect(parser.feed("a".utf8) == [.key(KeyPress("a"))])
    }
  }

  @Test("types what only looks like the rest of a sequence")
  func typedAfterEscape() {
    for (text, later) in [("[", ""), ("O", ""), ("Ok", "k"), ("[x", "x")] {
      var parser = InputParser()
      _ = parser.feed([0x1b])
      _ = parser.timeout()
      var events = parser.feed(text.utf8)
      events += parser.timeout()
      #expect(events == text.unicodeScalars.map { .key(KeyPress(KeyEquivalent(Character($0)))) }, "\(later)")
      #expect(parser.isGround)
    }
  }

  @Test("takes Alt with a key that could begin a sequence", arguments: ["[", "O", "]", "P", "_"] as [Character])
  func altBracket(_ character: Character) {
    var parser = InputParser()
    #expect(parser.feed("\u{1b}\(character)".utf8).isEmpty)
    #expect(parser.timeout() == [.key(KeyPress(KeyEquivalent(character), modifiers: .option))])
  }

  @Test(
    "drops what was cut off",
    arguments: ["\u{1b}[1;", "\u{1b}[<0;1", "\u{1b}]11;rgb", "\u{1b}O5", "\u{1b}[[", "\u{1b}[M!"])
  func cutOff(_ text: String) {
    var parser = InputParser()
    #expect(parser.feed(text.utf8).isEmpty)
    #expect(parser.timeout().isEmpty)
    #expect(parser.isGround)
    #expect(parser.feed("a".utf8) == [.key(KeyPress("a"))])
  }

  @Test("gives what there is of a paste that has no end")
  func endlessPaste() {
    var parser = InputParser()
    #expect(parser.feed("\u{1b}[200~abc\u{1b}[20".utf8).isEmpty)
    #expect(parser.timeout() == [.paste("abc\u{1b}[20")])
    #expect(parser.isGround)
  }

  @Test("makes 500 events of 500 arrows")
  func manyArrows() {
    let bytes = Array(String(repeating: "\u{1b}[B", count: 500).utf8)
    #expect(parse(bytes, inPiecesOf: bytes.count) == Array(repeating: .key(KeyPress(.downArrow)), count: 500))
  }

  @Test("stops swallowing a text that has no end")
  func endlessString() {
    var parser = InputParser()
    _ = parser.feed("\u{1b}]0;".utf8)
    _ = parser.feed(repeatElement(UInt8(ascii: "x"), count: InputParser.Limit.string))
    #expect(parser.isGround)
  }

  @Test(
    "survives any bytes, in any pieces alike, and comes back to the ground", arguments: 1...40 as ClosedRange<UInt64>)
  func anyBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Mostly bytes that mean something, or little would be reached.
    let telling = Array("\u{1b}\u{1b}\u{1b}[[O]P;:<?0123456789~uMmABRZ^@$\\ \u{7}\r".utf8)
    let bytes: [UInt8] = (0..<4_000).map { _ in
      Int.random(in: 0..<3, using: &random) == 0
        ? UInt8.random(in: 0...255, using: &random) : telling.randomElement(using: &random) ?? 0
    }
    #expect(InputCheck.problem(with: bytes) == nil, "seed \(seed)")
  }

  @Test("has no problem with what fuzzing has found worth keeping")
  func corpus() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = package.appending(path: "Fixtures/input-corpus.txt")
    let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
    #expect(lines.count > 100)
    for line in lines {
      let digits = Array(line)
      let bytes = try stride(from: 0, to: digits.count, by: 2).map {
        try #require(UInt8(String(digits[$0..<min($0 + 2, digits.count)]), radix: 16))
      }
      #expect(InputCheck.problem(with: bytes) == nil, "\(line)")
    }
  }
}
