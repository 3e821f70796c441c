import Testing

@testable import WishlistModel

@MainActor
struct ListTests {
  @Test func W2_recentlyAddedIsNewestFirstAndStableOnTies() {
    let records = [
      tripRecord("d", created: 1), tripRecord("b", created: 5), tripRecord("a", created: 5),
      tripRecord("c", created: 9),
    ]
    #expect(dataSource(records).recentlyAdded.map(\.id) == ["c", "a", "b", "d"])
    #expect(dataSource(records.reversed()).recentlyAdded.map(\.id) == ["c", "a", "b", "d"])
  }

  @Test func W2_tripsOfASeasonAreSortedByNameWhateverCaseAndAccents() {
    let names = ["zebra", "Émile", "apple", "Zoo", "eagle", "Ångström", "Écru", "ábaco"]
    let data = dataSource(names.map { tripRecord($0) })
    #expect(
      data.trips(in: .spring).map(\.name) == ["ábaco", "Ångström", "apple", "eagle", "Écru", "Émile", "zebra", "Zoo"])
    #expect(data.trips(in: .summer).isEmpty)
  }

  @Test func W2_equalNamesStayInTheSameOrder() {
    let records = [tripRecord("b", "Same"), tripRecord("a", "same"), tripRecord("c", "SAME")]
    #expect(dataSource(records).trips(in: .spring).map(\.id) == ["a", "b", "c"])
    #expect(dataSource(records.reversed()).trips(in: .spring).map(\.id) == ["a", "b", "c"])
  }

  @Test(
    arguments: [
      (.ownOrder, ["pear", "Éclair", "apple", "zoo"]),
      (.title, ["apple", "Éclair", "pear", "zoo"]),
      (.completion, ["Éclair", "zoo", "pear", "apple"]),
      (.added, ["zoo", "apple", "Éclair", "pear"]),
      (.edited, ["pear", "zoo", "apple", "Éclair"]),
    ] as [(Activity.SortOrder, [String])])
  func W9_activitiesAreSorted(order: Activity.SortOrder, names: [String]) throws {
    var record = tripRecord("a", ["x pear", "Éclair", "x apple", "zoo"])
    for index in record.activities.indices {
      record.activities[index].added = TestClock.date(index)
      record.activities[index].edited = TestClock.date(index == 0 ? 99 : index)
    }
    let data = dataSource([record])
    let trip = try #require(data.trip("a"))
    #expect(data.activities(of: trip, sortedBy: order).map(\.name) == names)
  }

  @Test func W9_theListIsSortedAnewAfterATick() throws {
    let data = dataSource([tripRecord("a", ["one", "two"])])
    let trip = try #require(data.trip("a"))
    data.setComplete(trip.sortedActivities[0], true)
    #expect(data.activities(of: trip, sortedBy: .completion).map(\.name) == ["two", "one"])
  }
}
