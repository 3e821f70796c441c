import Glibc
import Testing

/// A shell in a real terminal: a tmux server of its own with one pane, which end with the test.
final class Tmux: Sendable {
  struct Size: Sendable, Equatable {
    let columns: Int
    let rows: Int

    init(_ columns: Int, _ rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// How often a screen is looked at until it is given up. A look takes some milliseconds, more on a busy machine.
  private static let patience = 4_000

  let home: Home
  private let command: Command
  private let shell: pid_t
  private var socket: String { home.path + "/tmux" }

  /// Starts a shell that has a short prompt, and waits for that.
  init(size: Size = Size(80, 24), environment: [String: String] = [:]) throws {
    home = try Home()
    let tmux = try #require(
      ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"].first(where: File.exists), "These tests need tmux.")
    command = Command(
      path: tmux, environment: home.environment.merging(environment) { $1 }, folder: home.path)
    // What the tests type is short, so that it fits into a line, and leaves its number behind.
    try File.write(
      "#!/bin/sh\necho $$ > \"$HOME/pid\"\nexec \(BuiltProgram.path) \"$@\"\n", to: home.path + "/wl", mode: 0o700)
    try File.write(
      "#!/bin/sh\necho $$ > \"$HOME/pid\"\nexec \(BuiltProgram.lifeCycle) \"$@\"\n", to: home.path + "/lc", mode: 0o700)
    let start = try command.run([
      "-u", "-S", home.path + "/tmux", "-f", "/dev/null", "start-server", ";", "set", "-g", "status", "off", ";",
      "new-session", "-d",
      "-x", "\(size.columns)", "-y", "\(size.rows)", "-c", home.path, "-P", "-F", "#{pane_pid}", "--",
      "env", "PS1=\(Self.prompt) ", "HISTFILE=/dev/null", "bash", "--norc", "--noprofile",
    ])
    shell = try #require(pid_t(start.lines.first ?? ""), "tmux doesn't start: \(start.complaint)")
    try type("ulimit -c 0")
    try waitForPrompt()
  }

  /// Ends all that was started, and waits for that: nobody may write into the home when it goes away.
  deinit {
    let processes = [shell, try? processID()].compactMap(\.self)
    _ = try? run(["kill-server"])
    for _ in 0..<Self.patience where processes.contains(where: Self.isRunning) { _ = try? command.run(["-V"]) }
    for process in processes where Self.isRunning(process) { kill(process, SIGKILL) }
  }

  /// Runs a command of tmux.
  @discardableResult
  func run(_ arguments: [String]) throws -> Command.Result {
    let result = try command.run(["-u", "-S", socket] + arguments)
    guard result.status == 0 else {
      throw Command.Failure(description: "tmux \(arguments.first ?? ""): \(result.complaint)")
    }
    return result
  }

  /// Presses keys, by tmux's names of them.
  func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

  /// Types text as it is.
  func write(_ text: String) throws { try run(["send-keys", "-l", text]) }

  /// Types a line into the shell.
  func type(_ line: String) throws {
    try write(line)
    try press("Enter")
  }

  /// What is on the screen now.
  func screen() throws -> Screen { Screen(try run(["capture-pane", "-p"]).text) }

  /// What is on the screen now, with the sequences that set its colours.
  func coloredScreen() throws -> Screen { Screen(try run(["capture-pane", "-p", "-e"]).text) }

  /// What tmux knows of the pane, such as `#{cursor_flag}`.
  func value(_ format: String) throws -> String { try run(["display-message", "-p", format]).lines.first ?? "" }

  func resize(to size: Size) throws {
    try run(["resize-window", "-x", "\(size.columns)", "-y", "\(size.rows)"])
  }

  /// Looks at the screen until it is as wanted, and returns it when it has come to rest: a screen comes in pieces.
  @discardableResult
  func wait(for what: String, location: SourceLocation = #_sourceLocation, until isThere: (Screen) -> Bool) throws
    -> Screen
  {
    var last = try screen()
    for _ in 0..<Self.patience {
      let now = try screen()
      if now == last, isThere(now) { return now }
      last = now
    }
    throw missing("There is no \(what) on the screen:\(last)", location)
  }

  /// Looks at the screen until all these texts are on it.
  @discardableResult
  func wait(for texts: String..., location: SourceLocation = #_sourceLocation) throws -> Screen {
    try wait(for: "\(texts)", location: location) { screen in texts.allSatisfy(screen.contains) }
  }

  /// Asks again and again until something is so. In between tmux is asked for nothing, which gives others time to run.
  func wait(for what: String, location: SourceLocation = #_sourceLocation, untilTrue isSo: () throws -> Bool) throws {
    for _ in 0..<Self.patience {
      if try isSo() { return }
      _ = try command.run(["-V"])
    }
    throw missing("It never came that \(what).", location)
  }

  private func missing(_ description: String, _ location: SourceLocation) -> Command.Failure {
    Issue.record("\(description)", sourceLocation: location)
    return Command.Failure(description: description)
  }
}
