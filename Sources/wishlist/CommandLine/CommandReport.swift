import NcursesTerminal

/// What a command has to say, and the code that it ends with.
struct CommandReport {
  /// For the standard output.
  var output = ""
  /// For the error output, a line each.
  var messages: [String] = []
  var code: Int32 = 0

  /// Prints all of it. Returns the exit code: 1 if all would be well, but the output can't be written.
  ///
  /// Whoever reads may stop reading, or take for ever, so from here on Ctrl-C and its like end the program as usual.
  func print() -> Int32 {
    NcursesTerminal.releaseProcess()
    for message in messages { Output.complain(message) }
    if output.isEmpty { return code }
    return code == 0 ? Output.print(output) : max(code, Output.print(output))
  }
}
