import Testing
import ViewTree

@testable import NcursesTerminal

/// Bytes come in any pieces: a slow line cuts them anywhere.
@Suite("Input in pieces")
struct InputPiecesTests {
  /// The events of bytes that are cut before each place in `cuts`, with pauses shorter than any patience.
  private func parse(_ bytes: [UInt8], cutAt cuts: [Int]) -> [TerminalEvent] {
    var parser = InputParser()
    var events: [TerminalEvent] = []
    var now = 0.0
    for (start, end) in zip([0] + cuts, cuts + [bytes.count]) {
      events += parser.feed(bytes[start..<end], at: now)
      now += 0.02
      events += parser.timeout(at: now)
    }
    #expect(parser.isGround, "cut at \(cuts)")
    return events
  }

  @Test("all sequences, cut in all ways: the same events", arguments: KeySequence.all)
  func allCuts(_ sequence: KeySequence) {
    let count = sequence.bytes.count
    if count <= 12 {
      for mask in 0..<1 << (count - 1) {
        let cuts = (1..<count).filter { mask >> ($0 - 1) & 1 == 1 }
        #expect(parse(sequence.bytes, cutAt: cuts) == sequence.events, "cut at \(cuts)")
      }
    } else {
      // A thousand times more ways; what could go wrong is at one cut or between two.
      #expect(parse(sequence.bytes, cutAt: []) == sequence.events)
      #expect(parse(sequence.bytes, cutAt: Array(1..<count)) == sequence.events)
      for first in 1..<count {
        for second in first..<min(count, first + 40) {
          let cuts = second == first ? [first] : [first, second]
          #expect(parse(sequence.bytes, cutAt: cuts) == sequence.events, "cut at \(cuts)")
        }
      }
    }
  }

  @Test("any sequence after any other, cut anywhere: the same events")
  func allPairs() {
    for first in KeySequence.all where first.bytes.count < 20 {
      for second in KeySequence.all where second.bytes.count < 20 {
        let bytes = first.bytes + second.bytes
        #expect(
          parse(
            bytes,
            cutAt: [first.bytes.count - 1, first.bytes.count, first.bytes.count + 1].filter {
              $0 > 0 && $0 < bytes.count
            })
            == first.events + second.events, "\(first.testDescription) then \(second.testDescription)")
      }
    }
  }
}
