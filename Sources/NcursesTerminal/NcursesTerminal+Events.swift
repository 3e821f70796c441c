import CTerminal
import Dispatch  // Links the library whose main queue the C module drains.
import Glibc
import ViewTree

extension NcursesTerminal {
  /// One `poll` over the terminal, the signals and the main queue. With nothing to happen the process sleeps in it, and
  /// nothing wakes it.
  public func nextEvents(timeout: Double?) -> [TerminalEvent] {
    guard isOpen else { return [.terminate(signal: 0)] }
    if !earlyEvents.isEmpty {
      defer { earlyEvents = [] }
      return suspending(earlyEvents)
    }
    let deadline = timeout.map { terminal_clock() + max(0, $0) }
    while true {
      var events: [TerminalEvent] = []
      let ready = terminal_wait(patience(until: deadline), drainsMainQueue ? 1 : 0)
      if ready & Int32(TERMINAL_INPUT) != 0 {
        events += noting(readInput())
      } else {
        // Only now that nothing is there to be read: a busy program must not take a late rest for a lone Esc.
        events += parser.timeout(at: terminal_clock())
      }
      if ready & Int32(TERMINAL_SIGNAL) != 0 { events += readSignals() }
      events = suspending(events)
      if ready & Int32(TERMINAL_MAIN_QUEUE) != 0 {
        terminal_run_main_queue()
        return events
      }
      if !events.isEmpty || ready & Int32(TERMINAL_OUTPUT) != 0 { return events }
      if let deadline, terminal_clock() >= deadline { return [] }
    }
  }

  /// Seconds to sleep; negative for as long as it takes.
  private func patience(until deadline: Double?) -> Double {
    guard let first = [deadline, parser.deadline].compactMap({ $0 }).min() else { return -1 }
    return max(0, first - terminal_clock())
  }

  /// Reads all that is there, within reason: a paste comes in pieces of 4 KB, and whoever holds a key down shouldn't
  /// keep the program from drawing.
  func readInput() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for _ in 0..<64 {
      let count = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16_384) { buffer in
        let count = terminal_read(buffer.baseAddress, buffer.count)
        if count > 0 { events += parser.feed(UnsafeBufferPointer(rebasing: buffer[..<count]), at: terminal_clock()) }
        return count
      }
      if count < 0 { return events + [gone()] }
      // A terminal hands out all that it has, so after a few bytes there is no more.
      if count < 1024 || terminal_wait(0, 0) & Int32(TERMINAL_INPUT) == 0 { break }
    }
    return events
  }

  /// The terminal is gone. The signal that tells so may be a moment behind.
  private func gone() -> TerminalEvent {
    guard handlesSignals else { return .terminate(signal: 0) }
    for _ in 0..<2 {
      while case let signal = terminal_next_signal(), signal != 0 {
        if Self.isRequestToEnd(signal) { return .terminate(signal: signal) }
      }
      // The input is ready for ever now, so this waits for nothing but the signal.
      terminal_wait_for_signal(0.05)
    }
    return .terminate(signal: 0)
  }

  private static func isRequestToEnd(_ signal: Int32) -> Bool { [SIGTERM, SIGHUP, SIGINT, SIGQUIT].contains(signal) }

  func readSignals() -> [TerminalEvent] {
    var isResized = false
    var isStopped = false
    var isContinued = false
    var events: [TerminalEvent] = []
    while case let signal = terminal_next_signal(), signal != 0 {
      switch signal {
      case SIGWINCH: isResized = true
      case SIGTSTP: isStopped = true
      case SIGCONT: isContinued = true
      default: events.append(.terminate(signal: signal))
      }
    }
    if !events.isEmpty { return events }
    if isStopped { return suspend() }
    if isContinued {
      // Someone stopped us by force, and the shell has changed the terminal's modes meanwhile.
      return reenter()
    }
    return isResized ? takeSize() : []
  }

  /// Ctrl-Z is a key in raw mode; it does here what it does elsewhere, after the keys before it and before those after.
  private func suspending(_ events: [TerminalEvent]) -> [TerminalEvent] {
    let stop = TerminalEvent.key(KeyPress("z", modifiers: .control))
    guard handlesSignals, events.contains(stop) else { return events }
    return events.filter { $0 != stop } + suspend()
  }

  @discardableResult
  func reenter() -> [TerminalEvent] {
    terminal_reenter()
    return takeSize()
  }

  private func suspend() -> [TerminalEvent] {
    awaitAnswer()
    terminal_suspend()
    return takeSize()
  }

  /// Takes the size that the terminal has now, and repaints: even at the same size it may have lost rows in between.
  func takeSize() -> [TerminalEvent] {
    if knownCapabilities.isLinear { return [] }
    let now = Self.measure()
    if now == size, isReady {
      terminal_invalidate()
      if !needsFlush { flush(rows: Int32(now.height)) }
      return []
    }
    size = now
    needsFlush = true
    terminal_resize(Int32(now.width), Int32(now.height))
    return [.resize(now)]
  }
}
