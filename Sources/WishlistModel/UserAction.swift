/// What a user can do to the list, as undo names it.
public enum UserAction: String, CaseIterable, Sendable {
  case addTrip, editTrip, editNotes, removeTrip, importTrips
  case addActivities, renameActivity, tick, untick, removeActivities, moveActivities

  /// What stands behind "Undo".
  public var title: String {
    switch self {
    case .addTrip: "Add Trip"
    case .editTrip: "Edit Trip"
    case .editNotes: "Edit Notes"
    case .removeTrip: "Delete Trip"
    case .importTrips: "Import"
    case .addActivities: "Add Activities"
    case .renameActivity: "Rename Activity"
    case .tick: "Tick"
    case .untick: "Untick"
    case .removeActivities: "Delete Activities"
    case .moveActivities: "Move Activities"
    }
  }
}
