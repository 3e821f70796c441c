import Glibc
import Testing

/// What the shell of a test does.
extension Tmux {
  static let prompt = "ready>"

  /// Waits until the shell takes a command: its prompt is the last thing on the screen.
  func waitForPrompt(location: SourceLocation = #_sourceLocation) throws {
    try wait(for: "prompt", location: location) { $0.lines.last { !$0.isEmpty } == Self.prompt }
  }

  /// The number of the program that `./wl` started last.
  func processID() throws -> pid_t {
    let text = try File.text(home.path + "/pid")
    return try #require(pid_t(text.split(separator: "\n").first ?? ""), "The program left no number.")
  }

  /// Whether a process runs; one that has ended and is not yet collected doesn't.
  static func isRunning(_ process: pid_t) -> Bool {
    guard let status = File.systemText("/proc/\(process)/stat"), let end = status.lastIndex(of: ")") else {
      return false
    }
    return !["Z", "X"].contains(status[end...].dropFirst(2).first)
  }

  /// Starts the app on sample trips that it may change, and waits for its screen.
  @discardableResult
  func startApp(_ options: String = "--sample --data d", setting variables: String = "") throws -> Screen {
    try type("clear; \(variables) ./wl \(options); echo \"left with $?\"")
    return try wait(for: "Show All", "q quit")
  }

  /// Goes from the first screen to the trip of this name by typing a part of it into the search.
  @discardableResult
  func open(_ trip: String, bySearching text: String) throws -> Screen {
    try press("/")
    try wait(for: "Recent")
    try write(text)
    try wait(for: trip)
    try press("Enter")
    return try wait(for: "Add an activity")
  }

  /// The modes of the terminal as the shell's commands find them.
  func modes() throws -> String {
    let file = home.path + "/modes"
    File.remove(file)
    try type("clear; stty -a > part; mv part modes")
    try wait(for: "the modes are known", untilTrue: { File.exists(file) })
    try waitForPrompt()
    return try File.text(file)
  }

  /// Checks that the program ended with this status and left the terminal as it found it.
  func expectLeft(
    with status: Int32, modes before: String, location: SourceLocation = #_sourceLocation
  ) throws {
    try wait(for: "left with \(status)", location: location)
    try waitForPrompt(location: location)
    try expectTerminalIsTheShells(modes: before, location: location)
  }

  /// Checks that the terminal is as it was before the program, and that the shell shows what is typed.
  func expectTerminalIsTheShells(modes before: String, location: SourceLocation = #_sourceLocation) throws {
    #expect(try value("#{cursor_flag}") == "1", "the cursor is visible", sourceLocation: location)
    #expect(try value("#{alternate_on}") == "0", "the alternate screen is left", sourceLocation: location)
    #expect(
      try value("#{mouse_any_flag}#{mouse_sgr_flag}#{keypad_flag}#{keypad_cursor_flag}") == "0000",
      "the mouse and the keys are as before", sourceLocation: location)
    let after = try modes()
    #expect(after == before, sourceLocation: location)
    #expect(after.contains(" echo ") && after.contains(" icanon "), sourceLocation: location)
    try write("echo typed at the $((1 + 1))nd prompt")
    try wait(for: "echo typed at the $((1 + 1))nd prompt", location: location)
    try press("Enter")
    try wait(for: "typed at the 2nd prompt", location: location)
    try waitForPrompt(location: location)
  }
}
