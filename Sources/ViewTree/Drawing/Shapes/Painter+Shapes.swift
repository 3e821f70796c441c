extension Painter {
  /// Fills the inside of an outline, in half blocks. What is outside of `bounds` isn't drawn.
  func fill(_ path: Path, in bounds: CellRect, _ brush: Brush, evenOdd: Bool = false) {
    let visible = local(seen(bounds))
    if visible.isEmpty { return }
    var raster = Raster(visible, .halves)
    raster.fill(Polygon(path), evenOdd: evenOdd)
    draw(raster, brush)
  }

  /// Draws an outline: in half blocks, or in dots if it is thinner than a column.
  func stroke(_ path: Path, in bounds: CellRect, _ style: StrokeStyle, _ brush: Brush) {
    let visible = local(seen(bounds))
    if visible.isEmpty || !(style.lineWidth > 0) { return }
    var raster = Raster(visible, style.lineWidth < 1 ? .braille : .halves)
    raster.stroke(Polygon(path), width: style.lineWidth, dash: Dash(style.dash, phase: style.dashPhase))
    draw(raster, brush)
  }

  private func draw(_ raster: Raster, _ brush: Brush) {
    let rect = raster.rect
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let cell = CellPoint(x, y)
        let dots = raster[cell]
        if dots == 0 { continue }
        switch raster.grid {
        case .halves: fill(cell, dots == 3 ? .all : dots == 1 ? .upper : .lower, brush)
        case .braille: put(braille(dots, over: cell), at: cell, brush.ink(at: cell))
        }
      }
    }
  }

  /// The character for these dots and those that stand there already.
  private func braille(_ dots: UInt8, over cell: CellPoint) -> Glyph {
    // Braille counts down the columns of its upper six dots, and has the lowest two last.
    let order: [UInt32] = [0, 3, 1, 4, 2, 5, 6, 7]
    var bits: UInt32 = 0
    for (dot, bit) in order.enumerated() where dots >> UInt8(dot) & 1 == 1 { bits |= 1 << bit }
    let old = canvas.surface[cell.x + origin.x, cell.y + origin.y].glyph.scalar?.value ?? 0
    if (0x2800...0x28FF).contains(old) { bits |= old & 0xFF }
    return Unicode.Scalar(0x2800 + bits).map { Glyph($0) } ?? .space
  }

  /// A rectangle of the surface in the view's own space.
  private func local(_ rect: CellRect) -> CellRect { rect.offset(by: CellPoint.zero - origin) }
}
