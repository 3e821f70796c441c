/// Finds where lines may end: the rules of UAX #14, and a few for addresses of the web (TXT-1).
struct LineBreaks {
  /// The class before the present cell, and before the spaces there.
  private var before = LineBreakClass.newline
  private var isAfterSpaces = false
  private var address = WebAddress()

  /// Marks each of `cells` after which a line may end.
  static func mark(_ cells: inout [TextCell]) {
    var breaks = LineBreaks()
    cells.withUnsafeMutableBufferPointer { cells in
      for index in cells.indices {
        let mayBreak = breaks.mayBreak(before: cells[index])
        guard mayBreak, index > 0, cells[index - 1].flags.isDisjoint(with: [.glueAfter, .continues]) else { continue }
        cells[index - 1].flags.insert(.breakAfter)
      }
    }
  }

  /// Goes on by one cell; true if a line may end before it.
  private mutating func mayBreak(before cell: TextCell) -> Bool {
    var next = cell.breakClass
    address.advance(cell)
    if next == .space {
      isAfterSpaces = true
      return false
    }
    // Hyphens that begin a word stay with it, as a sign stays with its number.
    if next == .hyphen, isAfterSpaces || before == .newline || before == .prefix { next = .prefix }
    let answer =
      if before == .newline || next == .newline {
        isAfterSpaces && next != .newline
      } else if address.isInside, !isAfterSpaces {
        address.mayBreak
      } else {
        Self.mayBreak(before, next, isAfterSpaces)
      }
    before = next
    isAfterSpaces = false
    return answer
  }

  /// True if a line may end between `a` and `b`, which are neighbours or have spaces between them.
  private static func mayBreak(_ a: LineBreakClass, _ b: LineBreakClass, _ hasSpaces: Bool) -> Bool {
    // Spaces make no difference to these.
    switch (a, b) {
    case (_, .closing), (_, .closingParenthesis), (_, .exclamation), (.opening, _), (.wideOpening, _),
      (.closing, .nonstarter), (.closingParenthesis, .nonstarter), (.emDash, .emDash):
      return false
    default: break
    }
    if hasSpaces { return true }
    return switch (a, b) {
    case (.softHyphen, _): true
    case (.breakAfter, .glue), (.hyphen, .glue): true
    case (.glue, _), (_, .glue): false
    case (_, .infix), (_, .slash), (_, .breakAfter), (_, .hyphen), (.prefix, .prefix), (_, .nonstarter), (_, .ellipsis),
      (_, .softHyphen):
      false
    case (_, .closingQuotation), (_, .quotation), (.openingQuotation, _), (.quotation, _): false
    // Between East Asian characters the marks open and close without spaces.
    case (.ideographic, .openingQuotation), (.nonstarter, .openingQuotation), (.closing, .openingQuotation): true
    case (_, .openingQuotation): false
    case (.closingQuotation, .ideographic): true
    case (.closingQuotation, _): false
    case (.numeric, .numeric), (.numeric, .alphabetic), (.numeric, .prefix), (.numeric, .postfix): false
    case (.alphabetic, .numeric), (.alphabetic, .alphabetic), (.alphabetic, .prefix), (.alphabetic, .postfix): false
    case (.prefix, .numeric), (.prefix, .alphabetic), (.prefix, .ideographic), (.prefix, .opening): false
    case (.postfix, .numeric), (.postfix, .alphabetic), (.postfix, .opening), (.ideographic, .postfix): false
    case (.hyphen, .numeric), (.infix, .numeric), (.slash, .numeric), (.infix, .alphabetic): false
    case (.closingParenthesis, .alphabetic), (.closingParenthesis, .numeric), (.closingParenthesis, .prefix),
      (.closingParenthesis, .postfix), (.closing, .prefix), (.closing, .postfix):
      false
    case (.alphabetic, .opening), (.numeric, .opening): false
    case (_, .southEastAsianFollowing): a == .ideographic
    case (.southEastAsianLeading, _): false
    case (.alphabetic, _), (.numeric, _): !b.isSouthEastAsian
    case (_, .alphabetic), (_, .numeric): !a.isSouthEastAsian
    default: true
    }
  }
}

extension LineBreakClass {
  fileprivate var isSouthEastAsian: Bool {
    self == .southEastAsian || self == .southEastAsianLeading || self == .southEastAsianFollowing
  }
}

/// Follows a text into the addresses of the web within it: they break after the marks between their parts only, since
/// a hyphen or a full stop at the end of a line might not be theirs.
private struct WebAddress {
  /// True from the second slash of "://" on.
  private(set) var isInside = false
  /// True if a line may end before the present character of an address.
  private(set) var mayBreak = false
  /// How much of "://" has been seen.
  private var seen = 0
  private var isAfterMark = false

  mutating func advance(_ cell: TextCell) {
    switch cell.breakClass {
    case .space, .newline, .ideographic, .wideOpening:
      self = WebAddress()
      return
    default: break
    }
    let scalar = cell.glyph.scalar
    if isInside {
      let isMark = Self.isMark(scalar)
      // Several marks in a row stay together.
      mayBreak = isAfterMark && !isMark && !cell.isClosing
      isAfterMark = isMark
    } else {
      seen = scalar == ":" ? 1 : scalar == "/" && seen > 0 ? seen + 1 : 0
      isInside = seen == 3
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar {
    case "/", "?", "&", "=", "#", ";": true
    default: false
    }
  }
}

extension TextCell {
  fileprivate var isClosing: Bool {
    switch breakClass {
    case .closing, .closingParenthesis, .exclamation, .infix, .quotation, .closingQuotation: true
    default: false
    }
  }
}
