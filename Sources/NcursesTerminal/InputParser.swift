import ViewTree

/// Makes events of the bytes that a terminal sends. A value without any input or output of its own.
///
/// Bytes may come in any pieces: the events are the same. Only a pause has a meaning, since Escape is also how all
/// sequences begin: when bytes are outstanding, `deadline` says until when to wait for them, and `timeout(at:)` that
/// they didn't come.
///
/// What is no key (sequences of unknown meaning, bytes that are no UTF-8) makes no event, and never ends up as text. Of
/// the terminal's answers only the colour of its background makes one.
public struct InputParser: Sendable {
  /// What the next byte belongs to.
  enum State: Sendable {
    case ground
    /// After Escape.
    case escape
    /// After `ESC [`.
    case control
    /// After `ESC O`.
    case single
    /// In a text for or from the terminal: `ESC ]`, `ESC P`, `ESC X`, `ESC ^`, `ESC _`.
    case string
    /// After Escape in such a text.
    case stringEscape
    /// In a scalar of several bytes.
    case scalar
    /// Between the marks of a paste.
    case paste
    /// After `ESC [ M`: three bytes of the old mouse report.
    case oldMouse
    /// After `ESC [ [`: a function key of the Linux console.
    case consoleKey
    /// Within what may be a key of this terminal alone.
    case ownKey
  }

  enum Limit {
    /// Bytes of a sequence that are kept; longer ones are unknown to us anyway.
    static let sequence = 64
    /// Bytes of a text that are swallowed before we believe that it has no end.
    static let string = 65_536
    /// Bytes of a paste that make one event. No clipboard holds more; what would without an end mustn't fill the memory.
    static let paste = 64 << 20
  }

  var state = State.ground
  /// Bytes of the sequence, the scalar or the paste at hand, without its introduction.
  var bytes: [UInt8] = []
  /// Bytes seen in this state, of which `bytes` may hold fewer.
  var length = 0
  /// The byte that began a text, for a timeout may show that it was Alt with that key.
  var introducer: UInt8 = 0
  /// The sequence began with two Escapes, as some terminals send Alt with an arrow.
  var hasSecondEscape = false
  /// The key at hand is held with Alt.
  var hasAlt = false
  /// Escape was given as a key since nothing followed in time. If its sequence follows yet, that is no text.
  var isLate = false
  /// The bytes of the end of a paste that were seen.
  var pasteEnd = 0
  /// How often the terminal said what it is. It answers in order: by then all that was asked before is answered, or never
  /// will be.
  var identifications = 0
  var events: [TerminalEvent] = []
  /// The keys that this terminal has of its own, and where in one of them the bytes at hand are.
  let keys: KeyTree
  var ownKey = KeyTree.Place()
  /// When to stop waiting for the rest, by the clock of `feed(_:at:)`; nil if no byte is outstanding.
  public private(set) var deadline: Double?

  /// A parser at the start of the input.
  public init() { self.init(keys: KeyTree()) }

  /// A parser for a terminal that has keys of its own.
  init(keys: KeyTree) { self.keys = keys }

  /// True if no byte is outstanding.
  public var isGround: Bool { state == .ground }

  /// Seconds to wait for more bytes before `timeout()` is to be called; nil if none are outstanding.
  public var patience: Double? {
    switch state {
    case .ground: nil
    case .escape, .ownKey: 0.025
    case .control, .single, .consoleKey: bytes.isEmpty ? 0.05 : 0.25
    case .scalar, .oldMouse: 0.25
    case .string, .stringEscape: length == 0 ? 0.05 : 0.5
    // Ending a paste too early would type its rest, so it gets all the time that a bad line may need.
    case .paste: 5
    }
  }

