import CTerminal
import ViewTree

/// How a terminal is spoken to: how many colours, and with which description of it. Chosen from the environment and
/// terminfo; what the terminal itself answers would come too late.
struct TerminalProfile: Equatable {
  var depth: TerminalCapabilities.ColorDepth
  var entry: terminal_entry
  /// It knows xterm's sequences beyond what terminfo tells, or passes over them: it can be asked, and synchronises.
  /// Consoles and older terminals would show some of it as text.
  var canAnswer: Bool

  /// The entries of ours can strike through; ncurses knows no attribute for that with others.
  var strikesThrough: Bool { entry != TERMINAL_ENTRY_SYSTEM }

  /// What an environment and terminfo say of the terminal.
  struct Facts {
    /// The value of `TERM`.
    var name: String
    /// Colours by terminfo; 0 is none.
    var colors: Int
    /// Terminfo says that colour numbers are red, green and blue.
    var isDirect = false
    /// Terminfo has an entry for it.
    var isKnown = true
    var colorTerm = ""
    var isInTmux = false
    /// `NO_COLOR` is set and not empty.
    var noColor = false
  }

  /// The best that the facts allow, or exactly `wanted`, which a user asked for.
  init(_ facts: Facts, wanted: TerminalCapabilities.ColorDepth? = nil) {
    let isTmux = facts.name.hasPrefix("tmux") || facts.isInTmux && facts.name.hasPrefix("screen")
    canAnswer = Self.canAnswer(facts)
    depth = wanted ?? Self.depth(facts, isTmux: isTmux)
    let isOfFamily = facts.name == "xterm-256color" || isTmux && facts.name.hasSuffix("-256color")
    // With an entry for direct colours, the numbers of the palette would be taken for dark blues.
    let isOtherDepth = depth.rawValue > facts.colors || facts.isDirect
    entry =
      if depth == .direct {
        isTmux ? TERMINAL_ENTRY_TMUX_DIRECT : TERMINAL_ENTRY_XTERM_DIRECT
      } else if isOfFamily || isOtherDepth || !facts.isKnown {
        isTmux ? TERMINAL_ENTRY_TMUX_256 : TERMINAL_ENTRY_XTERM_256
      } else {
        TERMINAL_ENTRY_SYSTEM
      }
  }

  /// What is left when the embedded entries can't be used.
  init(systemEntryFor facts: Facts, wanted: TerminalCapabilities.ColorDepth? = nil) {
    canAnswer = Self.canAnswer(facts)
    entry = TERMINAL_ENTRY_SYSTEM
    let most = Self.depth(colors: facts.isDirect ? 8 : facts.colors)
    depth = min(most, wanted ?? (facts.noColor ? .monochrome : most))
  }

  private static func canAnswer(_ facts: Facts) -> Bool {
    facts.colors >= 256 || facts.name.hasPrefix("xterm")
  }

  private static func depth(_ facts: Facts, isTmux: Bool) -> TerminalCapabilities.ColorDepth {
    if facts.noColor { return .monochrome }
    if facts.isDirect || isTmux && facts.isInTmux { return .direct }
    // GNU screen hands COLORTERM of the terminal around it on, but not the colours.
    let canBeDirect = facts.name.hasPrefix("xterm") && facts.colors >= 8 || facts.colors >= 256
    let isScreen = facts.name.hasPrefix("screen") && !isTmux
    if canBeDirect, !isScreen, ["truecolor", "24bit"].contains(facts.colorTerm) { return .direct }
    return depth(colors: facts.colors)
  }

  private static func depth(colors: Int) -> TerminalCapabilities.ColorDepth {
    switch colors {
    case 256...: .indexed
    case 16...: .sixteen
    case 8...: .eight
    default: .monochrome
    }
  }
}
