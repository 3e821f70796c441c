import Glibc
import Testing

/// Whatever ends the program, the terminal comes back and what was done is kept (C56).
@Suite("Signals")
struct SignalTests {
  @Test("ends by a signal with everything saved", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func requestToEnd(signal: Int32) throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    try tmux.startApp()
    try tick(in: tmux)
    kill(try tmux.processID(), signal)
    try tmux.expectLeft(with: 128 + signal, modes: modes)
    #expect(try tmux.home.trip("jeju-canola").contains("\"isComplete\": true"))
  }

  @Test("a crash gives the terminal back too", arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE])
  func crash(signal: Int32) throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    try tmux.startApp()
    try tick(in: tmux)
    try tmux.wait(
      for: "the tick is in the file",
      untilTrue: {
        try tmux.home.trip("jeju-canola").contains("\"isComplete\": true")
      })
    kill(try tmux.processID(), signal)
    try tmux.expectLeft(with: 128 + signal, modes: modes)
  }

  @Test("Ctrl-C ends it anywhere", arguments: ["a trip", "the search field", "help", "a new trip"])
  func controlC(place: String) throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    try tmux.startApp()
    switch place {
    case "a trip": try tick(in: tmux)
    case "the search field":
      try tmux.press("/")
      try tmux.wait(for: "Recent")
      try tmux.write("a")
    case "help":
      try tmux.press("?")
      try tmux.wait(for: "Shift-Tab")
    default:
      try tmux.press("n")
      try tmux.wait(for: "Save")
      try tmux.write("Half a na")
      try tmux.wait(for: "Half a na")
    }
    try tmux.press("C-c")
    try tmux.expectLeft(with: 130, modes: modes)
  }

  @Test("letters in the search field are letters, q included")
  func letters() throws {
    let tmux = try Tmux()
    try tmux.startApp()
    try tmux.press("/")
    try tmux.wait(for: "Recent")
    try tmux.write("q1?u")
    try tmux.wait(for: "q1?u")
    #expect(Tmux.isRunning(try tmux.processID()))
  }

  @Test("leaves no sample trips behind, and touches no folder of the user", arguments: ["q", "SIGTERM"])
  func samples(end: String) throws {
    let tmux = try Tmux()
    try tmux.startApp("--sample")
    #expect(File.everything(below: tmux.home.temporary).contains { $0.hasSuffix("jeju-canola.json") })
    try tick(in: tmux)
    if end == "q" {
      try tmux.press("2")
      try tmux.wait(for: "Next milestones")
      try tmux.press("q")
    } else {
      kill(try tmux.processID(), SIGTERM)
    }
    try tmux.wait(for: "left with \(end == "q" ? 0 : 143)")
    #expect(File.everything(below: tmux.home.temporary).isEmpty)
    for folder in tmux.home.usualFolders { #expect(!File.exists(folder)) }
  }

  private func tick(in tmux: Tmux) throws {
    try tmux.open("Jeju in Yellow", bySearching: "jeju")
    try tmux.press("Space")
    try tmux.wait(for: "1 of 4 activities")
  }
}
