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
    if bytes.count >= Limit.paste {
      emitPaste()
      bytes.removeAll()
    }
  }

  mutating func finishPaste() {
    emitPaste()
    reset()
  }

  private mutating func emitPaste() {
    guard !bytes.isEmpty else { return }
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
