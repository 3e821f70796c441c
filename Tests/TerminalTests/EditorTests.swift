import Glibc
import Testing

/// Notes are edited in the user's editor, which has the terminal meanwhile.
@Suite("The editor")
struct EditorTests {
  /// An editor that is there until a line is typed, and then does what its first argument says.
  private static let editor = """
    #!/bin/sh
    stty -a > "$HOME/editor-modes"
    echo "the file has: $(cat "$2")"
    read line
    case $1 in
      add) echo "$line" >> "$2" ;;
      fail) echo "$line" >> "$2"; exit 3 ;;
      die) echo "$line" >> "$2"; kill -KILL $$ ;;
      bytes) printf 'a\\377b' > "$2" ;;
      gone) rm "$2" ;;
    esac
    """

  private func start(_ how: String, variable: String = "EDITOR") throws -> (Tmux, Screen) {
    let tmux = try Tmux()
    try File.write(Self.editor, to: tmux.home.path + "/ed", mode: 0o700)
    try tmux.startApp(setting: "env \(variable)='./ed \(how)'")
    return (tmux, try tmux.open("São Miguel", bySearching: "sao"))
  }

  @Test("what is written there is taken over", arguments: ["EDITOR", "VISUAL"])
  func edited(variable: String) throws {
    let (tmux, before) = try start("add", variable: variable)
    try tmux.press("E")
    try tmux.wait(for: "the file has:")
    #expect(try tmux.value("#{alternate_on}#{mouse_any_flag}") == "00")
    #expect(try File.text(tmux.home.path + "/editor-modes").contains(" icanon "))
    try tmux.type("Bring a raincoat.")
    let after = try tmux.wait(for: "✎ Bring a raincoat.")
    #expect(after.line("Walk around") == before.line("Walk around"))
    try tmux.wait(for: "the file", untilTrue: { try tmux.home.trip("sao-miguel").contains("Bring a raincoat.") })
    #expect(File.everything(below: tmux.home.temporary).isEmpty)

    try tmux.press("E")
    try tmux.wait(for: "the file has: Bring a raincoat.")
    try tmux.type("And boots.")
    try tmux.wait(for: "✎ Bring a raincoat. +1")
    try tmux.press("u")
    try tmux.wait(for: "the screen with one line") { $0.contains("✎ Bring a raincoat.") && !$0.contains("+1") }
    try tmux.press("u")
    try tmux.wait(for: "the screen of before") { $0 == before }
  }

  @Test(
    "an editor that fails changes nothing, and what was written is where the message says",
    arguments: [("fail", "ended with 3"), ("die", "ended with 137"), ("bytes", "UTF-8"), ("gone", "is not there")])
  func failed(how: String, words: String) throws {
    let (tmux, _) = try start(how)
    try tmux.press("E")
    try tmux.wait(for: "the file has:")
    try tmux.type("half a sentence")
    let screen = try tmux.wait(for: "! ")
    #expect(screen.lines.joined(separator: " ").contains(words))
    #expect(!(try tmux.home.trip("sao-miguel").contains("half a sentence")))
    let left = File.everything(below: tmux.home.temporary).first { $0.hasSuffix("notes.md") }
    if how == "gone" {
      #expect(left == nil)
    } else {
      let file = tmux.home.temporary + "/" + (try #require(left))
      #expect(try File.bytes(file).count > 2)
      let text = screen.lines.joined()
      #expect(text.contains("What you wrote is in"))
    }
    try tmux.press("Space")
    try tmux.wait(for: "2 of 3 activities")
  }

  @Test("one that isn't there is told")
  func missing() throws {
    let tmux = try Tmux()
    try tmux.startApp(setting: "env EDITOR=no-such-editor")
    try tmux.open("São Miguel", bySearching: "sao")
    try tmux.press("E")
    try tmux.wait(for: "was not found; set EDITOR")
  }

  @Test("Ctrl-C there ends neither, Ctrl-Z stops both")
  func keys() throws {
    let (tmux, _) = try start("add")
    try tmux.press("E")
    try tmux.wait(for: "the file has:")
    try tmux.press("C-c")
    let screen = try tmux.wait(for: "ended with 130")
    #expect(screen.contains("Add an activity"))
  }

  @Test("the program stops with its editor, and both go on")
  func stopped() throws {
    let tmux = try Tmux()
    try File.write(Self.editor, to: tmux.home.path + "/ed", mode: 0o700)
    try tmux.type("export EDITOR='./ed add'")
    try tmux.type("clear; ./wl --sample")
    try tmux.wait(for: "Show All", "q quit")
    try tmux.open("São Miguel", bySearching: "sao")
    try tmux.press("E")
    try tmux.wait(for: "the file has:")
    try tmux.press("C-z")
    try tmux.wait(for: "Stopped")
    try tmux.waitForPrompt()
    try tmux.type("fg")
    try tmux.wait(for: "./wl --sample")
    try tmux.type("Still here.")
    try tmux.wait(for: "✎ Still here.", "Add an activity")
    try tmux.press("C-c")
    try tmux.waitForPrompt()
  }
}
