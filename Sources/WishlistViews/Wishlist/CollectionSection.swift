import ViewTree
import WishlistModel

/// A season on the home screen: its name, and its trips as cards that scroll sideways.
struct CollectionSection: View {
  let collection: TripCollection
  @Environment(DataSource.self) private var dataSource

  var body: some View {
    let trips = dataSource.trips(in: collection)
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        // The shorter the row, the less is said.
        ViewThatFits(in: .horizontal) {
          SectionTitle(collection: collection, link: trips.isEmpty ? nil : "Show All ›")
          SectionTitle(collection: collection, link: trips.isEmpty ? nil : "All ›")
          SectionTitle(collection: collection, link: trips.isEmpty ? nil : "›")
        }
        if let summary = collection.summary {
          Text(summary).foregroundStyle(.secondary).lineLimit(1).padding(.leading, 2)
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
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollIndicators(.hidden)
      }
    }
    .padding(.top, 1)
  }
}

/// The name of a season, and on its baseline the way to all of its trips.
private struct SectionTitle: View {
  let collection: TripCollection
  let link: String?

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 1) {
      Image(systemName: collection.symbol)
      Text(collection.title).font(.title2).lineLimit(1)
      Spacer(minLength: 0)
      if let link {
        NavigationLink(value: Route.collection(collection)) { Text(link).foregroundStyle(.tint) }
      }
    }
  }
}
