import Glibc

/// A program that is run to its end.
struct Command {
  /// What a program leaves.
  struct Result {
    /// The exit code; 128 and the number for one that a signal ended, as a shell says it.
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]

    var text: String { String(decoding: output, as: UTF8.self) }
    var complaint: String { String(decoding: errors, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let path: String
  let environment: [String: String]
  var folder = "/"

  /// Runs the program with nothing to read. What it prints goes through files, so however much it is nobody waits; what
  /// goes into a file of the caller's is not in the result.
  func run(_ arguments: [String], output: String? = nil) throws -> Result {
    let captured = try CapturedOutput(output: output)
    defer { captured.remove() }
    let child = try start(arguments, output: captured.output, errors: captured.errors)
    var state: Int32 = 0
    while waitpid(child, &state, 0) < 0 {
      guard errno == EINTR else { throw Failure(description: "\(path) can't be waited for: \(Self.reason)") }
    }
    let signal = state & 0x7f
    let status = signal == 0 ? (state >> 8) & 0xff : 128 + signal
    return Result(
      status: status, output: output == nil ? try File.bytes(captured.output) : [],
      errors: try File.bytes(captured.errors))
  }

  private func start(_ arguments: [String], output: String, errors: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT, 0o600)
    // What other tests have open is not for a server that lives on. Those that aren't open don't matter.
    for descriptor in 3..<256 as Range<Int32> { posix_spawn_file_actions_addclose(&actions, descriptor) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var child: pid_t = 0
    let error = withCStrings(["env", "-C", folder, path] + arguments) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&child, "/usr/bin/env", &actions, &attributes, arguments, environment)
      }
    }
    guard error == 0 else {
      throw Failure(description: "\(path) can't be started: \(String(cString: strerror(error)))")
    }
    return child
  }

  private func withCStrings<Value>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  fileprivate static var reason: String { String(cString: strerror(errno)) }
}

/// Two files for what a program prints.
private struct CapturedOutput {
  let output: String
  let errors: String
  private let folder: String

  init(output: String?) throws {
    folder = try File.temporaryFolder()
    self.output = output ?? folder + "/output"
    errors = folder + "/errors"
  }

  func remove() { File.remove(folder) }
}
