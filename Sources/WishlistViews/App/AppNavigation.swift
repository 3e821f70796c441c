import Observation

/// The tabs of the app.
enum AppTab: Hashable {
  case wishlist
  case goals
  case search
}

/// Where the user is: the tab, what is pushed in each, what is searched for, and what the user is told at the moment.
@MainActor @Observable
final class AppNavigation {
  var tab = AppTab.wishlist
  var wishlistPath: [Route] = []
  var searchPath: [Route] = []
  var searchText = ""
  /// Counts the wishes to search, each of which puts the keys into the field.
  private(set) var searchRequests = 0
  private(set) var notice: Notice?

  /// A sentence for a moment.
  struct Notice {
    let text: String
    /// Tells it from the ones before.
    let id: Int
  }

  /// Tells the user something in a sentence that goes away by itself.
  func tell(_ text: String) { notice = Notice(text: text, id: (notice?.id ?? 0) + 1) }

  func dismissNotice() { notice = nil }

  /// Goes to the search, ready to type.
  func search() {
    searchPath = []
    tab = .search
    searchRequests += 1
  }
}
