import CTerminal
import Glibc

/// The variables that say what kind of terminal this is.
struct TerminalEnvironment: Sendable {
  var name = ""
  var colorTerm = ""
  var isInTmux = false
  var noColor = false

  /// The process's own.
  static var current: TerminalEnvironment {
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return TerminalEnvironment(
      name: value("TERM"), colorTerm: value("COLORTERM"), isInTmux: !value("TMUX").isEmpty,
      noColor: !value("NO_COLOR").isEmpty)
  }

  func facts(_ traits: terminal_traits) -> TerminalProfile.Facts {
    TerminalProfile.Facts(
      name: name, colors: Int(traits.colors), isDirect: traits.is_direct != 0, colorTerm: colorTerm,
      isInTmux: isInTmux, noColor: noColor)
  }
}
