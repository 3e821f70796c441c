import Glibc
import Testing

/// What ends a program from within: TERMINAL 6, cases C57 and C58.
@Suite("Crashes")
struct CrashTests {
  @Test(
    "a trap gives the terminal back, and its message can be read",
    arguments: [
      ("index", "Index out of range", [SIGILL, SIGTRAP]), ("fatal", "This is meant.", [SIGILL, SIGTRAP]),
      ("abort", "", [SIGABRT]), ("overflow", "", [SIGSEGV]), ("thread-overflow", "", [SIGSEGV]),
    ])
  func trap(end: String, message: String, signals: [Int32]) throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    try start(end, in: tmux)
    try tmux.press("x")
    let screen = try tmux.wait(for: "left with ")
    #expect(signals.contains { screen.contains("left with \(128 + $0)") })
    if !message.isEmpty { #expect(screen.contains(message)) }
    try tmux.waitForPrompt()
    try tmux.expectTerminalIsTheShells(modes: modes)
  }

  @Test("exit gives the terminal back too")
  func exits() throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    try start("exit", in: tmux)
    try tmux.press("x")
    try tmux.expectLeft(with: 7, modes: modes)
  }

  @Test("standard error is kept in a file whose path is told, and what earlier runs left isn't told again")
  func log() throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    let log = tmux.home.path + "/log"
    for run in 1...2 {
      try start("complain \(log)", in: tmux)
      #expect(try !tmux.screen().contains("a complaint"))
      try tmux.press("x")
      let screen = try tmux.wait(for: "left with 0")
      #expect(screen.lines.count { $0 == "a complaint" } == 1)
      #expect(screen.lines.joined().contains("is kept in \(log)."))
      #expect(try File.text(log) == String(repeating: "a complaint\n", count: run))
      try tmux.waitForPrompt()
    }
    try tmux.expectTerminalIsTheShells(modes: modes)
  }

  @Test("a run without a complaint leaves no log and tells of none")
  func silence() throws {
    let tmux = try Tmux()
    let log = tmux.home.path + "/log"
    try start("leave \(log)", in: tmux)
    #expect(File.exists(log))
    try tmux.press("x")
    #expect(try !tmux.wait(for: "left with 0").contains("kept"))
    #expect(!File.exists(log))
  }

  @Test("a log that can't be opened is kept in memory", arguments: ["/nowhere/log", "/dev"])
  func noLog(path: String) throws {
    let tmux = try Tmux()
    try start("complain \(path)", in: tmux)
    try tmux.press("x")
    let screen = try tmux.wait(for: "left with 0")
    #expect(screen.contains("a complaint"))
    #expect(!screen.contains("kept"))
  }

  private func start(_ arguments: String, in tmux: Tmux) throws {
    try tmux.type("clear; ./lc \(arguments); echo \"left with $?\"")
    try tmux.wait(for: "The screen is up.")
  }
}
