import FoundationEssentials
import Observation

/// All trips, and everything that can be done with them.
///
/// Create it once, and give it to the views by their environment. Each method for a user's action is one
/// transaction: the change, then the lists and the goals that follow from it, then ``onChange`` once. A view never
/// sees one without the others. An action that changes nothing tells nobody.
@MainActor
@Observable
public final class DataSource {
  /// All trips by id.
  public private(set) var trips: [Trip.ID: Trip] = [:]

  /// All trips, newest first.
  public private(set) var recentlyAdded: [Trip] = []

  /// The goals that are met, and those to reach.
  public let goals = GoalBoard()

  /// The goals that the last action earned, for the banner; nil once dismissed, or when they are lost again.
  public private(set) var announcement: GoalAnnouncement?

  /// The action that ``undo()`` would take back; nil if there is none.
  public private(set) var undoAction: UserAction?

  /// The action that ``redo()`` would do again; nil if there is none.
  public private(set) var redoAction: UserAction?

  /// Called once for each action that changed anything, after goals are evaluated: what has to be written.
  @ObservationIgnored public var onChange: (@MainActor (ChangeSet) -> Void)?

  /// Gives the present time.
  @ObservationIgnored let clock: () -> Date

  /// Gives new ids.
  @ObservationIgnored var ids = IDGenerator()

  /// Which goals are met, and since when.
  @ObservationIgnored public private(set) var ledger = GoalLedger()

  /// The numbers that goals depend on, kept up to date trip by trip.
  @ObservationIgnored public private(set) var summary = WishlistSummary()

  @ObservationIgnored var history = History() {
    didSet { showHistory() }
  }

  @ObservationIgnored private var summaries: [Trip.ID: TripSummary] = [:]
  @ObservationIgnored private let shelves: [TripCollection: TripShelf]
  @ObservationIgnored private var index = SearchIndex()
  @ObservationIgnored private var announcementCount = 0

  /// Counts the changes of what search finds, so that a search depends on one number and not on every name.
  private var searchRevision = 0

  /// A data source without trips. `clock` gives the present time.
  public init(clock: @escaping () -> Date = { Date() }) {
    self.clock = clock
    shelves = Dictionary(uniqueKeysWithValues: TripCollection.allCases.map { ($0, TripShelf()) })
  }

  // MARK: Questions

  /// The trips of a season by name.
  public func trips(in collection: TripCollection) -> [Trip] { shelves[collection]?.trips ?? [] }

  /// The trip with an id, nil if there is none.
  public func trip(_ id: Trip.ID) -> Trip? { trips[id] }

  /// A trip's activities in an order; those that the order can't tell apart are in own order.
  public func activities(of trip: Trip, sortedBy order: Activity.SortOrder) -> [Activity] {
    order.sorted(trip.sortedActivities)
  }

  /// The trips whose name or subtitle contains `text`, and the activities whose name does. Blank text finds nothing.
  public func search(_ text: String) -> SearchResults {
    let query = SearchQuery(text)
    guard searchRevision >= 0, !query.isEmpty else {
      return SearchResults(query: query, trips: [], activities: [])
    }
    return index.search(query, in: trips)
  }

  /// The goal that was earned last, whenever that was.
  public var lastEarned: GoalBoard.Achievement? { goals.achieved.first }

  // MARK: The banner

  /// Takes the banner away.
  public func dismissAnnouncement() {
    if announcement != nil { announcement = nil }
  }

  // MARK: Loading

  /// Makes the trips those of `records`, and the goals' dates those given. Trips and activities that stay keep their
  /// objects. Nothing is announced, ``onChange`` isn't called, and what was done before can't be undone. A goal that is met but has no date gets the date
  /// at which it was met by what the records say.
  public func load(_ records: [TripRecord], firstEarned: [Goal.ID: Date] = [:]) {
    var transaction = Transaction()
    transaction.remove(Set(trips.keys).subtracting(records.map(\.id)))
    put(records, &transaction)
    ledger = GoalLedger(firstEarned: firstEarned)
    history = History()
    update(transaction)
    _ = ledger.evaluate(summary) { GoalHistory.date(of: $0, in: records) ?? now }
    goals.show(ledger, summary)
    withdrawAnnouncement()
  }

  // MARK: Transactions

