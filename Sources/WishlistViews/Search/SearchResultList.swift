import ViewTree
import WishlistModel

/// Matching trips, then matching activities, with what matches marked.
struct SearchResultList: View {
  let results: SearchResults

  var body: some View {
    List {
      if !results.trips.isEmpty {
        Section("Trips") {
          ForEach(results.trips) { trip in
            NavigationLink(value: Route.trip(trip.id)) { TripResult(trip: trip, results: results) }
              .buttonStyle(.card)
          }
        }
      }
      if !results.activities.isEmpty {
        Section("Activities") {
          ForEach(results.activities) { activity in
            if let trip = activity.trip {
              NavigationLink(value: Route.trip(trip.id, activity: activity.id)) {
                ActivityResult(activity: activity, trip: trip, results: results)
              }
              .buttonStyle(.card)
            }
          }
        }
      }
    }
  }
}

private struct TripResult: View {
  let trip: Trip
  let results: SearchResults

  var body: some View {
    HStack(spacing: 1) {
      Image(systemName: trip.collection.symbol)
      Text(trip.name, marking: results.ranges(in: trip.name)).lineLimit(1).layoutPriority(1)
      if let subtitle = trip.subtitle {
        Text(subtitle, marking: results.ranges(in: subtitle)).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

private struct ActivityResult: View {
  let activity: Activity
  let trip: Trip
  let results: SearchResults

  var body: some View {
    HStack(spacing: 1) {
      Text(activity.isComplete ? "✔" : "○")
      Text(activity.name, marking: results.ranges(in: activity.name)).lineLimit(1).layoutPriority(1)
      Text(trip.name).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

extension Text {
  /// The string with the parts in `ranges` standing out.
  init(_ string: String, marking ranges: [Range<String.Index>]) {
    var text = Text("")
    var start = string.startIndex
    for range in ranges {
      text =
        text + Text(string[start..<range.lowerBound])
        + Text(string[range]).bold().underline().foregroundColor(.accentColor)
      start = range.upperBound
    }
    self = text + Text(string[start...])
  }
}
