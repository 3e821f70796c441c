import Testing

/// Screens with their colours on each kind of terminal, compared with Fixtures/Terminals. With UPDATE_SCREENS set the
/// files are written. Without colours, marks and attributes tell the same (C76).
@Suite("Screens with colours")
struct ColoredScreenTests {
  /// What a user's environment says of the terminal.
  struct Setting: Sendable {
    let term: String
    var hasColorTerm = false
    var hasNoColor = false
    var isC = false
    var isInTmux = false

    static let all: [Setting] = {
      var all: [Setting] = []
      for term in ["xterm-256color", "tmux-256color", "screen-256color", "linux", "vt100", "xterm-direct"] {
        for isC in [false, true] {
          for hasNoColor in [false, true] {
            for hasColorTerm in [false, true] {
              all.append(Setting(term: term, hasColorTerm: hasColorTerm, hasNoColor: hasNoColor, isC: isC))
            }
          }
        }
      }
      return all + ["tmux-256color", "screen-256color"].map { Setting(term: $0, isInTmux: true) }
    }()

    var name: String {
      term + (hasColorTerm ? " COLORTERM" : "") + (hasNoColor ? " NO_COLOR" : "") + (isC ? " LC_ALL=C" : "")
        + (isInTmux ? " TMUX" : "")
    }

    /// The words in front of a program that runs in this environment.
    var command: [String] {
      ["env", "-u", "COLORTERM", "-u", "NO_COLOR"] + (isInTmux ? [] : ["-u", "TMUX"]) + ["TERM=\(term)"]
        + (hasColorTerm ? ["COLORTERM=truecolor"] : []) + (hasNoColor ? ["NO_COLOR=1"] : [])
        + ["LC_ALL=\(isC ? "C" : "C.UTF-8")"]
    }
  }

  @Test("are as they were, in every environment")
  func screens() throws {
    let tmux = try Tmux(size: .init(64, 16))
    var home = PictureBook(name: "home")
    var trip = PictureBook(name: "trip")
    // A few at a time, so that none waits for a processor while another is looked at.
    for settings in stride(from: 0, to: Setting.all.count, by: 6).map({
      Setting.all[$0..<min($0 + 6, Setting.all.count)]
    }) {
      let windows = try settings.map { setting in
        try tmux.open(setting.command + [tmux.home.path + "/wl", "--sample"])
      }
      for (window, setting) in zip(windows, settings) {
        home.add(try tmux.wait(in: window, for: "new trip"), from: setting)
        try tmux.run(["send-keys", "-t", window, "Right", "Enter"])
        try tmux.wait(in: window, for: "Add an activity")
        try tmux.run(["send-keys", "-t", window, "Space"])
        trip.add(try tmux.wait(in: window, for: "Goal earned"), from: setting)
        try tmux.run(["kill-window", "-t", window])
      }
    }
    try home.compare()
    try trip.compare()
  }
}

extension Tmux {
  /// Runs a program in a window of its own; returns the window's name.
  fileprivate func open(_ command: [String]) throws -> String {
    let window = try run(["new-window", "-d", "-P", "-F", "#{window_id}", "--"] + command).lines.first
    return try #require(window)
  }

  /// Looks at a window until this text is there, and it has come to rest; returns what it shows, with its colours.
  @discardableResult
  fileprivate func wait(in window: String, for text: String) throws -> String {
    var shown = ""
    try wait(
      for: "\(text) in the window \(window)",
      untilTrue: {
        let now = try run(["capture-pane", "-p", "-e", "-t", window]).text
        defer { shown = now }
        return now == shown && now.contains(text)
      })
    return shown
  }
}

/// Screens of one place in the app, each with the environments that show it.
private struct PictureBook {
  let name: String
  private var pictures: [(text: String, settings: [String])] = []

  init(name: String) { self.name = name }

  mutating func add(_ screen: String, from setting: ColoredScreenTests.Setting) {
    // Sequences that set colours and attributes stand in braces, which nothing on these screens does.
    let text = Screen(screen).text.split(separator: "\u{1b}[", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      guard index > 0, let end = part.firstIndex(of: "m") else { return String(part) }
      return "{" + part[..<end] + "}" + part[part.index(after: end)...]
    }.joined()
    if setting.hasNoColor || setting.term == "vt100" {
      #expect(text.firstMatch(of: /\{[0-9;]*\b(3[0-8]|4[0-8]|9[0-7]|10[0-7])\b[0-9;]*\}/) == nil, "\(setting.name)")
    }
    #expect(!setting.isC || text.utf8.allSatisfy { $0 < 0x80 }, "\(setting.name)")
    if let index = pictures.firstIndex(where: { $0.text == text }) {
      pictures[index].settings.append(setting.name)
    } else {
      pictures.append((text, [setting.name]))
    }
  }

  func compare() throws {
    let book = pictures.map { "== " + $0.settings.joined(separator: "\n== ") + "\n" + $0.text + "\n" }.joined()
    let tests = #filePath.split(separator: "/").dropLast().map(String.init)
    let file = "/" + tests.dropLast(2).joined(separator: "/") + "/Fixtures/Terminals/\(name).txt"
    if File.isUpdating { try File.write(book, to: file, mode: 0o644) }
    let before = try File.text(file)
    guard before != book else { return }
    let lines = zip(before.split(separator: "\n"), book.split(separator: "\n")).filter { $0 != $1 }
    Issue.record(
      "\(name) looks different:\n\(lines.prefix(8).map { "- \($0)\n+ \($1)" }.joined(separator: "\n"))")
  }
}
