import CTerminal
import ViewTree

extension NcursesTerminal {
  /// The screen that is read as lines: more of a list than a terminal shows, as nothing has to fit.
  static let linearSize = CellSize(80, 50)

  /// Writes lines, without anything in them that a terminal would obey.
  public func read(_ lines: [String]) {
    guard isOpen, knownCapabilities.isLinear else { return }
    var text = String.UnicodeScalarView()
    for line in lines {
      for scalar in line.unicodeScalars {
        let isControl = scalar.value < 0x20 || (0x7f..<0xa0).contains(scalar.value)
        let shown = knownCapabilities.isUnicode ? scalar : AsciiFallback.scalar(for: scalar)
        text.append(isControl ? " " : shown)
      }
      text.append("\r")
      text.append("\n")
    }
    let bytes = Array(String(text).utf8)
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      terminal_print(start.assumingMemoryBound(to: CChar.self), buffer.count)
    }
  }
}
