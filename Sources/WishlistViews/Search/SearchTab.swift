import ViewTree
import WishlistModel

/// Finds trips and activities with each key that is typed.
struct SearchTab: View {
  @Environment(AppNavigation.self) private var navigation

  var body: some View {
    @Bindable var navigation = navigation
    NavigationStack(path: $navigation.searchPath) {
      SearchScreen()
        .routeDestinations()
        .navigationTitle("Search")
    }
  }
}

private struct SearchScreen: View {
  @Environment(AppNavigation.self) private var navigation
  @Environment(DataSource.self) private var dataSource
  @FocusState private var isFieldFocused: Bool

  var body: some View {
    @Bindable var navigation = navigation
    let results = dataSource.search(navigation.searchText)
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 1) {
        Image(systemName: "magnifyingglass").foregroundStyle(.tint)
        TextField("Trips and activities", text: $navigation.searchText)
          .focused($isFieldFocused)
          .onSubmit { open(results) }
          .keyHint("Enter", "open the first")
      }
      .padding(.horizontal, 1)
      if navigation.searchText.isEmpty {
        RecentTrips()
      } else if results.isEmpty {
        Text("No results for \"\(navigation.searchText)\"").foregroundStyle(.secondary).padding(1)
      } else {
        SearchResultList(results: results)
      }
    }
    .onChange(of: navigation.searchRequests, initial: true) { isFieldFocused = true }
    .onKeyPress(.escape, action: leave)
    .quitCommand()
    .keyHint("Esc", navigation.searchText.isEmpty ? "leave" : "clear")
  }

  private func open(_ results: SearchResults) {
    if navigation.searchText.isEmpty { return }
    if let trip = results.trips.first {
      navigation.searchPath.append(.trip(trip.id))
    } else if let activity = results.activities.first, let trip = activity.trip {
      navigation.searchPath.append(.trip(trip.id, activity: activity.id))
    }
  }

  /// First the text goes, then the screen.
  private func leave() -> KeyPress.Result {
    if navigation.searchText.isEmpty {
      navigation.tab = .wishlist
    } else {
      navigation.searchText = ""
      isFieldFocused = true
    }
    return .handled
  }
}

/// What is shown before anything is typed.
private struct RecentTrips: View {
  @Environment(DataSource.self) private var dataSource

  var body: some View {
    List {
      Section("Recent") {
        ForEach(dataSource.recentlyAdded.prefix(5)) { trip in
          NavigationLink(value: Route.trip(trip.id)) { TripRow(trip: trip) }.buttonStyle(.card)
        }
      }
    }
  }
}
