/// A season that trips are planned for.
///
/// A trip belongs to exactly one collection and needs no date.
public enum TripCollection: String, CaseIterable, Codable, Identifiable, Sendable {
  case spring, summer, fall, winter

  /// How wide the cards of a collection are drawn.
  public enum CardSize: String, CaseIterable, Codable, Sendable {
    case regular
    /// Wide cards have room for the subtitle and the date in one row.
    case wide
  }

  /// The collection itself.
  public var id: Self { self }

  /// The heading of the collection's section, and the season's name in the form for a new trip.
  public var title: String {
    switch self {
    case .spring: "Spring"
    case .summer: "Summer"
    case .fall: "Fall"
    case .winter: "Winter"
    }
  }

  /// A line below the title, in the one collection that has something to say.
  public var summary: String? {
    switch self {
    case .summer: "Long days, light luggage"
    case .spring, .fall, .winter: nil
    }
  }

  /// The size of the collection's cards: wide where there is a summary.
  public var cardSize: CardSize { summary == nil ? .regular : .wide }
}
