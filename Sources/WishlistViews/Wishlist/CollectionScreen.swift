import ViewTree
import WishlistModel

/// All trips of a season.
struct CollectionScreen: View {
  let collection: TripCollection
  @Environment(DataSource.self) private var dataSource

  var body: some View {
    List(dataSource.trips(in: collection)) { trip in
      NavigationLink(value: Route.trip(trip.id)) { TripRow(trip: trip) }.buttonStyle(.card)
    }
    .navigationTitle(collection.title)
  }
}

/// A trip on one line.
struct TripRow: View {
  let trip: Trip

  var body: some View {
    HStack(spacing: 1) {
      Image(systemName: trip.collection.symbol)
      Text(trip.name).lineLimit(1).layoutPriority(1)
      if let subtitle = trip.subtitle {
        Text(subtitle).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer()
      if trip.activityCount > 0 {
        Text("\(trip.completedCount)/\(trip.activityCount)").foregroundStyle(.secondary)
      }
    }
  }
}
