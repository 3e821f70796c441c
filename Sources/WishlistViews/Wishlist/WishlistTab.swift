import ViewTree
import WishlistModel

/// The trips: the newest as a pager, then a row of cards for each season.
struct WishlistTab: View {
  @Environment(AppNavigation.self) private var navigation
  @Environment(DataSource.self) private var dataSource
  @State private var isAddingTrip = false

  var body: some View {
    @Bindable var navigation = navigation
    NavigationStack(path: $navigation.wishlistPath) {
      WishlistHome()
        .routeDestinations()
        .navigationTitle("Wishlist")
        .toolbar {
          ToolbarItem(placement: .largeTitle) { Text("Wishlist").font(.largeTitle) }
          ToolbarItem(placement: .primaryAction) {
            Button("New Trip") { isAddingTrip = true }.disabled(isAddingTrip)
          }
        }
        .keyCommand(.newTrip) { isAddingTrip = true }
        .quitCommand()
        .sheet(isPresented: $isAddingTrip) { NewTripView() }
    }
  }
}

private struct WishlistHome: View {
  @Environment(DataSource.self) private var dataSource

  var body: some View {
    if dataSource.trips.isEmpty {
      WelcomeView()
    } else {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          RecentTripsPager()
          ForEach(TripCollection.allCases) { CollectionSection(collection: $0) }
        }
      }
    }
  }
}

/// What a first start says.
private struct WelcomeView: View {
  var body: some View {
    VStack(spacing: 1) {
      Text("No trips yet").font(.title)
      Text("Press n to add your first trip,\nor start \"wishlist --sample\" to look at some.")
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
