import Dispatch
import Glibc

/// Tells whether code runs on the main actor now, where the compiler can't know.
enum MainThread {
  /// Set when the first tree is made, which is on the main actor.
  private static let first = pthread_self()
  private static let key = DispatchSpecificKey<Void>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: ())

  /// To be called once on the main actor.
  static func remember() {
    _ = first
    _ = mark
  }

  static var isCurrent: Bool {
    // The program's loop runs on the process's first thread; under a test runner the main queue may be drained
    // elsewhere.
    if pthread_equal(pthread_self(), first) != 0 { return true }
    return DispatchQueue.getSpecific(key: key) != nil
  }
}
