import Testing

@testable import NcursesTerminal

/// Text for the clipboard of the terminal.
@Suite("The clipboard")
struct ClipboardTests {
  @Test("encodes as RFC 4648 says")
  func base64() {
    let known = [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"), ("\u{1b}]52;\u{7}", "G101MjsH"), ("東京", "5p2x5Lqs"),
    ]
    for (text, encoded) in known { #expect(Clipboard.base64(text.utf8) == encoded) }
  }

  @Test("goes the way that the terminal and what is around it need")
  func routes() {
    func route(_ name: String, tmux: Bool = false, isWindow: Bool = true) -> Clipboard.Route {
      Clipboard(TerminalEnvironment(name: name, isInTmux: tmux), isWindow: isWindow).route
    }
    #expect(route("xterm-256color") == .plain)
    #expect(route("tmux-256color", tmux: true) == .tmux)
    #expect(route("screen-256color", tmux: true) == .tmux)
    #expect(route("screen-256color") == .screen)
    #expect(route("linux", isWindow: false) == .none)
  }

  @Test("is one sequence, in tmux a second one for the terminal around it, in screen pieces")
  func sequences() {
    #expect(Clipboard(.plain).sequence(for: "hi") == "\u{1b}]52;c;aGk=\u{7}")
    #expect(
      Clipboard(.tmux).sequence(for: "hi")
        == "\u{1b}]52;c;aGk=\u{7}\u{1b}Ptmux;\u{1b}\u{1b}]52;c;aGk=\u{7}\u{1b}\\")
    let pieces = Clipboard(.screen).sequence(for: String(repeating: "x", count: 600)) ?? ""
    let parts = pieces.split(separator: "\u{1b}\\").map { $0.dropFirst(2) }
    #expect(parts.allSatisfy { $0.utf8.count <= 252 })
    #expect(parts.joined() == Clipboard(.plain).sequence(for: String(repeating: "x", count: 600)))
    #expect(Clipboard(.none).sequence(for: "hi") == nil)
  }

  @Test("takes no more than terminals do")
  func limit() {
    let most = String(repeating: "x", count: Clipboard.limit)
    #expect(Clipboard(.plain).sequence(for: most)?.utf8.count == 99_992 + 8)
    #expect(Clipboard(.plain).sequence(for: most + "x") == nil)
  }
}
