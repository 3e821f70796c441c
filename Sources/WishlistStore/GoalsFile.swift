import FoundationEssentials
import WishlistModel

/// The file with the dates at which goals were first earned. Which goals are met follows from the trips.
///
///     {
///       "schemaVersion": 1,
///       "goals": [
///         {
///           "id": "activities-1",
///           "firstEarned": "2026-04-18T13:05:00Z"
///         }
///       ]
///     }
struct GoalsFile: Sendable {
  /// The dates, those of goals that this version doesn't know included.
  var firstEarned: [Goal.ID: Date] = [:]
  private var unknown: [JSONObject.Member] = []
  private var unknownOfGoals: [Goal.ID: [JSONObject.Member]] = [:]

  /// A file with nothing in it.
  init() {}

  init(_ value: JSONValue, file: String) throws(StoreProblem) {
    let fields = try FieldReader(value, file: file)
    let version = try fields.int("schemaVersion") ?? TripFile.schemaVersion
    guard version <= TripFile.schemaVersion else {
      throw .newerFormat(file: file, version: version, isShown: false)
    }
    unknown = fields.object.without(["schemaVersion", "goals"])
    for fields in try fields.objects("goals") {
      let id = try fields.requiredText("id")
      guard let date = try fields.date("firstEarned") else { throw fields.wrong("firstEarned", "a date") }
      firstEarned[id] = date
      unknownOfGoals[id] = fields.object.without(["id", "firstEarned"])
    }
  }

  /// The file as JSON, goals in their fixed order, then those that this version doesn't know.
  var json: JSONValue {
    let known = Goal.allCases.map(\.id)
    let ids = known.filter { firstEarned[$0] != nil } + Set(firstEarned.keys).subtracting(known).sorted()
    let goals = ids.compactMap { id in
      firstEarned[id].map { date in
        JSONValue.object(
          JSONObject(
            [.init("id", .string(id)), .init("firstEarned", .string(Timestamp.string(from: date)))]
              + (unknownOfGoals[id] ?? [])))
      }
    }
    return .object(
      JSONObject(
        [.init("schemaVersion", JSONValue(TripFile.schemaVersion)), .init("goals", .array(goals))] + unknown))
  }
}
