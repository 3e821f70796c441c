import CBenchmarks
import ViewTree

/// Something to measure: a screen, and what happens to it in each frame.
@MainActor
struct Trial {
  let name: String
  let summary: String
  /// Frames in a round.
  let frames: Int
  let start: @MainActor (any Terminal) -> Run

  /// A screen that is shown.
  struct Run {
    let session: Session
    /// What happens before frame `i`, with nothing shown yet.
    let change: @MainActor (_ i: Int) -> Void
  }

  /// What one frame took, on average; the time is the median of a round, of the best round.
  struct Result {
    let name: String
    let size: CellSize
    let nodes: Int
    let microseconds: Double
    let bodies: Double
    let layoutMicroseconds: Double
    let measured: Double
    let placed: Double
    let nodesPainted: Double
    let cellsPainted: Double
    let cellsSent: Double
    let bytes: Double
    let allocations: Double
  }

  /// Measures on `terminal`: some frames to warm up, some to count, then rounds for the time, until `patience` seconds
  /// are over, though two at least.
  func measure(on terminal: any Terminal, patience: Double = 1) -> Result {
    let run = start(terminal)
    run.session.frame()
    var next = 0
    func frame() {
      run.change(next)
      run.session.frame()
      next += 1
    }
    for _ in 0..<frames { frame() }

    run.session.tree.resetStatistics()
    let allocated = allocations()
    for _ in 0..<frames { frame() }
    let allocations = allocations() - allocated
    let counts = run.session.tree.statistics

    var best = Double.infinity
    var times: [Double] = []
    times.reserveCapacity(frames)
    let start = seconds_now()
    for round in 0..<20 where round < 2 || seconds_now() - start < patience {
      times.removeAll(keepingCapacity: true)
      for _ in 0..<frames {
        let begin = seconds_now()
        frame()
        times.append(seconds_now() - begin)
      }
      times.sort()
      best = min(best, times[frames / 2])
    }

    func average(_ count: some BinaryInteger) -> Double { Double(count) / Double(frames) }
    return Result(
      name: name, size: terminal.size, nodes: counts.nodesAlive, microseconds: best * 1e6,
      bodies: average(counts.bodiesRun), layoutMicroseconds: counts.times.layout / Double(frames) * 1e6,
      measured: average(counts.measured), placed: average(counts.placed),
      nodesPainted: average(counts.nodesPainted), cellsPainted: average(counts.cellsPainted),
      cellsSent: average(counts.cellsSent), bytes: average(counts.bytesSent), allocations: average(allocations))
  }
}
