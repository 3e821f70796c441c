import Glibc
import Testing

/// A user's home, made for one test and gone with it, so that no test touches what the user who runs it has.
final class Home: Sendable {
  let path: String
  /// The folder that tests give to `--data`.
  var data: String { path + "/d" }
  /// The folders that the program uses by itself.
  var usualFolders: [String] { [path + "/data", path + "/config"] }
  /// Where temporary folders come.
  var temporary: String { path + "/tmp" }

  init() throws {
    path = try File.temporaryFolder()
    guard mkdir(path + "/tmp", 0o700) == 0 else { throw Command.Failure(description: "There is no room in \(path).") }
  }

  deinit { File.remove(path) }

  /// All variables that a program of a test sees.
  var environment: [String: String] {
    [
      "HOME": path, "XDG_DATA_HOME": path + "/data", "XDG_CONFIG_HOME": path + "/config", "TMPDIR": temporary,
      "PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
    ]
  }

  /// Runs the built program with its output in files.
  func wishlist(_ arguments: String..., output: String? = nil, term: String? = "xterm-256color") throws
    -> Command.Result
  {
    var environment = environment
    environment["TERM"] = term
    return try Command(path: BuiltProgram.path, environment: environment, folder: path).run(arguments, output: output)
  }

  /// Puts the sample trips into `data`.
  func addSamples() throws { _ = try wishlist("list", "--sample", "--data", data) }

  /// What the file of a trip says.
  func trip(_ id: String) throws -> String { try File.text(data + "/trips/\(id).json") }
}

/// The program that these tests drive: the one that was built with them.
enum BuiltProgram {
  static let path = folder + "/wishlist"
  /// The program that ends in the way that it is told.
  static let lifeCycle = folder + "/LifeCycleProgram"

  private static let folder: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = max(0, readlink("/proc/self/exe", &buffer, buffer.count))
    let tests = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return tests.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
  }()
}
