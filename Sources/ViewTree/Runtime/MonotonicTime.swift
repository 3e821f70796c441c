import Glibc

/// The time that passes, whatever the clock on the wall is set to.
enum MonotonicTime {
  /// Seconds since some time in the past.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
