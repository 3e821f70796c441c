import Dispatch

/// Tells whether code runs on the main actor now, where the compiler can't know: in the call-back of a model's write,
/// which comes on the writer's thread. The main actor's work is the main queue's, on whatever thread that is drained.
enum MainThread {
  private static let key = DispatchSpecificKey<Void>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: ())

  /// To be called once before the first question.
  static func remember() { _ = mark }

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}
