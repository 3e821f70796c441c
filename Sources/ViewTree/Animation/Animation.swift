/// How a change is shown over time: as a spring or along a curve. Durations are in seconds.
public struct Animation: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Time that the eye takes it to last, and how far it swings over.
    case spring(duration: Double, bounce: Double)
    /// A cubic Bézier curve by its two control points.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
  }

  let kind: Kind

  public static let `default` = Animation.spring()
  public static let smooth = Animation.spring(duration: 0.5, bounce: 0)
  public static let snappy = Animation.spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = Animation.spring(duration: 0.5, bounce: 0.3)

  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(kind: .spring(duration: duration, bounce: bounce))
  }

  public static func linear(duration: Double = 0.35) -> Animation {
    Animation(kind: .curve(x1: 0, y1: 0, x2: 1, y2: 1, duration: duration))
  }

  public static func easeInOut(duration: Double = 0.35) -> Animation {
    Animation(kind: .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1, duration: duration))
  }
}
