import Glibc

/// A system call that failed.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  /// The failure of the call that was just made.
  static var last: SystemError { SystemError(code: errno) }

  /// There is no such file.
  static let notThere = SystemError(code: ENOENT)

  /// Why, and the way out where there is one.
  var reason: String {
    switch code {
    case ENOSPC: "the disk is full; free some space"
    case EDQUOT: "your share of the disk is used up; free some space"
    case EFBIG: "the file would be larger than is allowed"
    case EACCES, EPERM: "permission is denied; check who owns the file and its folder"
    case EROFS: "the disk can only be read"
    case ENOENT: "it is not there"
    case ENOTDIR: "a part of the path is a file, not a folder"
    case EISDIR: "it is a folder"
    default: String(cString: strerror(code))
    }
  }
}
