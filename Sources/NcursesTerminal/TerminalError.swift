/// Why there is no screen. Each is a sentence for the user: what is wrong and what to do.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input is a file, a pipe or closed.
  case inputIsNotTerminal
  /// Standard output is a file or a pipe.
  case outputIsNotTerminal
  /// `TERM` isn't set.
  case noTerminalName
  /// The terminfo database doesn't know the name in `TERM`.
  case unknownTerminal(name: String)
  /// The terminal can't move its cursor, as `dumb` can't.
  case cannotMoveCursor(name: String)
  /// The terminal could not be opened, or is open already.
  case cannotOpen(name: String)

  /// True where the terminal is there, and can show lines if nothing else.
  public var leavesLines: Bool {
    switch self {
    case .noTerminalName, .unknownTerminal, .cannotMoveCursor: true
    case .inputIsNotTerminal, .outputIsNotTerminal, .cannotOpen: false
    }
  }

  /// The sentence for the user, without a line end.
  public var description: String {
    switch self {
    case .inputIsNotTerminal:
      "Standard input is not a terminal; start the program in a terminal, without a pipe or file as its input."
    case .outputIsNotTerminal:
      "Standard output is not a terminal; start the program in a terminal, without sending its output elsewhere."
    case .noTerminalName:
      "TERM is not set, so the kind of terminal is unknown; set it, for example with: export TERM=xterm-256color"
    case .unknownTerminal(let name):
      "The terminal \"\(Self.printable(name))\" that TERM names is unknown here; "
        + "set TERM to one that is known, such as xterm-256color."
    case .cannotMoveCursor(let name):
      "The terminal \"\(Self.printable(name))\" that TERM names can't move its cursor, which a full screen needs; "
        + "use another terminal, or set TERM to what this one really is."
    case .cannotOpen(let name):
      "The terminal (TERM is \"\(Self.printable(name))\") could not be opened; check that it isn't in use or gone."
    }
  }

  /// A name from the environment may hold anything; control characters stay out of the message.
  private static func printable(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.prefix(60).filter { (0x20..<0x7f).contains($0.value) }))
  }
}
