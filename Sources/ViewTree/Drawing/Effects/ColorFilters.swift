extension View {
  /// Makes colours lighter by `amount`, -1…1.
  public func brightness(_ amount: Double) -> some View { modified(by: ColorFilter.brightness(amount)) }

  /// Moves colours away from the middle: 1 leaves them, 0 makes all of them grey, below 0 they turn over.
  public func contrast(_ amount: Double) -> some View { modified(by: ColorFilter.contrast(amount)) }

  /// Makes colours more or less colourful: 1 leaves them, 0 makes them grey.
  public func saturation(_ amount: Double) -> some View { modified(by: ColorFilter.saturation(amount)) }

  /// Takes `amount`, 0…1, of the colourfulness away.
  public func grayscale(_ amount: Double) -> some View { modified(by: ColorFilter.saturation(1 - amount)) }

  /// Turns the hues of colours, as the colours of the rainbow in a circle.
  public func hueRotation(_ angle: Angle) -> some View { modified(by: ColorFilter.hueRotation(angle)) }

  /// Makes light colours dark and the other way round.
  public func colorInvert() -> some View { modified(by: ColorFilter.invert) }

  /// Multiplies colours with one, which makes them darker.
  public func colorMultiply(_ color: Color) -> some View { modified(by: ColorFilter.multiply(color)) }
}

/// Changes the colours of what a view draws. Terminals that have 16 or fewer show them as they are.
private enum ColorFilter: PrimitiveModifier, Hashable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case hueRotation(Angle)
  case invert
  case multiply(Color)

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func change(from old: Self) -> ViewChange { self == old ? [] : .paint }

  func paint(in painter: Painter, _ node: Node) {
    if changesNothing || node.read(\.terminalCapabilities).colorDepth <= .sixteen {
      return node.paintPlainly(in: painter)
    }
    guard let layer = painter.layer(node.box.paintBounds, { node.paintPlainly(in: $0) }) else { return }
    let colors = painter.canvas.colors
    let map = map(node, colors)
    painter.canvas.draw(layer) { cell, _ in
      cell.map { ink, isText in
        if ink.alpha == 0 { return ink }
        let before = isText ? colors.rgb(text: ink.color) : colors.rgb(background: ink.color)
        let after = map(before)
        return after == before ? ink : Ink(color: after.cellColor, alpha: ink.alpha)
      }
    }
  }

  private var changesNothing: Bool {
    switch self {
    case .brightness(0), .contrast(1), .saturation(1), .hueRotation(.zero), .multiply(.white): true
    default: false
    }
  }

  @MainActor
  private func map(_ node: Node, _ colors: ScreenColors) -> (RGB) -> RGB {
    switch self {
    case .brightness(let amount): { $0.map { $0 + amount * 255 } }
    case .contrast(let amount): { $0.map { ($0 - 127.5) * amount + 127.5 } }
    case .invert: { $0.map { 255 - $0 } }
    case .saturation(let amount): { $0.saturated(amount) }
    case .hueRotation(let angle): { $0.turned(angle) }
    case .multiply(let color):
      {
        _ = node.read(\.appearance)
        _ = node.read(\.tint)
        let factor = colors.rgb(text: color.resolve(in: node.environment))
        return { BlendMode.multiply.blend($0, factor) }
      }()
    }
  }
}

extension RGB {
  /// How light the colour looks, 0…255.
  var luminance: Double { 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) }

  fileprivate func saturated(_ amount: Double) -> RGB {
    let grey = luminance
    return map { grey + ($0 - grey) * amount }
  }

  /// Turned around the axis of greys, so that these stay.
  fileprivate func turned(_ angle: Angle) -> RGB {
    let (cosine, sine) = (angle.cosine, angle.sine)
    let side = sine / 3.0.squareRoot()
    let (own, next, last) = (cosine + (1 - cosine) / 3, (1 - cosine) / 3 - side, (1 - cosine) / 3 + side)
    let (r, g, b) = (Double(red), Double(green), Double(blue))
    return RGB(
      RGB.byte(own * r + next * g + last * b), RGB.byte(last * r + own * g + next * b),
      RGB.byte(next * r + last * g + own * b))
  }
}
