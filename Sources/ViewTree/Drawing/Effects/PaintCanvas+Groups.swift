// Views that are drawn as one before they come to the screen.

extension PaintCanvas {
  /// Paints a group on what is there, and replaces each cell that it changed by what `combine` makes of the one below,
  /// the one drawn, and the place. `rect` is within what is painted now; so is all that `paint` draws.
  func group(_ rect: CellRect, _ paint: () -> Void, combine: (Cell, Cell, CellPoint) -> Cell) {
    useEffects()
    // At its sides the group may cut wide glyphs, which it may turn out not to cover.
    let outer = rect.widened(by: 1).intersection(damage)
    let below = SurfacePart(surface, outer)
    paint()
    let drawn = SurfacePart(surface, rect)
    below.restore(in: &surface, outside: rect)
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let (old, new) = (below[x, y], drawn[x, y])
        if old != new { surface[x, y] = combine(old, new, CellPoint(x, y)) }
      }
    }
    mendGlyphs(in: outer)
  }

  /// Paints a group by itself. `rect` is within what is painted now; so is all that `paint` draws.
  func layer(_ rect: CellRect, _ paint: () -> Void) -> PaintedLayer {
    useEffects()
    let outer = rect.widened(by: 1).intersection(damage)
    let below = SurfacePart(surface, outer)
    let linesBelow = lines
    func painted(on color: CellColor) -> SurfacePart {
      lines = JointMap(size: surface.size)
      surface.fill(outer, Cell(background: color))
      paint()
      return SurfacePart(surface, rect)
    }
    let layer = PaintedLayer(onBlack: painted(on: .rgb(0, 0, 0)), onWhite: painted(on: .rgb(255, 255, 255)))
    below.restore(in: &surface)
    lines = linesBelow
    return layer
  }

  /// Lays the cells of a layer over what is there.
  func draw(_ layer: PaintedLayer, _ change: (LayerCell, Cell) -> LayerCell) {
    let rect = layer.rect
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let below = surface[x, y]
        surface[x, y] = colors.lay(change(layer[x, y], below), over: below)
      }
    }
    mendGlyphs(in: rect.widened(by: 1).intersection(damage))
  }

  /// Half of a wide glyph can't stay.
  private func mendGlyphs(in rect: CellRect) {
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<max(rect.minX, rect.maxX - 1) {
        let (left, right) = (surface[x, y].glyph, surface[x + 1, y].glyph)
        if left.isWide == right.isContinuation { continue }
        if left.isWide { surface[x, y].glyph = .space } else { surface[x + 1, y].glyph = .space }
      }
    }
  }
}

extension Painter {
  /// Paints a group that is combined with what is below, cell by cell.
  func group(_ bounds: CellRect, _ paint: (Painter) -> Void, combine: (Cell, Cell, CellPoint) -> Cell) {
    let seen = seen(bounds)
    if seen.isEmpty { return }
    canvas.group(seen, { paint(clippedOnSurface(to: seen)) }, combine: combine)
  }

  /// Paints a group by itself, nil if nothing of it is seen.
  func layer(_ bounds: CellRect, _ paint: (Painter) -> Void) -> PaintedLayer? {
    let seen = seen(bounds)
    return seen.isEmpty ? nil : canvas.layer(seen) { paint(clippedOnSurface(to: seen)) }
  }

  private func clippedOnSurface(to rect: CellRect) -> Painter { Painter(canvas, origin: origin, clip: rect) }
}
