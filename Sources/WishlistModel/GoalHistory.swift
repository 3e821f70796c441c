import FoundationEssentials

/// When goals were met, going by the dates at which activities were completed.
///
/// For trips that come with their past but without goals, such as the samples or a folder copied by hand.
enum GoalHistory {
  /// When `goal` was met; nil if it isn't.
  static func date(of goal: Goal, in trips: [TripRecord]) -> Date? {
    let dates = events(for: goal.kind, in: trips).sorted()
    return dates.count >= goal.threshold ? dates[goal.threshold - 1] : nil
  }

  /// The date of each thing that a kind of goal counts.
  private static func events(for kind: Goal.Kind, in trips: [TripRecord]) -> [Date] {
    switch kind {
    case .activities: trips.flatMap { $0.activities.compactMap(\.completionDate) }
    case .trips: trips.compactMap(\.completionDate)
    case .seasonTrips(let season): trips.filter { $0.collection == season }.compactMap(\.completionDate)
    case .seasons:
      TripCollection.allCases.compactMap { events(for: .seasonTrips($0), in: trips).min() }
    }
  }
}

extension ActivityRecord {
  /// When it was completed, as far as is known; nil if it's open.
  fileprivate var completionDate: Date? { isComplete ? completed ?? edited : nil }
}

extension TripRecord {
  /// When its last activity was completed; nil if there are open ones, or none at all.
  fileprivate var completionDate: Date? {
    let dates = activities.compactMap(\.completionDate)
    return dates.count == activities.count ? dates.max() : nil
  }
}
