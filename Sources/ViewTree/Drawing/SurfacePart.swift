/// A copy of some cells of a surface.
struct SurfacePart {
  let rect: CellRect
  private let cells: [Cell]

  /// Copies `rect`, which is within the surface.
  init(_ surface: Surface, _ rect: CellRect) {
    self.rect = rect
    var cells: [Cell] = []
    cells.reserveCapacity(rect.width * rect.height)
    for y in rect.minY..<rect.maxY {
      let start = y * surface.size.width
      cells += surface.cells[start + rect.minX..<start + rect.maxX]
    }
    self.cells = cells
  }

  /// The cell at a place of the surface that is within the part.
  subscript(x: Int, y: Int) -> Cell { cells[(y - rect.minY) * rect.width + x - rect.minX] }

  /// Writes the cells back, except those in `kept`.
  func restore(in surface: inout Surface, outside kept: CellRect = .zero) {
    for y in rect.minY..<rect.maxY {
      let isKept = y >= kept.minY && y < kept.maxY
      for x in rect.minX..<rect.maxX where !isKept || x < kept.minX || x >= kept.maxX { surface[x, y] = self[x, y] }
    }
  }
}

extension CellRect {
  /// With so many columns more on either side.
  func widened(by columns: Int) -> CellRect {
    isEmpty ? self : CellRect(x: minX - columns, y: minY, width: width + 2 * columns, height: height)
  }
}
