import Testing

/// The screens as lines.
@Suite("Lines")
struct PlainTests {
  @Test("C77: --plain reads a screen, then what changes, and gives the terminal back")
  func plain() throws {
    let tmux = try Tmux(size: Tmux.Size(80, 140))
    let modes = try tmux.modes()
    try tmux.type("clear")
    try tmux.type("./wl --sample --plain")
    let first = try tmux.wait(for: "Wishlist, tab 1 of 3, selected", "New Trip, button", "Keys: ")
    #expect(try tmux.value("#{alternate_on}") == "0")
    #expect(first.lines.last { !$0.isEmpty }?.hasPrefix("> ") == true)
    #expect(!first.contains("│"))
    try tmux.press("2")
    try tmux.wait(for: "Goals, tab 2 of 3, selected", "10 Activities")
    try tmux.press("C-z")
    try tmux.wait(for: "Stopped")
    try tmux.waitForPrompt()
    try tmux.expectTerminalIsTheShells(modes: modes)
    try tmux.type("fg")
    try tmux.wait(for: "./wl --sample --plain")
    try tmux.press("3")
    try tmux.wait(for: "Search, tab 3 of 3, selected")
    try tmux.press("C-c")
    try tmux.waitForPrompt()
    try tmux.expectTerminalIsTheShells(modes: modes)
  }

  @Test(
    "C66, C67: on a terminal that can't show it, or that nobody knows, a sentence and then lines",
    arguments: [
      ("TERM=dumb", "dumb"), ("TERM=", "TERM is not set"), ("-u TERM", "TERM is not set"), ("TERM=vt999", "vt999"),
    ])
  func fallBack(setting: String, word: String) throws {
    let tmux = try Tmux(size: Tmux.Size(80, 140))
    let modes = try tmux.modes()
    try tmux.type("clear; env \(setting) ./wl --sample; echo \"left with $?\"")
    let screen = try tmux.wait(for: "New Trip, button", word)
    #expect(screen.contains("read as lines"))
    try tmux.press("C-c")
    try tmux.expectLeft(with: 130, modes: modes)
  }

  @Test(
    "a terminal of today whose entry is missing gets its screen", arguments: ["xterm-ghostty", "foot-extra", "tmux-x"])
  func kin(term: String) throws {
    let tmux = try Tmux()
    let modes = try tmux.modes()
    try tmux.startApp(setting: "TERM=\(term)")
    try tmux.press("C-c")
    try tmux.expectLeft(with: 130, modes: modes)
  }

  @Test("the preferences can ask for lines")
  func preference() throws {
    let tmux = try Tmux(size: Tmux.Size(80, 140))
    try tmux.type("mkdir -p config/wishlist; echo '{\"plain\": true}' > config/wishlist/preferences.json")
    try tmux.type("clear; ./wl --data d")
    try tmux.wait(for: "Wishlist, tab 1 of 3, selected", "No trips yet")
    try tmux.press("C-c")
    try tmux.waitForPrompt()
  }

  @Test("W13: keys from the user's file work, and a clash is told on the screen")
  func keysFile() throws {
    let tmux = try Tmux(size: Tmux.Size(120, 24))
    try tmux.type(
      "mkdir -p config/wishlist; echo '{\"quit\": \"Ctrl-x q\", \"undo\": \"n\", \"undoo\": \"x\"}' > config/wishlist/keys.json"
    )
    try tmux.type("clear; ./wl --data d; echo \"left with $?\"")
    let screen = try tmux.wait(for: "Ctrl-x q quit")
    #expect(screen.contains("n is the key of"))
    #expect(screen.contains("\"undoo\" is no command"))
    try tmux.press("q")
    try tmux.press("C-x")
    try tmux.wait(for: "Ctrl-x …  q quit")
    try tmux.press("q")
    try tmux.wait(for: "left with 0")
  }

  @Test("C77: --accessible puts the cursor where the keys are")
  func cursor() throws {
    let tmux = try Tmux()
    try tmux.startApp("--sample --accessible")
    let first = try tmux.value("#{cursor_flag} #{cursor_y}")
    #expect(first.hasPrefix("1 "))
    try tmux.press("Down")
    try tmux.wait(for: "the cursor moved", untilTrue: { try tmux.value("#{cursor_flag} #{cursor_y}") != first })
    #expect(try tmux.value("#{cursor_flag}") == "1")
  }
}
