import NcursesTerminal
import ViewTree
import WishlistModel
import WishlistStore
import WishlistViews

/// The app: the trips of a store on the terminal.
struct WishlistApp: App {
  let store: OpenedStore
  let keys: KeyBindings
  @State private var dataSource: DataSource
  private let messages: [String]

  init(store: OpenedStore, messages: [String] = []) {
    self.store = store
    let file = KeysFile(store.folders)
    keys = .wishlist(changes: file.changes.map { KeyBindings.Change($0.command, keys: $0.keys) })
    self.messages =
      messages + file.problems.map(\.message) + keys.problems.map { "\(store.folders.keys): \($0)." }
    _dataSource = State(initialValue: store.dataSource)
  }

  var body: some Scene {
    WindowGroup {
      ContentView(messages: store.messages + messages, keys: keys)
        .environment(dataSource)
        .environment(\.textEditing, TextEditing { ExternalEditor.standard.edit($0, $1) })
    }
    .windowMinimumSize(width: 20, height: 6)
  }
}

/// Shows the app until the user leaves it. Returns the exit code: 2 where there is no terminal to show it on.
@MainActor
func runApp(_ store: OpenedStore, options: CommandLineOptions) -> Int32 {
  do throws(TerminalError) {
    var screen = options.screen
    let messages = screen.complete(from: store.preferences)
    var configuration = screen.configuration
    configuration.usesMouse = options.usesMouse
    configuration.errorLog = store.folders.errorLog()
    let terminal = try openTerminal(configuration)
    return WishlistApp(store: store, messages: messages).run(
      in: terminal, preferences: StoredPreferences(store.preferences), accessibility: screen.accessibility)
  } catch {
    Output.complain("\(error)")
    return 2
  }
}

/// The screen; lines where the terminal can't show one, or nobody knows how.
@MainActor
private func openTerminal(_ configuration: NcursesTerminal.Configuration) throws(TerminalError) -> NcursesTerminal {
  do throws(TerminalError) {
    return try NcursesTerminal(configuration: configuration)
  } catch {
    guard error.leavesLines else { throw error }
    Output.complain("\(error) Until then the screens are read as lines; ? lists the keys, Ctrl-C ends.")
    var configuration = configuration
    configuration.isLinear = true
    return try NcursesTerminal(configuration: configuration)
  }
}

/// The store's preferences as `@AppStorage` sees them.
private final class StoredPreferences: PreferenceStorage {
  private let preferences: WishlistStore.Preferences

  init(_ preferences: WishlistStore.Preferences) { self.preferences = preferences }

  func value(forKey key: String) -> PreferenceValue? {
    if let value = preferences.string(forKey: key) { return .string(value) }
    if let value = preferences.bool(forKey: key) { return .bool(value) }
    if let value = preferences.int(forKey: key) { return .int(value) }
    return preferences.double(forKey: key).map { .double($0) }
  }

  func set(_ value: PreferenceValue?, forKey key: String) {
    switch value {
    case .string(let string): preferences.set(string, forKey: key)
    case .bool(let bool): preferences.set(bool, forKey: key)
    case .int(let int): preferences.set(int, forKey: key)
    case .double(let double): preferences.set(double, forKey: key)
    case nil: preferences.removeValue(forKey: key)
    }
  }
}
