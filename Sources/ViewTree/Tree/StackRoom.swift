import Glibc

/// How far views within views may go down the stack. What is deeper is left out and told of, where it would end the
/// program otherwise: a view that shows itself without end, for one.
@MainActor
enum StackRoom {
  /// Where the stack is used up; it grows downwards.
  private static var end: UInt = 0
  /// Bytes that may be taken from there: most of what the system gives.
  private static let room: UInt = {
    var limit = rlimit()
    let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    let bytes = isKnown ? min(UInt(limit.rlim_cur), 64 << 20) : 1 << 20
    return bytes - bytes / 8
  }()

  private static var here: UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }

  /// The tree begins its work.
  static func enter() { end = here - min(here, room) }

  /// True where views must not go further in.
  static var isUsedUp: Bool { here < end }
}
