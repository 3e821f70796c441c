extension Color {
  /// A grey from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its hue, how colourful it is and how bright, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, min(place, 4 - place))))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// An orange.
  public static let orange = Color(light: 0xC2410C, dark: 0xFB923C)
  /// A pink.
  public static let pink = Color(light: 0xBE185D, dark: 0xF472B6)
  /// A green with some blue.
  public static let mint = Color(light: 0x047857, dark: 0x6EE7B7)
  /// A blue with some green.
  public static let teal = Color(light: 0x0F766E, dark: 0x2DD4BF)
  /// A brown.
  public static let brown = Color(light: 0x78350F, dark: 0xB08968)

  /// The colour with `opacity`, 0…1, of what it covered before; mixed with what is below.
  ///
  ///     Color.red.opacity(0.5)
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8((Int(alpha) * Int(RGB.byte(unit: opacity)) + 127) / 255)
    return color
  }

  /// `fraction`, 0…1, of the other colour in this one, part by part in sRGB. What the terminal shows as its own text
  /// colour counts as a light or a dark grey, by scheme.
  public func mix(with other: Color, by fraction: Double) -> Color {
    let part = RGB.byte(unit: fraction)
    if part == 0 { return self }
    if part == 255 { return other }
    // What is clear has no colour to give.
    let (a, b) = (source == .clear ? other.parts : parts, other.source == .clear ? parts : other.parts)
    let share = Double(part) / 255
    let accent = a.accent * (1 - share) + b.accent * share
    func rest(_ first: UInt32, _ second: UInt32) -> UInt32 {
      if accent >= 1 { return 0 }
      func mixed(_ x: UInt8, _ y: UInt8) -> UInt8 {
        let sum = Double(x) * (1 - a.accent) * (1 - share) + Double(y) * (1 - b.accent) * share
        return RGB.byte(sum / (1 - accent))
      }
      let (first, second) = (RGB(first), RGB(second))
      return RGB(mixed(first.red, second.red), mixed(first.green, second.green), mixed(first.blue, second.blue)).bits
    }
    let alphas = (source == .clear ? 0 : Double(alpha), other.source == .clear ? 0 : Double(other.alpha))
    let variants = Variants(
      light: rest(a.variants.light, b.variants.light), dark: rest(a.variants.dark, b.variants.dark),
      highContrastLight: rest(a.variants.highContrastLight, b.variants.highContrastLight),
      highContrastDark: rest(a.variants.highContrastDark, b.variants.highContrastDark))
    return Color(
      .mixed(variants, accent: RGB.byte(unit: accent)), alpha: RGB.byte(alphas.0 * (1 - share) + alphas.1 * share))
  }

  /// The colour as one for each scheme, and how much of the accent, 0…1, lies above.
  private var parts: (variants: Variants, accent: Double) {
    func same(_ rgb: RGB) -> Variants { both(rgb, rgb) }
    func both(_ light: RGB, _ dark: RGB) -> Variants {
      Variants(light: light.bits, dark: dark.bits, highContrastLight: light.bits, highContrastDark: dark.bits)
    }
    switch source {
    case .terminal, .secondary, .clear: return (both(ScreenColors(.light).text, ScreenColors(.dark).text), 0)
    case .palette(let index): return (same(ScreenColors.palette(index)), 0)
    case .rgb(let red, let green, let blue): return (same(RGB(red, green, blue)), 0)
    case .scheme(let variants): return (variants, 0)
    case .accent: return (same(RGB(0)), 1)
    case .mixed(let variants, let accent): return (variants, Double(accent) / 255)
    }
  }
}
