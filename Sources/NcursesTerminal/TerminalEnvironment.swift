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

  func facts(_ traits: terminal_traits) -> TerminalProfile.Facts {
    TerminalProfile.Facts(
      name: name, colors: Int(traits.colors), isDirect: traits.is_direct != 0, colorTerm: colorTerm,
      isInTmux: isInTmux, noColor: noColor)
  }
}
