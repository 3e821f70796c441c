import Glibc

/// A colour in OKLab, where distance is about what the eye sees.
struct OKLab: Equatable {
  var lightness: Float
  var a: Float
  var b: Float

  init(red: UInt8, green: UInt8, blue: UInt8) {
    let r = Self.linear[Int(red)]
    let g = Self.linear[Int(green)]
    let b = Self.linear[Int(blue)]
    let l = cbrtf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrtf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrtf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The square of the distance.
  func distance(to other: OKLab) -> Float {
    let x = lightness - other.lightness
    let y = a - other.a
    let z = b - other.b
    return x * x + y * y + z * z
  }

  /// Linear light of each of the 256 values of sRGB.
  static let linear: [Float] = (0...255).map { value in
    let x = Double(value) / 255
    return Float(x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4))
  }
}
