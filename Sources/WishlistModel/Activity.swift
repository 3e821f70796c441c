import FoundationEssentials
import Observation

/// Something to do on a trip: a line with a check mark.
///
/// An activity is read by anyone and written only by ``DataSource``, so that goals are never out of step with it.
/// Two activities are equal if they are the same object.
@MainActor
@Observable
public final class Activity: Identifiable {
  /// Unique in its trip.
  nonisolated public let id: String

  /// What to do; never blank.
  public internal(set) var name: String

  /// Whether it's done.
  public internal(set) var isComplete: Bool

  /// When it was put on the list.
  public internal(set) var added: Date

  /// When it was done; nil while it's open.
  public internal(set) var completed: Date?

  /// When its name was last changed, or its check mark.
  public internal(set) var edited: Date

  /// The trip that it belongs to; nil once it has been removed.
  @ObservationIgnored public internal(set) weak var trip: Trip?

  /// The name as search and sorting see it, kept because folding takes longer than comparing.
  @ObservationIgnored var foldedName: FoldedText

  init(_ record: ActivityRecord, trip: Trip?) {
    id = record.id
    name = record.name
    isComplete = record.isComplete
    added = record.added
    completed = record.completed
    edited = record.edited
    foldedName = FoldedText(record.name)
    self.trip = trip
  }

  /// The activity as a value.
  public var record: ActivityRecord {
    ActivityRecord(
      id: id, name: name, isComplete: isComplete, added: added, completed: completed, edited: edited)
  }

  /// Takes over what differs in `record`; equal values are not written, so that nobody is told.
  func update(from record: ActivityRecord) {
    rename(to: record.name)
    if isComplete != record.isComplete { isComplete = record.isComplete }
    if added != record.added { added = record.added }
    if completed != record.completed { completed = record.completed }
    if edited != record.edited { edited = record.edited }
  }

  func rename(to newName: String) {
    guard name.utf8.elementsEqual(newName.utf8) == false else { return }
    name = newName
    foldedName = FoldedText(newName)
  }
}

extension Activity: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (a: Activity, b: Activity) -> Bool { a === b }

  /// Hashes which object it is.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
