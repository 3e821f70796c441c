/// A view on a terminal: takes events, keeps the tree up to date, and sends the cells that changed.
@MainActor
public final class Session {
  /// The nodes of the view.
  public let tree: Tree
  private let terminal: any Terminal
  private var renderer: Renderer
  private var shownCursor: CellPoint?
  private var exitStatus: Int32?
  /// When the latest frame was sent.
  private var lastFrame = MonotonicTime.now
  /// No eye sees frames that follow sooner.
  private static let frameInterval = 0.017
  private var inspector: InspectorOverlay?
  private let minimumSize: CellSize
  private var notice: SmallScreenNotice?
  private let accessibility: AccessibilitySettings
  /// What stands in for the renderer where the screen is read as lines.
  private var reader: LinearReader?

  /// Makes the nodes for `content` at the size of `terminal`; nothing is sent before the first frame. On a terminal
  /// smaller than `minimumSize` a sentence stands in for it (L5).
  public init(
    _ content: some View, terminal: any Terminal, preferences: any PreferenceStorage = MemoryPreferences(),
    minimumSize: CellSize = .zero, accessibility: AccessibilitySettings = AccessibilitySettings()
  ) {
    self.terminal = terminal
    self.accessibility = accessibility
    self.minimumSize = minimumSize
    notice = SmallScreenNotice(size: terminal.size, needed: minimumSize)
    renderer = Renderer(size: terminal.size)
    var environment = EnvironmentValues()
    let capabilities = terminal.capabilities
    environment.terminalCapabilities = capabilities
    if capabilities.isLinear { reader = LinearReader() }
    if accessibility.reducesMotion || capabilities.isLinear { environment.accessibilityReduceMotion = true }
    environment.appearance = Appearance(colorScheme: capabilities.colorScheme, contrast: capabilities.contrast)
    environment.setActions(of: terminal)
    let quit = QuitRequest()
    environment.quit = QuitAction { quit.session?.exitStatus = 0 }
    environment.runProgram = RunProgramAction { [terminal] in terminal.run($0) }
    tree = Tree(content, size: terminal.size, environment: environment, preferences: preferences)
    quit.session = self
    // The sentence stands on all of the screen, wherever the views are.
    if notice != nil { tree.damage.add(CellRect(origin: .zero, size: terminal.size)) }
  }

  private final class QuitRequest {
    weak var session: Session?
  }

  /// The screen as it is.
  public var surface: Surface { renderer.surface }

  /// Shows frames and takes events until the program ends; returns the status to exit with. Each event is handled when
  /// it comes; the frame after it is shown at once, unless one was shown just before: then what comes meanwhile is in
  /// it too.
  public func run() -> Int32 {
    // The terminal may have said meanwhile what its background is. If not, the first frame doesn't wait for it.
    tree.terminalChanged(colorScheme: terminal.capabilities.colorScheme)
    frame()
    var isFrameDue = false
    while exitStatus == nil {
      let pause = Self.frameInterval - (MonotonicTime.now - lastFrame)
      let events = terminal.nextEvents(timeout: isFrameDue ? max(0, pause) : tree.isSettled ? nil : 0)
      send(events)
      isFrameDue = !events.isEmpty && MonotonicTime.now - lastFrame < Self.frameInterval
      if !isFrameDue { frame() }
    }
    tree.end()
    return exitStatus ?? 0
  }

  /// No hand types that many characters between two looks at the keyboard.
  private static let fewestPasted = 16

  /// Hands events to the views one by one. But many characters that are typed into a text at once are a paste in a
  /// terminal that doesn't mark it as one: they are one edit, or each would take as long as the text (C48).
  public func send(_ events: [TerminalEvent]) {
    var rest = events[...]
    while let event = rest.first, exitStatus == nil {
      let typed = rest.count >= Self.fewestPasted && tree.cursor != nil ? rest.prefix { $0.typedText != nil } : []
      if typed.count >= Self.fewestPasted {
        send(.paste(typed.reduce(into: "") { $0 += $1.typedText ?? "" }))
        rest = rest.dropFirst(typed.count)
      } else {
        send(event)
        rest = rest.dropFirst()
      }
    }
  }

  /// Hands one event to the views and brings the tree up to date, without showing it.
  public func send(_ event: TerminalEvent) {
    switch event {
    case .key(KeyPress("c", modifiers: .control)): exitStatus = 130
    case .key(KeyPress(.function(12))): toggleInspector()
    case .terminate(let signal): exitStatus = 128 + signal
    case .resize(let size):
      // The terminal's word for it that nothing is on the screen now, even if the size is the same.
      renderer = Renderer(size: size)
      notice = SmallScreenNotice(size: size, needed: minimumSize)
      tree.resize(size)
      tree.damage.add(CellRect(origin: .zero, size: size))
    // What can't be seen isn't worked with.
    default: if notice == nil { tree.send(event) }
    }
    tree.update()
  }

  /// Brings the tree up to date and shows what changed; sends nothing if nothing did, or the terminal isn't ready.
  public func frame() {
    if reader != nil { return readFrame() }
    let before = inspector == nil ? nil : tree.statistics
    tree.update()
    guard terminal.isReady else { return }
    let start = MonotonicTime.now
    if let inspector { tree.damage.add(inspector.frame(in: tree.size)) }
    let runs = renderer.render(tree, over: overlay)
    let painted = MonotonicTime.now
    let cursor = notice == nil ? tree.cursor ?? (accessibility.followsFocus ? tree.focusCursor : nil) : nil
    tree.statistics.times.paint += painted - start
    if runs.isEmpty && cursor == shownCursor { return }
    shownCursor = cursor
    lastFrame = painted
    tree.statistics.frames += 1
    tree.statistics.bytesSent += terminal.present(renderer.surface, runs: runs, cursor: cursor)
    tree.statistics.times.send += MonotonicTime.now - painted
    if let before { inspector?.lastFrame = tree.statistics.since(before) }
  }

  /// Brings the tree up to date and reads what changed.
  private func readFrame() {
    tree.update()
    _ = tree.damage.take(in: CellRect(origin: .zero, size: tree.size))
    let lines = reader?.changes(in: tree) ?? []
    if lines.isEmpty { return }
    lastFrame = MonotonicTime.now
    tree.statistics.frames += 1
    terminal.read(lines)
  }

  /// What is drawn above the views.
  private var overlay: ((Painter) -> Void)? {
    if let notice { return notice.draw }
    return inspector.map { inspector in { inspector.draw(in: $0) } }
  }

  // MARK: Inspector

  /// Shows or hides what the latest frame has cost, in the corner; the key F12 does the same.
  func toggleInspector() {
    if let inspector {
      tree.damage.add(inspector.frame(in: tree.size))
      self.inspector = nil
    } else {
      inspector = InspectorOverlay()
    }
  }
}

extension TerminalEvent {
  /// What the key puts into a text; nil for all else.
  fileprivate var typedText: String? {
    guard case .key(let press) = self, !press.characters.isEmpty else { return nil }
    return press.characters
  }
}
