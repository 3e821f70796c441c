/// A view on a terminal: takes events, keeps the tree up to date, and sends the cells that changed.
@MainActor
public final class Session {
  public let tree: Tree
  private let terminal: any Terminal
  private var renderer: Renderer
  private var shownCursor: CellPoint?
  private var exitStatus: Int32?

  public init(
    _ content: some View, terminal: any Terminal, preferences: any PreferenceStorage = MemoryPreferences()
  ) {
    self.terminal = terminal
    renderer = Renderer(size: terminal.size)
    var environment = EnvironmentValues()
    environment.terminalCapabilities = terminal.capabilities
    let quit = QuitRequest()
    environment.quit = QuitAction { quit.session?.exitStatus = 0 }
    tree = Tree(content, size: terminal.size, environment: environment, preferences: preferences)
    quit.session = self
  }

  private final class QuitRequest {
    weak var session: Session?
  }

  /// The screen as it is.
  public var surface: Surface { renderer.surface }

  /// Shows frames and takes events until the program ends; returns the status to exit with.
  public func run() -> Int32 {
    frame()
    while exitStatus == nil {
      let events = terminal.nextEvents(timeout: tree.isSettled ? nil : 0)
      for event in events where exitStatus == nil { send(event) }
      frame()
    }
    tree.end()
    return exitStatus ?? 0
  }

  /// Hands one event to the views and brings the tree up to date, without showing it.
  public func send(_ event: TerminalEvent) {
    switch event {
    case .key(KeyPress("c", modifiers: .control)): exitStatus = 130
    case .terminate(let signal): exitStatus = 128 + signal
    case .resize(let size):
      // The terminal's word for it that nothing is on the screen now, even if the size is the same.
      renderer = Renderer(size: size)
      tree.resize(size)
      tree.damage.add(CellRect(origin: .zero, size: size))
    default: tree.send(event)
    }
    tree.update()
  }

  /// Brings the tree up to date and shows what changed; sends nothing if nothing did.
  public func frame() {
    tree.update()
    let runs = renderer.render(tree)
    let cursor = tree.cursor
    if runs.isEmpty && cursor == shownCursor { return }
    shownCursor = cursor
    tree.statistics.frames += 1
    tree.statistics.bytesSent += terminal.present(renderer.surface, runs: runs, cursor: cursor)
  }
}
