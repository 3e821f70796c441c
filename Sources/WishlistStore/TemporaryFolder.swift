import Glibc

/// A folder for a run of the program, which goes away with it.
public struct TemporaryFolder: Sendable {
  /// The path of the folder.
  public let path: String

  /// Makes a folder in `$TMPDIR`, or in /tmp, that only the user can look into.
  public init() throws(StoreProblem) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let pattern = (parent.hasPrefix("/") ? parent : "/tmp") + "/wishlist-XXXXXX"
    var bytes = pattern.utf8CString.map(\.self)
    guard mkdtemp(&bytes) != nil else {
      throw .notWritten(file: pattern, reason: SystemError.last.reason)
    }
    path = String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes the folder with all that is in it. Links are removed, not followed.
  public func remove() { Self.remove(path) }

  private static func remove(_ path: String) {
    if let names = try? FileReader.names(in: path) {
      for name in names {
        let item = path + "/" + name
        if unlink(item) != 0, errno == EISDIR || errno == EPERM { remove(item) }
      }
    }
    rmdir(path)
  }
}
