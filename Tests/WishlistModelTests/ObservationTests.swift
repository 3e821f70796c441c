import Observation
import Synchronization
import Testing

@testable import WishlistModel

/// Who is told by a change, and who is not.
@MainActor
struct ObservationTests {
  /// Runs `change` and tells whether what `read` reads was written.
  private func isTold<Value>(_ read: () -> Value, by change: () -> Void) -> Bool {
    let told = Atomic(false)
    withObservationTracking {
      _ = read()
    } onChange: {
      told.store(true, ordering: .relaxed)
    }
    change()
    return told.load(ordering: .relaxed)
  }

  /// Ten trips with ten activities each, five of them done, and the first activity.
  private func sample() throws -> (DataSource, Trip, Activity) {
    let records = (0..<10).map { trip in
      tripRecord("\(trip)", .spring, (0..<10).map { $0 < 5 ? "x done" : "open" })
    }
    let data = dataSource(records)
    let trip = try #require(data.trip("0"))
    return (data, trip, trip.sortedActivities[9])
  }

  @Test func S2_tickingTellsThoseThatReadIt() throws {
    let (data, trip, activity) = try sample()
    #expect(isTold({ activity.isComplete }, by: { data.toggle(activity) }))
    #expect(isTold({ trip.progress }, by: { data.toggle(activity) }))
    #expect(isTold({ data.activities(of: trip, sortedBy: .completion) }, by: { data.toggle(activity) }))
    // 51 of 100 became 50.
    #expect(isTold({ data.goals.milestones }, by: { data.toggle(activity) }))
  }

  @Test func S2_tickingTellsNobodyElse() throws {
    let (data, trip, activity) = try sample()
    let other = trip.sortedActivities[8]
    let otherTrip = try #require(data.trip("1"))
    #expect(!isTold({ (other.isComplete, other.completed, other.edited) }, by: { data.toggle(activity) }))
    #expect(!isTold({ (activity.name, activity.added) }, by: { data.toggle(activity) }))
    #expect(!isTold({ (trip.name, trip.activityCount, trip.photoName) }, by: { data.toggle(activity) }))
    #expect(!isTold({ (otherTrip.progress, otherTrip.edited) }, by: { data.toggle(activity) }))
    #expect(!isTold({ data.recentlyAdded }, by: { data.toggle(activity) }))
    #expect(!isTold({ data.trips(in: .spring) }, by: { data.toggle(activity) }))
    #expect(!isTold({ data.activities(of: trip, sortedBy: .title) }, by: { data.toggle(activity) }))
    #expect(!isTold({ data.goals.achieved }, by: { data.toggle(activity) }))
    #expect(!isTold({ data.announcement }, by: { data.toggle(activity) }))
    #expect(!isTold({ data.search("op").activities.count }, by: { data.toggle(activity) }))
  }

  @Test func S2_namesTellSearchAndSorting() throws {
    let (data, trip, activity) = try sample()
    #expect(isTold({ data.search("ope").activities.count }, by: { data.rename(activity, to: "a") }))
    #expect(isTold({ data.activities(of: trip, sortedBy: .title) }, by: { data.rename(activity, to: "b") }))
    #expect(isTold({ data.trips(in: .spring) }, by: { data.edit(trip) { $0.name = "zzz" } }))
    #expect(!isTold({ data.trips(in: .fall) }, by: { data.edit(trip) { $0.name = "yyy" } }))
    #expect(isTold({ trip.photoName }, by: { data.edit(trip) { $0.photo = "a.png" } }))
  }

  @Test func W2_noReaderSeesATickWithoutItsGoal() throws {
    let data = dataSource([openTrip("a", 1)])
    let activity = try #require(data.trip("a")?.sortedActivities.first)
    var seen: [(Bool, Int)] = []
    data.onChange = { _ in seen.append((activity.isComplete, data.goals.achieved.count)) }
    data.toggle(activity)
    data.toggle(activity)
    #expect(seen.map(\.0) == [true, false])
    #expect(seen.map(\.1) == [3, 0])
  }
}
