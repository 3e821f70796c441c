/// A text as search and sorting see it: lower case, letters without their marks, as UTF-8.
///
/// Kept beside the text, since folding takes longer than comparing. Composed and decomposed spellings of a letter
/// give the same bytes.
struct FoldedText: Hashable, Sendable {
  let bytes: [UInt8]
  /// Whether a letter lost marks, so that the text may be told from another with the same bytes.
  let hasMarks: Bool

  init(_ text: String) {
    if let ascii = Self.foldedASCII(text) {
      bytes = ascii
      hasMarks = false
      return
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var hasMarks = false
    for character in text {
      let letter = FoldedLetter(character)
      bytes.append(contentsOf: letter.base.utf8)
      hasMarks = hasMarks || letter.isMarked
    }
    self.bytes = bytes
    self.hasMarks = hasMarks
  }

  /// Whether `other` stands anywhere in the text.
  func contains(_ other: FoldedText) -> Bool { firstOffset(of: other) != nil }

  func starts(with other: FoldedText) -> Bool { bytes.starts(with: other.bytes) }

  private func firstOffset(of other: FoldedText) -> Int? {
    let needle = other.bytes
    guard let first = needle.first, needle.count <= bytes.count else { return needle.isEmpty ? 0 : nil }
    return bytes.withUnsafeBufferPointer { hay in
      needle.withUnsafeBufferPointer { needle in
        for start in 0...(hay.count - needle.count) where hay[start] == first {
          var offset = 1
          while offset < needle.count, hay[start + offset] == needle[offset] { offset += 1 }
          if offset == needle.count { return start }
        }
        return nil
      }
    }
  }

  private static func foldedASCII(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      bytes.append(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte)
    }
    return bytes
  }
}

extension FoldedText: Comparable {
  /// The order of names: locale-free, and the same whatever the case and the marks.
  static func < (a: FoldedText, b: FoldedText) -> Bool {
    a.bytes == b.bytes ? !a.hasMarks && b.hasMarks : a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}

/// One character as search sees it.
struct FoldedLetter {
  /// Lower case, without marks. Usually one letter, two for a ligature.
  let base: String
  /// Lower case with its marks. Characters compare by canonical equivalence, so the spelling doesn't matter.
  let lowercased: String
  let isMarked: Bool

  init(_ character: Character) {
    lowercased = character.lowercased()
    var base = String.UnicodeScalarView()
    var isMarked = false
    for scalar in lowercased.unicodeScalars {
      if let letters = LetterTable.base(of: scalar) {
        base.append(contentsOf: letters)
        isMarked = true
      } else if scalar == "\u{3C2}" {
        // The sigma at the end of a word is the same letter.
        base.append("\u{3C3}")
      } else if let jamo = Self.jamo(of: scalar) {
        base.append(contentsOf: jamo)
      } else if !base.isEmpty, Self.isMark(scalar) {
        isMarked = true
      } else {
        base.append(scalar)
      }
    }
    self.base = String(base)
    self.isMarked = isMarked
  }

  /// Whether `scalar` marks the letter before it. Signs that spell a vowel of their own are none.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.canonicalCombiningClass.rawValue {
    // Overlays, nuktas, kana voicing marks; points of Hebrew and Arabic; everything above, below and beside.
    case 1, 7, 8, 10...35, 200...240: true
    default: false
    }
  }

  /// The parts of a Hangul syllable, by the formula of the Unicode Standard, section 3.12.
  private static func jamo(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    let index = scalar.value - 0xAC00
    let tail = index % 28
    return [0x1100 + index / 588, 0x1161 + index % 588 / 28, tail == 0 ? 0 : 0x11A7 + tail]
      .filter { $0 > 0 }.compactMap(Unicode.Scalar.init)
  }
}
