import CTerminal
import ViewTree

/// What the terminal is asked: the colour of its background. The question goes out when the terminal is opened, and
/// nothing waits for the answer: it counts for the first frame if it is there by then, else it is an event.
extension NcursesTerminal {
  /// Seconds after which an answer is no more expected.
  private static let patienceForAnswer = 1.0

  /// Asks for the colour, and then for what the terminal is: every terminal answers that, so it tells when the first
  /// answer won't come.
  func askForBackground() {
    terminal_send("\u{1b}]11;?\u{7}\u{1b}[c")
    answerDeadline = terminal_clock() + Self.patienceForAnswer
  }

  /// Reads what is there if an answer is outstanding; keys that came with it are kept.
  func takeEarlyAnswer() {
    guard isOpen, answerDeadline != nil, terminal_wait(0, 0) & Int32(TERMINAL_INPUT) != 0 else { return }
    earlyEvents += noting(readInput()).filter { if case .colorScheme = $0 { false } else { true } }
  }

  /// Notes what the terminal said of itself.
  func noting(_ events: [TerminalEvent]) -> [TerminalEvent] {
    if parser.identifications > 0 { answerDeadline = nil }
    let before = knownCapabilities.colorScheme
    for case .colorScheme(let scheme) in events { knownCapabilities.colorScheme = scheme }
    return knownCapabilities.colorScheme == before ? events : events + changingColors()
  }

  /// Where colours are brought down, what they become depends on the background; so all is shown again.
  private func changingColors() -> [TerminalEvent] {
    encoder.show(on: knownCapabilities.colorScheme)
    guard knownCapabilities.colorDepth != .direct, !needsFlush else { return [] }
    terminal_resize(Int32(size.width), Int32(size.height))
    needsFlush = true
    return [.resize(size)]
  }

  /// Waits for an outstanding answer, which would end up in the shell. A program that ran for longer than a terminal
  /// takes to answer never waits.
  func awaitAnswer() {
    while let deadline = answerDeadline, case let rest = deadline - terminal_clock(), rest > 0 {
      guard terminal_wait(rest, 0) & Int32(TERMINAL_INPUT) != 0 else { break }
      _ = noting(readInput())
      if terminal_is_gone() != 0 { break }
    }
    answerDeadline = nil
  }
}
