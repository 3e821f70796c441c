/// A direct colour, for calculations.
struct RGB: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour as `0xRRGGBB`.
  init(_ bits: UInt32) { self.init(UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)) }

  var bits: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
  var cellColor: CellColor { .rgb(red, green, blue) }

  /// The colour with each part changed; what is below 0 or above 255 is brought back.
  func map(_ change: (Double) -> Double) -> RGB {
    RGB(Self.byte(change(Double(red))), Self.byte(change(Double(green))), Self.byte(change(Double(blue))))
  }

  /// A part of 0…255, rounded; 0 for what is no number.
  static func byte(_ part: Double) -> UInt8 { UInt8(part.isNaN ? 0 : min(255, max(0, part.rounded()))) }

  /// A part of 0…1 as a byte.
  static func byte(unit part: Double) -> UInt8 { byte(part * 255) }

  /// `part` of 255 parts of `other` in this colour, in sRGB.
  func mixed(with other: RGB, _ part: UInt8) -> RGB {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let sum = Int(a) * (255 - Int(part)) + Int(b) * Int(part)
      return UInt8((sum + 127) / 255)
    }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}
