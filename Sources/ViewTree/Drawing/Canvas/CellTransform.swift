/// Where places of a drawing are on the canvas. Turning takes into account that a row is as high as two columns.
struct CellTransform {
  private var x = (x: 1.0, y: 0.0, shift: 0.0)
  private var y = (x: 0.0, y: 1.0, shift: 0.0)

  func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: x.x * point.x + x.y * point.y + x.shift, y: y.x * point.x + y.y * point.y + y.shift)
  }

  func apply(_ path: Path) -> Path { path.map(apply) }

  mutating func translate(_ dx: Double, _ dy: Double) {
    let origin = apply(CGPoint(x: dx, y: dy))
    (x.shift, y.shift) = (origin.x, origin.y)
  }

  mutating func scale(_ across: Double, _ down: Double) {
    (x.x, y.x) = (x.x * across, y.x * across)
    (x.y, y.y) = (x.y * down, y.y * down)
  }

  mutating func rotate(_ angle: Angle) {
    let (cosine, sine) = (angle.cosine, angle.sine)
    (x.x, x.y) = (x.x * cosine + x.y * sine / 2, x.y * cosine - x.x * 2 * sine)
    (y.x, y.y) = (y.x * cosine + y.y * sine / 2, y.y * cosine - y.x * 2 * sine)
  }
}
