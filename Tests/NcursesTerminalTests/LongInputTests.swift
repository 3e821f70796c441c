import Testing
import ViewTree

@testable import NcursesTerminal

/// Much input at once: nothing is lost, and the work grows with it, not with its square.
@Suite("Long input")
struct LongInputTests {
  /// Hands bytes out one by one, and counts how often it is asked.
  private final class CountedBytes: Sequence, IteratorProtocol {
    private var rest: IndexingIterator<[UInt8]>
    private(set) var count = 0

    init(_ bytes: [UInt8]) { rest = bytes.makeIterator() }

    func next() -> UInt8? {
      count += 1
      return rest.next()
    }
  }

  private func paste(_ text: String) -> [UInt8] { Array("\u{1b}[200~\(text)\u{1b}[201~".utf8) }

  @Test("C48: 1 MB pasted is one event with every character, whatever the pieces", arguments: [1_000, 4_095, 65_536])
  func longPaste(piece: Int) {
    let text = String(repeating: "Déjà vu in 東京 ✨ and on.\n", count: 35_000)
    let bytes = paste(text)
    #expect(bytes.count > 1_000_000)
    var parser = InputParser()
    var events: [TerminalEvent] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      events += parser.feed(bytes[start..<min(bytes.count, start + piece)])
      // What is held is what came, and once.
      #expect(parser.bytes.count <= start + piece)
    }
    #expect(events == [.paste(text)])
    #expect(parser.isGround && parser.bytes.isEmpty)
  }

  @Test("reads each byte of a paste once")
  func onePass() {
    let input = CountedBytes(paste(String(repeating: "line\r\n", count: 20_000)))
    var parser = InputParser()
    #expect(parser.feed(input) == [.paste(String(repeating: "line\n", count: 20_000))])
    #expect(input.count == 120_000 + 12 + 1)
  }

  @Test("takes a paste in one piece per read, and only what follows an Escape byte by byte")
  func bulk() {
    let text = String(repeating: "a", count: 100_000)
    var parser = InputParser()
    _ = parser.feed("\u{1b}[200~".utf8)
    Array(text.utf8).withUnsafeBufferPointer { #expect(parser.takePaste($0) == 100_000) }
    Array("abc\u{1b}[A".utf8).withUnsafeBufferPointer { #expect(parser.takePaste($0) == 3) }
    #expect(parser.feed("\u{1b}[201~".utf8) == [.paste(text + "abc")])
  }

  @Test("loses no character of 100 KB typed without the marks of a paste", arguments: [1, 7, 4_096, 1 << 20])
  func typed(piece: Int) {
    let text = String(repeating: "Öland, 東京, q and ✨. ", count: 4_000)
    let bytes = Array(text.utf8)
    #expect(bytes.count > 100_000)
    var parser = InputParser()
    var typed = String.UnicodeScalarView()
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: piece) {
      for case .key(let press) in parser.feed(bytes[start..<min(bytes.count, start + piece)]) {
        typed.append(contentsOf: press.characters.unicodeScalars)
        count += 1
      }
    }
    #expect(count == text.unicodeScalars.count)
    #expect(String(typed) == text)
  }

  @Test("gives what there is of a paste without an end, when nothing more comes for long")
  func unfinished() {
    let text = String(repeating: "x", count: 50_000)
    var parser = InputParser()
    #expect(parser.feed("\u{1b}[200~\(text)\u{1b}[20".utf8, at: 0).isEmpty)
    #expect(parser.timeout(at: 4.9).isEmpty)
    #expect(parser.timeout(at: 5) == [.paste(text + "\u{1b}[20")])
    #expect(parser.isGround)
  }

  @Test("knows the end of a paste cut anywhere, and what only looks like it")
  func cutEnd() {
    let bytes = paste("a\u{1b}[201\u{1b}[20\u{1b}\u{1b}[200~b")
    for cut in 1..<bytes.count {
      var parser = InputParser()
      let events = parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...])
      #expect(events == [.paste("a\u{1b}[201\u{1b}[20\u{1b}\u{1b}[200~b")], "cut at \(cut)")
    }
  }
}
