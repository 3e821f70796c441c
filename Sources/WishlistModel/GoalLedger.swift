import FoundationEssentials

/// Which goals are met, and when each was first earned. A value: undo puts an earlier one back.
public struct GoalLedger: Hashable, Sendable {
  /// The goals that are met now.
  public private(set) var met: Set<Goal.ID> = []

  /// When each goal was first earned. Dates stay when a goal is no longer met, and hold again when it is.
  public private(set) var firstEarned: [Goal.ID: Date]

  /// A ledger with these dates, in which no goal is met until it is evaluated.
  public init(firstEarned: [Goal.ID: Date] = [:]) {
    self.firstEarned = firstEarned
  }

  /// What an evaluation changed, each in the goals' fixed order.
  public struct Change: Hashable, Sendable {
    /// Goals that are met now and were not before.
    public var gained: [Goal] = []
    /// Goals that were met before and are not now.
    public var lost: [Goal] = []

    /// Whether nothing was gained or lost.
    public var isEmpty: Bool { gained.isEmpty && lost.isEmpty }
  }

  /// Brings the ledger up to date with `summary`. A goal that is met for the first time gets the date that `date`
  /// answers. Doing it again changes nothing.
  public mutating func evaluate(_ summary: WishlistSummary, date: (Goal) -> Date) -> Change {
    var change = Change()
    for goal in Goal.allCases {
      let isMet = goal.progress(in: summary).isMet
      if isMet, met.insert(goal.id).inserted {
        change.gained.append(goal)
        if firstEarned[goal.id] == nil { firstEarned[goal.id] = date(goal) }
      } else if !isMet, met.remove(goal.id) != nil {
        change.lost.append(goal)
      }
    }
    return change
  }

  /// Takes earlier dates from `dates`, for goals that are dated in another place too.
  mutating func merge(firstEarned dates: [Goal.ID: Date]) {
    firstEarned.merge(dates, uniquingKeysWith: min)
  }
}
