import ViewTree

/// Brings the colours of cells down to what a terminal has, as the numbers by which it knows them; -1 is its own
/// foreground or background. A colour becomes the nearest that there is; what can be read stays readable, which the
/// nearest of few colours alone wouldn't see to.
struct ColorMapping {
  let depth: TerminalCapabilities.ColorDepth
  /// Whether the terminal's own background is light, and its text dark.
  var scheme = ColorScheme.dark {
    didSet { pairs.removeAll() }
  }
  /// What was found so far: a search takes a microsecond, and a screen has thousands of cells in a few colours.
  private var numbers: [CellColor: Int32] = [:]
  private var pairs: [Colors: Pair] = [:]

  init(depth: TerminalCapabilities.ColorDepth) { self.depth = depth }

  /// Colours and what attributes they need in addition.
  struct Pair: Equatable {
    var foreground: Int32
    var background: Int32
    var isBold = false
  }

  private struct Colors: Hashable {
    let foreground: CellColor
    let background: CellColor
  }

  /// A picture has many colours, and they come and go.
  private static let most = 65_536

  mutating func pair(foreground: CellColor, background: CellColor) -> Pair {
    switch depth {
    case .monochrome: return Pair(foreground: -1, background: -1)
    case .direct: return Pair(foreground: number(foreground), background: number(background))
    case .eight, .sixteen, .indexed: break
    }
    let colors = Colors(foreground: foreground, background: background)
    if let pair = pairs[colors] { return pair }
    if pairs.count > Self.most { pairs.removeAll(keepingCapacity: true) }
    let pair = find(colors)
    pairs[colors] = pair
    return pair
  }

  private mutating func find(_ colors: Colors) -> Pair {
    var pair = Pair(foreground: number(colors.foreground), background: number(colors.background))
    if depth == .eight, pair.background >= 8 { pair.background -= 8 }
    let wanted = Contrast.step(
      Contrast.ratio(rgb(colors.foreground, ownText), rgb(colors.background, ownBackground)))
    let background = shown(pair.background, ownBackground)
    if Contrast.ratio(shown(pair.foreground, ownText), background) < wanted {
      pair.foreground = readable(rgb(colors.foreground, ownText), on: background, wanted)
    }
    if depth == .eight { brighten(&pair) }
    return pair
  }

  mutating func number(_ color: CellColor) -> Int32 {
    if color == .default || depth == .monochrome { return -1 }
    if let number = numbers[color] { return number }
    if numbers.count > Self.most { numbers.removeAll(keepingCapacity: true) }
    let number = find(color)
    numbers[color] = number
    return number
  }

  private func find(_ color: CellColor) -> Int32 {
    switch (color.value, depth) {
    case (.default, _), (_, .monochrome):
      return -1
    case (.palette(let index), .indexed):
      return Int32(index)
    case (.palette(let index), _) where index < 16:
      return Int32(index)
    case (.palette(let index), _):
      return find(Palette.rgb(index))
    case (.rgb(let red, let green, let blue), _):
      return find((red, green, blue))
    }
  }

  private func find(_ color: Palette.RGB) -> Int32 {
    if depth == .direct {
      return direct(Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue))
    }
    return Int32(Palette.nearest(color, in: candidates))
  }

  /// The colours of the palette that others may become: the first sixteen are the user's, and mean something else in
  /// each theme, so they stand in only where there are no more.
  private var candidates: [UInt8] {
    switch depth {
    case .indexed: Self.cubeAndGreys
    case .eight: Self.withoutGrey
    default: Self.ansi
    }
  }

  private static let cubeAndGreys = Array(16...255 as ClosedRange<UInt8>)
  private static let ansi = Array(0...15 as ClosedRange<UInt8>)
  /// Dark grey would be bold black where there are eight, which many terminals show as black.
  private static let withoutGrey = ansi.filter { $0 != 8 }

  /// The numbers below 16 are ANSI's colours there, so the darkest blues move by a step that nobody sees.
  private func direct(_ number: Int32) -> Int32 { number < 16 ? 0x010100 | max(number, 1) : number }

  /// Eight colours: a bright foreground is bold.
  private func brighten(_ pair: inout Pair) {
    if pair.foreground == 8 {
      pair.foreground = scheme == .light ? 0 : 7
    } else if pair.foreground > 8 {
      pair.foreground -= 8
      pair.isBold = true
    }
  }

  // MARK: Contrast

  /// The nearest colour with this contrast to a background; the one with the most if none has it.
  private func readable(_ color: Palette.RGB, on background: Palette.RGB, _ wanted: Float) -> Int32 {
    let enough = candidates.filter { Contrast.ratio(Palette.rgb($0), background) >= wanted }
    if !enough.isEmpty { return Int32(Palette.nearest(color, in: enough)) }
    let best = candidates.max {
      Contrast.ratio(Palette.rgb($0), background) < Contrast.ratio(Palette.rgb($1), background)
    }
    return Int32(best ?? 15)
  }

  /// What the terminal's own colours probably look like.
  private var ownText: Palette.RGB { scheme == .light ? (30, 30, 30) : (229, 229, 229) }
  private var ownBackground: Palette.RGB { scheme == .light ? (255, 255, 255) : (0, 0, 0) }

  private func rgb(_ color: CellColor, _ own: Palette.RGB) -> Palette.RGB {
    switch color.value {
    case .default: own
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .palette(let index): Palette.rgb(index)
    }
  }

  /// What a number of the palette looks like.
  private func shown(_ number: Int32, _ own: Palette.RGB) -> Palette.RGB {
    number < 0 ? own : Palette.rgb(UInt8(clamping: number))
  }
}
