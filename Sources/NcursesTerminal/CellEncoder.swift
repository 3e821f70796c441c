import CTerminal
import ViewTree

/// Turns the cells of a surface into what the terminal is given: one entry a character, in the terminal's colours.
///
/// Whatever the surface holds, the columns come out right and nothing but printable characters does: a wide glyph
/// without its right half, half a wide glyph and a character without a width become something of the right width.
struct CellEncoder {
  var colors: ColorMapping
  let isUnicode: Bool
  let strikesThrough: Bool
  private(set) var output: [terminal_cell] = []

  private var lastForeground = CellColor.default
  private var lastBackground = CellColor.default
  private var lastPair = ColorMapping.Pair(foreground: -1, background: -1)

  init(depth: TerminalCapabilities.ColorDepth, isUnicode: Bool, strikesThrough: Bool) {
    colors = ColorMapping(depth: depth)
    self.isUnicode = isUnicode
    self.strikesThrough = strikesThrough
  }

  /// Chooses colours for a light or a dark background from now on.
  mutating func show(on scheme: ColorScheme) {
    colors.scheme = scheme
    (lastForeground, lastBackground) = (.default, .default)
    lastPair = ColorMapping.Pair(foreground: -1, background: -1)
  }

  /// Encodes `columns` of a row into `output`, and returns the first column: one further left if the run began in the
  /// middle of a wide glyph. Complexity: in proportion to the columns.
  mutating func encode(_ surface: Surface, row: Int, columns: Range<Int>) -> Int {
    output.removeAll(keepingCapacity: true)
    let width = surface.size.width
    let start = row * width
    return surface.cells.withUnsafeBufferPointer { cells in
      let line = UnsafeBufferPointer(rebasing: cells[start..<start + width])
      var first = columns.lowerBound
      if first > 0, line[first].glyph.isContinuation { first -= 1 }
      var end = columns.upperBound
      if end < width, line[end].glyph.isContinuation { end += 1 }
      var x = first
      while x < end {
        let isWide = x + 1 < width && line[x + 1].glyph.isContinuation && !line[x].glyph.isContinuation
        append(line[x], isWide: isWide)
        x += isWide ? 2 : 1
      }
      return first
    }
  }

  /// Appends a cell's character; `isWide` if the surface gives it two columns.
  private mutating func append(_ cell: Cell, isWide: Bool) {
    var entry = terminal_cell()
    style(&entry, cell)
    if let scalar = cell.glyph.scalar, (0x20..<0x7f).contains(scalar.value) {
      entry.scalars.0 = scalar.value
      output.append(entry)
      if isWide { appendBlank(entry) }
      return
    }
    let scalars = cell.glyph.scalars
    guard let first = scalars.first else {
      appendBlank(entry)
      return
    }
    let isHalf = isUnicode ? encodeUnicode(first, scalars, isWide: isWide, into: &entry) : true
    if !isUnicode { entry.scalars.0 = AsciiFallback.scalar(for: first).value }
    output.append(entry)
    if isWide && isHalf { appendBlank(entry) }
  }

  /// Fills in a character; true if it takes one column.
  private func encodeUnicode(
    _ first: Unicode.Scalar, _ scalars: [Unicode.Scalar], isWide: Bool, into entry: inout terminal_cell
  ) -> Bool {
    let width = terminal_width(first.value)
    let isControl = first.value < 0x20 || (0x7f..<0xa0).contains(first.value)
    if isControl || width < 1 {
      entry.scalars.0 = 0xfffd
      return true
    }
    if width == 2 && !isWide {
      entry.scalars.0 = 0x20
      return true
    }
    entry.scalars.0 = first.value
    guard scalars.count > 1 else { return width == 1 }
    let marks = scalars.dropFirst().filter { terminal_width($0.value) == 0 }.prefix(4).map(\.value)
    if marks.count > 0 { entry.scalars.1 = marks[0] }
    if marks.count > 1 { entry.scalars.2 = marks[1] }
    if marks.count > 2 { entry.scalars.3 = marks[2] }
    if marks.count > 3 { entry.scalars.4 = marks[3] }
    return width == 1
  }

  private mutating func appendBlank(_ styled: terminal_cell) {
    var blank = styled
    blank.scalars = (0x20, 0, 0, 0, 0)
    output.append(blank)
  }

  private mutating func style(_ entry: inout terminal_cell, _ cell: Cell) {
    if cell.foreground != lastForeground || cell.background != lastBackground {
      lastForeground = cell.foreground
      lastBackground = cell.background
      lastPair = colors.pair(foreground: cell.foreground, background: cell.background)
    }
    var attributes = cell.attributes
    if !strikesThrough { attributes.remove(.strikethrough) }
    if lastPair.isBold { attributes.insert(.bold) }
    entry.foreground = lastPair.foreground
    entry.background = lastPair.background
    // The bits of CellAttributes are those of the C module, which a test holds.
    entry.attributes = attributes.rawValue
  }
}
