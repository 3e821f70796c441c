/// The few numbers that goals depend on, for all trips together.
public struct WishlistSummary: Hashable, Sendable {
  /// How many activities are done, over all trips.
  public private(set) var completedActivityCount = 0

  private var completedTripCounts: [TripCollection: Int] = [:]

  /// The numbers of no trips.
  public init() {}

  /// The numbers of `trips`.
  @MainActor
  public init(_ trips: some Sequence<Trip>) {
    for trip in trips { add(TripSummary(trip)) }
  }

  /// How many trips are complete, over all seasons.
  public var completedTripCount: Int { completedTripCounts.values.reduce(0, +) }

  /// In how many seasons a trip is complete.
  public var completedSeasonCount: Int { completedTripCounts.values.count { $0 > 0 } }

  /// How many trips of a season are complete.
  public func completedTripCount(in season: TripCollection) -> Int { completedTripCounts[season, default: 0] }

  mutating func add(_ trip: TripSummary) { count(trip, times: 1) }

  mutating func remove(_ trip: TripSummary) { count(trip, times: -1) }

  private mutating func count(_ trip: TripSummary, times sign: Int) {
    completedActivityCount += sign * trip.completedCount
    guard trip.isComplete else { return }
    let count = completedTripCounts[trip.collection, default: 0] + sign
    // A season without any is left out, so that equal numbers are equal values.
    completedTripCounts[trip.collection] = count == 0 ? nil : count
  }
}

/// What one trip adds to a summary.
struct TripSummary: Hashable {
  let collection: TripCollection
  let completedCount: Int
  let isComplete: Bool

  @MainActor
  init(_ trip: Trip) {
    collection = trip.collection
    completedCount = trip.completedCount
    isComplete = completedCount > 0 && completedCount == trip.activityCount
  }
}
