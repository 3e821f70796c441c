/// All trips and all activities in the order of search results.
///
/// A search is one pass over each list, comparing folded bytes; nothing is sorted and no tracked property is read.
@MainActor
struct SearchIndex {
  private var trips: [Trip] = []
  private var activities: [Activity] = []
  /// Trips whose entries are out of date. They are brought up to date by the next search, not by the edit.
  private var stale: Set<Trip.ID> = []

  /// Says that names or activities of the trips changed, or that they came or went.
  mutating func invalidate(_ ids: Set<Trip.ID>) { stale.formUnion(ids) }

  /// Finds what matches `query`. Linear in the number of trips and activities.
  mutating func search(_ query: SearchQuery, in all: [Trip.ID: Trip]) -> SearchResults {
    refresh(from: all)
    let foundTrips = trips.filter { trip in
      query.matches(trip.foldedName) || trip.foldedSubtitle.map(query.matches) ?? false
    }
    let foundActivities = activities.filter { query.matches($0.foldedName) }
    return SearchResults(
      query: query,
      trips: Self.startingFirst(foundTrips) { $0.foldedName.starts(with: query.folded) },
      activities: Self.startingFirst(foundActivities) { $0.foldedName.starts(with: query.folded) })
  }

  private static func startingFirst<Item>(_ items: [Item], _ starts: (Item) -> Bool) -> [Item] {
    items.filter(starts) + items.filter { !starts($0) }
  }

  /// Takes the stale entries out, and merges the present ones in where they belong: linear, but for the sorting of
  /// the few that changed.
  private mutating func refresh(from all: [Trip.ID: Trip]) {
    guard !stale.isEmpty else { return }
    let fresh = stale.compactMap { all[$0] }
    trips.replace(where: { stale.contains($0.id) }, with: fresh, sortedBy: Trip.precedes)
    activities.replace(
      where: { activity in activity.trip.map { stale.contains($0.id) } ?? true },
      with: fresh.flatMap(\.sortedActivities), sortedBy: Activity.precedes)
    stale = []
  }
}

extension Trip {
  /// The order of trips by name: locale-free, whatever the case and the accents; by id where names are equal, so
  /// that it is the same each time.
  static func precedes(_ a: Trip, _ b: Trip) -> Bool {
    (a.foldedName, a.id) < (b.foldedName, b.id)
  }

  /// Newest first; by id where dates are equal, so that it is the same each time.
  static func isNewer(_ a: Trip, than b: Trip) -> Bool {
    (b.created, a.id) < (a.created, b.id)
  }
}

extension Activity {
  /// The order of activities by name, then by trip.
  static func precedes(_ a: Activity, _ b: Activity) -> Bool {
    if a.foldedName != b.foldedName { return a.foldedName < b.foldedName }
    return (a.trip?.id ?? "", a.id) < (b.trip?.id ?? "", b.id)
  }
}
