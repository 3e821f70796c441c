/// A text as search and sorting see it: lower case, letters without their marks, as UTF-8.
///
/// Kept beside the text, since folding takes longer than comparing. Composed and decomposed spellings of a letter
/// give the same bytes.
struct FoldedText: Sendable {
  let bytes: [UInt8]
  /// As `bytes`, but each letter that lost marks is followed by `markSign` and a number for the whole letter. Nil if
  /// no letter lost any.
  private let markedBytes: [UInt8]?

  /// A byte that UTF-8 doesn't have.
  private static let markSign: UInt8 = 0xFF
  private static let markLength = 6

  init(_ text: String) {
    if let ascii = Self.foldedASCII(text) {
      bytes = ascii
      markedBytes = nil
      return
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var markedBytes: [UInt8]?
    for character in text {
      if let ascii = character.asciiValue, ascii >= 0x20 {
        let byte = Self.lowercased(ascii)
        bytes.append(byte)
        markedBytes?.append(byte)
        continue
      }
      let letter = FoldedLetter(character)
      if letter.isMarked, markedBytes == nil { markedBytes = bytes }
      bytes.append(contentsOf: letter.base.utf8)
      markedBytes?.append(contentsOf: letter.base.utf8)
      if letter.isMarked { markedBytes?.append(contentsOf: Self.mark(of: letter)) }
    }
    self.bytes = bytes
    self.markedBytes = markedBytes
  }

  /// Whether a letter lost marks, so that the text may be told from another with the same bytes.
  var hasMarks: Bool { markedBytes != nil }

  /// Whether `other` stands anywhere in the text. Letters of `other` that have marks are found only with them.
  func contains(_ other: FoldedText) -> Bool {
    guard let marked = other.markedBytes else { return Self.contains(bytes, other.bytes) }
    return markedBytes.map { Self.contains($0, marked) } ?? false
  }

  func starts(with other: FoldedText) -> Bool { bytes.starts(with: other.bytes) }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    guard part.count <= text.count else { return false }
    return text.withUnsafeBufferPointer { text in
      part.withUnsafeBufferPointer { part in
        for start in 0...(text.count - part.count) where text[start] == first && stands(part, in: text, at: start) {
          return true
        }
        return false
      }
    }
  }

  private static func stands(
    _ part: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    var position = start
    for byte in part {
      // A letter that was typed without marks stands for itself with any.
      if byte & 0xC0 != 0x80, byte != markSign, position < text.count, text[position] == markSign {
        position += markLength
      }
      guard position < text.count, text[position] == byte else { return false }
      position += 1
    }
    return true
  }

  /// What follows a letter that lost marks: the sign, then a number in bytes that begin no letter.
  private static func mark(of letter: FoldedLetter) -> [UInt8] {
    // Strings that are canonically equivalent have the same hash; the highlighting compares the letters themselves.
    let hash = letter.lowercased.hashValue
    return [markSign] + (1..<markLength).map { 0x80 | UInt8(truncatingIfNeeded: hash >> ($0 * 6)) & 0x3F }
  }

  private static func foldedASCII(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      bytes.append(lowercased(byte))
    }
    return bytes
  }

  private static func lowercased(_ ascii: UInt8) -> UInt8 {
    ascii >= UInt8(ascii: "A") && ascii <= UInt8(ascii: "Z") ? ascii | 0x20 : ascii
  }
}

extension FoldedText: Comparable {
  /// The order of names: locale-free, and the same whatever the case and the marks.
  static func < (a: FoldedText, b: FoldedText) -> Bool {
    let order = a.bytes.withUnsafeBufferPointer { a in
      b.bytes.withUnsafeBufferPointer { b in
        for index in 0..<min(a.count, b.count) where a[index] != b[index] {
          return a[index] < b[index] ? -1 : 1
        }
        return a.count - b.count
      }
    }
    return order == 0 ? !a.hasMarks && b.hasMarks : order < 0
  }

  /// Equal in the order of names, which two spellings with different marks are.
  static func == (a: FoldedText, b: FoldedText) -> Bool { a.bytes == b.bytes && a.hasMarks == b.hasMarks }
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
