/// Something to reach by ticking: so many activities, so many trips.
public struct Goal: Hashable, Identifiable, Sendable {
  /// What is counted.
  public enum Kind: Hashable, Sendable {
    /// Activities done, over all trips.
    case activities
    /// Trips complete, over all seasons.
    case trips
    /// Trips complete in one season.
    case seasonTrips(TripCollection)
    /// Seasons with a trip that is complete.
    case seasons
  }

  /// The same in all versions and languages.
  public let id: String
  /// The name below the badge: "10 Activities", "Fall Explorer".
  public let title: String
  /// What the goal is earned for, as a sentence.
  public let sentence: String
  /// What is counted.
  public let kind: Kind
  /// The count at which the goal is met.
  public let threshold: Int
  /// The name of the symbol on the badge.
  public let symbol: String
  /// A further tier is shown as a milestone only after the goal with this id is met; nil for the goals that are
  /// always shown.
  public let follows: Goal.ID?
}

extension Goal: CaseIterable {
  /// All goals in their fixed order: the 18 that are always shown, then the further tiers.
  public static let allCases: [Goal] = basic + further

  /// The 18 goals that are always shown: activities, trips, and trips of each season; three tiers each.
  public static let basic: [Goal] =
    [1, 5, 10].map(activities) + [1, 3, 5].map(trips)
    + TripCollection.allCases.flatMap { season in [1, 3, 5].map { seasonTrips(season, $0) } }

  /// The tiers beyond.
  public static let further: [Goal] = [
    activities(25, follows: "activities-10"), activities(50, follows: "activities-25"),
    activities(100, follows: "activities-50"), allSeasons,
  ]

  /// The goal with an id, nil if there is none.
  public static func withID(_ id: Goal.ID) -> Goal? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: allCases.map { ($0.id, $0) })

  private static func activities(_ count: Int) -> Goal { activities(count, follows: nil) }

  private static func activities(_ count: Int, follows: Goal.ID?) -> Goal {
    Goal(
      id: "activities-\(count)", title: count == 1 ? "1 Activity" : "\(count) Activities",
      sentence: count == 1 ? "You completed your first activity." : "You completed \(count) activities.",
      kind: .activities, threshold: count, symbol: "checkmark.circle.fill", follows: follows)
  }

  private static func trips(_ count: Int) -> Goal {
    Goal(
      id: "trips-\(count)", title: count == 1 ? "1 Trip" : "\(count) Trips",
      sentence: count == 1
        ? "You completed every activity of a trip." : "You completed every activity of \(count) trips.",
      kind: .trips, threshold: count, symbol: "map", follows: nil)
  }

  private static func seasonTrips(_ season: TripCollection, _ count: Int) -> Goal {
    Goal(
      id: "\(season.rawValue)-\(count)",
      title: count == 1 ? "\(season.title) Explorer" : "\(count) \(season.title) Trips",
      sentence: count == 1
        ? "You completed a \(season.rawValue) trip." : "You completed \(count) \(season.rawValue) trips.",
      kind: .seasonTrips(season), threshold: count, symbol: season.symbol, follows: nil)
  }

  private static let allSeasons = Goal(
    id: "seasons-4", title: "All Seasons", sentence: "You completed a trip in each season.", kind: .seasons,
    threshold: TripCollection.allCases.count, symbol: "star.fill", follows: "trips-3")
}

extension TripCollection {
  /// The name of the season's symbol.
  public var symbol: String {
    switch self {
    case .spring: "camera.macro"
    case .summer: "sun.max.fill"
    case .fall: "leaf.fill"
    case .winter: "snowflake"
    }
  }
}
