/// How the colours of a view and those below it make new ones.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// The view covers what is below.
  case normal
  /// Darker: both multiplied.
  case multiply
  /// Lighter: the reverse of multiplied.
  case screen
  /// Dark places darker and light ones lighter, by what is below.
  case overlay
  /// The darker of the two, part by part.
  case darken
  /// The lighter of the two, part by part.
  case lighten
  /// What is below, lightened by the view.
  case colorDodge
  /// What is below, darkened by the view.
  case colorBurn
  /// As `overlay`, but less.
  case softLight
  /// Dark places darker and light ones lighter, by the view.
  case hardLight
  /// How far the two are apart.
  case difference
  /// As `difference`, but with less contrast.
  case exclusion
  /// Both added.
  case plusLighter
  /// Both added, less white.
  case plusDarker

  func blend(_ below: RGB, _ above: RGB) -> RGB {
    func part(_ below: UInt8, _ above: UInt8) -> UInt8 {
      RGB.byte(unit: mix(Double(below) / 255, Double(above) / 255))
    }
    return RGB(part(below.red, above.red), part(below.green, above.green), part(below.blue, above.blue))
  }

  /// One part of a colour, 0…1.
  private func mix(_ below: Double, _ above: Double) -> Double {
    func hard(_ a: Double, _ b: Double) -> Double { b <= 0.5 ? 2 * a * b : 1 - 2 * (1 - a) * (1 - b) }
    switch self {
    case .normal: return above
    case .multiply: return below * above
    case .screen: return below + above - below * above
    case .overlay: return hard(above, below)
    case .hardLight: return hard(below, above)
    case .darken: return min(below, above)
    case .lighten: return max(below, above)
    case .colorDodge: return below == 0 ? 0 : above >= 1 ? 1 : min(1, below / (1 - above))
    case .colorBurn: return below >= 1 ? 1 : above <= 0 ? 0 : 1 - min(1, (1 - below) / above)
    case .softLight:
      return above <= 0.5
        ? below - (1 - 2 * above) * below * (1 - below) : below + (2 * above - 1) * (below.squareRoot() - below)
    case .difference: return abs(below - above)
    case .exclusion: return below + above - 2 * below * above
    case .plusLighter: return min(1, below + above)
    case .plusDarker: return max(0, below + above - 1)
    }
  }
}

extension View {
  /// Mixes the view's colours with those below it. Terminals with 16 colours or fewer show the view as it is.
  public func blendMode(_ mode: BlendMode) -> some View { modified(by: BlendModifier(mode: mode)) }
}

private struct BlendModifier: PrimitiveModifier {
  let mode: BlendMode

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func change(from old: Self) -> ViewChange { mode == old.mode ? [] : .paint }

  func paint(in painter: Painter, _ node: Node) {
    if mode == .normal || node.read(\.terminalCapabilities).colorDepth <= .sixteen {
      return node.paintPlainly(in: painter)
    }
    guard let layer = painter.layer(node.box.paintBounds, { node.paintPlainly(in: $0) }) else { return }
    let colors = painter.canvas.colors
    painter.canvas.draw(layer) { cell, below in
      let under = colors.rgb(background: CellPixels(below)?.lower ?? below.background)
      return cell.map { ink, isText in
        if ink.alpha == 0 { return ink }
        let own = isText ? colors.rgb(text: ink.color) : colors.rgb(background: ink.color)
        return Ink(color: mode.blend(under, own).cellColor, alpha: ink.alpha)
      }
    }
  }
}
