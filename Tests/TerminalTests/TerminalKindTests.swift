import Testing

/// The same screens on terminals that can do less (C70, C73, C74).
@Suite("Kinds of terminals")
struct TerminalKindTests {
  @Test(
    "ticks on any terminal, and gives it back",
    arguments: ["xterm-256color", "tmux-256color", "screen-256color", "screen", "linux", "vt100"])
  func names(term: String) throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    let home = try tmux.startApp(setting: "TERM=\(term)")
    // The same picture everywhere: corners in their columns, wide letters as wide as they are.
    #expect(home.lines[2] == "┏" + String(repeating: "━", count: 78) + "┓")
    #expect(home.lines[6] == "┗" + String(repeating: "━", count: 78) + "┛")
    #expect(home.line("제주도") == "│제주도, South Korea   │ │Açores, Portugal      │ │North Holland, Nether…│")
    try tickJeju(in: tmux)
    try tmux.press("C-c")
    try tmux.expectLeft(with: 130, modes: modes)
  }

  @Test("draws the same cells on each terminal")
  func sameScreen() throws {
    var screens: [Screen] = []
    for term in ["xterm-256color", "tmux-256color", "linux", "vt100"] {
      let tmux = try Tmux()
      try tmux.startApp(setting: "TERM=\(term)")
      screens.append(try tmux.open("São Miguel", bySearching: "sao"))
    }
    for screen in screens { #expect(screen == screens[0]) }
  }

  @Test(
    "shows nothing but ASCII in the C locale, in the same columns", arguments: ["xterm-256color", "linux", "vt100"])
  func ascii(term: String) throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    let home = try tmux.startApp(setting: "LC_ALL=C TERM=\(term)")
    #expect(home.isASCII)
    #expect(home.lines[2] == "+" + String(repeating: "-", count: 78) + "+")
    #expect(home.line("South Korea") == "|? ? ? , South Korea   | |Acores, Portugal      | |North Holland, Nether~|")
    #expect(home.contains("Sao Miguel"))
    let ticked = try tickJeju(in: tmux, mark: "x")
    #expect(ticked.isASCII)
    for (key, text) in [("2", "Next milestones"), ("1", "New Trip")] {
      try tmux.press(key)
      #expect(try tmux.wait(for: text).isASCII)
    }
    try tmux.press("q")
    try tmux.expectLeft(with: 0, modes: modes)
  }

  @Test("sets no colour if NO_COLOR is set, and the selection is seen all the same")
  func noColor() throws {
    let tmux = try Tmux()
    try tmux.startApp(setting: "NO_COLOR=1")
    #expect(try colors(on: tmux.coloredScreen()).isEmpty)
    try tickJeju(in: tmux)
    let colored = try tmux.coloredScreen()
    #expect(colors(on: colored).isEmpty)
    let selected = try #require(colored.line("Climb Seongsan"))
    let other = try #require(colored.line("Walk a section"))
    #expect(parameters(of: selected).contains(7), "reversed")
    #expect(!parameters(of: other).contains(7))
  }

  @Test("sets colours where there are some")
  func color() throws {
    let tmux = try Tmux()
    try tmux.startApp(setting: "TERM=xterm-256color")
    #expect(try !colors(on: tmux.coloredScreen()).isEmpty)
  }

  @discardableResult
  private func tickJeju(in tmux: Tmux, mark: String = "✔") throws -> Screen {
    try tmux.open("Jeju in Yellow", bySearching: "jeju")
    try tmux.press("Space")
    let screen = try tmux.wait(for: "10 Activities")
    #expect(screen.line("25 %")?.contains("1 of 4 activities") == true)
    #expect(screen.line("Climb")?.contains("\(mark) Climb") == true)
    return screen
  }

  /// The numbers in the sequences that set attributes and colours.
  private func parameters(of line: String) -> [Int] {
    line.split(separator: "\u{1b}[").flatMap { part -> [Int] in
      guard let end = part.firstIndex(where: { $0.isLetter }), part[end] == "m" else { return [] }
      return part[..<end].split(whereSeparator: { $0 == ";" || $0 == ":" }).compactMap { Int($0) }
    }
  }

  /// Those that set a colour; 39 and 49 set the terminal's own.
  private func colors(on screen: Screen) -> [Int] {
    screen.lines.flatMap(parameters).filter { number in
      (30...38).contains(number) || (40...48).contains(number) || (90...107).contains(number)
    }
  }
}
