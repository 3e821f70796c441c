import FoundationEssentials
import Observation
import WishlistModel

/// A data source with the files behind it: loads them when it opens, and saves each change.
///
/// What goes wrong is never fatal and never silent: the rest works, and ``messages`` says it.
@MainActor
@Observable
public final class OpenedStore {
  /// Where the files are.
  public let folders: WishlistFolders
  /// The trips, and what can be done with them.
  public let dataSource: DataSource
  /// The settings.
  public let preferences: Preferences

  /// What was wrong with files when they were loaded.
  public private(set) var loadProblems: [StoreProblem] = []

  /// What could not be saved, by file. The changes are kept in memory, and are tried again with the next one.
  private var saveProblems: [SaveKey: StoreProblem] = [:]

  /// Where each trip came from, or was written to.
  @ObservationIgnored private var files: [Trip.ID: String] = [:]
  @ObservationIgnored private var unknown: [Trip.ID: TripFile.UnknownFields] = [:]
  /// Nil if the file couldn't be read, and so is not ours to write.
  @ObservationIgnored private var goalsFile: GoalsFile? = GoalsFile()
  @ObservationIgnored private let queue: SaveQueue<SaveKey>

  /// What a file holds.
  private enum SaveKey: Hashable {
    case trip(Trip.ID)
    case goals
  }

  /// Opens the store in `folders` and loads it. Writes nothing until something is changed.
  ///
  /// - Parameter savesInBackground: Whether changes are written behind the screen, in which case ``flush()`` must be
  ///   called before the program ends; else each is on the disk before the action returns.
  public init(_ folders: WishlistFolders, savesInBackground: Bool = false, clock: @escaping () -> Date = { Date() }) {
    self.folders = folders
    dataSource = DataSource(clock: clock)
    preferences = Preferences(file: folders.preferences)
    queue = SaveQueue(isImmediate: !savesInBackground)
    load()
    queue.onResult = { [weak self] key, problem in self?.finished(key, problem) }
    dataSource.onChange = { [weak self] changes in self?.save(changes) }
  }

  /// What to tell the user, a sentence or two each: first what isn't saved, then what could not be loaded.
  public var messages: [String] {
    (problems + [preferences.problem].compactMap(\.self)).map(\.message)
  }

  /// What went wrong with trips and goals, and has not been mended.
  public var problems: [StoreProblem] {
    saveProblems.values.sorted { $0.file < $1.file } + loadProblems
  }

  /// Whether all changes are on the disk or on the way there.
  public var isSaved: Bool { saveProblems.isEmpty }

  /// Waits until all changes are on the disk, and tries once more what could not be saved.
  public func flush() {
    queue.flush()
    guard !saveProblems.isEmpty else { return }
    retry()
    queue.flush()
  }

  // MARK: Loading

  private func load() {
    let folder = TripFolder.load(folders.trips)
    loadProblems = folder.problems
    for entry in folder.entries {
      files[entry.record.id] = entry.file
      unknown[entry.record.id] = entry.unknown
    }
    do throws(StoreProblem) {
      if let value = try JSONFile.readIfThere(folders.goals) {
        goalsFile = try GoalsFile(value, file: folders.goals)
      }
    } catch {
      goalsFile = nil
      loadProblems.append(error)
    }
    dataSource.load(folder.entries.map(\.record), firstEarned: goalsFile?.firstEarned ?? [:])
  }

  // MARK: Saving

  private func save(_ changes: ChangeSet) {
    // What failed before may go well now, and its trip has nothing else that would save it.
    retry(except: changes)
    for id in changes.changed.sorted() { saveTrip(id) }
    for id in changes.removed.sorted() { removeTrip(id) }
    if changes.goalsChanged { saveGoals() }
  }

  private func retry(except changes: ChangeSet = ChangeSet()) {
    for key in saveProblems.keys {
      switch key {
      case .trip(let id) where changes.changed.contains(id) || changes.removed.contains(id): break
      case .trip(let id): dataSource.trip(id) == nil ? removeTrip(id) : saveTrip(id)
      case .goals: if !changes.goalsChanged { saveGoals() }
      }
    }
  }

  private func saveTrip(_ id: Trip.ID) {
    guard let record = dataSource.trip(id)?.record, !record.isReadOnly else { return }
    let file = files[id] ?? newFile(for: id)
    files[id] = file
    let unknown = unknown[id] ?? TripFile.UnknownFields()
    perform(.trip(id)) { () throws(StoreProblem) in
      try JSONFile.write(TripFile.encode(record, unknown: unknown), to: file)
    }
  }

  private func removeTrip(_ id: Trip.ID) {
    guard let file = files[id] else { return }
    perform(.trip(id)) { () throws(StoreProblem) in
      do throws(SystemError) { try AtomicFile.remove(file) } catch {
        throw .notRemoved(file: file, reason: error.reason)
      }
    }
  }

  private func saveGoals() {
    guard var goals = goalsFile else { return }
    goals.firstEarned = dataSource.ledger.firstEarned
    goalsFile = goals
    let file = folders.goals
    perform(.goals) { [goals] () throws(StoreProblem) in try JSONFile.write(goals.json, to: file) }
  }

  private func perform(_ key: SaveKey, _ work: @escaping @Sendable () throws(StoreProblem) -> Void) {
    queue.add(
      SaveQueue.Job(key: key) {
        do throws(StoreProblem) {
          try work()
          return nil
        } catch {
          return error
        }
      })
  }

  private func finished(_ key: SaveKey, _ problem: StoreProblem?) {
    if saveProblems[key] != problem { saveProblems[key] = problem }
  }

  /// A file for a trip that has none: named after the id, but never one that is there, whatever is in it.
  private func newFile(for id: Trip.ID) -> String {
    let taken = Set(files.values)
    let path = folders.trips + "/" + FileName.name(for: id)
    var candidate = path
    var number = 2
    while taken.contains(candidate) || FileReader.exists(candidate) {
      candidate = path.dropLast(".json".count) + "-\(number).json"
      number += 1
    }
    return candidate
  }
}
