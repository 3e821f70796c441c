import CWidth

/// Makes cells of text. What terminals disagree about is taken away, so that every column is where all think it is, and
/// no control character of a text ever reaches the terminal.
struct CellText {
  private(set) var cells: [TextCell] = []
  /// True if the text has line breaks of its own.
  private(set) var hasNewlines = false
  /// The scalars of the present cluster, and those of its present cell.
  private var cluster: [Unicode.Scalar] = []
  private var cell: [Unicode.Scalar] = []
  private var style: UInt16 = 0

  private static let replacement = Glyph("\u{FFFD}")

  /// The cells of one line: a line break is replaced as other control characters are, a tab counts as a blank.
  static func cells(of line: some StringProtocol) -> [TextCell] {
    var text = CellText()
    text.append(line, style: 0)
    for index in text.cells.indices where text.cells[index].isNewline {
      text.cells[index] = TextCell(replacement, .alphabetic)
    }
    text.cells.removeAll { $0.width == 0 }
    return text.cells
  }

  /// Columns that the string takes on one line.
  static func width(of line: some StringProtocol) -> Int { cells(of: line).columns }

  /// Appends a run of text. Complexity: in proportion to its bytes.
  mutating func append(_ string: some StringProtocol, style: UInt16) {
    self.style = style
    let isContiguous: Void? = string.utf8.withContiguousStorageIfAvailable { append($0) }
    if isContiguous == nil { Array(string.utf8).withUnsafeBufferPointer { append($0) } }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = bytes.count
    cells.reserveCapacity(cells.count + (count < 256 ? count : count / 2))
    var index = 0
    // What begins at `index` is a cluster by itself if it is simple, and so is what follows.
    var scalar = DecodedScalar(bytes, at: 0)
    while index < count {
      let next = DecodedScalar(bytes, at: index + scalar.length)
      if scalar.isSimple, next.isSimple {
        append(simple: scalar)
        index += scalar.length
        scalar = next
      } else {
        let end = stretch(bytes, from: index)
        for character in String(decoding: bytes[index..<end], as: UTF8.self) { append(character) }
        index = end
        scalar = DecodedScalar(bytes, at: index)
      }
    }
  }

  /// The end of the stretch of text from `start` on of which only Unicode's tables tell the clusters.
  private func stretch(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start + DecodedScalar(bytes, at: start).length
    var wasSimple = false
    while index < bytes.count {
      let scalar = DecodedScalar(bytes, at: index)
      // Between two simple scalars is a border for sure.
      if scalar.isSimple, wasSimple { return index }
      wasSimple = scalar.isSimple
      index += scalar.length
    }
    return bytes.count
  }

  private mutating func append(simple scalar: DecodedScalar) {
    let value = scalar.value
    if value.value < 0x80 {
      cells.append(TextCell(Glyph(value), LineBreakClass(ascii: UInt8(value.value)), style: style))
    } else {
      let isWide = value.value >= 0x3000
      cells.append(
        TextCell(Glyph(value, isWide: isWide), LineBreakClass(value, isWide: isWide), style: style))
    }
  }

