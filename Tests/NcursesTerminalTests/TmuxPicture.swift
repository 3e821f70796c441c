import Foundation
import Glibc
import ViewTree

/// What tmux shows after it got some bytes.
enum TmuxPicture {
  /// The lines of the screen, without blanks at their ends and without empty ones at the end. It is looked at until it
  /// is as wanted, or a hundred times.
  static func shown(of bytes: String, size: CellSize, until isDone: ([String]) -> Bool) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes.utf8).write(to: folder.appending(path: "bytes"))
    let tmux = "cd '\(folder.path)' && tmux -S '\(folder.path)/tmux'"
    _ = system(
      "\(tmux) -u -f /dev/null new-session -d -x \(size.width) -y \(size.height) "
        + "'stty raw -echo; cat bytes; read line' ';' set -g status off > /dev/null 2>&1")
    defer { _ = system("\(tmux) kill-server > /dev/null 2>&1") }
    var lines: [String] = []
    for _ in 0..<100 where lines.isEmpty || !isDone(lines) {
      _ = system("\(tmux) capture-pane -p > shown")
      let data = try Data(contentsOf: folder.appending(path: "shown"))
      lines = trimmed(String(decoding: data, as: UTF8.self))
    }
    return lines
  }

  static func trimmed(_ text: String) -> [String] {
    // By scalars: a blank with a mark on it is one character with it.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
