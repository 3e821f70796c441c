import Glibc

/// Where printing goes, and what may be printed.
enum Output {
  /// Prints to the standard output. Returns the exit code: 1 if it could not be written, as on a full disk.
  static func print(_ text: String) -> Int32 {
    guard write(text, to: STDOUT_FILENO) else {
      complain("the output can't be written: \(String(cString: strerror(errno))).")
      return 1
    }
    return 0
  }

  /// Prints a message to the error output, with the program's name in front.
  static func complain(_ message: String) {
    _ = write("wishlist: \(printable(message))\n", to: STDERR_FILENO)
  }

  /// The text without what a terminal would obey: control characters become blanks.
  static func printable(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return String(scalars)
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
