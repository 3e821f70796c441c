import FoundationEssentials

/// A trip as a value: what is read from a file, written to one, and given back by undo.
public struct TripRecord: Hashable, Identifiable, Sendable {
  /// Unique among all trips.
  public var id: String
  /// What the trip is called.
  public var name: String
  /// Where it is.
  public var subtitle: String?
  /// The season that it is planned for.
  public var collection: TripCollection
  /// When it was put on the list.
  public var created: Date
  /// When it, or one of its activities, was last changed.
  public var edited: Date
  /// The path of its picture.
  public var photo: String?
  /// What else is to be known.
  public var notes: String?
  /// True for a trip that can be looked at but not changed, since its file is of a newer format.
  public var isReadOnly: Bool
  /// In own order.
  public var activities: [ActivityRecord]

  /// A trip with these fields; `edited` is `created` if not given.
  public init(
    id: String, name: String, subtitle: String? = nil, collection: TripCollection, created: Date, edited: Date? = nil,
    photo: String? = nil, notes: String? = nil, isReadOnly: Bool = false, activities: [ActivityRecord] = []
  ) {
    self.id = id
    self.name = name
    self.subtitle = subtitle
    self.collection = collection
    self.created = created
    self.edited = edited ?? created
    self.photo = photo
    self.notes = notes
    self.isReadOnly = isReadOnly
    self.activities = activities
  }
}

/// An activity as a value.
public struct ActivityRecord: Hashable, Identifiable, Sendable {
  /// Unique in its trip.
  public var id: String
  /// What to do.
  public var name: String
  /// Whether it's done.
  public var isComplete: Bool
  /// When it was put on the list.
  public var added: Date
  /// When it was done; nil while it's open.
  public var completed: Date?
  /// When its name or check mark was last changed.
  public var edited: Date

  /// An activity with these fields; `edited` is when it was completed or added, if not given.
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
