import FoundationEssentials
import Glibc
import WishlistModel

@testable import WishlistStore

/// A folder of its own for a test, which goes away with it.
final class Scratch {
  private let folder: TemporaryFolder
  var path: String { folder.path }
  var folders: WishlistFolders { WishlistFolders(data: path + "/data", config: path + "/config") }

  init() throws { folder = try TemporaryFolder() }

  deinit { folder.remove() }

  func text(_ name: String) throws -> String {
    String(decoding: try FileReader.bytes(of: path + "/" + name), as: UTF8.self)
  }

  func write(_ text: String, to name: String) throws {
    try AtomicFile.write(Array(text.utf8), to: path + "/" + name)
  }

  func names(_ name: String = "") throws -> [String] { try FileReader.names(in: path + "/" + name) }

  func mode(_ name: String) -> mode_t {
    var status = stat()
    guard stat(path + "/" + name, &status) == 0 else { return 0 }
    return status.st_mode & 0o7777
  }

  /// All files below the folder, with content and time of writing.
  func everything(_ name: String = "") throws -> [String: String] {
    var all: [String: String] = [:]
    for item in try names(name) {
      let item = name.isEmpty ? item : name + "/" + item
      var status = stat()
      guard lstat(path + "/" + item, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        all[item] = "folder"
        all.merge(try everything(item)) { $1 }
      } else {
        all[item] = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) " + (try text(item))
      }
    }
    return all
  }
}

/// The package's own files.
enum Package {
  /// A file by its path in the package.
  static func bytes(_ path: String, from file: String = #filePath) throws -> [UInt8] {
    try FileReader.bytes(of: folder(path, from: file))
  }

  static func folder(_ path: String, from file: String = #filePath) -> String {
    file.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/" + path
  }
}

/// A date so many seconds after a fixed one.
func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: 1_750_000_000 + seconds) }

/// A trip in summer, with an open activity.
func record(_ id: String, _ name: String = "A trip") -> TripRecord {
  TripRecord(
    id: id, name: name, collection: .summer, created: date(0),
    activities: [ActivityRecord(id: "1", name: "Swim", added: date(0))])
}
