import ViewTree

@testable import NcursesTerminal

/// What must hold for any bytes that are typed; the fuzz target checks the same.
enum InputCheck {
  /// What is wrong with the events of some bytes, nil if nothing is. The first byte says how the others are cut.
  static func problem(with input: [UInt8]) -> String? {
    guard let seed = input.first else { return nil }
    let bytes = Array(input.dropFirst())
    return problem(with: bytes, cutBy: seed, InputParser())
      ?? problem(with: bytes, cutBy: seed, InputParser(keys: keys))
  }

  private static func problem(with bytes: [UInt8], cutBy seed: UInt8, _ start: InputParser) -> String? {
    var whole = start
    let events = whole.feed(bytes) + rest(&whole)
    var pieces = start
    var same: [TerminalEvent] = []
    var random = UInt32(seed) &+ 1
    var left = bytes[...]
    while !left.isEmpty {
      random = random &* 1_664_525 &+ 1_013_904_223
      let size = Int(random >> 24) % (seed < 128 ? 3 : 40) + 1
      same += pieces.feed(left.prefix(size))
      left = left.dropFirst(size)
    }
    same += rest(&pieces)
    if events != same { return "Other events in pieces: \(same), not \(events)" }
    if !whole.isGround || !pieces.isGround { return "A byte is waited for for ever." }
    if let odd = events.first(where: isOdd) { return "There can't be such an event: \(odd)" }
    if events.count > bytes.count { return "More events than bytes: \(events)" }
    if whole.feed([0x61]) + rest(&whole) != [.key(KeyPress("a"))] { return "The next letter is lost." }
    return nil
  }

  /// What there is after a long pause.
  private static func rest(_ parser: inout InputParser) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for _ in 0..<4 where !parser.isGround { events += parser.timeout() }
    return events
  }

  private static func isOdd(_ event: TerminalEvent) -> Bool {
    switch event {
    case .key(let press):
      // What would be put into a text is no control character, and no name of a key.
      return press.characters.unicodeScalars.contains { !InputParser.isText($0) }
    case .paste(let text): return text.isEmpty || text.utf8.contains(0x0d)
    case .mouse(let mouse): return mouse.location.x < 0 || mouse.location.y < 0
    case .resize, .terminate: return true
    default: return false
    }
  }

  /// Keys of no real terminal, made to be mistaken for others.
  private static let keys: KeyTree = {
    var keys = KeyTree()
    let all = ["\u{1}A", "\u{1}AB\r", "\u{b}", "\u{1b}[3$", "\u{1b}[I", "\u{1b}A", "\u{1b}OZ", "\u{1b}[[F", "\u{c3}("]
    for (index, text) in all.enumerated() { keys.add(Array(text.utf8), KeyPress(.function(index + 1))) }
    return keys
  }()
}
