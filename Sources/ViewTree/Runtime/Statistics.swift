/// What a tree has done so far, in counts (S3). Take the difference of two to know what one change cost.
public struct Statistics: Equatable, Sendable {
  /// Runs of bodies of all views.
  public var bodiesRun = 0
  /// The same by the name of the view's type, without what is in angle brackets.
  public var bodies: [String: Int] = [:]
  /// Sizes computed, and nodes whose children were placed.
  public var measured = 0
  public var placed = 0
  public var nodesPainted = 0
  public var cellsPainted = 0
  /// Cells handed to the terminal, and the bytes that it sent for them.
  public var cellsSent = 0
  public var bytesSent = 0
  /// Frames in which at least one cell was sent.
  public var frames = 0
  public var nodesAlive = 0

  /// Set to count bodies by type too; it takes time, so only tests and the inspector do.
  public var countsTypes = false

  mutating func bodyRan<Content>(_ type: Content.Type) {
    bodiesRun += 1
    if countsTypes { bodies["\(type)".prefix { $0 != "<" }.description, default: 0] += 1 }
  }

  /// Starts counting anew; `nodesAlive` is what it is.
  public mutating func reset() {
    var fresh = Statistics()
    fresh.nodesAlive = nodesAlive
    fresh.countsTypes = countsTypes
    self = fresh
  }
}
