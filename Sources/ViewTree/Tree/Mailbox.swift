import Synchronization

/// Takes the news of writes from other threads to the main actor: any number of letters, one wake-up.
final class Mailbox: Sendable {
  private struct Letter: Sendable {
    weak var node: Node?
  }

  private let letters = Mutex<[Letter]>([])

  /// Can be called from any thread. The writer stores its value only after this call (O13), so nothing is looked at
  /// before the main actor has come to it.
  func post(_ node: Node?) {
    let isFirst = letters.withLock { letters in
      letters.append(Letter(node: node))
      return letters.count == 1
    }
    if isFirst { Task { @MainActor in open() } }
  }

  /// Marks the nodes, for this frame and the next: in this one the value may still be the old one (D6).
  @MainActor
  private func open() {
    let taken = letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
    for node in taken.compactMap(\.node) where node.isAlive {
      node.invalidate(.model)
      node.tree.again(node)
    }
  }
}
