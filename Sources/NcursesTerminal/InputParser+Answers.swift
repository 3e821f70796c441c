import ViewTree

/// What the terminal answers.
extension InputParser {
  mutating func takeString(_ byte: UInt8) {
    switch byte {
    case 0x07:
      finishString()
    case 0x18, 0x1a:
      reset()
    case 0x1b:
      state = .stringEscape
    default:
      keep(byte)
    }
  }

  mutating func takeStringEscape(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") {
      finishString()
      return
    }
    // The text was cut off by another sequence.
    abandon()
    take(0x1b)
    take(byte)
  }

  /// The end of a text from the terminal. We ask for one only: the colour of the background.
  mutating func finishString() {
    let isCommand = introducer == UInt8(ascii: "]")
    let text = length == bytes.count ? bytes : []
    reset()
    if isCommand, let color = Self.background(text) {
      events.append(.colorScheme(Contrast.scheme(ofBackground: color)))
    }
  }

  /// The colour in `11;rgb:1e1e/1e1e/2e2e`, of one to four digits each; in `11;rgba:…`; in `11;#1e1e2e`.
  private static func background(_ text: [UInt8]) -> Palette.RGB? {
    let text = String(decoding: text, as: UTF8.self)
    let parts: [Substring]
    if text.hasPrefix("11;rgb:") || text.hasPrefix("11;rgba:") {
      parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    } else if text.hasPrefix("11;#") {
      let digits = text.dropFirst(4)
      let each = digits.count / 3
      guard digits.count == each * 3 else { return nil }
      parts = (0..<3).map { digits.dropFirst($0 * each).prefix(each) }
    } else {
      return nil
    }
    let bytes = parts.compactMap(byte)
    guard (3...4).contains(bytes.count), bytes.count == parts.count else { return nil }
    return (bytes[0], bytes[1], bytes[2])
  }

  /// A part of a colour, of which the digits are the fraction of the most that they can say.
  private static func byte(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.count), digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let value = Int(digits, radix: 16), value >= 0
    else { return nil }
    let most = 1 << (4 * digits.count) - 1
    return UInt8((value * 255 + most / 2) / most)
  }
}
