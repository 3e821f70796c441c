/// What one action changed: what has to be written.
public struct ChangeSet: Hashable, Sendable {
  /// The trips that are new or differ.
  public var changed: Set<Trip.ID> = []
  /// The trips that are gone.
  public var removed: Set<Trip.ID> = []
  /// Whether a goal was gained or lost, or has another date.
  public var goalsChanged = false

  /// A set of these changes; of none by default.
  public init(changed: Set<Trip.ID> = [], removed: Set<Trip.ID> = [], goalsChanged: Bool = false) {
    self.changed = changed
    self.removed = removed
    self.goalsChanged = goalsChanged
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { changed.isEmpty && removed.isEmpty && !goalsChanged }
}
