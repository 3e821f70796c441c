import CTerminal
import Dispatch
import Glibc
import Synchronization
import ViewTree

@testable import NcursesTerminal

/// A pair of descriptors that behave as a terminal. What the program sends is collected by a thread of its own, as
/// fast as it comes, so that a long frame never blocks.
final class PseudoTerminal: Sendable {
  let terminal: Int32
  private let keyboard: Int32
  private let bytes = Mutex<[UInt8]>([])
  private let arrival = DispatchSemaphore(value: 0)

  /// With `isReading` false nobody reads until `startReading()`, as when an ssh is stopped.
  init?(size: CellSize, isReading: Bool = true) {
    var window = winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    var master: Int32 = -1
    var slave: Int32 = -1
    guard openpty(&master, &slave, nil, nil, &window) == 0 else { return nil }
    keyboard = master
    terminal = slave
    if isReading { startReading() }
  }

  func startReading() {
    DispatchQueue(label: "terminal reader").async { [self] in
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while case let count = read(keyboard, &buffer, buffer.count), count > 0 {
        bytes.withLock { $0 += buffer[..<count] }
        arrival.signal()
      }
    }
  }

  /// Closes the terminal's side, at which the reader ends.
  func close() { Glibc.close(terminal) }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  /// Types `text` once the program has sent `question`.
  func answer(_ question: String, with text: String) {
    DispatchQueue(label: "terminal answer").async { [self] in
      _ = sent(question.utf8.count)
      type(text)
    }
  }

  /// Bytes that were typed and not read yet.
  var pendingInput: Int32 {
    var count: Int32 = -1
    _ = ioctl(terminal, UInt(FIONREAD), &count)
    return count
  }

  func resize(to size: CellSize) {
    var window = winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &window)
  }

  var modes: termios {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return modes
  }

  /// All that was sent since the last call, once there are `count` bytes. A minute is more than a terminal ever takes;
  /// then what there is.
  func sent(_ count: Int) -> String {
    let limit = DispatchTime.now() + 60
    while bytes.withLock({ $0.count }) < count, hasMoreArrived(before: limit) {}
    return String(
      decoding: bytes.withLock { all in
        defer { all.removeAll() }
        return all
      }, as: UTF8.self)
  }

  /// All that was sent since the last call, up to `end`.
  func sent(upTo end: String) -> String {
    let limit = DispatchTime.now() + 60
    let mark = Array(end.utf8)
    while bytes.withLock({ !$0.suffix(mark.count).elementsEqual(mark) }), hasMoreArrived(before: limit) {}
    return sent(0)
  }

  /// Waits for bytes. The terminal under test sends what it had no room for while it waits for events, which it doesn't
  /// here.
  private func hasMoreArrived(before limit: DispatchTime) -> Bool {
    while DispatchTime.now() < limit {
      if terminal_is_busy() != 0 { _ = terminal_wait(0.001, 0) }
      if arrival.wait(timeout: .now() + .milliseconds(terminal_is_busy() != 0 ? 1 : 1000)) == .success { return true }
    }
    return false
  }
}

extension termios {
  /// Everything that a shell would notice.
  var flags: [UInt32] { [c_iflag, c_oflag, c_cflag, c_lflag] }
}
