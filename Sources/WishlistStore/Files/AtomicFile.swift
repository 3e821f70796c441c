import Glibc

/// Writing a file so that it has either the old content or the new, whenever the power fails.
///
/// The new content goes to a file beside the old one, is brought to the disk, and takes the old one's name; then the
/// folder is brought to the disk. Mode and owner stay, and a symbolic link is followed, not replaced.
enum AtomicFile {
  /// What the names of files begin with that are not finished. One that is left over from a crash is ignored by
  /// readers, as are all hidden files.
  static let unfinishedPrefix = ".wishlist-unfinished-"

  /// Replaces the content of the file at `path`, or makes the file and its folder.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let target = try followed(path)
    let folder = folder(of: target)
    try makeFolder(folder)
    let (descriptor, unfinished) = try makeUnfinished(in: folder)
    do throws(SystemError) {
      defer { close(descriptor) }
      keepAttributes(of: target, on: descriptor)
      try writeAll(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw SystemError.last }
      guard rename(unfinished, target) == 0 else { throw SystemError.last }
    } catch {
      unlink(unfinished)
      throw error
    }
    try sync(folder: folder)
  }

  /// Removes a file, or the link if it is one. One that isn't there is as good as removed.
  static func remove(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else {
      if errno == ENOENT { return }
      throw SystemError.last
    }
    try sync(folder: folder(of: path))
  }

  /// Makes a folder, and those that it lies in; only the user can look into the new ones.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o700) != 0 else { return try sync(folder: folder(of: path)) }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0 else { throw SystemError.last }
      guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(code: ENOTDIR) }
    case ENOENT where folder(of: path) != path:
      try makeFolder(folder(of: path))
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemError.last }
      try sync(folder: folder(of: path))
    default: throw SystemError.last
    }
  }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    var parts = Substring(path)
    while parts.count > 1, parts.last == "/" { parts.removeLast() }
    guard let slash = parts.lastIndex(of: "/") else { return "." }
    return slash == parts.startIndex ? "/" : String(parts[..<slash])
  }

  /// Where links lead, be it to a file that isn't there yet.
  private static func followed(_ path: String) throws(SystemError) -> String {
    var path = path
    // As many links as the system itself follows.
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count >= 0 else { return path }
      let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = link.hasPrefix("/") ? link : folder(of: path) + "/" + link
    }
    throw SystemError(code: ELOOP)
  }

  private static func makeUnfinished(in folder: String) throws(SystemError) -> (descriptor: Int32, path: String) {
    while true {
      let path = "\(folder)/\(unfinishedPrefix)\(getpid())-\(UInt32.random(in: 0 ... .max))"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 { return (descriptor, path) }
      guard errno == EEXIST || errno == EINTR else { throw SystemError.last }
    }
  }

  /// Gives the new file the mode and owner of the old one; a new file gets the mode that files usually get.
  private static func keepAttributes(of path: String, on descriptor: Int32) {
    var status = stat()
    if stat(path, &status) == 0 {
      // Before the mode, which it may reset. Not to be allowed to give a file away is no reason not to save.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      fchmod(descriptor, status.st_mode & 0o7777)
    } else {
      let mask = umask(0o077)
      umask(mask)
      fchmod(descriptor, 0o666 & ~mask)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }

  private static func sync(folder: String) throws(SystemError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    // Some network file systems can't, and say so by EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw SystemError.last }
  }
}
