/// A terminal in memory, for tests and previews: it shows what it is sent, and its events are those that it is given.
public final class MemoryTerminal: Terminal {
  /// Columns and rows.
  public private(set) var size: CellSize
  /// What the terminal says that it can show.
  public var capabilities: TerminalCapabilities
  /// What a person would see.
  public private(set) var shown: Surface
  /// The cell of the text cursor, nil while it is hidden.
  public private(set) var cursor: CellPoint?
  /// The runs of each frame so far.
  public private(set) var frames: [[CellRun]] = []
  /// What is said of the mouse; nothing follows from it here.
  public var usesMouse = true
  /// The text that was copied last.
  public private(set) var clipboard: String?
  /// True once `restore()` was called.
  public private(set) var isRestored = false
  /// The programs that were run, and what stands in for them.
  public private(set) var programs: [[String]] = []
  /// Called in place of a program; nil where none can be started.
  public var program: (([String]) -> ProgramEnd)?
  private var events: [TerminalEvent] = []

  /// A blank screen of `size` without events.
  public init(size: CellSize, capabilities: TerminalCapabilities = TerminalCapabilities()) {
    self.size = size
    self.capabilities = capabilities
    shown = Surface(size: size)
  }

  /// Adds events to those that `nextEvents` gives.
  public func type(_ events: [TerminalEvent]) { self.events += events }

  /// Gives the terminal another size and tells it as an event.
  public func resize(_ size: CellSize) {
    self.size = size
    shown = Surface(size: size)
    events.append(.resize(size))
  }

  /// Copies the cells of `runs` to `shown`; 0, as no bytes are sent.
  public func present(_ surface: Surface, runs: [CellRun], cursor: CellPoint?) -> Int {
    for run in runs {
      for x in run.columns { shown[x, run.row] = surface[x, run.row] }
    }
    self.cursor = cursor
    frames.append(runs)
    return 0
  }

  /// What was typed; with nothing typed the program is asked to end.
  public func nextEvents(timeout: Double?) -> [TerminalEvent] {
    defer { events = [] }
    return events.isEmpty && timeout == nil ? [.terminate(signal: 15)] : events
  }

  /// Keeps the text.
  public func copy(_ text: String) -> Bool {
    clipboard = text
    return true
  }

  /// What was read aloud so far.
  public private(set) var readLines: [String] = []

  /// Notes the lines.
  public func read(_ lines: [String]) { readLines += lines }

  /// Notes the program, and calls `program` in its place.
  public func run(_ arguments: [String]) -> ProgramEnd {
    programs.append(arguments)
    return program?(arguments) ?? .notStarted(reason: "No such file or directory")
  }

  /// Notes that the terminal was given back.
  public func restore() { isRestored = true }
}
