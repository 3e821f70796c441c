import FoundationEssentials
import Observation

/// What the Goals tab shows. Written only by ``DataSource``, and only what differs.
@MainActor
@Observable
public final class GoalBoard {
  /// A goal that is met, and when it was first earned.
  public struct Achievement: Hashable, Identifiable, Sendable {
    /// The goal that is met.
    public let goal: Goal
    /// When it was first earned.
    public let earned: Date

    /// The goal's id.
    public var id: Goal.ID { goal.id }
  }

  /// A goal that is not met yet, or no longer.
  public struct Milestone: Hashable, Identifiable, Sendable {
    /// The goal to reach.
    public let goal: Goal
    /// How far it is.
    public let progress: GoalProgress
    /// When it was first earned, for a goal that has been met before.
    public let firstEarned: Date?

    /// The goal's id.
    public var id: Goal.ID { goal.id }
  }

  /// The goals that are met, newest first; the fixed order where dates are equal.
  public internal(set) var achieved: [Achievement] = []

  /// The goals still to reach, in their fixed order.
  public internal(set) var milestones: [Milestone] = []

  init() {
    show(GoalLedger(), WishlistSummary())
  }

  func show(_ ledger: GoalLedger, _ summary: WishlistSummary) {
    var achieved: [Achievement] = []
    var milestones: [Milestone] = []
    for goal in Goal.allCases {
      let firstEarned = ledger.firstEarned[goal.id]
      if ledger.met.contains(goal.id), let firstEarned {
        achieved.append(Achievement(goal: goal, earned: firstEarned))
      } else if goal.follows.map(ledger.met.contains) ?? true {
        milestones.append(Milestone(goal: goal, progress: goal.progress(in: summary), firstEarned: firstEarned))
      }
    }
    achieved.sort { $0.earned > $1.earned }
    if achieved != self.achieved { self.achieved = achieved }
    if milestones != self.milestones { self.milestones = milestones }
  }
}
