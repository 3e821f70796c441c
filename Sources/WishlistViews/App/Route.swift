import ViewTree
import WishlistModel

/// A screen that can be pushed.
enum Route: Hashable {
  case collection(TripCollection)
  /// A trip, at an activity or at its first open one.
  case trip(Trip.ID, activity: Activity.ID? = nil)
}

extension View {
  /// Shows what routes stand for.
  func routeDestinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .collection(let collection): CollectionScreen(collection: collection)
      case .trip(let id, let activity): TripScreen(id: id, activity: activity)
      }
    }
  }
}
