import ViewTree

/// What control sequences mean.
extension InputParser {
  /// The numbers of a control sequence: `1;5` and, with finer parts, `97:65;5:1`.
  struct Parameters {
    /// `<`, `=`, `>` or `?` in front of the numbers.
    var prefix: UInt8?
    var numbers: [[Int]] = [[]]
    /// There is something besides numbers, which none of our sequences has.
    var isOdd = false

    init(_ bytes: [UInt8]) {
      var digits: Int?
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          digits = min((digits ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 9_999_999)
        case UInt8(ascii: ";"), UInt8(ascii: ":"):
          numbers[numbers.count - 1].append(digits ?? -1)
          digits = nil
          if byte == UInt8(ascii: ";") { numbers.append([]) }
        case UInt8(ascii: "<")...UInt8(ascii: "?"):
          if prefix != nil || digits != nil || numbers.count > 1 { isOdd = true }
          prefix = byte
        default:
          isOdd = true
        }
      }
      numbers[numbers.count - 1].append(digits ?? -1)
    }

    /// The part of a number; nil if it is left out.
    func number(_ index: Int, part: Int = 0) -> Int? {
      guard index < numbers.count, part < numbers[index].count, numbers[index][part] >= 0 else { return nil }
      return numbers[index][part]
    }

    /// True for the release of a key, which kitty's protocol can tell.
    var isRelease: Bool { number(1, part: 1) == 3 }

