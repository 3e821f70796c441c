/// What a form edits before anything is saved: the fields of a trip, and the names of its activities.
///
/// Hold it as view state, bind fields to it, and hand it to ``DataSource/addTrip(_:)`` or
/// ``DataSource/save(_:to:)``. Throwing it away is cancelling.
public struct TripDraft: Hashable, Sendable {
  /// The name of one activity; an activity that is new gets its id at saving.
  public struct ActivityDraft: Hashable, Identifiable, Sendable {
    /// The id of the activity; any that the trip doesn't have for a new one.
    public let id: String
    /// What the activity is to be called.
    public var name: String

    /// A draft of an activity.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// What the trip is to be called.
  public var name: String
  /// Empty for none.
  public var subtitle: String
  /// The season that it is planned for.
  public var collection: TripCollection
  /// The path of a picture; empty for none.
  public var photo: String
  /// In own order. Leaving one out removes the activity, and so does making its name blank.
  public var activities: [ActivityDraft]

  /// A draft with these fields; an empty one by default.
  public init(
    name: String = "", subtitle: String = "", collection: TripCollection = .spring, photo: String = "",
    activities: [ActivityDraft] = []
  ) {
    self.name = name
    self.subtitle = subtitle
    self.collection = collection
    self.photo = photo
    self.activities = activities
  }

  /// Whether it can be saved: the name is not blank.
  public var isValid: Bool { !name.cleanedName.isEmpty }

  /// Whether anything has been typed, so that leaving would throw it away.
  public var hasText: Bool {
    !(name.cleanedName.isEmpty && subtitle.cleanedName.isEmpty && photo.cleanedName.isEmpty)
      || activities.contains { !$0.name.cleanedName.isEmpty }
  }
}

extension Trip {
  /// A draft with what the trip is now.
  public var draft: TripDraft {
    TripDraft(
      name: name, subtitle: subtitle ?? "", collection: collection, photo: photo ?? "",
      activities: sortedActivities.map { TripDraft.ActivityDraft(id: $0.id, name: $0.name) })
  }
}

extension StringProtocol {
  /// The text as the name of something: on one line, without control characters, no blanks at the ends.
  var cleanedName: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    let text = String(scalars)
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}
