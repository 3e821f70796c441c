import FoundationEssentials
import Observation

/// A place to go, the season to go in, and what to do there.
///
/// A trip is read by anyone and written only by ``DataSource``, so that goals are never out of step with it.
/// Completion and progress are derived from the activities. Two trips are equal if they are the same object.
@MainActor
@Observable
public final class Trip: Identifiable {
  /// The picture of a trip that has none of its own.
  nonisolated public static let placeholderPhoto = "placeholder"

  /// Unique among all trips, and the same for as long as the trip exists.
  nonisolated public let id: String

  /// What the trip is called; never blank.
  public internal(set) var name: String

  /// Where it is.
  public internal(set) var subtitle: String?

  /// The path of a picture, if the trip has one of its own; see ``photoName``.
  public internal(set) var photo: String?

  /// What else is to be known, in as many lines as it takes.
  public internal(set) var notes: String?

  /// The season that the trip is planned for.
  public internal(set) var collection: TripCollection

  /// When the trip was put on the list.
  public internal(set) var created: Date

  /// When the trip, or one of its activities, was last changed.
  public internal(set) var edited: Date

  /// The activities by id.
  public internal(set) var activities: [Activity.ID: Activity]

  /// The ids of the activities in own order: exactly the keys of ``activities``.
  public internal(set) var activityOrder: [Activity.ID]

  /// True for a trip that can be looked at but not changed, since its file is of a newer format.
  public internal(set) var isReadOnly: Bool

  /// Name and subtitle as search and sorting see them.
  @ObservationIgnored var foldedName: FoldedText
  @ObservationIgnored var foldedSubtitle: FoldedText?

  init(_ record: TripRecord) {
    id = record.id
    name = record.name
    subtitle = record.subtitle
    photo = record.photo
    notes = record.notes
    collection = record.collection
    created = record.created
    edited = record.edited
    isReadOnly = record.isReadOnly
    foldedName = FoldedText(record.name)
    foldedSubtitle = record.subtitle.map { FoldedText($0) }
    activities = [:]
    activityOrder = []
    update(activities: record.activities)
  }

  /// The picture to show: the trip's own, else the placeholder.
  public var photoName: String { photo ?? Self.placeholderPhoto }

  /// The activities in own order.
  public var sortedActivities: [Activity] { activityOrder.compactMap { activities[$0] } }

  /// How many activities there are.
  public var activityCount: Int { activities.count }

  /// How many activities are done.
  public var completedCount: Int { activities.values.count(where: \.isComplete) }

  /// The part of the activities that is done, from 0 to 1; 0 if there are none.
  public var progress: Double { activities.isEmpty ? 0 : Double(completedCount) / Double(activityCount) }

  /// Whether there are activities and all are done.
  public var isComplete: Bool { !activities.isEmpty && activities.values.allSatisfy(\.isComplete) }
}

extension Trip: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (a: Trip, b: Trip) -> Bool { a === b }

  /// Hashes which object it is.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
