import FoundationEssentials
import WishlistModel

/// The format of the file of a trip.
///
///     {
///       "schemaVersion": 1,
///       "id": "sao-miguel",
///       "name": "São Miguel",
///       "subtitle": "Açores, Portugal",
///       "collection": "spring",
///       "created": "2026-02-03T18:45:00Z",
///       "edited": "2026-05-02T11:30:00Z",
///       "photo": null,
///       "notes": "The ferry needs booking.",
///       "activities": [
///         {
///           "id": "sao-miguel-1",
///           "name": "Walk around the twin lakes of Sete Cidades",
///           "isComplete": true,
///           "added": "2026-02-03T18:45:00Z",
///           "completed": "2026-05-02T11:30:00Z",
///           "edited": "2026-05-02T11:30:00Z"
///         }
///       ]
///     }
///
/// Only id, name and collection must be there; notes are written only where there are some. Activities are in own order.
public enum TripFile {
  /// The format that this program writes.
  public static let schemaVersion = 1

  /// The fields of a file that this program doesn't know, to be written back.
  public struct UnknownFields: Hashable, Sendable {
    var trip: [JSONObject.Member] = []
    var activities: [Activity.ID: [JSONObject.Member]] = [:]

    /// No unknown fields.
    public init() {}
  }

  private static let tripKeys: Set<String> = [
    "schemaVersion", "id", "name", "subtitle", "collection", "created", "edited", "photo", "notes", "activities",
  ]
  private static let activityKeys: Set<String> = ["id", "name", "isComplete", "added", "completed", "edited"]

  /// Reads a trip. `fallback` is the date of a trip whose file has none. A trip of a newer format that can be
  /// understood comes out read-only.
  static func decode(
    _ value: JSONValue, file: String, fallback: Date
  ) throws(StoreProblem) -> (record: TripRecord, unknown: UnknownFields) {
    let fields = try FieldReader(value, file: file)
    let version = try fields.int("schemaVersion") ?? schemaVersion
    do throws(StoreProblem) {
      return try decode(fields, isReadOnly: version > schemaVersion, fallback: fallback)
    } catch {
      // What doesn't fit a newer format isn't the file's fault.
      throw version > schemaVersion ? .newerFormat(file: file, version: version, isShown: false) : error
    }
  }

  /// The version that a file says it has; this program's if it says nothing.
  static func version(of value: JSONValue) -> Int {
    guard case .object(let object) = value, case .number(let digits) = object["schemaVersion"] else {
      return schemaVersion
    }
    return Int(digits) ?? schemaVersion
  }

  private static func decode(
    _ fields: FieldReader, isReadOnly: Bool, fallback: Date
  ) throws(StoreProblem) -> (record: TripRecord, unknown: UnknownFields) {
    let season = try fields.text("collection") ?? ""
    guard let collection = TripCollection(rawValue: season) else {
      let seasons = TripCollection.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.wrong("collection", "one of \(seasons)")
    }
    let created = try fields.date("created") ?? fallback
    var record = TripRecord(
      id: try fields.requiredText("id"), name: try fields.requiredText("name"),
      subtitle: try fields.text("subtitle"), collection: collection, created: created,
      edited: try fields.date("edited"), photo: try fields.text("photo"), notes: try fields.text("notes"),
      isReadOnly: isReadOnly)
    var unknown = UnknownFields()
    unknown.trip = fields.object.without(tripKeys)
    var ids: Set<Activity.ID> = []
    for fields in try fields.objects("activities") {
      let activity = try decodeActivity(fields, added: created)
      guard ids.insert(activity.id).inserted else {
        throw fields.wrong("id", "another than \"\(activity.id)\", which is taken")
      }
      record.activities.append(activity)
      let others = fields.object.without(activityKeys)
      if !others.isEmpty { unknown.activities[activity.id] = others }
    }
    return (record, unknown)
  }

  private static func decodeActivity(_ fields: FieldReader, added: Date) throws(StoreProblem) -> ActivityRecord {
    let added = try fields.date("added") ?? added
    return ActivityRecord(
      id: try fields.requiredText("id"), name: try fields.requiredText("name"),
      isComplete: try fields.bool("isComplete") ?? false, added: added, completed: try fields.date("completed"),
      edited: try fields.date("edited"))
  }

  /// The trip as JSON: known fields in a fixed order, then the unknown ones as they were.
  public static func encode(_ record: TripRecord, unknown: UnknownFields = UnknownFields()) -> JSONValue {
    var trip = JSONObject([
      .init("schemaVersion", JSONValue(schemaVersion)),
      .init("id", .string(record.id)),
      .init("name", .string(record.name)),
      .init("subtitle", JSONValue(record.subtitle)),
      .init("collection", .string(record.collection.rawValue)),
      .init("created", .string(Timestamp.string(from: record.created))),
      .init("edited", .string(Timestamp.string(from: record.edited))),
      .init("photo", JSONValue(record.photo)),
    ])
    if let notes = record.notes { trip.append("notes", .string(notes)) }
    trip.append("activities", .array(record.activities.map { encode($0, unknown.activities[$0.id] ?? []) }))
    for member in unknown.trip { trip.append(member.key, member.value) }
    return .object(trip)
  }

  private static func encode(_ record: ActivityRecord, _ unknown: [JSONObject.Member]) -> JSONValue {
    JSONValue.object(
      JSONObject(
        [
          .init("id", .string(record.id)),
          .init("name", .string(record.name)),
          .init("isComplete", .bool(record.isComplete)),
          .init("added", .string(Timestamp.string(from: record.added))),
          .init("completed", JSONValue(record.completed.map(Timestamp.string))),
          .init("edited", .string(Timestamp.string(from: record.edited))),
        ] + unknown))
  }
}
