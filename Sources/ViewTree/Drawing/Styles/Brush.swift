/// A style where its colours are known: it tells the colour of each place of a view.
@MainActor
struct Brush {
  enum Source {
    case flat(Ink)
    case gradient(GradientRamp)
    case glass(Material, CellColor)
  }

  let source: Source
  /// Of 255, how much of all that it draws covers what is below.
  let alpha: UInt8
  /// What the style lies over.
  let frame: CGRect

  init(source: Source, alpha: UInt8, frame: CGRect) {
    self.source = source
    self.alpha = alpha
    self.frame = frame
  }

  /// The ink at a place, in cells from the view's top left.
  func ink(_ x: Double, _ y: Double) -> Ink {
    let ink: Ink
    switch source {
    case .flat(let flat): ink = flat
    case .gradient(let ramp): ink = ramp.ink(x - frame.minX, y - frame.minY, in: frame.size)
    case .glass(let glass, let grey): ink = Ink(color: grey, alpha: glass.alpha)
    }
    return alpha == 255 ? ink : ink.faded(by: alpha)
  }

  /// The ink for a glyph in a cell.
  func ink(at cell: CellPoint, width: Int = 1) -> Ink {
    ink(Double(cell.x) + Double(width) / 2, Double(cell.y) + 0.5)
  }

  /// The one ink of all places, if there is but one.
  var flat: Ink? {
    guard case .flat(let ink) = source else { return nil }
    return alpha == 255 ? ink : ink.faded(by: alpha)
  }
}

extension Node {
  /// The brush for a style over `frame`, in the node's own space. For an area the terminal's text colour is that of its
  /// palette, since cells can't have it behind a glyph.
  func brush(_ paint: Paint, over frame: CGRect, isArea: Bool) -> Brush {
    func make(_ paint: Paint, _ alpha: UInt8) -> Brush {
      func flat(_ ink: Ink) -> Brush { Brush(source: .flat(ink), alpha: alpha, frame: frame) }
      switch paint {
      case .level: return make(read(\.foregroundStyle).resolved(paint, read(\.appearance).contrast), alpha)
      case .faded(let inner, let factor): return make(inner, UInt8((Int(alpha) * Int(factor) + 127) / 255))
      case .label(let level):
        guard isArea else {
          return flat(Ink(color: .default, isDim: level > 0 && read(\.appearance).contrast == .standard))
        }
        return flat(Ink(color: .palette(7), alpha: Paint.levelAlphas[min(3, level)]))
      case .background: return flat(Ink(color: .default))
      case .color(let color):
        readColors()
        if color == .primary && isArea { return flat(Ink(color: .palette(7))) }
        return flat(color.ink(in: environment))
      case .gradient(let gradient):
        readColors()
        return Brush(source: .gradient(GradientRamp(gradient, in: environment)), alpha: alpha, frame: frame)
      case .material(let material):
        let grey = Material.grey(read(\.colorScheme))
        return Brush(source: .glass(material, grey), alpha: alpha, frame: frame)
      }
    }
    return make(paint, 255).for(read(\.terminalCapabilities).colorDepth)
  }

  /// What any colour depends on.
  private func readColors() {
    _ = read(\.appearance)
    _ = read(\.tint)
  }
}

extension Brush {
  /// With 16 colours or fewer nothing is mixed: what is faint is dim, and glass is the terminal's background.
  fileprivate func `for`(_ depth: TerminalCapabilities.ColorDepth) -> Brush {
    if depth > .sixteen { return self }
    switch source {
    case .flat(let ink):
      let part = ink.faded(by: alpha).alpha
      guard part < 255 else { return self }
      return Brush(
        source: .flat(Ink(color: ink.color, alpha: part == 0 ? 0 : 255, isDim: ink.isDim || part < 170)), alpha: 255,
        frame: frame)
    case .glass(let glass, _):
      return Brush(source: .glass(glass, .default), alpha: alpha, frame: frame)
    case .gradient: return self
    }
  }
}
