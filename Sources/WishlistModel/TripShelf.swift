import Observation

/// The trips of one collection. Each collection has its own, so that a view of one doesn't depend on the others.
@MainActor
@Observable
final class TripShelf {
  private(set) var trips: [Trip] = []

  func show(_ newTrips: [Trip]) {
    if newTrips != trips { trips = newTrips }
  }
}
