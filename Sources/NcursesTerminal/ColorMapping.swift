import ViewTree

/// Brings the colours of cells down to what a terminal has, as the numbers by which it knows them; -1 is its own
/// foreground or background.
struct ColorMapping {
  let depth: TerminalCapabilities.ColorDepth
  /// Numbers found so far: a search takes a microsecond, and a screen has thousands of cells in a few colours.
  private var numbers: [CellColor: Int32] = [:]

  init(depth: TerminalCapabilities.ColorDepth) { self.depth = depth }

  /// Colours and what attributes they need in addition.
  struct Pair: Equatable {
    var foreground: Int32
    var background: Int32
    var isBold = false
  }

  mutating func pair(foreground: CellColor, background: CellColor) -> Pair {
    if depth == .monochrome { return Pair(foreground: -1, background: -1) }
    var pair = Pair(foreground: number(foreground), background: number(background))
    if depth == .eight { darken(&pair) }
    if depth <= .sixteen, pair.foreground == pair.background, foreground != background {
      // Two colours became one, and the text can't be read.
      pair.foreground = [0, 4, 8].contains(pair.background) ? 7 : 0
    }
    return pair
  }

  mutating func number(_ color: CellColor) -> Int32 {
    if color == .default || depth == .monochrome { return -1 }
    if let number = numbers[color] { return number }
    // A picture has many colours, and they come and go.
    if numbers.count > 65_536 { numbers.removeAll(keepingCapacity: true) }
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
    switch depth {
    case .monochrome: -1
    case .eight, .sixteen: Int32(Palette.nearest(color, in: 0...15))
    case .indexed: Int32(Palette.nearest(color, in: 16...255))
    case .direct: direct(Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue))
    }
  }

  /// The numbers below 16 are ANSI's colours there, so the darkest blues move by a step that nobody sees.
  private func direct(_ number: Int32) -> Int32 { number < 16 ? 0x010100 | max(number, 1) : number }

  /// Eight colours: a bright foreground is bold. Dark grey would be black on black, so it is white.
  private func darken(_ pair: inout Pair) {
    if pair.foreground == 8 {
      pair.foreground = 7
    } else if pair.foreground > 8 {
      pair.foreground -= 8
      pair.isBold = true
    }
    if pair.background >= 8 { pair.background -= 8 }
  }
}
