/// What was done, so that it can be undone and done again.
struct History {
  /// The trips that an action touched, before it or after; nil for one that wasn't there. And the goals.
  struct State {
    var trips: [Trip.ID: TripRecord?]
    var ledger: GoalLedger
  }

  /// One action.
  struct Step {
    let action: UserAction
    let before: State
    let after: State

    /// About how much it keeps in memory, in activities.
    fileprivate var weight: Int {
      [before, after].reduce(1) { sum, state in
        sum + state.trips.values.reduce(0) { $0 + ($1?.activities.count ?? 0) + 1 }
      }
    }
  }

  /// What can be undone, the last action last.
  private(set) var done: [Step] = []
  /// What can be done again, the next last.
  private(set) var undone: [Step] = []

  private var weight = 0

  /// The oldest actions are forgotten when more than this is kept: some ten megabytes.
  private static let heaviest = 50_000

  /// Keeps a new action; what was undone before can't be done again.
  mutating func add(_ step: Step) {
    undone = []
    done.append(step)
    weight += step.weight
    // Half at a time, so that not every action moves the whole list.
    guard weight > Self.heaviest else { return }
    while weight > Self.heaviest / 2, done.count > 1 { weight -= done.removeFirst().weight }
  }

  /// Takes back the last action that is done. Nil if there is none.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    weight -= step.weight
    undone.append(step)
    return step
  }

  /// Does again the last action that was undone. Nil if there is none.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    weight += step.weight
    done.append(step)
    return step
  }
}
