import Testing
import ViewTree

@testable import NcursesTerminal

/// What a terminal sends and what it means.
struct KeySequence: CustomTestStringConvertible, Sendable {
  let bytes: [UInt8]
  let events: [TerminalEvent]

  init(_ text: String, _ events: [TerminalEvent]) { self.init(Array(text.utf8), events) }

  init(_ bytes: [UInt8], _ events: [TerminalEvent]) {
    self.bytes = bytes
    self.events = events
  }

  init(_ text: String, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    self.init(text, [.key(KeyPress(key, modifiers: modifiers))])
  }

  var testDescription: String {
    bytes.map { (0x20..<0x7f).contains($0) ? String(Unicode.Scalar($0)) : "\\\($0)" }.joined()
  }

  static let all = plain + arrows + named + functions + modern + pointer + pastes + silent

  private static func mouse(
    _ kind: MouseEvent.Kind, _ button: MouseEvent.Button, _ x: Int, _ y: Int, _ modifiers: EventModifiers = []
  ) -> [TerminalEvent] {
    [.mouse(MouseEvent(kind, button: button, location: CellPoint(x, y), modifiers: modifiers))]
  }

  private static func keys(_ text: String) -> [TerminalEvent] {
    text.unicodeScalars.map { .key(KeyPress(KeyEquivalent(Character($0)))) }
  }

  private static let plain: [KeySequence] = [
    KeySequence("a", "a"), KeySequence("G", "G"), KeySequence(" ", .space), KeySequence("hello", keys("hello")),
    KeySequence("\r", .return), KeySequence("\n", .return), KeySequence("\t", .tab),
    KeySequence("\u{7f}", .delete), KeySequence("\u{8}", .delete),
    KeySequence("\u{3}", "c", .control), KeySequence("\u{1a}", "z", .control), KeySequence("\u{1}", "a", .control),
    KeySequence("\0", .space, .control), KeySequence("\u{1c}", "\\", .control), KeySequence("\u{1f}", "_", .control),
    KeySequence("é", "é"), KeySequence("€", "€"), KeySequence("日", "日"), KeySequence("😀", "😀"),
    KeySequence("e\u{301}", keys("e\u{301}")), KeySequence("✨🎨", keys("✨🎨")),
    KeySequence("\u{1b}x", "x", .option), KeySequence("\u{1b}é", "é", .option),
    KeySequence("\u{1b}\r", .return, .option),
    KeySequence("\u{1b}\u{7f}", .delete, .option), KeySequence("\u{1b}\u{1}", "a", [.control, .option]),
    KeySequence("\u{1b}xy", [.key(KeyPress("x", modifiers: .option)), .key(KeyPress("y"))]),
    KeySequence("\u{1b}éy", [.key(KeyPress("é", modifiers: .option)), .key(KeyPress("y"))]),
  ]

  private static let arrows: [KeySequence] = [
    KeySequence("\u{1b}[A", .upArrow), KeySequence("\u{1b}[B", .downArrow), KeySequence("\u{1b}[C", .rightArrow),
    KeySequence("\u{1b}[D", .leftArrow), KeySequence("\u{1b}OA", .upArrow), KeySequence("\u{1b}OB", .downArrow),
    KeySequence("\u{1b}[1;2A", .upArrow, .shift), KeySequence("\u{1b}[1;3B", .downArrow, .option),
    KeySequence("\u{1b}[1;5C", .rightArrow, .control), KeySequence("\u{1b}[1;6D", .leftArrow, [.shift, .control]),
    KeySequence("\u{1b}[1;8D", .leftArrow, [.shift, .control, .option]), KeySequence("\u{1b}[1;9A", .upArrow, .command),
    KeySequence("\u{1b}\u{1b}[A", .upArrow, .option), KeySequence("\u{1b}\u{1b}OB", .downArrow, .option),
    KeySequence("\u{1b}[a", .upArrow, .shift), KeySequence("\u{1b}Oc", .rightArrow, .control),
    KeySequence("\u{1b}O5D", .leftArrow, .control), KeySequence("\u{1b}O1;2A", .upArrow, .shift),
    KeySequence("\u{1b}[B\u{1b}[B", [.key(KeyPress(.downArrow)), .key(KeyPress(.downArrow))]),
  ]

