/// What a search found.
@MainActor
public struct SearchResults {
  /// What was looked for; asks it for the ranges to highlight.
  public let query: SearchQuery

  /// The trips whose name or subtitle matches: first those whose name starts with the text, by name in both parts.
  public let trips: [Trip]

  /// The activities whose name matches, in the same order. Each knows its trip.
  public let activities: [Activity]

  /// Whether nothing was found.
  public var isEmpty: Bool { trips.isEmpty && activities.isEmpty }

  /// Where the query stands in `text`: what to highlight.
  public func ranges(in text: String) -> [Range<String.Index>] { query.ranges(in: text) }
}