    /// The modifiers that a number stands for.
    func modifiers(_ index: Int) -> EventModifiers {
      let bits = (number(index) ?? 1) - 1
      guard bits > 0 else { return [] }
      var modifiers: EventModifiers = []
      if bits & 1 != 0 { modifiers.insert(.shift) }
      if bits & 2 != 0 || bits & 32 != 0 { modifiers.insert(.option) }
      if bits & 4 != 0 { modifiers.insert(.control) }
      if bits & 8 != 0 { modifiers.insert(.command) }
      return modifiers
    }
  }

  /// The end of `ESC [`.
  mutating func finishControl(_ final: UInt8) {
    let parameters = Parameters(bytes)
    let raw = bytes
    let isCut = length > bytes.count
    let alt: EventModifiers = hasSecondEscape ? .option : []
    let wasLate = isLate
    reset()
    if isCut || parameters.isOdd { return }
    let before = events.count
    let isKnown = control(final, parameters, alt)
    guard wasLate, state != .paste else { return }
    // The Escape of this sequence was a key already. The sequence is dropped if it is one; else it was typed.
    events.removeSubrange(before...)
    if !isKnown { for byte in [UInt8(ascii: "[")] + raw + [final] { emitKey(byte) } }
  }

  /// True if the sequence is one that terminals send.
  private mutating func control(_ final: UInt8, _ parameters: Parameters, _ alt: EventModifiers) -> Bool {
    if let prefix = parameters.prefix {
      if prefix == UInt8(ascii: "?"), final == UInt8(ascii: "c") { identifications += 1 }
      guard prefix == UInt8(ascii: "<"), let button = parameters.number(0), let x = parameters.number(1),
        let y = parameters.number(2), final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
      else { return true }
      emitMouse(button, x: x, y: y, isRelease: final == UInt8(ascii: "m"))
      return true
    }
    switch final {
    case UInt8(ascii: "~"):
      tilde(parameters, alt)
    case UInt8(ascii: "u"):
      unicodeKey(parameters)
    case UInt8(ascii: "^"), UInt8(ascii: "@"):
      // rxvt: Control, and Control with Shift.
      guard let key = Self.numberedKey(parameters.number(0) ?? 0) else { return false }
      emit(key, alt.union(final == UInt8(ascii: "^") ? .control : [.control, .shift]))
    case UInt8(ascii: "I") where parameters.number(0) == nil:
      events.append(.focus(true))
    case UInt8(ascii: "O") where parameters.number(0) == nil:
      events.append(.focus(false))
    case UInt8(ascii: "Z"):
      emit(.tab, alt.union(parameters.modifiers(1)).union(.shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d") where parameters.number(0) == nil:
      if let key = Self.letterKey(final - 0x20) { emit(key, alt.union(.shift)) }
    case UInt8(ascii: "R")
    where parameters.number(0) != nil && (parameters.number(0) != 1 || !hasModifiers(parameters)):
      // Where the cursor is: a reply.
      break
    default:
      guard let key = Self.letterKey(final) else { return false }
      if parameters.isRelease { return true }
      emit(key, alt.union(parameters.modifiers(1)))
    }
    return true
  }

  private func hasModifiers(_ parameters: Parameters) -> Bool { (2...16).contains(parameters.number(1) ?? 0) }

  private mutating func tilde(_ parameters: Parameters, _ alt: EventModifiers) {
    switch parameters.number(0) ?? 0 {
    case 200:
      begin(.paste, with: 0)
    case 201:
      // The end of a paste that never began.
      break
    case 27:
      // xterm's modifyOtherKeys.
      guard let code = parameters.number(2) else { return }
      emitCode(code, parameters.modifiers(1))
    case let number:
      guard !parameters.isRelease, let key = Self.numberedKey(number) else { return }
      emit(key, alt.union(parameters.modifiers(1)))
    }
  }

  /// The keyboard protocol of kitty: `code:shifted:base ; modifiers:kind ; text u`.
  private mutating func unicodeKey(_ parameters: Parameters) {
    guard !parameters.isRelease, let code = parameters.number(0) else { return }
    let modifiers = parameters.modifiers(1)
    let isPlain = modifiers.isSubset(of: .shift)
    if isPlain, parameters.numbers.count > 2, let text = parameters.number(2), text >= 0x20 {
      for code in parameters.numbers[2] { emitCode(code, []) }
    } else if modifiers.contains(.shift), let shifted = parameters.number(0, part: 1) {
      emitCode(shifted, modifiers.subtracting(.shift))
    } else {
      emitCode(code, modifiers)
    }
  }

  /// The end of `ESC O`.
  mutating func finishSingle(_ final: UInt8) {
    let parameters = Parameters(bytes)
    let raw = bytes
    let alt: EventModifiers = hasSecondEscape ? .option : []
    let wasLate = isLate
    reset()
    let modifiers = alt.union(parameters.modifiers(max(0, parameters.numbers.count - 1)))
    if wasLate {
      if Self.letterKey(final) == nil { for byte in [UInt8(ascii: "O")] + raw + [final] { emitKey(byte) } }
    } else if let key = Self.letterKey(final) {
      emit(key, modifiers)
    } else if final == UInt8(ascii: "M") {
      emit(.return, modifiers)
    } else if (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(final), let key = Self.letterKey(final - 0x20) {
      // rxvt: Control with an arrow.
      emit(key, alt.union(.control))
    } else if (UInt8(ascii: "j")...UInt8(ascii: "y")).contains(final) {
      // The number pad in its application mode.
      emitCode(Int(final) - 0x40, modifiers)
    } else if final == UInt8(ascii: "X") {
      emitCode(0x3d, modifiers)
    }
  }

  /// A report of the mouse, its place counted from 1.
  mutating func emitMouse(_ bits: Int, x: Int, y: Int, isRelease: Bool) {
    // Further buttons have no name here, and a place before the first is none.
    guard bits >= 0, bits < 128, x >= 1, y >= 1 else { return }
    var modifiers: EventModifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.option) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    let button = [MouseEvent.Button.left, .middle, .right, .none][bits & 3]
    let kind: MouseEvent.Kind
    if bits & 64 != 0 {
      if isRelease { return }
      kind = [.scrollUp, .scrollDown, .scrollLeft, .scrollRight][bits & 3]
    } else if isRelease {
      kind = .release
    } else if bits & 32 != 0 {
      kind = button == .none ? .move : .drag
    } else {
      kind = .press
    }
    let isScroll = bits & 64 != 0
    events.append(
      .mouse(
        MouseEvent(kind, button: isScroll ? .none : button, location: CellPoint(x - 1, y - 1), modifiers: modifiers)))
  }
}
