import Glibc
import Testing

/// What a terminal sends, as bytes, to the built program.
@Suite("Input")
struct InputTests {
  /// Types bytes as a terminal sends them, in one write.
  private func send(_ text: String, to tmux: Tmux) throws { try send(Array(text.utf8), to: tmux) }

  private func send(_ bytes: [UInt8], to tmux: Tmux) throws {
    try tmux.run(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  private func startAtSearch(_ options: String = "--sample --data d") throws -> Tmux {
    let tmux = try Tmux()
    try tmux.startApp(options)
    try tmux.press("/")
    try tmux.wait(for: "Recent")
    return tmux
  }

  @Test("C24, C37, C53, C60: what is no key is never typed: replies, unknown sequences, focus, bytes that are no text")
  func noText() throws {
    let tmux = try startAtSearch()
    for text in [
      "\u{1b}]10;rgb:ffff/ffff/ffff\u{7}", "\u{1b}[?62;1;4c", "\u{1b}[>0;276;0c", "\u{1b}[12;40R", "\u{1b}[0n",
      "\u{1b}[?2026;2$y", "\u{1b}[?1u", "\u{1b}P>|some terminal\u{1b}\\", "\u{1b}[8;24;80t", "\u{1b}[I", "\u{1b}[O",
      "\u{1b}[1;2;3;4z", "\u{1b}[<35;3;4M", "\u{1b}_Gi=1;OK\u{1b}\\",
    ] { try send(text, to: tmux) }
    try send([0xff, 0xfe, 0x80, 0xc3], to: tmux)
    try tmux.write("kyo")
    let screen = try tmux.wait(for: "kyo")
    #expect(screen.line("kyo")?.contains(";") == false)
    try send("\u{15}", to: tmux)
    try tmux.wait(for: "nothing in the field") { !$0.contains("kyo") }
  }

  @Test("C36: an arrow is an arrow in either mode; C47: characters of four bytes are typed")
  func forms() throws {
    let tmux = try startAtSearch()
    try send("✨🎨ab\u{1b}[D\u{1b}OD\u{1b}[1;5C\u{1b}[Hc\u{1b}OFd\u{1b}[1~e\u{1b}[4~f", to: tmux)
    try tmux.wait(for: "ec✨🎨abdf")
  }

  @Test("keys by kitty's protocol: Esc, Ctrl-C and Ctrl-Z mean the same")
  func kitty() throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    try tmux.type("clear")
    try tmux.type("./wl --sample --data d")
    try tmux.wait(for: "Show All")
    try tmux.open("Jeju in Yellow", bySearching: "jeju")
    try send("\u{1b}[27u", to: tmux)
    try tmux.wait(for: "jeju", "Search")
    try send("\u{1b}[122;5u", to: tmux)
    try tmux.wait(for: "Stopped")
    try tmux.waitForPrompt()
    try tmux.type("fg")
    try tmux.wait(for: "jeju", "Search")
    try send("\u{1b}[99;5u", to: tmux)
    try tmux.waitForPrompt()
    try tmux.expectTerminalIsTheShells(modes: modes)
  }

  @Test("C45: a paste is text: its lines are many activities, and in a list it runs no command")
  func paste() throws {
    let tmux = try Tmux()
    try tmux.startApp()
    try tmux.open("Jeju in Yellow", bySearching: "jeju")
    // In the list letters are commands: delete, edit, quit.
    try send("\u{1b}[200~d\ndeq\n\u{1b}[201~", to: tmux)
    try tmux.press("Space")
    try tmux.wait(for: "1 of 4 activities", "Climb Seongsan")
    try tmux.press("a")
    try send("\u{1b}[200~one q\ntwo\r\nthree\n\u{1b}[201~", to: tmux)
    let screen = try tmux.wait(for: "1 of 7 activities")
    for name in ["one q", "two", "three"] { #expect(screen.contains(name)) }
  }

  @Test("C48: 1 MB pasted into a field is there to its last character")
  func longPaste() throws {
    let tmux = try startAtSearch()
    let text = String(repeating: "0123456789", count: 100_000) + "the end"
    try File.write("\u{1b}[200~\(text)\u{1b}[201~", to: tmux.home.path + "/paste")
    try tmux.run(["load-buffer", tmux.home.path + "/paste"])
    try tmux.run(["paste-buffer", "-r"])
    try tmux.wait(for: "6789the end")
    try send("\u{15}x", to: tmux)
    try tmux.wait(for: "nothing in the field but x") { !$0.contains("the end") }
  }

  @Test("C35: 500 arrows in one write are 500 moves, with no key more to show them")
  func manyArrows() throws {
    let tmux = try Tmux()
    let lines = (0...600).map { "line \($0)." }.joined(separator: "\n")
    try tmux.startApp()
    try tmux.open("Jeju in Yellow", bySearching: "jeju")
    try tmux.press("a")
    try File.write("\u{1b}[200~\(lines)\n\u{1b}[201~\u{1b}", to: tmux.home.path + "/paste")
    try tmux.run(["load-buffer", tmux.home.path + "/paste"])
    try tmux.run(["paste-buffer", "-r"])
    try tmux.wait(for: "0 of 605 activities")
    // From the first of the trip's own four, 500 down is the line 496 of those pasted behind them.
    try tmux.press("Home")
    try File.write(String(repeating: "\u{1b}[B", count: 500), to: tmux.home.path + "/arrows")
    try tmux.run(["load-buffer", tmux.home.path + "/arrows"])
    try tmux.run(["paste-buffer", "-r"])
    try tmux.wait(for: "line 495.")
    try tmux.press("d")
    let screen = try tmux.wait(for: "0 of 604 activities")
    #expect(!screen.contains("line 495.") && screen.contains("line 494."))
  }

  @Test("W13: the mouse opens a card, the wheel scrolls below it, and the key m gives it to the terminal and back")
  func mouse() throws {
    let tmux = try Tmux()
    try tmux.startApp()
    #expect(try tmux.value("#{mouse_button_flag}#{mouse_sgr_flag}") == "11")
    try tmux.press("m")
    try tmux.wait(for: "m take mouse")
    #expect(try tmux.value("#{mouse_any_flag}#{mouse_button_flag}#{mouse_sgr_flag}") == "000")
    try tmux.press("m")
    try tmux.wait(for: "the mouse is taken back") { !$0.contains("m take mouse") }
    #expect(try tmux.value("#{mouse_button_flag}#{mouse_sgr_flag}") == "11")
    try send("\u{1b}[<65;40;14M", to: tmux)
    try tmux.wait(for: "the first row has gone") { !$0.contains("New Trip") || !$0.contains("Stars over the Atacama") }
    try send("\u{1b}[<64;40;14M", to: tmux)
    try tmux.wait(for: "Stars over the Atacama")
    try send("\u{1b}[<0;6;13M\u{1b}[<0;6;13m", to: tmux)
    try tmux.wait(for: "‹ Wishlist Jeju in Yellow")
  }

  @Test("--no-mouse leaves the mouse to the terminal from the start")
  func noMouse() throws {
    let tmux = try Tmux()
    try tmux.startApp("--sample --no-mouse")
    #expect(try tmux.value("#{mouse_any_flag}#{mouse_button_flag}#{mouse_sgr_flag}") == "000")
    try tmux.wait(for: "m take mouse")
  }

  @Test("a trip is copied to the clipboard of the terminal")
  func copy() throws {
    let tmux = try Tmux()
    try tmux.run(["set", "-s", "set-clipboard", "on"])
    try tmux.startApp()
    try tmux.open("São Miguel", bySearching: "sao")
    try tmux.press("y")
    try tmux.wait(for: "São Miguel was sent to the clipboard.")
    try tmux.wait(
      for: "tmux has it", untilTrue: { (try? tmux.run(["show-buffer"]).text.contains("São Miguel")) == true })
    let text = try tmux.run(["show-buffer"]).text
    #expect(text.hasPrefix("São Miguel\nAçores, Portugal\nSpring, 1 of 3 done (33 %)\n\n  [x] Walk around"))
  }

  @Test(
    "C51: every mode that is switched on is switched off before the screen is left, however that comes",
    arguments: ["q", "Ctrl-C", "Ctrl-Z", "SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT", "SIGTSTP", "SIGSEGV", "SIGABRT"])
  func modes(end: String) throws {
    let tmux = try Tmux()
    let record = tmux.home.path + "/sent"
    try tmux.run(["pipe-pane", "-O", "cat > \(record)"])
    try tmux.type("clear")
    try tmux.type("./wl --sample")
    try tmux.wait(for: "Show All")
    let signals = [
      "SIGTERM": SIGTERM, "SIGHUP": SIGHUP, "SIGINT": SIGINT, "SIGQUIT": SIGQUIT, "SIGTSTP": SIGTSTP,
      "SIGSEGV": SIGSEGV, "SIGABRT": SIGABRT,
    ]
    switch end {
    case "q": try tmux.press("q")
    case "Ctrl-C": try tmux.press("C-c")
    case "Ctrl-Z": try tmux.press("C-z")
    default: kill(try tmux.processID(), try #require(signals[end]))
    }
    let isStop = end == "Ctrl-Z" || end == "SIGTSTP"
    try tmux.waitForPrompt()
    if isStop {
      try tmux.type("fg")
      try tmux.wait(for: "Show All")
      try tmux.press("q")
      try tmux.waitForPrompt()
    }
    try tmux.wait(for: "all is recorded", untilTrue: { try File.text(record).contains("\u{1b}[?1049l") })
    let sent = try File.text(record)
    let screens = sent.ranges(of: "\u{1b}[?1049h")
    #expect(screens.count == (isStop ? 2 : 1))
    for start in screens {
      let screen = sent[start.upperBound...]
      let left = try #require(screen.firstRange(of: "\u{1b}[?1049l"), "the screen is left")
      var place = screen.startIndex
      // In order, and off in the reverse order.
      for mode in [
        "\u{1b}[?2004h", "\u{1b}[?1004h", "\u{1b}[>4;1m", "\u{1b}[>1u", "\u{1b}[?1000h", "\u{1b}[?1002h",
        "\u{1b}[?1006h", "\u{1b}[?1006l", "\u{1b}[?1002l", "\u{1b}[?1000l", "\u{1b}[<u", "\u{1b}[>4m", "\u{1b}[?1004l",
        "\u{1b}[?2004l", "\u{1b}[?25h",
      ] {
        let found = screen[place..<left.lowerBound].firstRange(of: mode)
        #expect(found != nil, "\(end): \(mode.dropFirst())")
        place = found?.upperBound ?? place
      }
    }
  }
}
