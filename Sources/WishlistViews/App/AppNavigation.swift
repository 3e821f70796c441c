import Observation

/// The tabs of the app.
enum AppTab: Hashable {
  case wishlist
  case goals
  case search
}

/// Where the user is: the tab, what is pushed in each, and what is searched for.
@MainActor @Observable
final class AppNavigation {
  var tab = AppTab.wishlist
  var wishlistPath: [Route] = []
  var searchPath: [Route] = []
  var searchText = ""
  /// Counts the wishes to search, each of which puts the keys into the field.
  private(set) var searchRequests = 0

  /// Goes to the search, ready to type.
  func search() {
    searchPath = []
    tab = .search
    searchRequests += 1
  }
}
