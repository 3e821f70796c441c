import Testing

@testable import WishlistModel

@MainActor
struct TripTests {
  @Test func W1_aTripHasAPlaceholderUntilItHasAPhoto() throws {
    let data = dataSource([tripRecord("a")])
    let trip = try #require(data.trip("a"))
    #expect(trip.photoName == "placeholder")
    data.edit(trip) { $0.photo = "pictures/a.png" }
    #expect(trip.photoName == "pictures/a.png")
  }

  @Test func W1_activitiesKnowTheirTripAndHaveAnOwnOrder() throws {
    let data = dataSource([tripRecord("a", ["one", "two", "three"])])
    let trip = try #require(data.trip("a"))
    #expect(trip.sortedActivities.map(\.name) == ["one", "two", "three"])
    #expect(trip.activities["a-1"]?.name == "two")
    #expect(trip.sortedActivities.allSatisfy { $0.trip === trip })
  }

  @Test(
    arguments: [
      ([], 0, 0.0, false),
      (["one"], 0, 0.0, false),
      (["x one", "two", "x three", "four"], 2, 0.5, false),
      (["x one", "x two"], 2, 1.0, true),
    ] as [([String], Int, Double, Bool)])
  func W4_progressIsDerivedAndAnEmptyTripIsNotComplete(
    activities: [String], completed: Int, progress: Double, isComplete: Bool
  ) throws {
    let trip = try #require(dataSource([tripRecord("a", activities)]).trip("a"))
    #expect(trip.activityCount == activities.count)
    #expect(trip.completedCount == completed)
    #expect(trip.progress == progress)
    #expect(trip.isComplete == isComplete)
  }

  @Test func W3_collectionsAreInAFixedOrderAndOneHasWideCards() {
    #expect(TripCollection.allCases.map(\.title) == ["Spring", "Summer", "Fall", "Winter"])
    #expect(TripCollection.allCases.filter { $0.summary != nil } == [.summer])
    #expect(TripCollection.allCases.filter { $0.cardSize == .wide } == [.summer])
  }

  @Test func C121_aTripNeedsNoDate() throws {
    let data = dataSource()
    let trip = try #require(data.addTrip(name: "Somewhere", collection: .winter))
    #expect(trip.record.created == TestClock.date(1))
    #expect(data.trips(in: .winter) == [trip])
  }
}