  /// The present time in whole milliseconds, which is what files keep.
  var now: Date { Date(timeIntervalSince1970: (clock().timeIntervalSince1970 * 1000).rounded(.down) / 1000) }

  /// Does one action on trips: `work` changes them and says which; all that follows from it is done here.
  func transact<Result>(
    _ action: UserAction, on touched: some Sequence<Trip.ID>, _ work: (inout Transaction) -> Result
  ) -> Result {
    let before = state(of: touched)
    var transaction = Transaction()
    let result = work(&transaction)
    guard !transaction.changes.isEmpty else { return result }
    update(transaction)
    let now = now
    let goalChange = ledger.evaluate(summary) { _ in now }
    transaction.changes.goalsChanged = !goalChange.isEmpty
    history.add(History.Step(action: action, before: before, after: state(of: before.trips.keys)))
    finish(transaction.changes, gained: goalChange.gained)
    return result
  }

  /// Puts trips and goals back to what they were, or forth.
  func restore(_ state: History.State) {
    var transaction = Transaction()
    put(state.trips.values.compactMap(\.self), &transaction)
    transaction.remove(Set(state.trips.filter { $0.value == nil && trips[$0.key] != nil }.keys))
    update(transaction)
    let old = ledger
    ledger = state.ledger
    transaction.changes.goalsChanged = ledger != old
    finish(transaction.changes, gained: [])
  }

  /// Shows what an action did to goals, then tells the store.
  private func finish(_ changes: ChangeSet, gained: [Goal]) {
    goals.show(ledger, summary)
    withdrawAnnouncement()
    announce(gained)
    onChange?(changes)
  }

  private func state(of ids: some Sequence<Trip.ID>) -> History.State {
    let records = ids.map { ($0, trips[$0]?.record) }
    return History.State(trips: Dictionary(records, uniquingKeysWith: { first, _ in first }), ledger: ledger)
  }

  private func showHistory() {
    let (undo, redo) = (history.done.last?.action, history.undone.last?.action)
    if undo != undoAction { undoAction = undo }
    if redo != redoAction { redoAction = redo }
  }

  /// Adds the trips of `records` or brings the present ones up to date.
  func put(_ records: [TripRecord], _ transaction: inout Transaction) {
    var all = trips
    for record in records {
      if let trip = all[record.id] {
        guard trip.record != record else { continue }
        trip.update(from: record)
      } else {
        all[record.id] = Trip(record)
      }
      transaction.change(record.id, .names, .lists)
    }
    if all != trips { trips = all }
  }

  /// Brings up to date what is derived from trips: the summary, the lists, the search index.
  private func update(_ transaction: Transaction) {
    let changes = transaction.changes
    if !changes.removed.isEmpty {
      trips = trips.filter { !changes.removed.contains($0.key) }
    }
    let touched = changes.changed.union(changes.removed)
    for id in touched {
      if let old = summaries[id] { summary.remove(old) }
      summaries[id] = trips[id].map(TripSummary.init)
      if let new = summaries[id] { summary.add(new) }
    }
    if transaction.affected.contains(.lists) { updateLists(touched) }
    if transaction.affected.contains(.names) {
      index.invalidate(touched)
      searchRevision += 1
    }
  }

  private func updateLists(_ touched: Set<Trip.ID>) {
    let fresh = touched.compactMap { trips[$0] }
    var recent = recentlyAdded
    recent.replace(where: { touched.contains($0.id) }, with: fresh, sortedBy: Trip.isNewer)
    if recent != recentlyAdded { recentlyAdded = recent }
    for (collection, shelf) in shelves {
      var shown = shelf.trips
      shown.replace(
        where: { touched.contains($0.id) }, with: fresh.filter { $0.collection == collection },
        sortedBy: Trip.precedes)
      shelf.show(shown)
    }
  }

  private func announce(_ gained: [Goal]) {
    guard !gained.isEmpty else { return }
    announcementCount += 1
    announcement = GoalAnnouncement(id: announcementCount, goals: gained)
  }

  /// Takes goals that are lost again out of the banner.
  private func withdrawAnnouncement() {
    guard let goals = announcement?.goals else { return }
    let left = goals.filter { ledger.met.contains($0.id) }
    if left.isEmpty {
      announcement = nil
    } else if left.count < goals.count {
      announcement?.goals = left
    }
  }
}
