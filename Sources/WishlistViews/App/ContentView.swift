import ViewTree
import WishlistModel

/// The whole screen: the three tabs, the banner of an earned goal, and the line of keys.
public struct ContentView: View {
  @Environment(DataSource.self) private var dataSource
  @State private var navigation = AppNavigation()
  @Environment(\.keyCommands) private var keyCommands
  @Environment(\.mouseCapture) private var mouseCapture
  @State private var isHelpPresented = false
  @State private var isPalettePresented = false
  @State private var commands: [KeyCommand] = []
  private let messages: [String]
  private let keys: KeyBindings

  /// `messages` are told above the keys, such as files that could not be read; `keys` are the commands with the keys
  /// that the user gave them.
  public init(messages: [String] = [], keys: KeyBindings = .wishlist()) {
    self.messages = messages
    self.keys = keys
  }

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
      NoticeLine()
      KeyHintBar()
    }
    .environment(navigation)
    .sheet(isPresented: $isHelpPresented) { HelpView() }
    .sheet(isPresented: $isPalettePresented) { CommandPalette(commands: commands) }
    // In front of the others: without the mouse only the line of keys can tell how to have it back.
    .keyCommand(mouseCapture.wrappedValue ? .mouse : .mouse.titled("take the mouse back", hint: "take mouse")) {
      mouseCapture.wrappedValue.toggle()
    }
    .keyCommand(.help) { isHelpPresented = true }
    .keyCommand(.search) { navigation.search() }
    .keyHint([.wishlistTab, .goalsTab, .searchTab], "tabs")
    .keyCommand(.undo) { dataSource.undo() }
    .keyCommand(.commands) {
      commands = keyCommands()
      isPalettePresented = true
    }
    .keyCommand(.redo) { dataSource.redo() }
    .keyCommand(.wishlistTab) { navigation.tab = .wishlist }
    .keyCommand(.goalsTab) { navigation.tab = .goals }
    .keyCommand(.searchTab) { navigation.search() }
    .keyBindings(keys)
  }
}
