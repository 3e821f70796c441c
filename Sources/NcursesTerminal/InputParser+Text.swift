import ViewTree

/// Text: characters of several bytes, and pastes.
extension InputParser {
  // MARK: Scalars of several bytes

  mutating func beginScalar(_ byte: UInt8) {
    let alt = hasAlt
    reset()
    // Other bytes begin nothing, and are dropped.
    guard (0xc2...0xf4).contains(byte) else { return }
    hasAlt = alt
    state = .scalar
    bytes = [byte]
  }

  mutating func takeScalar(_ byte: UInt8) {
    guard byte & 0xc0 == 0x80 else {
      // The scalar was cut off; this byte belongs to what comes next.
      reset()
      take(byte)
      return
    }
    bytes.append(byte)
    let first = bytes[0]
    guard bytes.count == (first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4) else { return }
    let alt = hasAlt
    let decoded = String(validating: bytes, as: UTF8.self)
    reset()
    guard let scalar = decoded?.unicodeScalars.first, Self.isText(scalar) else { return }
    emit(KeyEquivalent(Character(scalar)), alt ? .option : [])
  }

  // MARK: Paste

  static let pasteMark = Array("\u{1b}[201~".utf8)

  /// Takes what comes before the next Escape, which may begin the end; returns the number of bytes, one at least.
  mutating func takePaste(_ input: UnsafeBufferPointer<UInt8>) -> Int {
    let room = max(1, Limit.paste - bytes.count)
    let part = UnsafeBufferPointer(rebasing: input.prefix(room).prefix { $0 != 0x1b })
    if part.isEmpty {
      takePaste(input[0])
      return 1
    }
    bytes.append(contentsOf: part)
    splitPaste()
    return part.count
  }

  mutating func takePaste(_ byte: UInt8) {
    if byte == Self.pasteMark[pasteEnd] {
      pasteEnd += 1
      if pasteEnd == Self.pasteMark.count { finishPaste() }
      return
    }
    if pasteEnd > 0 {
      // It only looked like the end. Escape occurs in the mark once, so a new start can only be this byte.
      bytes += Self.pasteMark.prefix(pasteEnd)
      pasteEnd = 0
      if byte == 0x1b {
        pasteEnd = 1
        return
      }
    }
    bytes.append(byte)
    splitPaste()
  }

  private mutating func splitPaste() {
    guard bytes.count >= Limit.paste else { return }
    emitPaste()
    bytes.removeAll()
  }

  mutating func finishPaste() {
    emitPaste()
    reset()
  }

  private mutating func emitPaste() {
    guard !bytes.isEmpty else { return }
    if !bytes.contains(0x0d) {
      events.append(.paste(String(decoding: bytes, as: UTF8.self)))
      return
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0d {
        text.append(0x0a)
      } else if byte != 0x0a || previous != 0x0d {
        text.append(byte)
      }
      previous = byte
    }
    events.append(.paste(String(decoding: text, as: UTF8.self)))
  }
}
