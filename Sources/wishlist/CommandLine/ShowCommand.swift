import WishlistModel
import WishlistStore

/// `wishlist show NAME`: a trip and its activities.
@MainActor
struct ShowCommand {
  let store: OpenedStore
  let name: String
  let printsJSON: Bool

  func run() -> CommandReport {
    let found = matches
    guard let trip = found.first else {
      return refusal("no trip is called \"\(name)\"; \"wishlist list\" prints all names.")
    }
    guard found.count == 1 else {
      let names = found.map { "\"\($0.name)\" (\($0.id))" }.joined(separator: ", ")
      return refusal("\"\(name)\" may be \(names); say more of the name, or the id in brackets.")
    }
    return CommandReport(output: printsJSON ? trip.printedJSON.prettyPrinted : plain(trip))
  }

  private func refusal(_ message: String) -> CommandReport { CommandReport(messages: [message], code: 1) }

  /// The trips that the name may mean: of id, whole name and part of the name the first that any trip has.
  private var matches: [Trip] {
    if let trip = store.dataSource.trip(name) { return [trip] }
    let trips = TripCollection.allCases.flatMap(store.dataSource.trips(in:))
    let same = trips.filter { $0.name == name }
    if !same.isEmpty { return same }
    let query = SearchQuery(name)
    let containing = trips.filter { !query.ranges(in: $0.name).isEmpty }
    let whole = containing.filter { query.ranges(in: $0.name) == [$0.name.startIndex..<$0.name.endIndex] }
    return whole.isEmpty ? containing : whole
  }

  private func plain(_ trip: Trip) -> String { trip.textLines.map { Output.printable($0) + "\n" }.joined() }
}
