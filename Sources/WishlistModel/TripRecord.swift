import FoundationEssentials

/// A trip as a value: what is read from a file, written to one, and given back by undo.
public struct TripRecord: Hashable, Identifiable, Sendable {
  public var id: String
  public var name: String
  public var subtitle: String?
  public var collection: TripCollection
  public var created: Date
  public var edited: Date
  public var photo: String?
  /// True for a trip that can be looked at but not changed, since its file is of a newer format.
  public var isReadOnly: Bool
  /// In own order.
  public var activities: [ActivityRecord]

  public init(
    id: String, name: String, subtitle: String? = nil, collection: TripCollection, created: Date, edited: Date? = nil,
    photo: String? = nil, isReadOnly: Bool = false, activities: [ActivityRecord] = []
  ) {
    self.id = id
    self.name = name
    self.subtitle = subtitle
    self.collection = collection
    self.created = created
    self.edited = edited ?? created
    self.photo = photo
    self.isReadOnly = isReadOnly
    self.activities = activities
  }
}

/// An activity as a value.
public struct ActivityRecord: Hashable, Identifiable, Sendable {
  public var id: String
  public var name: String
  public var isComplete: Bool
  public var added: Date
  public var completed: Date?
  public var edited: Date

  public init(
    id: String, name: String, isComplete: Bool = false, added: Date, completed: Date? = nil, edited: Date? = nil
  ) {
    self.id = id
    self.name = name
    self.isComplete = isComplete
    self.added = added
    self.completed = completed
    self.edited = edited ?? completed ?? added
  }
}
