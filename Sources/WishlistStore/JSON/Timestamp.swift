import FoundationEssentials

/// Dates as files spell them: ISO 8601, "2026-05-01T10:00:00Z".
///
/// By hand, as a store with many trips has tens of thousands of them to read. Written in UTC, to the millisecond.
public enum Timestamp {
  /// The date as text; without a fraction for whole seconds.
  public static func string(from date: Date) -> String {
    // Years that people can write; others would not be read again.
    let seconds = min(max(date.timeIntervalSince1970, earliest), latest)
    let milliseconds = Int((seconds * 1000).rounded())
    let (day, time) = milliseconds.quotientAndRemainder(flooredBy: 86_400_000)
    let (year, month, dayOfMonth) = civil(fromDay: day)
    let fraction = time % 1000
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2)
      + "T" + padded(time / 3_600_000, 2) + ":" + padded(time / 60_000 % 60, 2) + ":" + padded(time / 1000 % 60, 2)
      + (fraction == 0 ? "" : "." + padded(fraction, 3)) + "Z"
  }

  /// The date of a text: a day, or a day and a time with any fraction and with Z or an offset. Nil if it is none.
  public static func date(from text: String) -> Date? {
    var fields = Fields(rest: Substring(text).utf8)
    guard let year = fields.number(4), fields.take("-"), let month = fields.number(2), fields.take("-"),
      let day = fields.number(2), (1...12).contains(month), (1...days(in: month, of: year)).contains(day)
    else { return nil }
    let start = Double(dayNumber(year: year, month: month, day: day)) * 86_400
    if fields.isAtEnd { return Date(timeIntervalSince1970: start) }
    guard fields.take("T") || fields.take("t") || fields.take(" "), let time = fields.timeOfDay(),
      let offset = fields.offset(), fields.isAtEnd
    else { return nil }
    // Through whole milliseconds, so that the same text always gives the same date as the clock did.
    let milliseconds = ((start + time - offset) * 1000).rounded()
    return Date(timeIntervalSince1970: milliseconds / 1000)
  }

  private static let earliest = -62_167_219_200.0
  private static let latest = 253_402_300_799.999

  /// The days since 1 January 1970, by Howard Hinnant's algorithm: years begin in March, so that the leap day is last.
  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = shifted.quotientAndRemainder(flooredBy: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(fromDay day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (day + 719_468).quotientAndRemainder(flooredBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

/// What is left to read of a date.
private struct Fields {
  var rest: Substring.UTF8View

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == scalar.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// A number of exactly so many digits.
  mutating func number(_ width: Int) -> Int? {
    var number = 0
    for _ in 0..<width {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// The seconds of "10:00", "10:00:00" or "10:00:00.5".
  mutating func timeOfDay() -> Double? {
    guard let hour = number(2), hour < 24, take(":"), let minute = number(2), minute < 60 else { return nil }
    var seconds = Double(hour * 3600 + minute * 60)
    guard take(":") else { return seconds }
    // A leap second is 60.
    guard let second = number(2), second <= 60 else { return nil }
    seconds += Double(second)
    guard take(".") || take(",") else { return seconds }
    var unit = 0.1
    guard let first = digit() else { return nil }
    seconds += Double(first) * unit
    while let digit = digit() {
      unit /= 10
      seconds += Double(digit) * unit
    }
    return seconds
  }

  /// The seconds of "Z", "+02:00" or "-0330".
  mutating func offset() -> Double? {
    if take("Z") || take("z") { return 0 }
    let sign: Double
    if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return nil }
    guard let hours = number(2), hours < 24 else { return nil }
    _ = take(":")
    guard !isAtEnd else { return sign * Double(hours * 3600) }
    guard let minutes = number(2), minutes < 60 else { return nil }
    return sign * Double(hours * 3600 + minutes * 60)
  }

  private mutating func digit() -> Int? {
    guard let first = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
    rest = rest.dropFirst()
    return Int(first) - 48
  }
}

extension Int {
  /// Division that rounds down, so that the remainder is never negative.
  fileprivate func quotientAndRemainder(flooredBy divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
