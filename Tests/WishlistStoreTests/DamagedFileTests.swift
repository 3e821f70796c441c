import Glibc
import Testing
import WishlistModel

@testable import WishlistStore

@MainActor
struct DamagedFileTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for name in try FileReader.names(in: Package.folder("Fixtures/Damaged")) {
      try AtomicFile.write(
        try Package.bytes("Fixtures/Damaged/" + name), to: scratch.folders.trips + "/" + name)
    }
    try scratch.write(TripFile.encode(record("good")).prettyPrinted, to: "data/trips/good.json")
  }

  @Test(arguments: [
    ("truncated", "is damaged: the file ends within a text (line 4, column 21)."),
    ("not-json", "is damaged: a value is missing (line 1, column 1)."),
    ("empty", "is damaged: the file ends too early (line 1, column 1)."),
    ("not-utf8", "is damaged: a text is not UTF-8 (line 1, column 47)."),
    ("nested-too-deeply", "is damaged: it is nested too deeply"),
    ("wrong-type", ": \"activities[1].name\" should be a text, not a number."),
    ("wrong-date", ": \"created\" should be a date such as 2026-05-01T10:00:00Z, not \"2025-02-30T10:00:00Z\"."),
    ("unknown-season", ": \"collection\" should be one of spring, summer, fall, winter."),
    ("newer-readable", "was written by a newer Wishlist (format 2). It can be looked at, but not changed."),
    ("newer-unreadable", "was written by a newer Wishlist (format 3) and can't be shown. It is left as it is."),
  ])
  func W20_aDamagedFileIsNamedWithItsField(name: String, words: String) throws {
    let store = OpenedStore(scratch.folders)
    let file = scratch.folders.trips + "/" + name + ".json"
    let problem = try #require(store.problems.first { $0.file == file })
    #expect(problem.message.hasPrefix(file + (words.hasPrefix(":") ? "" : " ") + words))
  }

  @Test func W20_theRestIsThere() {
    let store = OpenedStore(scratch.folders)
    #expect(store.dataSource.trips.keys.sorted() == ["good", "newer-readable"])
    #expect(store.problems.count == 10)
    #expect(store.messages.count == 10)
  }

  @Test func C129_readingNeverWrites() throws {
    let before = try scratch.everything()
    let store = OpenedStore(scratch.folders)
    store.flush()
    _ = store.dataSource.search("good")
    #expect(try scratch.everything() == before)
  }

  @Test func C129_readingWhatIsNotThereMakesNothing() throws {
    let empty = try Scratch()
    let store = OpenedStore(empty.folders)
    #expect(store.messages.isEmpty)
    #expect(try empty.names().isEmpty)
  }

  @Test func C130_whatCanNotBeReadIsNeverOverwritten() throws {
    let before = try scratch.everything()
    let store = OpenedStore(scratch.folders)
    let data = store.dataSource
    data.add([record("truncated"), record("not-json"), record("newer-readable")])
    data.remove(try #require(data.trip("newer-readable")))
    let trip = try #require(data.trip("good"))
    data.toggle(trip.sortedActivities[0])
    let after = try scratch.everything()
    for (name, content) in before where !name.hasSuffix("good.json") { #expect(after[name] == content, "\(name)") }
    #expect(after["data/trips/truncated-2.json"] != nil)
    #expect(OpenedStore(scratch.folders).dataSource.trip("truncated") != nil)
  }

  @Test func W20_aTripOfANewerFormatIsReadOnly() throws {
    let trip = try #require(OpenedStore(scratch.folders).dataSource.trip("newer-readable"))
    #expect(trip.isReadOnly)
    #expect(trip.name == "From the future")
    #expect(trip.completedCount == 1)
  }

  @Test func W20_ofTwoFilesWithOneIdTheNamesakeIsShownAndBothStay() throws {
    let copy = TripFile.encode(record("good", "A copy")).prettyPrinted
    try scratch.write(copy, to: "data/trips/a copy of good.json")
    let store = OpenedStore(scratch.folders)
    let trip = try #require(store.dataSource.trip("good"))
    #expect(trip.name == "A trip")
    store.dataSource.toggle(trip.sortedActivities[0])
    #expect(try scratch.text("data/trips/a copy of good.json") == copy)
    #expect(store.messages.contains { $0.contains("a copy of good.json has the same id (good) as ") })
  }

  @Test func W18_whatACrashLeavesBehindIsIgnored() throws {
    let unfinished = "data/trips/" + AtomicFile.unfinishedPrefix + "1-2"
    try scratch.write("{\"id\": \"half", to: unfinished)
    try scratch.write("{", to: "data/trips/.#good.json")
    try scratch.write("{", to: "data/trips/good.json~")
    let store = OpenedStore(scratch.folders)
    #expect(store.problems.count == 10)
    store.dataSource.toggle(try #require(store.dataSource.trip("good")?.sortedActivities.first))
    #expect(try scratch.text(unfinished) == "{\"id\": \"half")
  }

  @Test func W20_aPipeAmongTheFilesDoesNotHoldUp() throws {
    #expect(mkfifo(scratch.folders.trips + "/pipe.json", 0o600) == 0)
    #expect(mkdir(scratch.folders.trips + "/folder.json", 0o700) == 0)
    let store = OpenedStore(scratch.folders)
    #expect(store.problems.count == 12)
    #expect(store.dataSource.trip("good") != nil)
  }

  @Test func W20_damagedGoalsAreLeftAloneAndGoalsStillWork() throws {
    try scratch.write("[]", to: "data/goals.json")
    let store = OpenedStore(scratch.folders)
    store.dataSource.toggle(try #require(store.dataSource.trip("good")?.sortedActivities.first))
    #expect(store.dataSource.goals.achieved.contains { $0.goal.id == "summer-1" })
    #expect(try scratch.text("data/goals.json") == "[]")
    #expect(
      store.messages.contains { $0.hasPrefix(scratch.path + "/data/goals.json: \"the file\" should be an object") })
  }
}
