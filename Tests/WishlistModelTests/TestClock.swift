import FoundationEssentials

@testable import WishlistModel

/// A clock that goes on by a second each time it's read, so that dates are known and differ.
final class TestClock {
  private(set) var seconds = 0.0

  func read() -> Date {
    seconds += 1
    return Date(timeIntervalSince1970: 1_000_000 + seconds)
  }

  /// The date after so many readings.
  static func date(_ seconds: Int) -> Date { Date(timeIntervalSince1970: 1_000_000 + Double(seconds)) }
}

/// Makes a trip as a value; "x" in front of an activity's name makes it done.
func tripRecord(
  _ id: String, _ name: String, subtitle: String? = nil, _ collection: TripCollection, created: Int = 0,
  _ activities: [String] = []
) -> TripRecord {
  TripRecord(
    id: id, name: name, subtitle: subtitle, collection: collection, created: TestClock.date(created),
    activities: activities.enumerated().map { index, name in
      let isComplete = name.hasPrefix("x ")
      return ActivityRecord(
        id: "\(id)-\(index)", name: isComplete ? String(name.dropFirst(2)) : name, isComplete: isComplete,
        added: TestClock.date(created), completed: isComplete ? TestClock.date(created + index) : nil)
    })
}

/// Makes a spring trip.
func tripRecord(_ id: String, _ name: String, subtitle: String? = nil, _ activities: [String] = []) -> TripRecord {
  tripRecord(id, name, subtitle: subtitle, .spring, activities)
}

/// Makes a trip that is named after its id.
func tripRecord(
  _ id: String, _ collection: TripCollection, created: Int = 0, _ activities: [String] = []
) -> TripRecord {
  tripRecord(id, id, collection, created: created, activities)
}

/// Makes a spring trip that is named after its id.
func tripRecord(_ id: String, created: Int = 0, _ activities: [String] = []) -> TripRecord {
  tripRecord(id, id, .spring, created: created, activities)
}

/// A data source with these trips, and a clock that ticks.
@MainActor
func dataSource(_ records: [TripRecord] = []) -> DataSource {
  let clock = TestClock()
  let data = DataSource(clock: clock.read)
  data.load(records)
  return data
}

/// A trip with so many activities, all open.
func openTrip(_ id: String, _ collection: TripCollection, _ count: Int) -> TripRecord {
  tripRecord(id, collection, (0..<count).map { "Activity \($0)" })
}

/// A spring trip with so many activities, all open.
func openTrip(_ id: String, _ count: Int) -> TripRecord { openTrip(id, .spring, count) }
