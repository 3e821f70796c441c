/// A grid of cells, row by row.
public struct Surface: Equatable, Sendable {
  /// Columns and rows.
  public private(set) var size: CellSize
  /// All cells, the first row first; `size.width * size.height` of them.
  public var cells: [Cell]

  /// A surface of blanks; a negative width or height counts as 0.
  public init(size: CellSize) {
    self.size = CellSize(max(0, size.width), max(0, size.height))
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The cell in column `x` of row `y`, both from 0; it must be one of the surface's.
  public subscript(x: Int, y: Int) -> Cell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  var bounds: CellRect { CellRect(origin: .zero, size: size) }

  /// The text of a row without colours; trailing blanks are left out.
  public func text(row y: Int) -> String {
    var line = String.UnicodeScalarView()
    for x in 0..<size.width { line.append(contentsOf: self[x, y].glyph.scalars) }
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// All rows as text, one a line, as tests compare it.
  public var text: String {
    (0..<size.height).map { text(row: $0) }.joined(separator: "\n")
  }
}
