import Glibc
import Testing

/// The program goes into the background and comes back (C61).
@Suite("Stopping and going on")
struct SuspendTests {
  @Test("Ctrl-Z and fg", arguments: ["the key", "a signal"])
  func suspend(way: String) throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    let before = try startAtTrip(in: tmux)
    if way == "the key" { try tmux.press("C-z") } else { kill(try tmux.processID(), SIGTSTP) }
    try tmux.wait(for: "Stopped")
    try tmux.waitForPrompt()
    try tmux.expectTerminalIsTheShells(modes: modes)

    try tmux.type("fg")
    try tmux.wait(for: "the screen of before") { $0 == before }
    try tmux.press("Space")
    try tmux.wait(for: "2 of 3 activities")
    try tmux.press("C-c")
    try tmux.wait(for: "./wl --sample")
    try tmux.waitForPrompt()
    try tmux.expectTerminalIsTheShells(modes: modes)
  }

  @Test("finds the terminal with another size when it comes back")
  func resizedMeanwhile() throws {
    let tmux = try Tmux()
    let before = try startAtTrip(in: tmux)
    try tmux.press("C-z")
    try tmux.wait(for: "Stopped")
    try tmux.resize(to: Tmux.Size(50, 12))
    try tmux.type("fg")
    let narrow = try tmux.wait(for: "Add an activity")
    #expect(narrow.lines.count == 12)
    try tmux.resize(to: Tmux.Size(80, 24))
    try tmux.wait(for: "the screen of before") { $0 == before }
  }

  @Test("goes on after a stop that it was not asked for")
  func forcedStop() throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    let before = try startAtTrip(in: tmux)
    kill(try tmux.processID(), SIGSTOP)
    try tmux.wait(for: "Stopped")
    try tmux.waitForPrompt()
    try tmux.type("fg")
    try tmux.wait(for: "the screen of before") { $0 == before }
    #expect(try tmux.value("#{alternate_on}") == "1")
    try tmux.press("Space")
    try tmux.wait(for: "2 of 3 activities")
    try tmux.press("C-c")
    try tmux.wait(for: "./wl --sample")
    try tmux.waitForPrompt()
    try tmux.expectTerminalIsTheShells(modes: modes)
  }

  /// The app at a trip. It was started by a plain command: the shell doesn't take up a list of them where it stopped.
  private func startAtTrip(in tmux: Tmux) throws -> Screen {
    try tmux.type("clear")
    try tmux.type("./wl --sample")
    try tmux.wait(for: "Show All")
    return try tmux.open("São Miguel", bySearching: "sao")
  }
}
