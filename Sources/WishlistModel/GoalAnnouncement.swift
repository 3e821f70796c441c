/// What the banner says: the goals that one action earned.
public struct GoalAnnouncement: Hashable, Identifiable, Sendable {
  /// Counts up, so that earning the same goal again is another announcement.
  public let id: Int
  /// At least one, in the goals' fixed order.
  public internal(set) var goals: [Goal]

  /// One line for all of them: "Goal earned: 10 Activities", "2 goals earned: 1 Trip, Fall Explorer".
  public var message: String {
    let titles = goals.map(\.title).joined(separator: ", ")
    return goals.count == 1 ? "Goal earned: \(titles)" : "\(goals.count) goals earned: \(titles)"
  }
}
