import Dispatch
import Synchronization

/// Does file jobs behind the screen, one after the other.
///
/// A write that is safe from power failure takes milliseconds, which is longer than a key may. Of the jobs for a file
/// that are waiting only the latest is done. ``flush()`` does at once what is left.
@MainActor
final class SaveQueue<Key: Hashable & Sendable> {
  /// Something to do with one file. `run` returns what went wrong.
  struct Job: Sendable {
    /// What is replaced by a later job: one for each file.
    let key: Key
    let run: @Sendable () -> StoreProblem?
  }

  /// Told how each job ended.
  var onResult: (_ key: Key, _ problem: StoreProblem?) -> Void = { _, _ in }

  private let queue = DispatchQueue(label: "wishlist.save")
  private let outcomes = Outcomes()
  private var waiting: [Job] = []
  private var isBusy = false
  private let isImmediate: Bool

  /// A queue; one that is `immediate` does each job before ``add(_:)`` returns.
  init(isImmediate: Bool) {
    self.isImmediate = isImmediate
  }

  func add(_ job: Job) {
    if isImmediate { return onResult(job.key, job.run()) }
    waiting.removeAll { $0.key == job.key }
    waiting.append(job)
    startNext()
  }

  /// Waits until everything is on the disk.
  func flush() {
    queue.sync {}
    collect()
    let jobs = waiting
    waiting = []
    for job in jobs { onResult(job.key, job.run()) }
  }

  private func startNext() {
    guard !isBusy, !waiting.isEmpty else { return }
    isBusy = true
    let job = waiting.removeFirst()
    queue.async { [outcomes] in
      outcomes.add(job.key, job.run())
      Task { @MainActor [weak self] in
        self?.collect()
        self?.startNext()
      }
    }
  }

  /// Passes on how jobs ended. Harmless if there are none, as after a flush.
  private func collect() {
    for (key, problem) in outcomes.takeAll() {
      isBusy = false
      onResult(key, problem)
    }
  }

  /// What comes back from the other thread.
  private final class Outcomes: Sendable {
    private let list = Mutex<[(Key, StoreProblem?)]>([])

    func add(_ key: Key, _ problem: StoreProblem?) { list.withLock { $0.append((key, problem)) } }

    func takeAll() -> [(Key, StoreProblem?)] {
      list.withLock { list in
        defer { list = [] }
        return list
      }
    }
  }
}