  private static let named: [KeySequence] = [
    KeySequence("\u{1b}[H", .home), KeySequence("\u{1b}[F", .end), KeySequence("\u{1b}OH", .home),
    KeySequence("\u{1b}OF", .end), KeySequence("\u{1b}[1~", .home), KeySequence("\u{1b}[4~", .end),
    KeySequence("\u{1b}[7~", .home), KeySequence("\u{1b}[8~", .end), KeySequence("\u{1b}[1;5H", .home, .control),
    KeySequence("\u{1b}[3~", .deleteForward), KeySequence("\u{1b}[3;5~", .deleteForward, .control),
    KeySequence("\u{1b}[3^", .deleteForward, .control), KeySequence("\u{1b}[7@", .home, [.control, .shift]),
    KeySequence("\u{1b}[5~", .pageUp), KeySequence("\u{1b}[6~", .pageDown),
    KeySequence("\u{1b}[2~", InputParser.insert),
    KeySequence("\u{1b}[6;5~", .pageDown, .control), KeySequence("\u{1b}[Z", .tab, .shift),
    KeySequence("\u{1b}OM", .return), KeySequence("\u{1b}Oq", "1"), KeySequence("\u{1b}Ok", "+"),
    KeySequence("\u{1b}OX", "="),
  ]

  private static let functions: [KeySequence] = [
    KeySequence("\u{1b}OP", .function(1)), KeySequence("\u{1b}OS", .function(4)),
    KeySequence("\u{1b}[11~", .function(1)),
    KeySequence("\u{1b}[15~", .function(5)), KeySequence("\u{1b}[17~", .function(6)),
    KeySequence("\u{1b}[21~", .function(10)), KeySequence("\u{1b}[24~", .function(12)),
    KeySequence("\u{1b}[25~", .function(13)), KeySequence("\u{1b}[29~", .function(16)),
    KeySequence("\u{1b}[34~", .function(20)), KeySequence("\u{1b}[1;2P", .function(1), .shift),
    KeySequence("\u{1b}[1;5R", .function(3), .control), KeySequence("\u{1b}[15;2~", .function(5), .shift),
    KeySequence("\u{1b}[[A", .function(1)), KeySequence("\u{1b}[[E", .function(5)),
  ]

  /// The protocols of kitty and xterm.
  private static let modern: [KeySequence] = [
    KeySequence("\u{1b}[97u", "a"), KeySequence("\u{1b}[97;5u", "a", .control),
    KeySequence("\u{1b}[97;2u", "A"), KeySequence("\u{1b}[49:33;2u", "!"), KeySequence("\u{1b}[65;5u", "a", .control),
    KeySequence("\u{1b}[97;6u", "a", [.control, .shift]), KeySequence("\u{1b}[97;3u", "a", .option),
    KeySequence("\u{1b}[27u", .escape), KeySequence("\u{1b}[13;5u", .return, .control),
    KeySequence("\u{1b}[9;2u", .tab, .shift), KeySequence("\u{1b}[127;3u", .delete, .option),
    KeySequence("\u{1b}[32;2u", .space, .shift), KeySequence("\u{1b}[97;1:1u", "a"), KeySequence("\u{1b}[97;1:3u", []),
    KeySequence("\u{1b}[97;;229u", "å"), KeySequence("\u{1b}[57417u", .leftArrow),
    KeySequence("\u{1b}[57376u", .function(13)), KeySequence("\u{1b}[57441u", []),
    KeySequence("\u{1b}[1;1:3A", []), KeySequence("\u{1b}[5;1:3~", []), KeySequence("\u{1b}[1;1:2A", .upArrow),
    KeySequence("\u{1b}[99;5u", "c", .control), KeySequence("\u{1b}[13;2u", .return, .shift),
    KeySequence("\u{1b}[97;69u", "a", .control), KeySequence("\u{1b}[57414;5u", .return, .control),
    KeySequence("\u{1b}[57427u", []), KeySequence("\u{1b}[27;6;9~", .tab, [.shift, .control]),
    KeySequence("\u{1b}[27;5;105~", "i", .control), KeySequence("\u{1b}[27;2;13~", .return, .shift),
  ]

