import FoundationEssentials
import Glibc
import Testing
import WishlistModel

@testable import WishlistStore

@MainActor
struct TripFileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func W18_aTripIsAReadableFileWithItsKeysInOrder() throws {
    let store = OpenedStore(scratch.folders)
    var trip = record("sao-miguel", "São Miguel")
    trip.subtitle = "Açores"
    store.dataSource.add([trip])
    #expect(
      try scratch.text("data/trips/sao-miguel.json") == """
        {
          "schemaVersion": 1,
          "id": "sao-miguel",
          "name": "São Miguel",
          "subtitle": "Açores",
          "collection": "summer",
          "created": "2025-06-15T15:06:40Z",
          "edited": "2025-06-15T15:06:40Z",
          "photo": null,
          "activities": [
            {
              "id": "1",
              "name": "Swim",
              "isComplete": false,
              "added": "2025-06-15T15:06:40Z",
              "completed": null,
              "edited": "2025-06-15T15:06:40Z"
            }
          ]
        }

        """)
    #expect(scratch.mode("data/trips") == 0o700)
  }

  @Test func W20_unknownFieldsAreKeptAtBothLevels() throws {
    let original = String(decoding: try Package.bytes("Fixtures/UnknownKeys/unknown-keys.json"), as: UTF8.self)
    try scratch.write(original, to: "data/trips/unknown-keys.json")
    let store = OpenedStore(scratch.folders, clock: { date(0) })
    let trip = try #require(store.dataSource.trip("unknown-keys"))
    store.dataSource.rename(trip.sortedActivities[0], to: "Second")
    var lines = original.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      if line.contains("\"First\"") { lines[index] = line.replacing("First", with: "Second") }
      if line.contains("\"edited\"") {
        lines[index] = line.replacing("2025-09-08T06:35:00Z", with: "2025-06-15T15:06:40Z")
      }
    }
    #expect(try scratch.text("data/trips/unknown-keys.json") == lines.joined(separator: "\n"))
  }

  @Test func W20_onlyIdNameAndSeasonMustBeThere() throws {
    try scratch.write(
      "{\"id\": \"a\", \"name\": \"A\", \"collection\": \"fall\", \"activities\": [{\"id\": \"1\", \"name\": \"x\"}]}",
      to: "data/trips/a.json")
    let store = OpenedStore(scratch.folders)
    #expect(store.problems.isEmpty)
    #expect(store.dataSource.trips(in: .fall).first?.sortedActivities.map(\.isComplete) == [false])
  }

  @Test(arguments: [
    ("lofoten", "lofoten.json"), ("../etc/passwd", "%2E./etc/passwd.json".replacing("/", with: "%2F")),
    ("", "trip.json"),
    (".hidden", "%2Ehidden.json"), ("a b", "a%20b.json"), ("é", "%C3%A9.json"), ("a\u{0}", "a%00.json"),
  ])
  func W18_fileNamesAreSafeForAnyId(id: String, name: String) {
    #expect(FileName.name(for: id) == name)
  }

  @Test func W18_aVeryLongIdHasAFileNameThatFits() {
    #expect(FileName.name(for: String(repeating: "long", count: 200)).utf8.count == 205)
  }

  @Test func W18_aTripStaysInTheFileItCameFrom() throws {
    let store = OpenedStore(scratch.folders)
    store.dataSource.add([record("a")])
    try #require(rename(from: "data/trips/a.json", to: "data/trips/my own name.json"))
    let second = OpenedStore(scratch.folders)
    second.dataSource.edit(try #require(second.dataSource.trip("a"))) { $0.name = "B" }
    #expect(try scratch.names("data/trips") == ["my own name.json"])
    #expect(try scratch.text("data/trips/my own name.json").contains("\"B\""))
  }

  private func rename(from old: String, to new: String) -> Bool {
    Glibc.rename(scratch.path + "/" + old, scratch.path + "/" + new) == 0
  }
}
