import Glibc

/// A folder for a run of the program, which goes away with it.
public struct TemporaryFolder: Sendable {
  /// The path of the folder.
  public let path: String

  /// The folder, locked for as long as the program runs, however it ends, so that others can tell that it is in use.
  private let lock: Int32

  /// Makes a folder in `$TMPDIR`, or in /tmp, that only the user can look into. Those that earlier runs could not remove,
  /// since they were killed, are removed.
  public init() throws(StoreProblem) {
    try self.init(prefix: Self.prefix)
    Self.removeStale(in: Self.parent)
  }

  /// Makes a folder for what the user writes in another program; nobody removes it but who made it.
  public static func forEditing() throws(StoreProblem) -> TemporaryFolder {
    try TemporaryFolder(prefix: "wishlist-edit-")
  }

  private static var parent: String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return parent.hasPrefix("/") ? parent : "/tmp"
  }

  private init(prefix: String) throws(StoreProblem) {
    let pattern = Self.parent + "/" + prefix + "XXXXXX"
    var bytes = pattern.utf8CString.map(\.self)
    guard mkdtemp(&bytes) != nil else {
      throw .notWritten(file: pattern, reason: SystemError.last.reason)
    }
    path = String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if lock >= 0 { flock(lock, LOCK_EX | LOCK_NB) }
  }

  // MARK: What was left behind

  private static let prefix = "wishlist-sample-"

  /// Removes folders of the user's that a program made which runs no more: nobody holds their lock. New ones may be about
  /// to be locked.
  private static func removeStale(in parent: String) {
    for name in (try? FileReader.names(in: parent)) ?? [] where name.hasPrefix(prefix) {
      let folder = parent + "/" + name
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_uid == getuid(), status.st_mtim.tv_sec < time(nil) - 60,
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      remove(folder)
    }
  }

  // MARK: Removing

  /// Removes the folder with all that is in it. Links are removed, not followed.
  public func remove() {
    Self.remove(path)
    close(lock)
  }

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