  private static let pointer: [KeySequence] = [
    KeySequence("\u{1b}[<0;10;5M", mouse(.press, .left, 9, 4)),
    KeySequence("\u{1b}[<0;10;5m", mouse(.release, .left, 9, 4)),
    KeySequence("\u{1b}[<2;1;1M", mouse(.press, .right, 0, 0)),
    KeySequence("\u{1b}[<32;300;120M", mouse(.drag, .left, 299, 119)),
    KeySequence("\u{1b}[<35;3;4M", mouse(.move, .none, 2, 3)),
    KeySequence("\u{1b}[<64;3;4M", mouse(.scrollUp, .none, 2, 3)),
    KeySequence("\u{1b}[<65;3;4M", mouse(.scrollDown, .none, 2, 3)),
    KeySequence("\u{1b}[<67;3;4M", mouse(.scrollRight, .none, 2, 3)),
    KeySequence("\u{1b}[<20;3;4M", mouse(.press, .left, 2, 3, [.shift, .control])),
    KeySequence("\u{1b}[<8;3;4M", mouse(.press, .left, 2, 3, .option)),
    KeySequence("\u{1b}[<34;3;4M", mouse(.drag, .right, 2, 3)),
    KeySequence("\u{1b}[<66;3;4M", mouse(.scrollLeft, .none, 2, 3)),
    KeySequence("\u{1b}[<68;3;4M", mouse(.scrollUp, .none, 2, 3, .shift)), KeySequence("\u{1b}[<64;3;4m", []),
    KeySequence("\u{1b}[32;10;5M", []), KeySequence("\u{1b}[<0;0;0M", []), KeySequence("\u{1b}[<128;3;4M", []),
    KeySequence("\u{1b}[<0;5M", []),
    KeySequence("\u{1b}[M !!", mouse(.press, .left, 0, 0)), KeySequence("\u{1b}[M#$%", mouse(.release, .none, 3, 4)),
    KeySequence("\u{1b}[I", [.focus(true)]), KeySequence("\u{1b}[O", [.focus(false)]),
  ]

  private static let pastes: [KeySequence] = [
    KeySequence("\u{1b}[200~one\r\ntwo\rthree\n\u{1b}[201~", [.paste("one\ntwo\nthree\n")]),
    KeySequence("\u{1b}[200~q\u{1b}[201~q", [.paste("q"), .key(KeyPress("q"))]),
    KeySequence("\u{1b}[200~✨ \u{1b}[A \u{1b}[201 \u{1b}\u{1b}[201~", [.paste("✨ \u{1b}[A \u{1b}[201 \u{1b}")]),
    KeySequence("\u{1b}[200~\u{1b}[201~", []),
    KeySequence(Array("\u{1b}[200~a".utf8) + [0xff] + Array("b\u{1b}[201~".utf8), [.paste("a\u{fffd}b")]),
  ]

  /// What is no key: replies, unknown sequences, bytes that are no text.
  private static let silent: [KeySequence] = [
    KeySequence("\u{1b}]10;rgb:1e1e/1e1e/2e2e\u{7}a", "a"), KeySequence("\u{1b}]12;rgb:0/0/0\u{1b}\\a", "a"),
    KeySequence("\u{1b}P1+r544e=787465726d\u{1b}\\a", "a"), KeySequence("\u{1b}_Gi=1;OK\u{1b}\\a", "a"),
    KeySequence("\u{1b}]10;rgb:ffff/ffff/ffff\u{7}", []), KeySequence("\u{1b}P>|tmux 3.3a\u{1b}\\", []),
    KeySequence("\u{1b}]52;c;d2lzaA==\u{1b}\\", []), KeySequence("\u{1b}[?997;1n", []),
    KeySequence("\u{1b}[?12;2$y", []),
    KeySequence("\u{1b}[?64;1;2c", []), KeySequence("\u{1b}[>0;276;0c", []), KeySequence("\u{1b}[12;40R", []),
    KeySequence("\u{1b}[1;1R", []), KeySequence("\u{1b}[?2026;2$y", []), KeySequence("\u{1b}[0n", []),
    KeySequence("\u{1b}[?1u", []), KeySequence("\u{1b}[8;24;80t", []), KeySequence("\u{1b}[99~", []),
    KeySequence("\u{1b}[1;2;3;4;5x", []), KeySequence("\u{1b}[201~", []), KeySequence("\u{1b}OZ", []),
    KeySequence("\u{1b}[99999999999999999999;5A", .upArrow, .control),
    KeySequence("\u{1b}[" + String(repeating: "1;", count: 200) + "A", []),
    KeySequence([0xff, 0x61], keys("a")), KeySequence([0xc3, 0x61], keys("a")),
    KeySequence([0xe2, 0x82, 0x1b, 0x5b, 0x41], [.key(KeyPress(.upArrow))]),
    KeySequence([0xc0, 0xaf, 0x61], keys("a")), KeySequence([0xed, 0xa0, 0x80, 0x61], keys("a")),
    KeySequence([0xf5, 0x80, 0x80, 0x80, 0x61], keys("a")), KeySequence([0x80, 0xbf, 0x61], keys("a")),
    KeySequence("\u{9b}A", keys("A")), KeySequence("\u{F700}a", keys("a")),
    KeySequence("\u{1b}[1;5\u{1b}[A", .upArrow),
    KeySequence("\u{1b}[1;5\ra", [.key(KeyPress(.return)), .key(KeyPress("a"))]),
  ]
}
