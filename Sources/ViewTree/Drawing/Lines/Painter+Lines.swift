extension Painter {
  /// Draws a line of box characters inside `rect`, which joins other lines that it meets; one smaller than 2×2 has none.
  func drawBox(_ rect: CellRect, line: CellLine, foreground: CellColor = .default, attributes: CellAttributes = []) {
    drawBox(rect, line: line) { _ in Ink(color: foreground, isDim: attributes.contains(.dim)) }
  }

  /// The same in an ink that differs from cell to cell.
  func drawBox(_ rect: CellRect, line: CellLine, ink: (CellPoint) -> Ink) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    func put(_ x: Int, _ y: Int, _ arms: LineJoint.Arms) {
      join(LineJoint(arms, line), at: CellPoint(x, y), ink)
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX - 1, rect.maxY - 1)
    for x in left + 1..<right {
      put(x, top, .across)
      put(x, bottom, .across)
    }
    for y in top + 1..<bottom {
      put(left, y, .upAndDown)
      put(right, y, .upAndDown)
    }
    put(left, top, [.right, .down])
    put(right, top, [.left, .down])
    put(left, bottom, [.right, .up])
    put(right, bottom, [.left, .up])
  }

  /// Draws a straight line of `length` cells. Its ends join lines in the cells beside them.
  func drawLine(from start: CellPoint, _ length: Int, _ axis: Axis, line: CellLine, ink: (CellPoint) -> Ink) {
    guard length > 0 else { return }
    let (forward, back): (LineJoint.Arms, LineJoint.Arms) =
      axis == .horizontal ? (.right, .left) : (.down, .up)
    for step in 0..<length {
      var arms: LineJoint.Arms = []
      if step > 0 || length == 1 { arms.insert(back) }
      if step < length - 1 || length == 1 { arms.insert(forward) }
      join(LineJoint(arms, line), at: start.moved(step, along: axis), ink)
    }
    touch(LineJoint(forward, line), at: start.moved(-1, along: axis))
    touch(LineJoint(back, line), at: start.moved(length, along: axis))
  }

  private func join(_ line: LineJoint, at point: CellPoint, _ ink: (CellPoint) -> Ink) {
    guard let (x, y) = seen(point) else { return }
    let ink = ink(point)
    if ink.alpha == 0 { return }
    let joint = canvas.lines.add(line, at: x, y, showing: canvas.surface[x, y].glyph)
    put(joint.glyph, at: point, ink)
  }

  /// A line ends beside this cell.
  private func touch(_ end: LineJoint, at point: CellPoint) {
    guard let (x, y) = seen(point) else { return }
    if let joint = canvas.lines.touch(end, at: x, y, showing: canvas.surface[x, y].glyph) {
      canvas.surface[x, y].glyph = joint.glyph
    }
  }

  /// Where a cell is on the surface, nil if it isn't painted now.
  private func seen(_ point: CellPoint) -> (x: Int, y: Int)? {
    let place = point + origin
    return clip.contains(place) && canvas.damage.contains(place) ? (place.x, place.y) : nil
  }
}

extension CellPoint {
  fileprivate func moved(_ steps: Int, along axis: Axis) -> CellPoint {
    axis == .horizontal ? CellPoint(x + steps, y) : CellPoint(x, y + steps)
  }
}
