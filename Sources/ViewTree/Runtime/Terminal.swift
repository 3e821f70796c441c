/// A screen with a keyboard. It has four duties: tell its size and what it can show, present cells, give the next
/// events, and be as it was before when the program ends. `NcursesTerminal` is the product's, `MemoryTerminal` serves
/// tests and previews.
@MainActor
public protocol Terminal: AnyObject {
  /// The size now, in cells.
  var size: CellSize { get }

  /// What the terminal can show; asked for at the start and before the first frame.
  var capabilities: TerminalCapabilities { get }

  /// False while the terminal hasn't taken all of the latest frame. Frames wait then, so that a terminal that is slow or
  /// stopped gets the newest picture when it goes on, not all that were in between; `nextEvents` returns at that moment.
  var isReady: Bool { get }

  /// Shows the cells of `runs`; all others are as they were, or blank after `TerminalEvent.resize`. `cursor` is the cell of the text cursor, nil hides it.
  /// Returns the number of bytes sent, 0 where bytes don't apply.
  @discardableResult
  func present(_ surface: Surface, runs: [CellRun], cursor: CellPoint?) -> Int

  /// Waits for events, `timeout` seconds at most, for ever if nil. Work that was queued for the main actor is done
  /// while waiting, after which it returns too, perhaps with no event at all, so that what the work changed is shown.
  func nextEvents(timeout: Double?) -> [TerminalEvent]

  /// Whether the mouse is reported as events; otherwise the terminal selects text with it.
  var usesMouse: Bool { get set }

  /// Puts `text` on the clipboard of whoever sits at the terminal, as far as the terminal allows that. Returns false
  /// if it can't be asked to, or the text is longer than terminals take.
  func copy(_ text: String) -> Bool

  /// Reads lines aloud, where the capabilities say `isLinear`; nothing is presented there.
  func read(_ lines: [String])

  /// Runs a program on the screen, an editor for example, and takes the screen back when it has ended. `arguments`
  /// begin with the program's path.
  func run(_ arguments: [String]) -> ProgramEnd

  /// Gives the terminal back as it was found. Harmless when called twice.
  func restore()
}

extension Terminal {
  /// Always true, where cells go to memory.
  public var isReady: Bool { true }

  /// A terminal that shows cells reads nothing.
  public func read(_ lines: [String]) {}

  /// A terminal that can't be lent runs nothing.
  public func run(_ arguments: [String]) -> ProgramEnd {
    .notStarted(reason: "this terminal can't be given to another program")
  }
}

/// How a program ended that was run on the terminal.
public enum ProgramEnd: Hashable, Sendable {
  /// By itself with this status, or with 128 and the number of the signal that ended it.
  case ended(status: Int32)
  /// It could not be started; `reason` is the end of a sentence.
  case notStarted(reason: String)
}

/// Neighbouring cells of one row.
public struct CellRun: Hashable, Sendable {
  /// The row, from 0 at the top.
  public let row: Int
  /// The columns, from 0 at the left.
  public let columns: Range<Int>

  /// The cells in `columns` of `row`.
  public init(row: Int, columns: Range<Int>) {
    self.row = row
    self.columns = columns
  }
}

/// What a terminal can show.
public struct TerminalCapabilities: Hashable, Sendable {
  /// How many colours a terminal has; the raw value is the number.
  public enum ColorDepth: Int, Hashable, Sendable, Comparable {
    /// Its own foreground and background.
    case monochrome = 0
    /// ANSI's eight.
    case eight = 8
    /// ANSI's and the bright ones.
    case sixteen = 16
    /// A palette of 256.
    case indexed = 256
    /// Any red, green and blue.
    case direct = 16_777_216

    /// True if `a` has fewer colours.
    public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
  }

  /// How many colours there are.
  public var colorDepth: ColorDepth
  /// False where only ASCII can be shown.
  public var isUnicode: Bool
  /// Whether its own background is light or dark; `TerminalEvent.colorScheme` tells of another.
  public var colorScheme: ColorScheme
  /// The contrast that the user asks for.
  public var contrast: ColorSchemeContrast
  /// The screen is read as lines, not shown as cells.
  public var isLinear = false

  /// Capabilities; without arguments all that there are, on a dark background.
  public init(
    colorDepth: ColorDepth = .direct, isUnicode: Bool = true, colorScheme: ColorScheme = .dark,
    contrast: ColorSchemeContrast = .standard
  ) {
    self.colorDepth = colorDepth
    self.isUnicode = isUnicode
    self.colorScheme = colorScheme
    self.contrast = contrast
  }
}

/// What happened at the terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// Text pasted as a whole, its line ends made `\n`.
  case paste(String)
  /// The mouse did something, where `usesMouse` asks for it.
  case mouse(MouseEvent)
  /// The terminal has another size, or was cleared: everything has to be shown again.
  case resize(CellSize)
  /// The terminal's window got (true) or lost the keyboard.
  case focus(Bool)
  /// The terminal's background turns out to be light or dark.
  case colorScheme(ColorScheme)
  /// The program must end: it was asked to, or the terminal is gone. `signal` is the signal's number, 0 for none.
  case terminate(signal: Int32)
}
