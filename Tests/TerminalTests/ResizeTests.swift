import Testing

/// The terminal's size changes while the app is open.
@Suite("Size")
struct ResizeTests {
  @Test("a trip looks as if the terminal had always had its size")
  func sameAsFresh() throws {
    let tall = Tmux.Size(120, 40)
    let fresh = try Tmux(size: tall)
    try fresh.startApp()
    let wanted = try fresh.open("São Miguel", bySearching: "sao")
    let tmux = try Tmux()
    try tmux.startApp()
    let before = try tmux.open("São Miguel", bySearching: "sao")
    try tmux.resize(to: tall)
    try tmux.wait(for: "screen of 120×40") { $0 == wanted }
    try tmux.resize(to: Tmux.Size(80, 24))
    try tmux.wait(for: "screen of before") { $0 == before }
  }

  @Test("comes through any size", arguments: ["the first screen", "a trip", "goals", "help", "a new trip"])
  func anySize(place: String) throws {
    let tmux = try Tmux()
    try tmux.startApp()
    switch place {
    case "a trip": try tmux.open("São Miguel", bySearching: "sao")
    case "goals":
      try tmux.press("2")
      try tmux.wait(for: "Next milestones")
    case "help":
      try tmux.press("?")
      try tmux.wait(for: "Shift-Tab")
    case "a new trip":
      try tmux.press("n")
      try tmux.wait(for: "Save")
    default: break
    }
    let before = try tmux.screen()
    for size in [(10, 3), (1, 1), (2, 1), (1, 5), (300, 4), (20, 6), (200, 60), (3, 50)] {
      try tmux.resize(to: Tmux.Size(size.0, size.1))
      let process = try tmux.processID()
      #expect(try tmux.wait(for: "\(size.1) rows") { $0.lines.count == size.1 }.lines.count == size.1)
      #expect(Tmux.isRunning(process))
    }
    try tmux.resize(to: Tmux.Size(80, 24))
    try tmux.wait(for: "screen of before") { $0 == before }
    try tmux.press("C-c")
    try tmux.wait(for: "left with 130")
  }

  @Test(
    "starts at a small size, and says what is there when it grows", arguments: [Tmux.Size(10, 3), Tmux.Size(20, 6)])
  func startsSmall(size: Tmux.Size) throws {
    let tmux = try Tmux(size: size)
    try tmux.type("./wl --sample --data d")
    try tmux.wait(for: "the app is up", untilTrue: { try tmux.value("#{alternate_on}") == "1" })
    try tmux.resize(to: Tmux.Size(80, 24))
    try tmux.wait(for: "Show All")
  }

  @Test("text that is being typed comes through")
  func typedText() throws {
    let tmux = try Tmux()
    try tmux.startApp()
    try tmux.press("/")
    try tmux.wait(for: "Recent")
    try tmux.write("sa")
    try tmux.wait(for: "São Miguel")
    try tmux.resize(to: Tmux.Size(40, 10))
    try tmux.write("o")
    try tmux.wait(for: "⌕ sao")
    #expect(try tmux.value("#{cursor_flag}") == "1")
    #expect(try tmux.value("#{cursor_x}") == "6")
  }
}
