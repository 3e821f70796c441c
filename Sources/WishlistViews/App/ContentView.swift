import ViewTree
import WishlistModel

/// The whole screen: the three tabs, the banner of an earned goal, and the line of keys.
public struct ContentView: View {
  @Environment(DataSource.self) private var dataSource
  @State private var navigation = AppNavigation()
  @Environment(\.keyCommands) private var keyCommands
  @State private var isHelpPresented = false
  @State private var isPalettePresented = false
  @State private var commands: [KeyCommand] = []
  private let messages: [String]

  /// `messages` are told above the keys, such as files that could not be read.
  public init(messages: [String] = []) { self.messages = messages }

  /// The tabs, what the user is told, and the line of keys.
  public var body: some View {
    @Bindable var navigation = navigation
    VStack(alignment: .leading, spacing: 0) {
      TabView(selection: $navigation.tab) {
        Tab("Wishlist", systemImage: "heart", value: AppTab.wishlist) { WishlistTab() }
        Tab("Goals", systemImage: "trophy", value: AppTab.goals) { GoalsTab() }
        Tab("Search", systemImage: "magnifyingglass", value: AppTab.search) { SearchTab() }
      }
      ForEach(messages, id: \.self) { message in
        Text("! " + message).foregroundStyle(.red).lineLimit(1).padding(.horizontal, 1)
      }
      AchievementBanner()
      KeyHintBar()
    }
    .environment(navigation)
    .sheet(isPresented: $isHelpPresented) { HelpView() }
    .sheet(isPresented: $isPalettePresented) { CommandPalette(commands: commands) }
    .keyCommand("?", "help") { isHelpPresented = true }
    .keyCommand("/", "search") { navigation.search() }
    .keyHint("1 2 3", "tabs")
    .keyCommand("u", "undo") { dataSource.undo() }
    .keyCommand(":", "commands") {
      commands = keyCommands()
      isPalettePresented = true
    }
    .onKeyPress(keys: ["1", "2", "3", "r"], action: handle)
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    switch (press.key, press.modifiers) {
    case ("1", []): navigation.tab = .wishlist
    case ("2", []): navigation.tab = .goals
    case ("3", []): navigation.search()
    case ("r", .control): dataSource.redo()
    default: return .ignored
    }
    return .handled
  }
}
