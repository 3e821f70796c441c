/// One action while it is being done: what it changed, and which answers it makes out of date.
struct Transaction {
  /// What follows from a change, beyond the trip itself.
  enum Effect {
    /// Which trips a list shows, or their order.
    case lists
    /// What search finds.
    case names
  }

  var changes = ChangeSet()
  private(set) var affected: Set<Effect> = []

  /// Says that a trip is new or differs. Ticking has no effect beyond the trip and the goals.
  mutating func change(_ id: Trip.ID, _ effects: Effect...) {
    changes.changed.insert(id)
    affected.formUnion(effects)
  }

  mutating func remove(_ ids: Set<Trip.ID>) {
    guard !ids.isEmpty else { return }
    changes.removed.formUnion(ids)
    affected.formUnion([.lists, .names])
  }
}
