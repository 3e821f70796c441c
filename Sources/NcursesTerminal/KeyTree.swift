import CTerminal
import ViewTree

/// The byte sequences of keys that a terminal has of its own: those in its terminfo entry that other terminals don't
/// send too. For most terminals of today it is empty.
struct KeyTree: Sendable {
  /// What can follow, and the key that ends here.
  struct Place: Sendable {
    fileprivate var following: [UInt8: Int] = [:]
    fileprivate(set) var press: KeyPress?
    /// No longer sequence begins like this one.
    var isEnd: Bool { following.isEmpty }
  }

  private var places = [Place()]
  private(set) var isEmpty = true

  /// No keys.
  init() {}

  /// The keys of the terminal of that name, without those that the parser knows for all.
  init(entry name: String) {
    guard terminal_entry_open(name) != 0 else { return }
    defer { terminal_entry_close() }
    for (capability, press) in Self.capabilities {
      guard let text = terminal_entry_string(capability) else { continue }
      add(Array(String(cString: text).utf8), press)
    }
  }

  /// Adds a key, unless the parser knows it or it can't be told from text. The first for a sequence counts.
  mutating func add(_ bytes: [UInt8], _ press: KeyPress) {
    guard let first = bytes.first, first < 0x20 || first >= 0x7f, !Self.isKnown(bytes, as: press) else { return }
    isEmpty = false
    var place = 0
    for byte in bytes {
      if let next = places[place].following[byte] {
        place = next
      } else {
        places.append(Place())
        places[place].following[byte] = places.count - 1
        place = places.count - 1
      }
    }
    if places[place].press == nil { places[place].press = press }
  }

  /// True if the parser makes this key of the bytes, or some key in the way of all terminals. What programs live by,
  /// such as Enter and Ctrl-C, has its meaning whatever an entry says.
  private static func isKnown(_ bytes: [UInt8], as press: KeyPress) -> Bool {
    if bytes.count == 1, [0x03, 0x08, 0x09, 0x0d, 0x1a, 0x1b, 0x7f].contains(bytes[0]) { return true }
    var parser = InputParser()
    let events = parser.feed(bytes) + parser.timeout()
    if events == [.key(press)] { return true }
    guard bytes.starts(with: [0x1b, UInt8(ascii: "[")]) || bytes.starts(with: [0x1b, UInt8(ascii: "O")]) else {
      return false
    }
    if case .key? = events.first { return events.count == 1 }
    return false
  }

  /// True if a key begins with `byte`.
  func isBeginning(_ byte: UInt8) -> Bool { places[0].following[byte] != nil }

  /// Where `byte` leads to from the start.
  func start(_ byte: UInt8) -> Place? { next(places[0], byte) }

  /// Where `byte` leads to from a place.
  func next(_ place: Place, _ byte: UInt8) -> Place? { place.following[byte].map { places[$0] } }

  // MARK: Names in terminfo

  private static let capabilities: [(String, KeyPress)] = plain + shifted + modified + functions

  private static let plain: [(String, KeyPress)] = [
    ("kcuu1", KeyPress(.upArrow)), ("kcud1", KeyPress(.downArrow)), ("kcub1", KeyPress(.leftArrow)),
    ("kcuf1", KeyPress(.rightArrow)), ("khome", KeyPress(.home)), ("kend", KeyPress(.end)),
    ("kpp", KeyPress(.pageUp)), ("knp", KeyPress(.pageDown)), ("kdch1", KeyPress(.deleteForward)),
    ("kich1", KeyPress(InputParser.insert)), ("kcbt", KeyPress(.tab, modifiers: .shift)), ("kent", KeyPress(.return)),
    ("kbs", KeyPress(.delete)), ("ka1", KeyPress(.home)), ("ka3", KeyPress(.pageUp)), ("kc1", KeyPress(.end)),
    ("kc3", KeyPress(.pageDown)),
  ]

  private static let shifted: [(String, KeyPress)] = [
    ("kri", KeyPress(.upArrow, modifiers: .shift)), ("kind", KeyPress(.downArrow, modifiers: .shift)),
  ]

  /// `kLFT` is with Shift; `kLFT5` has the number that xterm sends for Control.
  private static let modified: [(String, KeyPress)] = {
    let keys: [(String, KeyEquivalent)] = [
      ("kUP", .upArrow), ("kDN", .downArrow), ("kLFT", .leftArrow), ("kRIT", .rightArrow), ("kHOM", .home),
      ("kEND", .end), ("kPRV", .pageUp), ("kNXT", .pageDown), ("kDC", .deleteForward), ("kIC", InputParser.insert),
    ]
    let modifiers: [(String, EventModifiers)] = [
      ("", .shift), ("3", .option), ("4", [.option, .shift]), ("5", .control), ("6", [.control, .shift]),
      ("7", [.control, .option]),
    ]
    return keys.flatMap { name, key in modifiers.map { (name + $0.0, KeyPress(key, modifiers: $0.1)) } }
  }()

  private static let functions = (1...20).map { ("kf\($0)", KeyPress(.function($0))) }
}

extension InputParser {
  mutating func beginOwnKey(_ byte: UInt8) {
    guard let place = keys.start(byte) else { return takeCommon(byte) }
    begin(.ownKey, with: byte)
    ownKey = place
    bytes.append(byte)
    if place.isEnd { endOwnKey() }
  }

  mutating func takeOwnKey(_ byte: UInt8) {
    guard let place = keys.next(ownKey, byte) else {
      endOwnKey()
      take(byte)
      return
    }
    ownKey = place
    bytes.append(byte)
    if place.isEnd { endOwnKey() }
  }

  /// No byte more belongs to the key: it is one, or its bytes have their common meaning.
  mutating func endOwnKey() {
    let press = ownKey.press
    let seen = bytes
    reset()
    if let press {
      events.append(.key(press))
    } else if let first = seen.first {
      takeCommon(first)
      for byte in seen.dropFirst() { take(byte) }
    }
  }
}
