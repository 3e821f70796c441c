import FoundationEssentials
import WishlistModel

/// Numbers that are the same each time, by the SplitMix64 generator.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// Many trips in many scripts, the same for the same seed.
enum GeneratedTrips {
  private static let words = [
    "Old", "harbour", "walk", "Museum", "at dawn", "Café", "cafe\u{301}", "Żubr", "Ångström", "Straße", "İzmir",
    "Ærø", "Việt", "Αθήνα", "Ύδρα", "Київ", "Ёлка", "京都", "温泉", "ガーデン", "か\u{3099}っこう", "제주", "한강", "القاهرة",
    "مقهى", "ירושלים", "กรุงเทพ", "दिल्ली", "🏔️", "👨‍👩‍👧‍👦", "🇮🇸", "👍🏽", "Zo\u{308}e\u{301}", "q\u{323}\u{307}", "№ 5",
  ]

  /// Makes trips with so many activities in all.
  static func make(trips count: Int = 1_000, activities: Int = 10_000, seed: UInt64 = 1) -> [TripRecord] {
    var random = SeededGenerator(seed: seed)
    var trips = (0..<count).map { number in
      TripRecord(
        id: "trip-\(number)", name: name(2...4, &random),
        subtitle: Bool.random(using: &random) ? name(1...2, &random) : nil,
        collection: TripCollection.allCases[Int.random(in: 0..<4, using: &random)],
        created: date(Double.random(in: 0...86_400, using: &random).rounded()))
    }
    for number in 0..<activities {
      let trip = Int.random(in: 0..<count, using: &random)
      let isComplete = Int.random(in: 0..<3, using: &random) > 0
      let added = trips[trip].created.addingTimeInterval(Double(number))
      trips[trip].activities.append(
        ActivityRecord(
          id: "activity-\(number)", name: name(2...6, &random), isComplete: isComplete, added: added,
          completed: isComplete ? added.addingTimeInterval(60) : nil))
    }
    return trips
  }

  private static func name(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: count, using: &random))
      .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }.joined(separator: " ")
  }
}
