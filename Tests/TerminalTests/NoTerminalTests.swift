import Glibc
import Testing

/// Without a terminal there is a sentence, and nothing else (C59, C64, C65).
@Suite("No terminal")
struct NoTerminalTests {
  @Test("output into a file: a sentence, status 2, nothing in the file")
  func outputIntoFile() throws {
    let home = try Home()
    let file = home.path + "/out"
    expectSentence(try home.wishlist("--sample", output: file), about: "not a terminal")
    #expect(try File.bytes(file).isEmpty)
    #expect(File.everything(below: home.temporary).isEmpty)
    for folder in home.usualFolders { #expect(!File.exists(folder)) }
  }

  @Test(
    "in a terminal, with input or output elsewhere",
    arguments: [
      "./wl --sample 2> errors < /dev/null", "./wl --sample 2> errors > out", "./wl --sample 2> errors | cat > out",
      "true | ./wl --sample 2> errors",
    ])
  func elsewhere(line: String) throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    try tmux.type("clear; set -o pipefail; \(line); echo \"left with $?\"")
    try tmux.expectLeft(with: 2, modes: modes)
    expectSentence(try File.text(tmux.home.path + "/errors"), about: "not a terminal")
    let output = tmux.home.path + "/out"
    if File.exists(output) { #expect(try File.bytes(output).isEmpty) }
  }

  @Test("ends by itself when its terminal goes", arguments: ["kill-pane", "kill-server"])
  func terminalGone(command: String) throws {
    let tmux = try Tmux()
    try tmux.startApp()
    try tmux.open("Jeju in Yellow", bySearching: "jeju")
    try tmux.press("Space")
    try tmux.wait(for: "1 of 4 activities")
    let process = try tmux.processID()
    try tmux.run([command])
    try tmux.wait(for: "the program ended", untilTrue: { !Tmux.isRunning(process) })
    #expect(try tmux.home.trip("jeju-canola").contains("\"isComplete\": true"))
  }

  @Test("does nothing while nothing happens")
  func idle() throws {
    let tmux = try Tmux()
    try tmux.startApp()
    try tmux.open("São Miguel", bySearching: "sao")
    let process = try tmux.processID()
    // It has come to rest when it does nothing between two looks at the screen, twenty times in a row.
    var last: [String] = []
    var looks = 0
    try tmux.wait(
      for: "the program rests",
      untilTrue: {
        let now = switches(of: process)
        looks = now == last ? looks + 1 : 0
        last = now
        return looks >= 20
      })
    #expect(last.count == 2)
    for _ in 0..<100 { _ = try tmux.screen() }
    #expect(switches(of: process) == last)
    try tmux.press("Space")
    try tmux.wait(for: "2 of 3 activities")
    #expect(switches(of: process) != last)
  }

  /// How often the main thread of a process began to run.
  private func switches(of process: pid_t) -> [String] {
    (File.systemText("/proc/\(process)/status") ?? "").split(separator: "\n")
      .filter { $0.contains("ctxt_switches") }.map(String.init)
  }

  private func expectSentence(
    _ result: Command.Result, about words: String, location: SourceLocation = #_sourceLocation
  ) {
    #expect(result.status == 2, sourceLocation: location)
    #expect(result.output.isEmpty, sourceLocation: location)
    expectSentence(result.complaint, about: words, location: location)
  }

  /// One line of text, without anything that a terminal would obey.
  private func expectSentence(_ text: String, about words: String, location: SourceLocation = #_sourceLocation) {
    #expect(text.hasPrefix("wishlist: "), sourceLocation: location)
    #expect(text.contains(words), sourceLocation: location)
    #expect(text.split(separator: "\n").count == 1, sourceLocation: location)
    #expect(!text.utf8.dropLast().contains { $0 < 0x20 || $0 == 0x7f }, sourceLocation: location)
  }
}
