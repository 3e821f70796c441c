/// What a terminal shows.
struct Screen: Equatable, CustomStringConvertible {
  /// The rows without the blanks at their ends.
  let lines: [String]

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    // The last row ends with a line feed too.
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  var text: String { lines.joined(separator: "\n") }
  var description: String { "\n" + text + "\n" }

  func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The first row with this text in it.
  func line(_ text: String) -> String? { lines.first { $0.contains(text) } }

  var isASCII: Bool { lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } } }
}
