/// What a character means for breaking lines: the classes of UAX #14 that notes about travels need.
enum LineBreakClass: UInt8, Sendable {
  case alphabetic, numeric, ideographic
  /// Hangs over at the end of a line.
  case space
  /// Never parted from its neighbours: no-break space and no-break hyphen.
  case glue
  case opening
  /// Opens, in East Asia's wide form.
  case wideOpening
  case closing
  /// Closes, and a letter may follow it closely: "(s)he".
  case closingParenthesis
  case quotation, openingQuotation, closingQuotation
  case exclamation
  /// Separates within numbers and ends clauses: comma, full stop, colon.
  case infix
  case slash
  case hyphen
  /// Ends a line well, as an en dash does.
  case breakAfter
  case emDash
  case ellipsis
  /// Stands before a number: currencies and signs.
  case prefix
  /// Stands behind a number: per cent, degrees.
  case postfix
  /// Never starts a line: small kana, sound marks, iteration marks.
  case nonstarter
  /// A cluster of Thai, Lao, Khmer or Burmese, which put no spaces between words.
  case southEastAsian
  /// A vowel that is written before its consonant.
  case southEastAsianLeading
  /// A vowel or mark that is written after, in a cell of its own.
  case southEastAsianFollowing
  /// Shown as a hyphen where a line ends, and nowhere else.
  case softHyphen
  /// Ends a paragraph.
  case newline

  /// True for what takes no column by itself.
  var isEmpty: Bool { rawValue >= LineBreakClass.softHyphen.rawValue }

  /// The class of a printable ASCII character.
  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "): self = .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .numeric
    case UInt8(ascii: "!"), UInt8(ascii: "?"): self = .exclamation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .quotation
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): self = .prefix
    case UInt8(ascii: "%"): self = .postfix
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"): self = .closingParenthesis
    case UInt8(ascii: "}"): self = .closing
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): self = .infix
    case UInt8(ascii: "-"): self = .hyphen
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "|"): self = .breakAfter
    default: self = .alphabetic
    }
  }

  /// The class of a scalar beyond ASCII that has a width.
  init(_ scalar: Unicode.Scalar, isWide: Bool) {
    switch scalar.value {
    case 0..<0x80: self.init(ascii: UInt8(scalar.value))
    case 0x0E00..<0x0F00: self = Self.thaiOrLao(scalar.value)
    case 0x1000..<0x10A0, 0x1780..<0x1800: self = Self.burmeseOrKhmer(scalar.value)
    case 0x2000..<0x20D0: self = Self.punctuation(scalar.value)
    case 0x3000..<0x3400, 0xFF00..<0xFFF0: self = Self.eastAsian(scalar.value) ?? .ideographic
    default: self = isWide ? .ideographic : Self.letterOrSign(scalar.value)
    }
  }

  private static func letterOrSign(_ value: UInt32) -> LineBreakClass {
    switch value {
    case 0xA0, 0x0F0C: .glue
    case 0xA1, 0xBF: .opening
    case 0xA3, 0xA4, 0xA5, 0xB1, 0x2116, 0x2212, 0x2213: .prefix
    case 0xA2, 0xB0, 0x066A, 0x2103, 0x2109: .postfix
    case 0xAB: .openingQuotation
    case 0xBB: .closingQuotation
    case 0x058A, 0x05BE, 0x0964, 0x0965: .breakAfter
    case 0x060C, 0x060D: .infix
    case 0x061B, 0x061E, 0x061F, 0x06D4: .exclamation
    case 0x0660...0x0669, 0x06F0...0x06F9, 0x0966...0x096F, 0x09E6...0x09EF: .numeric
    case 0x1680: .space
    default: .alphabetic
    }
  }

  private static func thaiOrLao(_ value: UInt32) -> LineBreakClass {
    switch value {
    case 0x0E40...0x0E44, 0x0EC0...0x0EC4: .southEastAsianLeading
    case 0x0E2F, 0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0E46, 0x0EAF, 0x0EB0, 0x0EB2, 0x0EB3, 0x0EC6:
      .southEastAsianFollowing
    case 0x0E50...0x0E59, 0x0ED0...0x0ED9: .numeric
    case 0x0E3F: .prefix
    case 0x0E5A, 0x0E5B: .breakAfter
    default: .southEastAsian
    }
  }

  private static func burmeseOrKhmer(_ value: UInt32) -> LineBreakClass {
    switch value {
    case 0x1040...0x1049, 0x17E0...0x17E9: .numeric
    case 0x104A, 0x104B, 0x17D4, 0x17D5: .breakAfter
    // The vowel after a consonant, in a cell of its own.
    case 0x102B, 0x102C, 0x1031, 0x1038, 0x17B6, 0x17BE...0x17C5, 0x17C7, 0x17C8: .southEastAsianFollowing
    default: .southEastAsian
    }
  }

  private static func punctuation(_ value: UInt32) -> LineBreakClass {
    switch value {
    case 0x2007, 0x2011, 0x202F: .glue
    case 0x2000...0x200A, 0x205F: .space
    case 0x2010, 0x2012, 0x2013: .breakAfter
    case 0x2014, 0x2015: .emDash
    case 0x2018, 0x201C, 0x2039: .openingQuotation
    case 0x2019, 0x201D, 0x203A: .closingQuotation
    case 0x201A, 0x201E: .opening
    case 0x2024...0x2026: .ellipsis
    case 0x2030...0x2037: .postfix
    case 0x203C, 0x203D, 0x2047...0x2049: .nonstarter
    case 0x2044: .infix
    case 0x20A7, 0x20B6, 0x20BB: .postfix
    case 0x20A0...0x20CF: .prefix
    default: .alphabetic
    }
  }

  /// The class of a Chinese or Japanese sign; nil for one that may stand anywhere.
  private static func eastAsian(_ value: UInt32) -> LineBreakClass? {
    switch value {
    case 0x3000: .space
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F,
      0xFF09, 0xFF0C, 0xFF0E, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64:
      .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B,
      0xFF5F, 0xFF62:
      .wideOpening
    case 0xFF01, 0xFF1F: .exclamation
    case 0xFF04, 0xFFE1, 0xFFE5: .prefix
    case 0xFF05, 0xFFE0: .postfix
    case 0x3005, 0x301C, 0x303B, 0x303C, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF1A, 0xFF1B, 0xFF65,
      0xFF67...0xFF70, 0xFF9E, 0xFF9F:
      .nonstarter
    // Small kana.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x30A1,
      0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x31F0...0x31FF:
      .nonstarter
    default: nil
    }
  }
}
