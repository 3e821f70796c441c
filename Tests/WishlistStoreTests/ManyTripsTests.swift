import Testing
import WishlistModel

@testable import WishlistStore

/// A thousand trips with ten thousand activities.
@MainActor
struct ManyTripsTests {
  @Test func W11_generatedTripsAreTheSameEachTime() {
    #expect(GeneratedTrips.make(seed: 2) == GeneratedTrips.make(seed: 2))
    #expect(GeneratedTrips.make(seed: 2) != GeneratedTrips.make(seed: 3))
  }

  @Test func W18_manyTripsAreWrittenAndReadBackTheSame() throws {
    let scratch = try Scratch()
    let records = GeneratedTrips.make(trips: 200, activities: 2_000)
    try SampleTrips.install(records, in: scratch.folders)
    let folder = TripFolder.load(scratch.folders.trips)
    #expect(folder.problems.isEmpty)
    #expect(folder.entries.map(\.record) == records.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) })
  }

  @Test(arguments: ["cafe", "CAFÉ", "京", "가", "е", "walk at", "👨‍👩‍👧‍👦", "q\u{307}\u{323}", "ήν", "x y z"])
  func C132_searchFindsWhatLookingAtEachNameFinds(text: String) {
    let data = DataSource()
    data.load(GeneratedTrips.make(trips: 100, activities: 1_000))
    let query = SearchQuery(text)
    let results = data.search(text)
    let trips = data.trips.values.filter { trip in
      !query.ranges(in: trip.name).isEmpty || !query.ranges(in: trip.subtitle ?? "").isEmpty
    }
    let activities = data.trips.values.flatMap(\.sortedActivities).filter { !query.ranges(in: $0.name).isEmpty }
    #expect(Set(results.trips) == Set(trips))
    #expect(Set(results.activities) == Set(activities))
  }
}
