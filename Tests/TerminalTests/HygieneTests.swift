import Glibc
import Testing

/// What terminal programs are known to do wrong, each as a row of the README's table. The signals are in SignalTests,
/// traps in CrashTests, stopping in SuspendTests, and what isn't a terminal in NoTerminalTests.
///
/// Cases of CASES.md that can't be tests here: C8 (one machine has one table of widths; `CWidth` names it), C71 (the
/// package links ncursesw by name, so a narrow build doesn't link), C58 (no handler of ours calls `exit`).
@Suite("Hygiene")
struct HygieneTests {
  @Test("C63: the terminal is closed while SIGHUP is ignored: it saves and ends, and doesn't spin")
  func closedWithHangUpIgnored() throws {
    let tmux = try Tmux()
    try tmux.type("trap '' HUP")
    try tmux.startApp()
    try tmux.open("Jeju in Yellow", bySearching: "jeju")
    try tmux.press("Space")
    try tmux.wait(for: "1 of 4 activities")
    let process = try tmux.processID()
    try tmux.run(["kill-server"])
    try tmux.wait(for: "the program ended", untilTrue: { !Tmux.isRunning(process) })
    #expect(try tmux.home.trip("jeju-canola").contains("\"isComplete\": true"))
  }

  @Test("C35: 500 arrows in one write are 500 moves")
  func manyArrows() throws {
    let tmux = try Tmux()
    let activities = (1...600).map { "{\"id\": \"\($0)\", \"name\": \"step \($0)\"}" }.joined(separator: ",")
    try tmux.addTrip(
      "{\"id\": \"long\", \"name\": \"Long way\", \"collection\": \"fall\", \"activities\": [\(activities)]}")
    try tmux.startApp("--data d")
    try tmux.open("Long way", bySearching: "long")
    try tmux.send(bytes: Array(String(repeating: "\u{1b}[B", count: 500).utf8))
    try tmux.wait(for: "step 501")
    try tmux.press("Space")
    try tmux.wait(for: "1 of 600 activities")
    try tmux.wait(for: "the file says which", untilTrue: { try tmux.trip("added").contains("true") })
    #expect(
      try tmux.trip("added").split(separator: "\"id\"").first { $0.contains("true") }?.contains("step 501") == true)
  }

  @Test("C45: a pasted newline submits nothing in a field, and runs nothing elsewhere")
  func pastedNewline() throws {
    let tmux = try Tmux()
    try tmux.startApp()
    try tmux.press("n")
    try tmux.wait(for: "Save")
    try tmux.paste("Rome\nq\n")
    let form = try tmux.wait(for: "Rome q")
    #expect(form.contains("Save"))
    try tmux.press("Escape")
    try tmux.wait(for: "Keep")
    try tmux.press("C-c")
    try tmux.waitForPrompt()

    let again = try tmux.startApp()
    try tmux.paste("q\nn\n3\n")
    #expect(Tmux.isRunning(try tmux.processID()))
    try tmux.press("?")
    try tmux.wait(for: "Shift-Tab")
    try tmux.press("Escape")
    try tmux.wait(for: "the screen of before") { $0 == again }
  }

  @Test("C24: the byte 0xFF ends nothing and swallows nothing")
  func invalidByte() throws {
    let tmux = try Tmux()
    try tmux.startApp()
    try tmux.send(bytes: [0xff])
    try tmux.press("/")
    try tmux.wait(for: "Recent")
    try tmux.send(bytes: [0x78, 0xff, 0xc3, 0x79, 0x7a])
    try tmux.wait(for: "what was typed around it") {
      $0.contains("“xyz”") || $0.contains("\"xyz\"") || $0.contains("x��yz")
    }
  }

  @Test("C17, C20: control characters in a trip's name never reach the terminal")
  func controlCharacters() throws {
    let tmux = try Tmux()
    let title = try tmux.value("#{pane_title}")
    try tmux.addTrip(
      "{\"id\": \"evil\", \"name\": \"A\\u001b]0;owned\\u0007B\\u001b[2JC\\rD\\u009b31mE\\u0085F\\tG\", "
        + "\"subtitle\": \"\\u001b]52;c;b3duZWQ=\\u0007sub\", \"collection\": \"fall\", \"notes\": \"x\\u001bcy\", "
        + "\"activities\": [{\"id\": \"1\", \"name\": \"\\u001b[5mblink\\b\\b\\u000b\"}]}")
    try tmux.startApp("--data d")
    try tmux.open("owned", bySearching: "owned")
    let screen = try tmux.wait(for: "blink")
    #expect(screen.contains("sub"))
    #expect(screen.contains("Wishlist"), "nothing was cleared")
    #expect(try tmux.value("#{pane_title}") == title)
    #expect(try tmux.run(["list-buffers"]).text.isEmpty, "nothing was put on the clipboard")
  }

  @Test("C26, C27: any size to begin with", arguments: [(1, 1), (2, 1), (1, 2), (10, 3), (300, 3), (500, 500)])
  func sizes(columns: Int, rows: Int) throws {
    let tmux = try Tmux()
    try tmux.type("clear; stty cols \(columns) rows \(rows); ./wl --sample; echo \"left with $?\"")
    try tmux.wait(for: "the screen is up", untilTrue: { try tmux.value("#{alternate_on}") == "1" })
    try tmux.press("C-c")
    try tmux.wait(for: "the screen is gone", untilTrue: { try tmux.value("#{alternate_on}") == "0" })
    try tmux.type("clear; stty cols 80 rows 24; echo back")
    try tmux.wait(for: "back")
  }

  @Test("C29: a storm of sizes ends with the right screen, without a key")
  func resizeStorm() throws {
    let tmux = try Tmux()
    let before = try tmux.startApp()
    for step in 0..<60 { try tmux.resize(to: Tmux.Size(21 + step * 37 % 160, 6 + step * 23 % 50)) }
    try tmux.resize(to: Tmux.Size(80, 24))
    try tmux.wait(for: "the screen of before") { $0 == before }
  }
}

extension Tmux {
  /// Sends bytes to the program in one write.
  func send(bytes: [UInt8]) throws {
    let file = home.path + "/bytes"
    try File.write(bytes, to: file)
    try run(["load-buffer", "-b", "bytes", file])
    try run(["paste-buffer", "-d", "-r", "-b", "bytes"])
  }

  /// Pastes text as a terminal does where the program asked for marks around it.
  func paste(_ text: String) throws {
    let file = home.path + "/bytes"
    try File.write(Array(text.utf8), to: file)
    try run(["load-buffer", "-b", "bytes", file])
    try run(["paste-buffer", "-d", "-p", "-r", "-b", "bytes"])
  }

  /// What the file of a trip says.
  func trip(_ id: String) throws -> String { try home.trip(id) }

  /// Puts a trip beside the sample trips.
  func addTrip(_ json: String) throws {
    try home.addSamples()
    try File.write(json, to: home.data + "/trips/added.json")
  }
}
