import ViewTree
import WishlistModel

/// A season on the home screen: its name, and its trips as cards that scroll sideways.
struct CollectionSection: View {
  let collection: TripCollection
  @Environment(DataSource.self) private var dataSource

  var body: some View {
    let trips = dataSource.trips(in: collection)
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .firstTextBaseline, spacing: 1) {
        Image(systemName: collection.symbol)
        VStack(alignment: .leading, spacing: 0) {
          Text(collection.title).font(.title2)
          if let summary = collection.summary {
            Text(summary).foregroundStyle(.secondary)
          }
        }
        Spacer()
        if !trips.isEmpty {
          NavigationLink(value: Route.collection(collection)) {
            Text("Show All ›").foregroundStyle(.tint)
          }
        }
      }
      .padding(.horizontal, 1)
      if trips.isEmpty {
        Text("No trips for \(collection.title.lowercased()) yet").foregroundStyle(.secondary).padding(.horizontal, 3)
      } else {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 1) {
            ForEach(trips) { trip in
              NavigationLink(value: Route.trip(trip.id)) {
                TripCard(trip: trip, size: collection.cardSize)
              }
              .buttonStyle(.card)
            }
          }
        }
      }
    }
    .padding(.top, 1)
  }
}
