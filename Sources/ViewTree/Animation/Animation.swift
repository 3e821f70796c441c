/// How a change is shown over time: as a spring or along a curve. Durations are in seconds.
public struct Animation: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Time that the eye takes it to last, and how far it swings over.
    case spring(duration: Double, bounce: Double)
    /// A cubic Bézier curve by its two control points.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
  }

  let kind: Kind

  /// The animation of `withAnimation` without an argument: a spring of 0.5 seconds that doesn't swing over (ANI-9).
  public static let `default` = Animation.spring()
  /// A spring of 0.5 seconds that doesn't swing over.
  public static let smooth = Animation.spring(duration: 0.5, bounce: 0)
  /// A spring of 0.5 seconds that swings over a little.
  public static let snappy = Animation.spring(duration: 0.5, bounce: 0.15)
  /// A spring of 0.5 seconds that swings over visibly, from a way of 11 cells on (SPR-2).
  public static let bouncy = Animation.spring(duration: 0.5, bounce: 0.3)

  /// A spring that seems to last `duration` seconds; `bounce` 0 doesn't swing over, 1 never stops.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(kind: .spring(duration: duration, bounce: bounce))
  }

  /// A change at the same speed for `duration` seconds.
  public static func linear(duration: Double = 0.35) -> Animation {
    Animation(kind: .curve(x1: 0, y1: 0, x2: 1, y2: 1, duration: duration))
  }

  /// A change that begins and ends slowly, in `duration` seconds.
  public static func easeInOut(duration: Double = 0.35) -> Animation {
    Animation(kind: .curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1, duration: duration))
  }
}
