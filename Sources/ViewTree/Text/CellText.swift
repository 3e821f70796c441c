import CWidth

/// One cluster of a text as cells can show it.
struct CellCluster: Hashable, Sendable {
  let glyph: Glyph
  /// Columns: 1 or 2.
  let width: Int
}

/// Cleans text for the screen. What terminals disagree about is taken away, so that every column is where all think it
/// is, and no control character of a text ever reaches the terminal.
enum CellText {
  private static let replacement = CellCluster(glyph: Glyph("\u{FFFD}"), width: 1)

  /// The clusters of a string without line breaks; a tab counts as a blank.
  static func clusters(of string: some StringProtocol) -> [CellCluster] {
    var result: [CellCluster] = []
    result.reserveCapacity(string.utf8.count)
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      for byte in string.utf8 { result.append(CellCluster(glyph: Glyph(Unicode.Scalar(byte)), width: 1)) }
      return result
    }
    for character in string { append(character, to: &result) }
    return result
  }

  /// Columns that the string takes.
  static func width(of string: some StringProtocol) -> Int {
    clusters(of: string).reduce(0) { $0 + $1.width }
  }

  private static func append(_ character: Character, to result: inout [CellCluster]) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    if first == "\t" {
      result.append(CellCluster(glyph: .space, width: 1))
    } else if isControl(first) {
      // CR and LF together are one character.
      result.append(replacement)
    } else if isFlag(scalars) {
      // Ncurses would repaint half of a flag: its two letters stand for it.
      for scalar in scalars {
        let letter = Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41) ?? "?"
        result.append(CellCluster(glyph: Glyph(letter), width: 1))
      }
    } else if isEmoji(scalars) {
      appendCells([first], to: &result)
    } else {
      appendCells(Hangul.composed(scalars.filter { !isInvisible($0) }), to: &result)
    }
  }

  /// Each scalar with a width starts a cell; those without join the one before, four at most.
  private static func appendCells(_ scalars: [Unicode.Scalar], to result: inout [CellCluster]) {
    var cell: [Unicode.Scalar] = []
    var width = 0
    func flush(into result: inout [CellCluster]) {
      if !cell.isEmpty { result.append(CellCluster(glyph: Glyph(cluster: cell), width: width)) }
      cell = []
    }
    for scalar in scalars {
      switch columns(of: scalar) {
      case 0:
        // A mark without a base stands on a blank.
        if cell.isEmpty {
          cell = [" "]
          width = 1
        }
        if cell.count < 5 { cell.append(scalar) }
      case let columns where columns > 0:
        flush(into: &result)
        cell = [scalar]
        width = columns
      default:
        flush(into: &result)
        result.append(replacement)
      }
    }
    flush(into: &result)
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 && scalar.value >= 0xA0 && scalar.value != 0xAD { return 1 }
    return Int(cell_width(scalar.value))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Format characters, joiners, variation selectors and tags: nothing that a cell could show.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x061C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  private static func isFlag(_ scalars: Character.UnicodeScalarView) -> Bool {
    scalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
  }

  /// A cluster of which terminals draw one picture or several: only its first scalar is drawn.
  private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    scalars.count > 1
      && scalars.dropFirst().contains { scalar in
        switch scalar.value {
        case 0x200D, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
        default: false
        }
      } && (scalars.first?.properties.isEmoji ?? false)
  }
}

/// Joins the parts of a Korean syllable, of which terminals count the columns in different ways.
private enum Hangul {
  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard let first = scalars.first, scalars.count > 1, (0x1100...0x1112).contains(first.value),
      (0x1161...0x1175).contains(scalars[1].value)
    else { return scalars }
    var syllable = 0xAC00 + ((first.value - 0x1100) * 21 + scalars[1].value - 0x1161) * 28
    var rest = scalars.dropFirst(2)
    if let tail = rest.first, (0x11A8...0x11C2).contains(tail.value) {
      syllable += tail.value - 0x11A7
      rest = rest.dropFirst()
    }
    return [Unicode.Scalar(syllable) ?? first] + rest
  }
}
