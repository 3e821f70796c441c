/// What the terminal's own colours probably look like. They are needed where a colour is mixed with one of them; where
/// nothing is mixed they reach the terminal as they are.
struct ScreenColors: Hashable, Sendable {
  let text: RGB
  let background: RGB

  init(_ scheme: ColorScheme) {
    text = scheme == .light ? RGB(0x1E1E1E) : RGB(0xE5E5E5)
    background = scheme == .light ? RGB(0xFFFFFF) : RGB(0x000000)
  }

  /// The parts of a colour behind a glyph.
  func rgb(background color: CellColor) -> RGB { rgb(color, default: background) }

  /// The parts of a glyph's colour.
  func rgb(text color: CellColor) -> RGB { rgb(color, default: text) }

  private func rgb(_ color: CellColor, default own: RGB) -> RGB {
    switch color.value {
    case .default: own
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    case .palette(let index): Self.palette(index)
    }
  }

  /// `part` of 255 parts of `over` above the background `under`; unmixed colours stay what they are.
  func mix(_ under: CellColor, _ over: CellColor, _ part: UInt8, isOverText: Bool = false) -> CellColor {
    if part == 255 { return over }
    if part == 0 || (under == over && !isOverText) { return under }
    return rgb(background: under).mixed(with: isOverText ? rgb(text: over) : rgb(background: over), part).cellColor
  }

  /// The palette that terminals start with.
  static func palette(_ index: UInt8) -> RGB {
    switch index {
    case 0..<16: return ansi[Int(index)]
    case 16..<232:
      let cube = index - 16
      func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + step * 40 }
      return RGB(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let grey = 8 + (index - 232) * 10
      return RGB(grey, grey, grey)
    }
  }

  private static let ansi: [RGB] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
    0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { RGB($0) }
}
