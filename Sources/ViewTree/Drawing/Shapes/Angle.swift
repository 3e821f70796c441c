#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An angle; 0 points to the right, and it grows as the hand of a clock goes.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees, 360 of which go around once.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// To the right.
  public static let zero = Angle(radians: 0)
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// The two angles one after the other.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The angle from `b` to `a`.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// True if `a` is the smaller one.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// The direction of a place seen from the origin, -π…π.
  init(toward x: Double, _ y: Double) { self.init(radians: atan2(y, x)) }

  var cosine: Double { cos(radians) }
  var sine: Double { sin(radians) }
}
