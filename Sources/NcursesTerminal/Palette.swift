/// The palette of 256 colours that terminals start with. The first 16 are often changed by the user, the others hardly
/// ever; so direct colours are brought down to the others.
enum Palette {
  typealias RGB = (red: UInt8, green: UInt8, blue: UInt8)

  static func rgb(_ index: UInt8) -> RGB {
    switch index {
    case 0..<16:
      return ansi[Int(index)]
    case 16..<232:
      let cube = Int(index) - 16
      return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let grey = UInt8(8 + (Int(index) - 232) * 10)
      return (grey, grey, grey)
    }
  }

  /// The nearest of some colours of the palette to a colour.
  static func nearest(_ color: RGB, in indexes: some Sequence<UInt8>) -> UInt8 {
    let wanted = OKLab(red: color.red, green: color.green, blue: color.blue)
    var best: UInt8 = 0
    var least = Float.infinity
    for index in indexes {
      let distance = labs[Int(index)].distance(to: wanted)
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }

  private static let labs: [OKLab] = (0...255).map { index in
    let color = rgb(UInt8(index))
    return OKLab(red: color.red, green: color.green, blue: color.blue)
  }

  private static func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + step * 40) }

  private static let ansi: [RGB] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]
}
