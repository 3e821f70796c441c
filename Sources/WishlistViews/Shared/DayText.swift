import FoundationEssentials

extension Date {
  /// The day, as "2026-03-14".
  var dayText: String { formatted(.iso8601.year().month().day()) }
}
