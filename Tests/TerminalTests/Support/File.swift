import FoundationEssentials
import Glibc

/// Files and folders of a test.
enum File {
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  /// What the system says of itself, in files that have no size.
  static func systemText(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
  }

  static func write(_ text: String, to path: String, mode: mode_t = 0o600) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
    chmod(path, mode)
  }

  /// True if the files in Fixtures are to be written.
  static var isUpdating: Bool { getenv("UPDATE_SCREENS") != nil }

  static func write(_ bytes: [UInt8], to path: String) throws { try Data(bytes).write(to: URL(filePath: path)) }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The names of all that is below a folder, in order.
  static func everything(below folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// A new folder. It is in /tmp whatever `TMPDIR` says, as the path of a socket must be short.
  static func temporaryFolder() throws -> String {
    var pattern = "/tmp/wishlist-test-XXXXXX".utf8CString.map(\.self)
    guard mkdtemp(&pattern) != nil else { throw Command.Failure(description: "There is no temporary folder.") }
    return String(decoding: pattern.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
