/// One cell or two of a text, in eight bytes: what is drawn there, and what it means for breaking lines.
struct TextCell: Hashable, Sendable {
  let glyph: Glyph
  /// An index into the styles of the text.
  var style: UInt16 = 0
  let breakClass: LineBreakClass
  var flags: Flags = []

  /// What a cell's neighbours have to know.
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// A line may end after the cell.
    static let breakAfter = Flags(rawValue: 1)
    /// A line may not end after the cell, unless a word is longer than the line.
    static let glueAfter = Flags(rawValue: 2)
    /// The next cell belongs to the same cluster: only a line of one column parts them.
    static let continues = Flags(rawValue: 4)
  }

  init(_ glyph: Glyph, _ breakClass: LineBreakClass, style: UInt16 = 0) {
    self.glyph = glyph
    self.breakClass = breakClass
    self.style = style
  }

  /// Columns: 1 or 2; none for a line break and for a soft hyphen where no line ends.
  var width: Int { breakClass.isEmpty ? 0 : glyph.isWide ? 2 : 1 }
  /// Spaces hang over at the end of a line; the no-break space does not.
  var isSpace: Bool { breakClass == .space }
  var isNewline: Bool { breakClass == .newline }
}

/// How the cells of a run are drawn. A nil background keeps what is below.
struct TextCellStyle: Hashable, Sendable {
  var foreground = CellColor.default
  var background: CellColor?
  var attributes: CellAttributes = []
}

extension Sequence<TextCell> {
  /// Columns of the cells side by side.
  var columns: Int {
    var width = 0
    for cell in self { width += cell.width }
    return width
  }
}
