import FoundationEssentials
import WishlistModel

/// The trips of a folder, a file each, as they were found.
///
/// Loading never writes and never fails as a whole: what can't be read is a problem with a name, and the rest is there.
struct TripFolder: Sendable {
  /// A trip and the file that it came from.
  struct Entry: Sendable {
    var record: TripRecord
    var file: String
    var unknown: TripFile.UnknownFields
  }

  var entries: [Entry] = []
  var problems: [StoreProblem] = []

  /// Loads the trips in the folder at `path`. A folder that isn't there has none.
  static func load(_ path: String) -> TripFolder {
    var folder = TripFolder()
    do throws(SystemError) {
      // Hidden files are nobody's trips: unfinished writes, and what editors and sync programs leave.
      for name in try FileReader.names(in: path) where name.hasSuffix(".json") && !name.hasPrefix(".") {
        folder.load(file: path + "/" + name)
      }
    } catch  where error == .notThere {
      return folder
    } catch {
      folder.problems.append(.unreadable(file: path, reason: error.reason))
    }
    folder.dropSameIDs()
    return folder
  }

  private mutating func load(file: String) {
    do throws(StoreProblem) {
      let value = try JSONFile.read(file)
      let fallback = FileReader.modified(file) ?? Date(timeIntervalSince1970: 0)
      let (record, unknown) = try TripFile.decode(value, file: file, fallback: fallback)
      entries.append(Entry(record: record, file: file, unknown: unknown))
      if record.isReadOnly {
        problems.append(.newerFormat(file: file, version: TripFile.version(of: value), isShown: true))
      }
    } catch {
      problems.append(error)
    }
  }

  /// Of files with the same id one is shown: the one that is named after the id, else the first.
  private mutating func dropSameIDs() {
    var files: [Trip.ID: String] = [:]
    for entry in entries {
      let id = entry.record.id
      if files[id] == nil || entry.file.hasSuffix("/" + FileName.name(for: id)) { files[id] = entry.file }
    }
    guard files.count < entries.count else { return }
    for entry in entries {
      let id = entry.record.id
      guard let shown = files[id], shown != entry.file else { continue }
      problems.append(.sameID(file: entry.file, id: id, otherFile: shown))
    }
    entries = entries.filter { files[$0.record.id] == $0.file }
  }
}
