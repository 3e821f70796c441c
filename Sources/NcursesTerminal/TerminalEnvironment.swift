import CTerminal
import Glibc
import ViewTree

/// The variables that say what kind of terminal this is.
struct TerminalEnvironment: Sendable {
  var name = ""
  var colorTerm = ""
  var isInTmux = false
  var noColor = false
  var colorForegroundBackground = ""

  /// The process's own.
  static var current: TerminalEnvironment {
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return TerminalEnvironment(
      name: value("TERM"), colorTerm: value("COLORTERM"), isInTmux: !value("TMUX").isEmpty,
      noColor: !value("NO_COLOR").isEmpty, colorForegroundBackground: value("COLORFGBG"))
  }

  /// What COLORFGBG says of the background, as "0;15" or "0;default;15" with a number of the palette at the end. Some
  /// terminals set it; others answer better when asked.
  var colorScheme: ColorScheme? {
    let parts = colorForegroundBackground.split(separator: ";")
    guard parts.count > 1, let number = UInt8(parts[parts.count - 1]), number < 16 else { return nil }
    return Contrast.scheme(ofBackground: Palette.rgb(number))
  }

  /// What is known of the terminal. One that terminfo doesn't know, but whose name says that it is of xterm's or tmux's
  /// family, as newer ones do that a system has no entry for yet, is taken for what the family has.
  func facts(_ traits: terminal_traits) throws(TerminalError) -> TerminalProfile.Facts {
    let isKnown = traits.is_known != 0
    if !isKnown, !Self.families.contains(where: name.hasPrefix) { throw .unknownTerminal(name: name) }
    if isKnown, traits.can_move_cursor == 0 { throw .cannotMoveCursor(name: name) }
    return TerminalProfile.Facts(
      name: name, colors: isKnown ? Int(traits.colors) : 256,
      isDirect: isKnown ? traits.is_direct != 0 : name.hasSuffix("-direct"), isKnown: isKnown, colorTerm: colorTerm,
      isInTmux: isInTmux, noColor: noColor)
  }

  private static let families = ["xterm-", "tmux-", "screen-", "alacritty", "foot", "wezterm"]
}
