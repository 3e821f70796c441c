/// The colours of a gradient and the way that they take.
@MainActor
struct GradientRamp {
  private let stops: [Stop]
  private let way: GradientPaint.Way

  init(_ paint: GradientPaint, in environment: EnvironmentValues) {
    way = paint.way
    let colors = ScreenColors(environment.colorScheme)
    let isOneColor = Set(paint.gradient.stops.map(\.color)).count < 2
    stops = paint.gradient.stops.map { stop in
      var ink = stop.color.ink(in: environment)
      let rgb = colors.rgb(text: ink.color)
      // A colour of the terminal's palette may look different from what the mixtures beside it are made of.
      if !isOneColor { ink.color = rgb.cellColor }
      return Stop(
        ink: ink, rgb: rgb,
        location: stop.location.isNaN ? 0 : min(1, max(0, stop.location)))
    }.sorted { $0.location < $1.location }
  }

  private struct Stop {
    let ink: Ink
    let rgb: RGB
    let location: Double
  }

  private func ink(at place: Double) -> Ink {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.location > place }) else { return last.ink }
    if next == 0 { return first.ink }
    let (a, b) = (stops[next - 1], stops[next])
    let part = (place - a.location) / (b.location - a.location)
    if part == 0 { return a.ink }
    // By how much each covers, so that what is clear has no colour.
    let weights = (Double(a.ink.alpha) * (1 - part), Double(b.ink.alpha) * part)
    let alpha = weights.0 + weights.1
    if alpha < 0.5 { return .clear }
    let mixed = a.rgb.mixed(with: b.rgb, RGB.byte(unit: weights.1 / alpha))
    return Ink(color: mixed.cellColor, alpha: RGB.byte(alpha))
  }

  /// The ink at a place in a view of `size`, both in cells.
  func ink(_ x: Double, _ y: Double, in size: CGSize) -> Ink {
    let place = place(x, y, in: size)
    // In 256 steps, so that neighbours are the same where nobody sees a difference.
    return ink(at: Double(RGB.byte(unit: place)) / 255)
  }

  /// How far along the way a place is. A row is as high as two columns are wide.
  private func place(_ x: Double, _ y: Double, in size: CGSize) -> Double {
    func away(from center: UnitPoint) -> (x: Double, y: Double) {
      (x - center.x * size.width, 2 * (y - center.y * size.height))
    }
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    func share(_ value: Double, _ start: Double, _ end: Double) -> Double {
      end == start ? (value < start ? 0 : 1) : (value - start) / (end - start)
    }
    switch way {
    case .linear(let start, let end):
      let way = ((end.x - start.x) * size.width, 2 * (end.y - start.y) * size.height)
      let from = away(from: start)
      let square = way.0 * way.0 + way.1 * way.1
      return square == 0 ? 0 : (from.x * way.0 + from.y * way.1) / square
    case .radial(let center, let start, let end):
      let from = away(from: center)
      return share(length(from.x, from.y), start, end)
    case .elliptical(let center, let start, let end):
      guard size.width > 0, size.height > 0 else { return 0 }
      return share(length(x / size.width - center.x, y / size.height - center.y), start, end)
    case .angular(let center, let start, let end):
      let from = away(from: center)
      let turn = ((Angle(toward: from.x, from.y) - start).radians / (2 * .pi))
      let full = (end - start).radians / (2 * .pi)
      let part = turn - turn.rounded(.down)
      return full == 0 ? 0 : full > 0 ? part / full : (1 - part) / -full
    }
  }
}
