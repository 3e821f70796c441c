import FoundationEssentials
import Glibc

/// Reading files and folders. Nothing here writes.
enum FileReader {
  /// The content of a regular file.
  static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    // A pipe or a device among the files must not make the program wait.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SystemError(code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size) + 1)
    var chunk = [UInt8](repeating: 0, count: min(max(Int(status.st_size) + 1, 4096), 1 << 20))
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 {
        guard errno == EINTR else { throw SystemError.last }
      } else if count == 0 {
        return bytes
      } else {
        bytes.append(contentsOf: chunk[..<count])
      }
    }
  }

  /// The names in a folder, in byte order.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw SystemError.last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// When a file was last written; nil if it isn't there.
  static func modified(_ path: String) -> Date? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
  }

  /// Whether there is anything of this name, be it a link to nowhere.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
