import CTerminal
import Glibc
import ViewTree

extension NcursesTerminal {
  /// Runs a program on the terminal, which shows the screen again when the program has ended.
  public func run(_ arguments: [String]) -> ProgramEnd {
    guard isOpen else { return .notStarted(reason: "the terminal is closed") }
    let copies = arguments.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    let pointers = copies.map { $0.map { UnsafePointer($0) } } + [nil]
    guard pointers.dropLast().allSatisfy({ $0 != nil }), !arguments.isEmpty else {
      return .notStarted(reason: "there is no memory, or nothing to start")
    }
    let status = terminal_run(pointers)
    earlyEvents += readSignals() + takeSize()
    return status < 0 ? .notStarted(reason: String(cString: strerror(-status))) : .ended(status: status)
  }
}
