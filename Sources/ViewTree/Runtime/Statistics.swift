/// What a tree has done so far, in counts. Take the difference of two to know what one change cost.
public struct Statistics: Equatable, Sendable {
  /// Runs of bodies of all views.
  public var bodiesRun = 0
  /// The same by the name of the view's type, without what is in angle brackets.
  public var bodies: [String: Int] = [:]
  /// Sizes computed.
  public var measured = 0
  /// Nodes whose children were placed.
  public var placed = 0
  /// Nodes that drew something.
  public var nodesPainted = 0
  /// Cells that were painted anew.
  public var cellsPainted = 0
  /// Cells handed to the terminal.
  public var cellsSent = 0
  /// Bytes that the terminal sent for them.
  public var bytesSent = 0
  /// Frames in which at least one cell was sent.
  public var frames = 0
  /// Nodes of the tree now.
  public var nodesAlive = 0
  /// Seconds spent in each phase.
  public var times = Times()

  /// Seconds by phase.
  public struct Times: Equatable, Sendable {
    /// Bodies and all that follows from them.
    public var update = 0.0
    /// Measuring and placing.
    public var layout = 0.0
    /// Painting damaged cells and comparing them with what is shown.
    public var paint = 0.0
    /// Handing cells to the terminal.
    public var send = 0.0
  }

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

extension Statistics {
  /// What came in addition since `earlier`, as one frame's cost.
  func since(_ earlier: Statistics) -> Statistics {
    var cost = self
    cost.bodiesRun -= earlier.bodiesRun
    for (name, count) in earlier.bodies { cost.bodies[name] = (cost.bodies[name] ?? 0) - count }
    cost.bodies = cost.bodies.filter { $0.value != 0 }
    cost.measured -= earlier.measured
    cost.placed -= earlier.placed
    cost.nodesPainted -= earlier.nodesPainted
    cost.cellsPainted -= earlier.cellsPainted
    cost.cellsSent -= earlier.cellsSent
    cost.bytesSent -= earlier.bytesSent
    cost.frames -= earlier.frames
    cost.times.update -= earlier.times.update
    cost.times.layout -= earlier.times.layout
    cost.times.paint -= earlier.times.paint
    cost.times.send -= earlier.times.send
    return cost
  }
}