  private mutating func append(_ character: Character) {
    cluster.removeAll(keepingCapacity: true)
    cluster.append(contentsOf: character.unicodeScalars)
    let first = cluster[0]
    let start = cells.count
    switch first.value {
    case 0x09: append(.space, .space)
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
      // CR and LF together are one character.
      append(.space, .newline)
      hasNewlines = true
    case 0..<0x20, 0x7F..<0xA0: append(Self.replacement, .alphabetic)
    case 0xAD: append(Glyph("-"), .softHyphen)
    case 0x200B: markLast(.breakAfter)
    case 0x2060, 0xFEFF: markLast(.glueAfter)
    case 0x1F1E6...0x1F1FF:
      // Ncurses would repaint half of a flag: its two letters stand for it.
      for scalar in cluster where (0x1F1E6...0x1F1FF).contains(scalar.value) {
        let letter = Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41) ?? "?"
        append(Glyph(letter), .ideographic)
      }
    default:
      if isEmoji { cluster.removeSubrange(1...) } else { cluster.removeAll(where: Self.isInvisible) }
      Hangul.compose(&cluster)
      appendCluster()
    }
    for index in start..<max(start, cells.count - 1) { cells[index].flags.insert(.continues) }
  }

  private mutating func append(_ glyph: Glyph, _ breakClass: LineBreakClass) {
    cells.append(TextCell(glyph, breakClass, style: style))
  }

  private mutating func markLast(_ flag: TextCell.Flags) {
    if !cells.isEmpty, !cells[cells.count - 1].isNewline { cells[cells.count - 1].flags.insert(flag) }
  }

  /// Each scalar with a width starts a cell; those without join the one before, four at most.
  private mutating func appendCluster() {
    cell.removeAll(keepingCapacity: true)
    for scalar in cluster {
      switch Self.columns(of: scalar) {
      case 0:
        // A mark without a base stands on a blank.
        if cell.isEmpty { cell.append(" ") }
        if cell.count < 5 { cell.append(scalar) }
      case let columns where columns > 0:
        finishCell()
        cell.append(scalar)
      default:
        finishCell()
        append(Self.replacement, .alphabetic)
      }
    }
    finishCell()
  }

  private mutating func finishCell() {
    guard let first = cell.first else { return }
    let glyph = Glyph(cluster: cell)
    // A blank with a mark on it is no space.
    append(glyph, cell.count > 1 && first == " " ? .alphabetic : LineBreakClass(first, isWide: glyph.isWide))
    cell.removeAll(keepingCapacity: true)
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 && scalar.value >= 0xA0 && scalar.value != 0xAD { return 1 }
    return Int(cell_width(scalar.value))
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

  /// A cluster of which terminals draw one picture or several: only its first scalar is drawn.
  private var isEmoji: Bool {
    cluster.count > 1
      && cluster.dropFirst().contains { scalar in
        switch scalar.value {
        case 0x200D, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
        default: false
        }
      } && cluster[0].properties.isEmoji
  }
}

/// A scalar of UTF-8 that is known to be valid, as all of a string's is.
private struct DecodedScalar {
  let value: Unicode.Scalar
  /// Bytes.
  let length: Int

  /// The scalar that begins at `index`; at the end of the bytes, one that ends every cluster.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    guard index < bytes.count else {
      value = " "
      length = 1
      return
    }
    let first = UInt32(bytes[index])
    func rest(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
    let code: UInt32
    switch first {
    case ..<0x80: (code, length) = (first, 1)
    case ..<0xE0: (code, length) = ((first & 0x1F) << 6 | rest(1), 2)
    case ..<0xF0: (code, length) = ((first & 0xF) << 12 | rest(1) << 6 | rest(2), 3)
    default: (code, length) = ((first & 7) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
    }
    value = Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  /// True if it never joins one of its kind, and its width needs no table: wide from U+3000 on, narrow below.
  var isSimple: Bool {
    switch value.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x391...0x3A1, 0x3A3...0x3FF, 0x400...0x482, 0x48A...0x52F,
      0x2010...0x2027, 0x3000...0x3020, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0xFF01...0xFF60:
      true
    default: false
    }
  }
}

/// Joins the parts of a Korean syllable, of which terminals count the columns in different ways.
private enum Hangul {
  static func compose(_ scalars: inout [Unicode.Scalar]) {
    guard scalars.count > 1, (0x1100...0x1112).contains(scalars[0].value),
      (0x1161...0x1175).contains(scalars[1].value)
    else { return }
    var syllable = 0xAC00 + ((scalars[0].value - 0x1100) * 21 + scalars[1].value - 0x1161) * 28
    var parts = 2
    if scalars.count > 2, (0x11A8...0x11C2).contains(scalars[2].value) {
      syllable += scalars[2].value - 0x11A7
      parts = 3
    }
    scalars.replaceSubrange(..<parts, with: CollectionOfOne(Unicode.Scalar(syllable) ?? scalars[0]))
  }
}
