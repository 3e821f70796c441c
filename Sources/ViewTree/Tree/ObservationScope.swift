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
            if pulse?.isBeating != true { node?.modelChanged(in: generation) }
          }
        } else {
          mailbox.post(node)
        }
      }
    }
    let result = withObservationTracking(
      {
        pulse?.listen()
        return body()
      }, onChange: registered())
    self.hasRead = hasRead
    if hasRead { Self.typesThatRead.insert(node.viewType) }
    return result
  }

  /// Ends the registration of the latest run.
  func cancel() { pulse?.beat() }
}

@MainActor
private final class Pulse: Observable {
  // Whole, as that is the key path that is found fastest.
  private static let keyPath: KeyPath<Pulse, Pulse> & Sendable = \Pulse.self
  private let registrar = ObservationRegistrar()
  private(set) var isBeating = false

  /// Makes the run that is tracked now depend on the pulse.
  func listen() { registrar.access(self, keyPath: Self.keyPath) }

  /// Ends what listens.
  func beat() {
    isBeating = true
    registrar.willSet(self, keyPath: Self.keyPath)
    isBeating = false
  }
}

extension Node {
  fileprivate func modelChanged(in generation: Int) {
    if generation == self.generation { invalidate(.model) }
  }
}
