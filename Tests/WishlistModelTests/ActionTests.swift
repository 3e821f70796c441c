import FoundationEssentials
import Testing

@testable import WishlistModel

/// What each action of a user changes, and that it tells the store once.
@MainActor
struct ActionTests {
  @Test func W2_anActionTellsTheStoreOnceAfterGoalsAreEvaluated() throws {
    let data = dataSource([openTrip("a", .fall, 1)])
    var told: [(ChangeSet, Int)] = []
    data.onChange = { told.append(($0, data.goals.achieved.count)) }
    data.setComplete(try #require(data.trip("a")?.sortedActivities.first), true)
    #expect(told.count == 1)
    #expect(told.first?.0 == ChangeSet(changed: ["a"], goalsChanged: true))
    #expect(told.first?.1 == 3)
  }

  @Test func W2_whatChangesNothingTellsNobody() throws {
    let data = dataSource([tripRecord("a", "A", ["x one", "two"])])
    let trip = try #require(data.trip("a"))
    data.onChange = { _ in Issue.record("nothing changed") }
    data.setComplete(trip.sortedActivities[0], true)
    data.rename(trip.sortedActivities[0], to: " one ")
    data.rename(trip.sortedActivities[0], to: "  ")
    data.save(trip.draft, to: trip)
    data.addActivities(" \n\t\n", to: trip)
    data.moveActivities(of: trip, fromOffsets: [0], toOffset: 1)
    data.remove([])
    #expect(data.addTrip(name: " \t ", collection: .fall) == nil)
    #expect(data.undoAction == nil)
  }

  @Test func W8_aTripIsAddedWithItsNameOnOneLine() throws {
    let data = dataSource()
    let draft = TripDraft(name: "  Å\ni Lofoten ", subtitle: " ", collection: .summer, photo: "a.png")
    let trip = try #require(data.addTrip(draft))
    #expect(trip.name == "Å i Lofoten")
    #expect(trip.subtitle == nil)
    #expect(trip.photo == "a.png")
    #expect(trip.id.hasPrefix("a-i-lofoten-"))
    #expect(data.recentlyAdded == [trip])
  }

  @Test func C122_manyLinesBecomeAsManyActivitiesInOneStep() throws {
    let data = dataSource([tripRecord("a", ["first"])])
    let trip = try #require(data.trip("a"))
    var told = 0
    data.onChange = { _ in told += 1 }
    data.addActivities("one\r\n\n  two \nthree\u{2028}four\n", to: trip)
    #expect(trip.sortedActivities.map(\.name) == ["first", "one", "two", "three", "four"])
    #expect(told == 1)
    data.undo()
    #expect(trip.sortedActivities.map(\.name) == ["first"])
  }

  @Test func W9_editModeSavesAllAtOnceAndDropsEmptyNames() throws {
    let data = dataSource([tripRecord("a", "A", subtitle: "here", .fall, ["one", "x two", "three"])])
    let trip = try #require(data.trip("a"))
    let kept = try #require(trip.activities["a-1"])
    var told: [ChangeSet] = []
    data.onChange = { told.append($0) }
    data.edit(trip) { draft in
      draft.name = "B"
      draft.subtitle = ""
      draft.collection = .winter
      draft.activities[0].name = "  "
      draft.activities[1].name = "zwei"
      draft.activities.swapAt(1, 2)
      draft.activities.append(.init(id: "new", name: "four"))
    }
    #expect(trip.name == "B")
    #expect(trip.subtitle == nil)
    #expect(trip.sortedActivities.map(\.name) == ["three", "zwei", "four"])
    #expect(trip.activities["a-1"] === kept)
    #expect(kept.isComplete)
    #expect(data.trips(in: .fall).isEmpty)
    #expect(data.trips(in: .winter) == [trip])
    #expect(told == [ChangeSet(changed: ["a"], goalsChanged: false)])
  }

  @Test func W9_theNameOfATripIsNeverMadeBlank() throws {
    let data = dataSource([tripRecord("a", "A")])
    let trip = try #require(data.trip("a"))
    data.edit(trip) { $0.name = " " }
    #expect(trip.name == "A")
  }

  @Test func W9_activitiesAreMovedLikeRows() throws {
    let data = dataSource([tripRecord("a", ["0", "1", "2", "3", "4"])])
    let trip = try #require(data.trip("a"))
    data.moveActivities(of: trip, fromOffsets: [1, 3], toOffset: 5)
    #expect(trip.sortedActivities.map(\.name) == ["0", "2", "4", "1", "3"])
    data.moveActivities(of: trip, fromOffsets: [4], toOffset: 0)
    #expect(trip.sortedActivities.map(\.name) == ["3", "0", "2", "4", "1"])
    data.moveActivities(of: trip, fromOffsets: [9], toOffset: 12)
    #expect(trip.sortedActivities.map(\.name) == ["3", "0", "2", "4", "1"])
  }

  @Test func W9_deletingAnOpenActivityCompletesTheTrip() throws {
    let data = dataSource([tripRecord("a", .fall, ["x one", "two"])])
    let trip = try #require(data.trip("a"))
    data.remove(trip.sortedActivities[1])
    #expect(trip.isComplete)
    #expect(data.announcement?.goals.map(\.id) == ["trips-1", "fall-1"])
  }

  @Test func W2_datesSayWhatWasDoneWhen() throws {
    let data = dataSource([openTrip("a", 1)])
    let trip = try #require(data.trip("a"))
    let activity = trip.sortedActivities[0]
    data.setComplete(activity, true)
    let ticked = try #require(activity.completed)
    #expect(activity.edited == ticked)
    #expect(trip.edited == ticked)
    data.setComplete(activity, false)
    #expect(activity.completed == nil)
    #expect(activity.edited > ticked)
    #expect(trip.created == TestClock.date(0))
  }

  @Test func W20_aReadOnlyTripCanNotBeChanged() throws {
    var record = tripRecord("a", ["one"])
    record.isReadOnly = true
    let data = dataSource([record])
    let trip = try #require(data.trip("a"))
    data.setComplete(trip.sortedActivities[0], true)
    data.edit(trip) { $0.name = "B" }
    data.addActivities("two", to: trip)
    data.remove(trip.sortedActivities[0])
    data.remove(trip)
    data.add([tripRecord("a", "C")])
    #expect(data.trip("a")?.record == record)
  }

  @Test func C126_importingTwiceChangesNothingTheSecondTime() {
    let data = dataSource()
    let records = [tripRecord("a", ["one", "x two"]), tripRecord("b")]
    data.add(records)
    data.onChange = { _ in Issue.record("nothing changed") }
    data.add(records)
    #expect(data.trips.values.map(\.record).sorted { $0.id < $1.id } == records)
  }

  @Test func W2_aRemovedTripTakesNoMoreChanges() throws {
    let data = dataSource([openTrip("a", 1)])
    let trip = try #require(data.trip("a"))
    data.remove(trip)
    data.onChange = { _ in Issue.record("nothing changed") }
    data.setComplete(trip.sortedActivities[0], true)
    data.remove(trip)
    #expect(data.trips.isEmpty)
    #expect(data.recentlyAdded.isEmpty)
  }
}
