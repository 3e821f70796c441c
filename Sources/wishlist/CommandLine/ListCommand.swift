import WishlistModel
import WishlistStore

/// `wishlist list`: all trips, by season and name.
@MainActor
struct ListCommand {
  let store: OpenedStore
  let printsJSON: Bool

  func run() -> CommandReport {
    // What is missing from the output makes it incomplete, and scripts should know.
    CommandReport(output: printsJSON ? json : plain, code: store.problems.contains { !$0.isShown } ? 1 : 0)
  }

  private var seasons: [(TripCollection, [Trip])] {
    TripCollection.allCases.map { ($0, store.dataSource.trips(in: $0)) }
  }

  private var json: String {
    JSONValue.array(seasons.flatMap(\.1).map(\.printedJSON)).prettyPrinted
  }

  private var plain: String {
    let sections = seasons.filter { !$0.1.isEmpty }.map { season, trips in
      "\(season.title)\n" + trips.map { "  \(line(of: $0))\n" }.joined()
    }
    return sections.isEmpty ? "There are no trips yet.\n" : sections.joined(separator: "\n")
  }

  private func line(of trip: Trip) -> String {
    var line = trip.name
    if let subtitle = trip.subtitle { line += ", " + subtitle }
    if trip.activityCount > 0 { line += " (\(trip.completedCount) of \(trip.activityCount))" }
    return Output.printable(line)
  }
}

extension StoreProblem {
  /// Whether what the file holds is shown in spite of the problem.
  fileprivate var isShown: Bool {
    if case .newerFormat(_, _, let isShown) = self { isShown } else { false }
  }
}
