/// How far a goal is: "7 of 10".
public struct GoalProgress: Hashable, Sendable {
  /// What has been reached, never more than the threshold.
  public let count: Int
  /// The count at which the goal is met.
  public let threshold: Int

  /// Whether the goal is met.
  public var isMet: Bool { count >= threshold }

  /// The part that is reached, from 0 to 1.
  public var fraction: Double { Double(count) / Double(threshold) }
}

extension Goal {
  /// How far the goal is. Every screen, command and export asks here, so that all show the same number.
  public func progress(in summary: WishlistSummary) -> GoalProgress {
    let count =
      switch kind {
      case .activities: summary.completedActivityCount
      case .trips: summary.completedTripCount
      case .seasonTrips(let season): summary.completedTripCount(in: season)
      case .seasons: summary.completedSeasonCount
      }
    return GoalProgress(count: min(count, threshold), threshold: threshold)
  }
}
