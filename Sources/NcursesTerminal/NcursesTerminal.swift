import CTerminal
import ViewTree

/// The terminal that the program was started in: ncurses draws, and a parser of our own reads.
///
/// ```swift
/// NcursesTerminal.prepareProcess()
/// do {
///   let terminal = try NcursesTerminal()
///   defer { terminal.restore() }
///   terminal.present(surface, runs: runs, cursor: nil)
///   let events = terminal.nextEvents(timeout: nil)
/// } catch {
///   // `error` is a TerminalError: print it to standard error, and end with status 2.
/// }
/// ```
///
/// There is one a process. Until `restore()` the terminal is in raw mode, and the signals that ask the program to end
/// arrive as events. Should the program crash or call `exit` meanwhile, the terminal is brought back all the same;
/// what was written to standard error while the screen was up is shown then.
@MainActor
public final class NcursesTerminal: Terminal {
  /// What a user may choose.
  public struct Configuration: Sendable {
    /// The mouse is reported at the start; otherwise the terminal's own selection of text works.
    public var usesMouse: Bool
    /// The number of colours, nil for what the terminal has.
    public var colorDepth: TerminalCapabilities.ColorDepth?
    /// Whether the background is light or dark, nil for what the terminal answers; until it does, dark.
    public var colorScheme: ColorScheme?
    /// The contrast that views are told of.
    public var contrast: ColorSchemeContrast
    /// Nothing but ASCII is sent, even where the locale has more.
    public var isASCII: Bool
    /// The file at whose end is kept what is written to standard error while the screen is up; its folder must be
    /// there. Nil keeps it in memory. In either case it is shown when the screen goes.
    public var errorLog: String?
    /// The screen is read as lines; that works on any terminal, also on one that can't move its cursor.
    public var isLinear = false

    /// The mouse, all colours that there are and the locale's characters, if nothing is said.
    public init(
      usesMouse: Bool = true, colorDepth: TerminalCapabilities.ColorDepth? = nil, colorScheme: ColorScheme? = nil,
      contrast: ColorSchemeContrast = .standard, isASCII: Bool = false, errorLog: String? = nil
    ) {
      self.usesMouse = usesMouse
      self.colorDepth = colorDepth
      self.colorScheme = colorScheme
      self.contrast = contrast
      self.isASCII = isASCII
      self.errorLog = errorLog
    }
  }

  /// Columns and rows.
  public internal(set) var size: CellSize
  /// What the terminal can show, by terminfo and the environment; whether it is light or dark by its answer, if that is
  /// there.
  public var capabilities: TerminalCapabilities {
    takeEarlyAnswer()
    return knownCapabilities
  }

  let handlesSignals: Bool
  let drainsMainQueue: Bool
  var parser: InputParser
  var knownCapabilities: TerminalCapabilities
  /// Until when an answer of the terminal is waited for before the terminal is given back; nil if none is outstanding.
  var answerDeadline: Double?
  /// Events that were read while looking for an answer.
  var earlyEvents: [TerminalEvent] = []
  var cursor: CellPoint?
  /// The screen has to be sent even if nothing changed.
  var needsFlush = true
  private(set) var isOpen = true
  /// Whether the mouse is reported; otherwise the terminal selects text with it.
  public var usesMouse: Bool {
    didSet { if usesMouse != oldValue { terminal_use_mouse(usesMouse ? 1 : 0) } }
  }
  let clipboard: Clipboard
  var encoder: CellEncoder

  /// To be called first thing in `main`, before there is any other thread: blocks the signals that the terminal later
  /// reads as events. A program that a child process is started from must reset the child's signal mask.
  nonisolated public static func prepareProcess() { terminal_block_signals() }

  /// Undoes `prepareProcess`, in a program that finds that it needs no terminal. A signal that came meanwhile acts now.
  nonisolated public static func releaseProcess() { terminal_unblock_signals() }

  /// Opens the terminal of standard input and output. The screen appears with the first `present`; until then
  /// only a question is written, which shows nothing, and if this throws, nothing at all.
  public convenience init(configuration: Configuration = Configuration()) throws(TerminalError) {
    try self.init(Connection(), configuration: configuration)
  }

  /// What a terminal is made of; tests make one of a pseudo terminal.
  struct Connection {
    var input: Int32 = 0
    var output: Int32 = 1
    var environment = TerminalEnvironment.current
    /// Signals, crashes, standard error and the main queue belong to the process; a test leaves them alone.
    var ownsProcess = true
    /// Nil: as the locale says.
    var isUnicode: Bool?
  }

  init(_ connection: Connection, configuration: Configuration) throws(TerminalError) {
    if terminal_is_tty(connection.input) == 0 { throw .inputIsNotTerminal }
    if terminal_is_tty(connection.output) == 0 { throw .outputIsNotTerminal }
    let isUTF8 = terminal_use_locale() != 0
    let (profile, isWindow) = try Self.open(connection, configuration)
    knownCapabilities = TerminalCapabilities(
      colorDepth: profile.depth, isUnicode: !configuration.isASCII && (connection.isUnicode ?? isUTF8),
      colorScheme: configuration.colorScheme ?? connection.environment.colorScheme ?? .dark,
      contrast: configuration.contrast)
    knownCapabilities.isLinear = configuration.isLinear
    encoder = CellEncoder(
      depth: profile.depth, isUnicode: knownCapabilities.isUnicode, strikesThrough: profile.strikesThrough)
    encoder.show(on: knownCapabilities.colorScheme)
    parser = InputParser(keys: KeyTree(entry: configuration.isLinear ? "xterm" : connection.environment.name))
    usesMouse = configuration.usesMouse
    clipboard = Clipboard(connection.environment, isWindow: isWindow)
    handlesSignals = connection.ownsProcess
    drainsMainQueue = connection.ownsProcess
    size = configuration.isLinear ? Self.linearSize : Self.measure()
    if configuration.colorScheme == nil, profile.canAnswer, profile.depth != .monochrome { askForBackground() }
  }

