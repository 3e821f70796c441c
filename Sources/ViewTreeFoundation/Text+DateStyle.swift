import FoundationEssentials
import Glibc
import ViewTree

extension Text {
  /// How a date is written without a format.
  public enum DateStyle: Hashable, Sendable {
    /// The day: "November 30, 2026".
    case date
    /// The time of day: "6:05 PM".
    case time
  }

  /// A date in the time zone of the process, in English. A `format` writes it in other languages.
  public init(_ date: Date, style: DateStyle) {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down).clamped)
    var parts = tm()
    localtime_r(&seconds, &parts)
    switch style {
    case .date:
      let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
      ]
      self.init(verbatim: "\(months[Int(parts.tm_mon)]) \(parts.tm_mday), \(parts.tm_year + 1900)")
    case .time:
      let hour = (parts.tm_hour + 11) % 12 + 1
      let minute = parts.tm_min < 10 ? "0\(parts.tm_min)" : "\(parts.tm_min)"
      self.init(verbatim: "\(hour):\(minute) \(parts.tm_hour < 12 ? "AM" : "PM")")
    }
  }
}

extension Double {
  /// Within the years that the C library knows, some thousands around ours.
  fileprivate var clamped: Double { isNaN ? 0 : Swift.max(-6e10, Swift.min(2.5e11, self)) }
}
