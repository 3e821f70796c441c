import Observation

/// Watches what one run of a body read of `@Observable` models, until the next run.
///
/// `withObservationTracking` fires once and can't be cancelled, so registrations that never fire would pile up (O15).
/// Each scope therefore also reads a value of its own, the pulse: changing it makes the runtime drop the whole earlier
/// registration (D3).
@MainActor
struct ObservationScope {
  private var pulse: Pulse?
  /// True if the latest run read a model.
  private(set) var hasRead = false
  private static var typesThatRead: Set<ObjectIdentifier> = []

  mutating func track<Result>(for node: Node, _ body: () -> Result) -> Result {
    cancel()
    // Only bodies that read a model need a pulse; that one of this type does is known from the first.
    if pulse == nil, Self.typesThatRead.contains(node.viewType) { pulse = Pulse() }
    let pulse = pulse
    let generation = node.generation
    var hasRead = false
    func registered() -> @Sendable () -> Void {
      hasRead = true
      return { [weak node, weak pulse, mailbox = node.tree.mailbox] in
        if MainThread.isCurrent {
          MainActor.assumeIsolated {
            if pulse?.isCancelling != true { node?.modelChanged(in: generation) }
          }
        } else {
          mailbox.post(node)
        }
      }
    }
    let result = withObservationTracking(
      {
        _ = pulse?.beat
        return body()
      }, onChange: registered())
    self.hasRead = hasRead
    if hasRead { Self.typesThatRead.insert(node.viewType) }
    return result
  }

  /// Ends the registration of the latest run.
  func cancel() {
    guard let pulse else { return }
    pulse.isCancelling = true
    pulse.beat &+= 1
    pulse.isCancelling = false
  }
}

@MainActor @Observable
private final class Pulse {
  var beat = 0
  @ObservationIgnored var isCancelling = false
}

extension Node {
  fileprivate func modelChanged(in generation: Int) {
    if generation == self.generation { invalidate(.model) }
  }
}