  /// Takes bytes as they come; returns the events that they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    if bytes.withContiguousStorageIfAvailable({ takeAll($0) }) == nil {
      for byte in bytes { take(byte) }
    }
    return takeEvents()
  }

  /// Takes bytes that come at `now`, seconds of any clock; `deadline` is by the same.
  public mutating func feed(_ bytes: some Sequence<UInt8>, at now: Double) -> [TerminalEvent] {
    let events = feed(bytes)
    deadline = patience.map { now + $0 }
    return events
  }

  /// Says that nothing has come until `now`; returns the events of what is there, if it is late enough.
  public mutating func timeout(at now: Double) -> [TerminalEvent] {
    guard let deadline, now >= deadline else { return [] }
    let events = timeout()
    self.deadline = patience.map { now + $0 }
    return events
  }

  /// Says that no byte came within `patience`; returns the events of what is there.
  public mutating func timeout() -> [TerminalEvent] {
    if state == .ownKey {
      // What is more than an Escape may still go on as what all terminals send.
      let isLong = bytes.count > 1
      endOwnKey()
      if isLong { return takeEvents() }
    }
    switch state {
    case .ground, .ownKey:
      break
    case .escape:
      if hasSecondEscape { emit(.escape) }
      emit(.escape)
      reset()
      isLate = true
    case .paste:
      bytes += Self.pasteMark.prefix(pasteEnd)
      finishPaste()
    case .control, .single, .string, .stringEscape:
      abandon()
    case .scalar, .oldMouse, .consoleKey:
      reset()
    }
    return takeEvents()
  }

  private mutating func takeEvents() -> [TerminalEvent] {
    defer { events.removeAll() }
    return events
  }

  /// Takes what is pasted in one go, and all else byte by byte.
  private mutating func takeAll(_ input: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < input.count {
      if state == .paste, pasteEnd == 0 {
        index += takePaste(UnsafeBufferPointer(rebasing: input[index...]))
      } else {
        take(input[index])
        index += 1
      }
    }
  }

  // MARK: One byte

  mutating func take(_ byte: UInt8) {
    if state == .ground, !keys.isEmpty, !isLate, keys.isBeginning(byte) { return beginOwnKey(byte) }
    takeCommon(byte)
  }

  /// Takes a byte as all terminals mean it.
  mutating func takeCommon(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .control: takeControl(byte)
    case .single: takeSingle(byte)
    case .string: takeString(byte)
    case .stringEscape: takeStringEscape(byte)
    case .scalar: takeScalar(byte)
    case .paste: takePaste(byte)
    case .oldMouse: takeOldMouse(byte)
    case .consoleKey: takeConsoleKey(byte)
    case .ownKey: takeOwnKey(byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    if isLate, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
      begin(byte == UInt8(ascii: "[") ? .control : .single, with: byte)
      return
    }
    if isLate, byte == UInt8(ascii: "]"), identifications == 0 {
      // An answer may be under way yet.
      begin(.string, with: byte)
      return
    }
    isLate = false
    switch byte {
    case 0x1b: begin(.escape, with: byte)
    case 0x80...: beginScalar(byte)
    default: emitKey(byte)
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case 0x1b:
      if hasSecondEscape { emit(.escape) }
      hasSecondEscape = true
    case UInt8(ascii: "["): begin(.control, with: byte)
    case UInt8(ascii: "O"): begin(.single, with: byte)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      begin(.string, with: byte)
    default:
      if hasSecondEscape { emit(.escape) }
      reset()
      hasAlt = true
      if byte >= 0x80 {
        beginScalar(byte)
      } else {
        emitKey(byte)
        hasAlt = false
      }
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x40:
      keep(byte)
    case UInt8(ascii: "[") where bytes.isEmpty && !isLate:
      begin(.consoleKey, with: byte)
    case UInt8(ascii: "M") where bytes.isEmpty && !isLate:
      begin(.oldMouse, with: byte)
    case 0x40..<0x7f:
      finishControl(byte)
    default:
      abandon()
      take(byte)
    }
  }

  private mutating func takeSingle(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: ";"):
      keep(byte)
    case 0x20..<0x7f:
      finishSingle(byte)
    default:
      abandon()
      take(byte)
    }
  }

  private mutating func takeOldMouse(_ byte: UInt8) {
    bytes.append(byte)
    guard bytes.count == 3 else { return }
    let report = bytes.map { Int($0) - 32 }
    reset()
    emitMouse(report[0], x: report[1], y: report[2], isRelease: report[0] & 3 == 3 && report[0] < 32)
  }

  private mutating func takeConsoleKey(_ byte: UInt8) {
    let number = Int(byte) - Int(UInt8(ascii: "A")) + 1
    let alt = hasSecondEscape
    reset()
    if (1...5).contains(number) { emit(.function(number), alt ? .option : []) }
  }

  // MARK: States

  mutating func begin(_ next: State, with byte: UInt8) {
    state = next
    introducer = byte
    bytes.removeAll(keepingCapacity: true)
    length = 0
  }

  mutating func reset() {
    state = .ground
    bytes.removeAll(keepingCapacity: bytes.count <= Limit.sequence)
    length = 0
    pasteEnd = 0
    hasSecondEscape = false
    hasAlt = false
    isLate = false
  }

  mutating func keep(_ byte: UInt8) {
    length += 1
    if bytes.count < Limit.sequence { bytes.append(byte) }
    if length >= Limit.string { reset() }
  }

  /// Gives a sequence up that was cut off. One that had only begun was a key: `ESC [` is Alt with `[`.
  mutating func abandon() {
    let wasKey = bytes.isEmpty && length == 0 && state != .stringEscape
    let key = introducer
    let hadSecondEscape = hasSecondEscape
    let wasLate = isLate
    reset()
    guard wasKey else { return }
    if hadSecondEscape { emit(.escape) }
    emit(KeyEquivalent(Character(Unicode.Scalar(key))), wasLate ? [] : .option)
  }
}
