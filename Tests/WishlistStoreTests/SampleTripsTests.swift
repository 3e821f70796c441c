import Testing
import WishlistModel

@testable import WishlistStore

@MainActor
struct SampleTripsTests {
  private let scratch: Scratch
  private let samples: [TripRecord]

  init() throws {
    scratch = try Scratch()
    samples = try SampleTrips.decode(try Package.bytes("Sources/wishlist/Samples.json"))
  }

  @Test func W12_thereAreThreeSampleTripsASeasonAndOneTickIsMissingForTheNextBadge() throws {
    let data = DataSource()
    data.load(samples)
    #expect(TripCollection.allCases.map { data.trips(in: $0).count } == [3, 3, 3, 3])
    #expect(data.trips.values.reduce(0) { $0 + $1.activityCount } == 37)
    #expect(data.summary.completedActivityCount == 9)
    #expect(data.trips.values.allSatisfy { $0.subtitle?.isEmpty == false })
    #expect(
      data.goals.achieved.map(\.goal.title).sorted() == ["1 Activity", "1 Trip", "5 Activities", "Fall Explorer"])
    let trip = try #require(data.recentlyAdded.last { $0.progress > 0 && !$0.isComplete })
    data.toggle(try #require(trip.sortedActivities.last { !$0.isComplete }))
    #expect(data.announcement?.goals.first?.title == "10 Activities")
  }

  @Test func W12_samplesAreInstalledOnlyIntoAnEmptyFolder() throws {
    #expect(try SampleTrips.install(samples, in: scratch.folders))
    let before = try scratch.everything()
    #expect(try !SampleTrips.install(samples, in: scratch.folders))
    #expect(try scratch.everything() == before)
    let store = OpenedStore(scratch.folders)
    #expect(store.messages.isEmpty)
    #expect(store.dataSource.trips.mapValues(\.record) == Dictionary(uniqueKeysWithValues: samples.map { ($0.id, $0) }))
  }

  @Test func C126_readingAndWritingASampleChangesNothing() throws {
    for sample in samples {
      let text = TripFile.encode(sample).prettyPrinted
      let value = try JSONParser.parse(Array(text.utf8))
      let again = try TripFile.decode(value, file: "", fallback: date(0))
      #expect(again.record == sample)
      #expect(TripFile.encode(again.record, unknown: again.unknown).prettyPrinted == text)
    }
  }
}
