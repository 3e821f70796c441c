import Glibc
import Testing
import WishlistModel

@testable import WishlistStore

@MainActor
struct OpenedStoreTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func W18_eachActionIsOnTheDiskWhenItReturns() throws {
    let store = OpenedStore(scratch.folders)
    let trip = try #require(store.dataSource.addTrip(name: "Lofoten", collection: .summer))
    #expect(OpenedStore(scratch.folders).dataSource.trip(trip.id)?.record == trip.record)
    store.dataSource.addActivities("Swim\nHike", to: trip)
    store.dataSource.toggle(trip.sortedActivities[1])
    let again = OpenedStore(scratch.folders).dataSource
    #expect(again.trip(trip.id)?.record == trip.record)
    #expect(again.goals.achieved == store.dataSource.goals.achieved)
    store.dataSource.remove(trip)
    #expect(try scratch.names("data/trips").isEmpty)
    store.dataSource.undo()
    #expect(OpenedStore(scratch.folders).dataSource.trips[trip.id]?.record == trip.record)
  }

  @Test func W4_goalsKeepTheirDatesOverRuns() throws {
    var now = 0.0
    let clock = { date(now) }
    let store = OpenedStore(scratch.folders, clock: clock)
    store.dataSource.add([record("a")])
    now = 60
    store.dataSource.toggle(try #require(store.dataSource.trip("a")?.sortedActivities.first))
    store.dataSource.toggle(try #require(store.dataSource.trip("a")?.sortedActivities.first))
    now = 120
    let again = OpenedStore(scratch.folders, clock: clock)
    #expect(again.dataSource.goals.achieved.isEmpty)
    again.dataSource.toggle(try #require(again.dataSource.trip("a")?.sortedActivities.first))
    #expect(again.dataSource.goals.achieved.map(\.earned) == [date(60), date(60), date(60)])
    #expect(
      try scratch.text("data/goals.json").hasPrefix(
        """
        {
          "schemaVersion": 1,
          "goals": [
            {
              "id": "activities-1",
              "firstEarned": "2025-06-15T15:07:40Z"
            },
        """))
  }

  @Test func W20_goalsThatThisVersionDoesNotKnowAreKept() throws {
    let text = """
      {
        "schemaVersion": 1,
        "goals": [
          {
            "id": "moon-1",
            "firstEarned": "2025-06-15T15:07:40Z",
            "crater": "Tycho"
          }
        ],
        "streak": 3
      }

      """
    try scratch.write(text, to: "data/goals.json")
    let store = OpenedStore(scratch.folders)
    store.dataSource.add([record("a")])
    store.dataSource.toggle(try #require(store.dataSource.trip("a")?.sortedActivities.first))
    store.dataSource.undo()
    #expect(try scratch.text("data/goals.json") == text)
  }

  @Test func C127_whatCanNotBeSavedStaysInMemoryIsSaidAndIsSavedLater() throws {
    let store = OpenedStore(scratch.folders)
    // A file stands where the folder should be: even the superuser can't write.
    try scratch.write("in the way", to: "data/trips")
    let first = try #require(store.dataSource.addTrip(name: "First", collection: .fall))
    #expect(store.dataSource.trip(first.id) === first)
    #expect(!store.isSaved)
    #expect(
      store.messages == [
        "\(scratch.folders.trips)/\(first.id).json can't be saved: a part of the path is a file, not a folder. "
          + "The change is kept while Wishlist runs, and saved with the next one."
      ])
    #expect(try scratch.text("data/trips") == "in the way")
    unlink(scratch.folders.trips)
    let second = try #require(store.dataSource.addTrip(name: "Second", collection: .fall))
    #expect(store.isSaved)
    #expect(store.messages.isEmpty)
    #expect(OpenedStore(scratch.folders).dataSource.trips.keys.sorted() == [first.id, second.id].sorted())
  }

  @Test func C127_aFullDiskLeavesTheOldFile() throws {
    let store = OpenedStore(scratch.folders)
    store.dataSource.add([record("a")])
    let before = try scratch.text("data/trips/a.json")
    let limit = SizeLimit(bytes: 4 << 20)
    let trip = try #require(store.dataSource.trip("a"))
    store.dataSource.edit(trip) { $0.subtitle = String(repeating: "long ", count: 1 << 20) }
    limit.lift()
    #expect(try scratch.text("data/trips/a.json") == before)
    #expect(try scratch.names("data/trips") == ["a.json"])
    #expect(!store.isSaved)
    store.flush()
    #expect(store.isSaved)
    #expect(try scratch.text("data/trips/a.json").utf8.count > 5 << 20)
  }

  @Test func W18_savingBehindTheScreenEndsWithTheLatest() throws {
    let store = OpenedStore(scratch.folders, savesInBackground: true)
    store.dataSource.add([record("a"), record("b")])
    let trip = try #require(store.dataSource.trip("a"))
    for number in 1...200 { store.dataSource.rename(trip.sortedActivities[0], to: "Swim \(number)") }
    store.dataSource.remove(try #require(store.dataSource.trip("b")))
    store.flush()
    let again = OpenedStore(scratch.folders)
    #expect(again.dataSource.trips.values.map(\.record) == [trip.record])
    #expect(trip.sortedActivities[0].name == "Swim 200")
  }

  @Test func W18_savingBehindTheScreenSaysWhatFailed() throws {
    let store = OpenedStore(scratch.folders, savesInBackground: true)
    try scratch.write("in the way", to: "data/trips")
    store.dataSource.addTrip(name: "First", collection: .fall)
    store.flush()
    #expect(!store.isSaved)
    #expect(store.messages.count == 1)
  }

  @Test func W2_manyActionsOnManyTripsKeepEveryDerivedNumberRight() throws {
    let store = OpenedStore(scratch.folders)
    let data = store.dataSource
    data.add(GeneratedTrips.make(trips: 30, activities: 200, seed: 5))
    var random = SeededGenerator(seed: 11)
    for step in 0..<400 {
      act(on: data, &random, step)
      try #require(data.summary == WishlistSummary(data.trips.values), "step \(step)")
      try #require(data.recentlyAdded.count == data.trips.count, "step \(step)")
      try #require(
        Set(data.goals.achieved.map(\.id))
          == Set(Goal.allCases.filter { $0.progress(in: data.summary).isMet }.map(\.id)), "step \(step)")
    }
    let again = OpenedStore(scratch.folders).dataSource
    #expect(again.trips.mapValues(\.record) == data.trips.mapValues(\.record))
    #expect(again.goals.achieved.map(\.id) == data.goals.achieved.map(\.id))
    #expect(again.ledger.firstEarned == data.ledger.firstEarned)
    #expect(again.search("caf").activities.map(\.id) == data.search("caf").activities.map(\.id))
  }

  private func act(on data: DataSource, _ random: inout SeededGenerator, _ step: Int) {
    let trips = data.trips.values.sorted { $0.id < $1.id }
    guard let trip = trips.randomElement(using: &random) else { return }
    let activity = trip.sortedActivities.randomElement(using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: data.addTrip(name: "Trip \(step)", collection: .winter)
    case 1 where trips.count > 10: data.remove(trip)
    case 2: data.addActivities("One \(step)\nTwo", to: trip)
    case 3: if let activity { data.remove(activity) }
    case 4: data.edit(trip) { $0.collection = .fall }
    case 5: data.edit(trip) { $0.name += " é" }
    case 6: if let activity { data.rename(activity, to: "Café \(step)") }
    case 7: data.moveActivities(of: trip, fromOffsets: [0], toOffset: trip.activityCount)
    case 8: data.undo()
    case 9: data.redo()
    default: if let activity { data.toggle(activity) }
    }
  }
}
