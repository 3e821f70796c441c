import Testing
import ViewTree

@testable import NcursesTerminal

/// Keys that only some terminals send, by their terminfo entries.
@Suite("A terminal's own keys")
struct KeyTreeTests {
  private func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> TerminalEvent {
    .key(KeyPress(key, modifiers: modifiers))
  }

  private func events(_ text: String, _ keys: KeyTree) -> [TerminalEvent] {
    let bytes = Array(text.utf8)
    var whole = InputParser(keys: keys)
    let events = whole.feed(bytes)
    #expect(whole.isGround)
    for cut in 1..<max(2, bytes.count) {
      var parser = InputParser(keys: keys)
      #expect(parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...]) == events, "cut at \(cut)")
    }
    return events
  }

  @Test("are none where all are common", arguments: ["xterm-256color", "tmux-256color", "screen-256color", "vt100"])
  func common(_ name: String) { #expect(KeyTree(entry: name).isEmpty) }

  @Test("are none of a terminal that nobody knows")
  func unknown() { #expect(KeyTree(entry: "no-such-terminal").isEmpty) }

  @Test("are read from the entry by name")
  func entries() {
    let rxvt = KeyTree(entry: "rxvt")
    #expect(events("\u{1b}[3$", rxvt) == [key(.deleteForward, .shift)])
    #expect(events("\u{1b}[5$x", rxvt) == [key(.pageUp, .shift), key("x")])
    #expect(events("\u{1b}[3~\u{1b}[A", rxvt) == [key(.deleteForward), key(.upArrow)])
    #expect(events("\u{1b}[224z", KeyTree(entry: "sun")) == [key(.function(1))])
    #expect(events("\u{1b}A\u{1b}B", KeyTree(entry: "vt52")) == [key(.upArrow), key(.downArrow)])
    let cons25 = KeyTree(entry: "cons25")
    #expect(events("\u{1b}[I\u{1b}[G", cons25) == [key(.pageUp), key(.pageDown)])
    #expect(events("\u{1b}[M\u{1b}[N", cons25) == [key(.function(1)), key(.function(2))])
    #expect(events("\u{1b}\t", KeyTree(entry: "linux")) == [key(.tab, .shift)])
  }

  @Test("leave all other sequences as they are", arguments: ["rxvt", "sun", "linux"])
  func others(_ name: String) {
    let keys = KeyTree(entry: name)
    for sequence in KeySequence.all {
      var parser = InputParser(keys: keys)
      #expect(parser.feed(sequence.bytes) == sequence.events, "\(sequence.testDescription)")
    }
  }

  @Test("never take Enter, Tab, Backspace, Ctrl-C, Ctrl-Z, Escape or letters away")
  func kept() {
    var keys = KeyTree()
    for byte in [0x03, 0x08, 0x09, 0x0d, 0x1a, 0x1b, 0x7f, 0x61] as [UInt8] { keys.add([byte], KeyPress(.leftArrow)) }
    #expect(keys.isEmpty)
    keys.add([0x0b], KeyPress(.upArrow))
    #expect(events("\u{b}", keys) == [key(.upArrow)])
  }

  @Test("may begin with others: the longest counts, a pause ends it")
  func prefixes() {
    var keys = KeyTree()
    keys.add([0x01, 0x02], KeyPress(.function(1)))
    keys.add([0x01, 0x02, 0x04], KeyPress(.function(2)))
    #expect(events("\u{1}\u{2}\u{4}", keys) == [key(.function(2))])
    #expect(events("\u{1}\u{2}x", keys) == [key(.function(1)), key("x")])
    #expect(events("\u{1}x", keys) == [key("a", .control), key("x")])
    var parser = InputParser(keys: keys)
    #expect(parser.feed([0x01, 0x02], at: 0).isEmpty)
    #expect(parser.timeout(at: 0.025) == [key(.function(1))])
    #expect(parser.feed([0x01], at: 1).isEmpty)
    #expect(parser.timeout(at: 2) == [key("a", .control)])
  }

  @Test("KEY-3: a lone Escape is a key after 25 ms on such a terminal too")
  func escape() {
    var parser = InputParser(keys: KeyTree(entry: "rxvt"))
    #expect(parser.feed([0x1b], at: 0).isEmpty)
    #expect(parser.timeout(at: 0.025) == [key(.escape)])
    #expect(parser.feed("[B".utf8, at: 0.03).isEmpty)
    #expect(parser.feed("\u{1b}[".utf8, at: 1).isEmpty)
    #expect(parser.timeout(at: 1.03).isEmpty)
    #expect(parser.feed("B".utf8, at: 1.04) == [key(.downArrow)])
  }
}
