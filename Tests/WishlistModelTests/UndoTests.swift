import Testing

@testable import WishlistModel

@MainActor
struct UndoTests {
  /// All that a user could see or a file could hold.
  private struct Everything: Equatable {
    let trips: [TripRecord]
    let ledger: GoalLedger
    let achieved: [GoalBoard.Achievement]
    let milestones: [GoalBoard.Milestone]

    @MainActor
    init(_ data: DataSource) {
      trips = data.recentlyAdded.map(\.record)
      ledger = data.ledger
      achieved = data.goals.achieved
      milestones = data.goals.milestones
    }
  }

  @Test func W4_undoingRestoresGoalsExactlyDatesIncluded() throws {
    let data = dataSource([openTrip("a", .fall, 1)])
    let before = Everything(data)
    data.setComplete(try #require(data.trip("a")?.sortedActivities.first), true)
    let after = Everything(data)
    #expect(data.undo() == .tick)
    #expect(Everything(data) == before)
    #expect(data.ledger.firstEarned.isEmpty)
    #expect(data.announcement == nil)
    #expect(data.redo() == .tick)
    #expect(Everything(data) == after)
    #expect(data.redo() == nil)
  }

  @Test func C123_undoBringsADeletedTripBackWithOrderAndDates() throws {
    let data = dataSource([tripRecord("a", .fall, ["x one", "x two"]), tripRecord("b", ["three"])])
    let before = Everything(data)
    data.remove(try #require(data.trip("a")))
    #expect(data.goals.achieved.isEmpty)
    var told: [ChangeSet] = []
    data.onChange = { told.append($0) }
    data.undo()
    #expect(Everything(data) == before)
    #expect(told == [ChangeSet(changed: ["a"], goalsChanged: true)])
    #expect(data.search("two").activities.count == 1)
  }

  @Test func W13_anyNumberOfStepsIsUndoneAndRedone() throws {
    let data = dataSource([tripRecord("a", .fall, ["one", "two", "three"])])
    let trip = try #require(data.trip("a"))
    var states = [Everything(data)]
    let actions: [(UserAction, () -> Void)] = [
      (.tick, { data.setComplete(trip.sortedActivities[0], true) }),
      (.renameActivity, { data.rename(trip.sortedActivities[1], to: "zwei") }),
      (.moveActivities, { data.moveActivities(of: trip, fromOffsets: [2], toOffset: 0) }),
      (.editTrip, { data.edit(trip) { $0.collection = .winter } }),
      (.addTrip, { data.addTrip(name: "B", collection: .summer) }),
      (.removeActivities, { data.remove(Array(trip.sortedActivities.prefix(2))) }),
      (.addActivities, { data.addActivities("four\nfive", to: trip) }),
      (.untick, { data.toggle(trip.sortedActivities[0]) }),
      (.importTrips, { data.add([tripRecord("c", ["x six"])]) }),
      (.removeTrip, { data.remove(trip) }),
    ]
    for (action, work) in actions {
      // A toggle needs something that is done.
      if action == .untick, trip.sortedActivities[0].isComplete == false {
        data.setComplete(trip.sortedActivities[0], true)
        states.append(Everything(data))
      }
      work()
      #expect(data.undoAction == action)
      states.append(Everything(data))
    }
    for state in states.dropLast().reversed() {
      data.undo()
      #expect(Everything(data) == state)
    }
    #expect(data.undo() == nil)
    for state in states.dropFirst() {
      data.redo()
      #expect(Everything(data) == state)
    }
    #expect(data.redoAction == nil)
  }

  @Test func W13_aNewActionForgetsWhatWasUndone() throws {
    let data = dataSource([openTrip("a", 2)])
    let trip = try #require(data.trip("a"))
    data.setComplete(trip.sortedActivities[0], true)
    data.undo()
    #expect(data.redoAction == .tick)
    data.setComplete(trip.sortedActivities[1], true)
    #expect(data.redoAction == nil)
  }

  @Test func W13_theHistoryOfALongDayStaysSmall() throws {
    let data = dataSource([openTrip("a", 100)])
    let activity = try #require(data.trip("a")?.sortedActivities.first)
    for _ in 0..<2_000 { data.toggle(activity) }
    #expect(data.history.done.count < 250)
    #expect(data.history.done.count > 100)
    data.undo()
    #expect(activity.isComplete)
  }
}