  /// Opens the terminal as well as it can be; tells also whether it is a window, which has a clipboard.
  private static func open(
    _ connection: Connection, _ configuration: Configuration
  ) throws(TerminalError) -> (TerminalProfile, isWindow: Bool) {
    let name = connection.environment.name
    if configuration.isLinear {
      let profile = TerminalProfile(systemEntryFor: TerminalProfile.Facts(name: "", colors: 0))
      if !open(connection, configuration, profile) { throw .cannotOpen(name: name) }
      return (profile, false)
    }
    if name.isEmpty { throw .noTerminalName }
    let traits = terminal_probe(name)
    let facts = try connection.environment.facts(traits)
    let isWindow = traits.is_window != 0 || !facts.isKnown
    let profile = TerminalProfile(facts, wanted: configuration.colorDepth)
    if open(connection, configuration, profile) { return (profile, isWindow) }
    let plain = TerminalProfile(systemEntryFor: facts, wanted: configuration.colorDepth)
    if open(connection, configuration, plain) { return (plain, isWindow) }
    throw .cannotOpen(name: name)
  }

  private static func open(
    _ connection: Connection, _ configuration: Configuration, _ profile: TerminalProfile
  ) -> Bool {
    connection.environment.name.withCString { name in
      var options = terminal_options()
      options.input = connection.input
      options.output = connection.output
      options.name = name
      options.entry = profile.entry
      options.use_colors = profile.depth == .monochrome ? 0 : 1
      options.use_mouse = configuration.usesMouse ? 1 : 0
      options.synchronize = profile.canAnswer ? 1 : 0
      options.is_linear = configuration.isLinear ? 1 : 0
      options.handle_signals = connection.ownsProcess ? 1 : 0
      options.keep_standard_error = connection.ownsProcess ? 1 : 0
      guard let log = configuration.errorLog else { return terminal_open(&options) == 0 }
      return log.withCString { log in
        options.log_path = log
        return terminal_open(&options) == 0
      }
    }
  }

  static func measure() -> CellSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    terminal_size(&columns, &rows)
    return CellSize(Int(columns), Int(rows))
  }

  /// False while the terminal hasn't taken all of the latest frame, since nobody reads or the line is slow.
  public var isReady: Bool { terminal_is_busy() == 0 }

  /// Sends the cells of `runs` as far as they differ from the screen, and the cursor; the number of bytes sent.
  @discardableResult
  public func present(_ surface: Surface, runs: [CellRun], cursor: CellPoint?) -> Int {
    guard isOpen, !knownCapabilities.isLinear, needsFlush || !runs.isEmpty || cursor != self.cursor else { return 0 }
    self.cursor = cursor
    if !put(surface, runs) {
      // The colours ran out, which a long row of pictures can do. All that is on the screen has to be put again.
      terminal_forget_pairs()
      let width = 0..<surface.size.width
      _ = put(surface, (0..<surface.size.height).map { CellRun(row: $0, columns: width) })
    }
    var rows: Int32 = 0
    var lastRow = -1
    for run in runs where run.row != lastRow {
      rows += 1
      lastRow = run.row
    }
    return flush(rows: rows)
  }

  /// Puts runs on the screen to be; false if some of their colours had no room.
  private func put(_ surface: Surface, _ runs: [CellRun]) -> Bool {
    var hasAllColors = true
    let width = min(size.width, surface.size.width)
    let height = min(size.height, surface.size.height)
    for run in runs where run.row >= 0 && run.row < height {
      let columns = run.columns.clamped(to: 0..<width)
      if columns.isEmpty { continue }
      let first = encoder.encode(surface, row: run.row, columns: columns)
      let isComplete = encoder.output.withUnsafeBufferPointer {
        terminal_put(Int32(run.row), Int32(first), $0.baseAddress, Int32($0.count)) != 0
      }
      if !isComplete { hasAllColors = false }
    }
    return hasAllColors
  }

  /// Sends what differs from the screen; returns the number of bytes.
  @discardableResult
  func flush(rows: Int32) -> Int {
    needsFlush = false
    let place = cursor ?? CellPoint(-1, -1)
    let isOnScreen = place.x >= 0 && place.x < size.width && place.y >= 0 && place.y < size.height
    return terminal_flush(rows, isOnScreen ? Int32(place.y) : -1, isOnScreen ? Int32(place.x) : -1)
  }

  /// Asks the terminal to put `text` on its clipboard, as `Clipboard` tells.
  public func copy(_ text: String) -> Bool {
    guard isOpen, let sequence = clipboard.sequence(for: text) else { return false }
    terminal_send(sequence)
    return true
  }

  /// Leaves the screen as it was found; the terminal takes no more cells after that.
  public func restore() {
    guard isOpen else { return }
    isOpen = false
    awaitAnswer()
    terminal_close()
  }
}
