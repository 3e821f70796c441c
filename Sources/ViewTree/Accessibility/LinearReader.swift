/// Reads the screen as lines, for screen readers and terminals that can't move their cursor: a new screen as a whole,
/// then only what is new on it, and last where the keys are.
@MainActor
struct LinearReader {
  private var shown: [String] = []
  private var focused = ""

  /// What is to be read since the last time.
  mutating func changes(in tree: Tree) -> [String] {
    let elements = tree.accessibilityElements
    let lines = elements.filter { !$0.traits.contains(.updatesFrequently) }.map(\.sentence)
    let focused = elements.first(where: \.isFocused)?.sentence ?? ""
    let new = newLines(lines)
    defer {
      shown = lines
      self.focused = focused
    }
    var read: [String]
    if shown.isEmpty || new.count * 2 > lines.count {
      // Another screen: all of it, and the keys that apply.
      read = shown.isEmpty ? [] : [""]
      read += lines + elements.filter { $0.traits.contains(.updatesFrequently) }.map(\.sentence)
    } else {
      read = new.filter { $0 != focused }
    }
    if focused != self.focused || read.count > 1, !focused.isEmpty { read.append("> " + focused) }
    return read
  }

  /// Those that were not there, each as often as it is new.
  private func newLines(_ lines: [String]) -> [String] {
    var known: [String: Int] = [:]
    for line in shown { known[line, default: 0] += 1 }
    return lines.filter { line in
      let count = known[line] ?? 0
      known[line] = count - 1
      return count <= 0
    }
  }
}
