import ViewTree
import WishlistModel

/// The newest trips, one a page; the arrows turn pages.
struct RecentTripsPager: View {
  @Environment(DataSource.self) private var dataSource
  @State private var page = 0
  @FocusState private var isFocused: Bool

  private static let pageCount = 5

  var body: some View {
    let trips = dataSource.recentlyAdded.prefix(Self.pageCount)
    let shown = min(page, trips.count - 1)
    if shown >= 0 {
      let trip = trips[trips.startIndex + shown]
      VStack(spacing: 0) {
        NavigationLink(value: Route.trip(trip.id)) { RecentTripPage(trip: trip) }
          .buttonStyle(.card)
          .onKeyPress(.rightArrow) { turn(to: shown + 1, of: trips.count) }
          .onKeyPress(.leftArrow) { turn(to: shown - 1, of: trips.count) }
          .keyHint("← →", "page")
          .focused($isFocused)
          .onAppear { isFocused = true }
        PageDots(count: trips.count, current: shown)
      }
    }
  }

  private func turn(to page: Int, of count: Int) -> KeyPress.Result {
    guard page >= 0, page < count else { return .ignored }
    self.page = page
    return .handled
  }
}

private struct RecentTripPage: View {
  let trip: Trip
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    HStack(spacing: 1) {
      TripPhoto(collection: trip.collection).frame(width: 18, height: 3)
      VStack(alignment: .leading, spacing: 0) {
        Text(trip.name).bold().lineLimit(1)
        Text(trip.subtitle ?? trip.collection.title).foregroundStyle(.secondary).lineLimit(1)
        TripProgress(trip: trip)
      }
      Spacer()
    }
    .padding(1)
    .overlay { CardBorder(isFocused: isFocused) }
  }
}

private struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<count) { index in
        Text(index == current ? "●" : "○").foregroundStyle(index == current ? Color.accentColor : Color.primary)
      }
    }
  }
}
