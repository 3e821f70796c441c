import Glibc

/// Where Wishlist keeps its files.
public struct WishlistFolders: Hashable, Sendable {
  /// The folder of trips and goals.
  public let data: String
  /// The folder of preferences.
  public let config: String
  /// The folder of the log; nil for none.
  public let state: String?

  /// These folders.
  public init(data: String, config: String, state: String? = nil) {
    self.data = data
    self.config = config
    self.state = state
  }

  /// The folders by the XDG rules: `$XDG_DATA_HOME/wishlist` and `$XDG_CONFIG_HOME/wishlist`, below `~/.local/share`
  /// and `~/.config` where those are not set; `$XDG_STATE_HOME/wishlist`, below `~/.local/state`, for the log. Relative paths in them are ignored, as the rules ask.
  public init(environment: (String) -> String?) {
    let home = environment("HOME").flatMap(Self.absolute) ?? Self.homeOfUser
    data = (environment("XDG_DATA_HOME").flatMap(Self.absolute) ?? home + "/.local/share") + "/wishlist"
    config = (environment("XDG_CONFIG_HOME").flatMap(Self.absolute) ?? home + "/.config") + "/wishlist"
    state = (environment("XDG_STATE_HOME").flatMap(Self.absolute) ?? home + "/.local/state") + "/wishlist"
  }

  /// The folders of the user who runs the program.
  public static var standard: WishlistFolders {
    WishlistFolders { name in getenv(name).map { String(cString: $0) } }
  }

  /// The folder with a file for each trip.
  public var trips: String { data + "/trips" }

  var goals: String { data + "/goals.json" }

  var preferences: String { config + "/preferences.json" }

  /// The file of what is written to standard error while the app is on the screen, its folder made; nil if there is
  /// none, or it can't be made.
  public func errorLog() -> String? {
    guard let state, (try? AtomicFile.makeFolder(state)) != nil else { return nil }
    return state + "/errors.log"
  }

  /// The file in which users give commands other keys.
  public var keys: String { config + "/keys.json" }

  private static func absolute(_ path: String) -> String? {
    guard path.hasPrefix("/") else { return nil }
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path == "/" ? "" : path
  }

  private static var homeOfUser: String {
    guard let user = getpwuid(getuid()), let home = user.pointee.pw_dir else { return "" }
    return absolute(String(cString: home)) ?? ""
  }
}
