/// Half of `length`, down to a whole cell, also for negative ones.
func floorHalf(_ length: Int) -> Int { length >> 1 }

/// No screen is larger, and thousands of such lengths still add up.
let longestLength = 1_000_000

/// How much higher than wide a cell is on most terminals.
let cellAspect = 2.0

/// A length that an app wrote as a limit: rounded down; nothing that isn't a number, or negative, passes (LAY-10).
func cells(_ length: Double?) -> Int? {
  guard let length, !length.isNaN, length >= 0 else { return nil }
  return length == .infinity ? ProposedSize.unbounded : Int(min(length, Double(longestLength)))
}

/// The same where endless makes no sense.
func finiteCells(_ length: Double?) -> Int? { length == .infinity ? nil : cells(length) }

/// A distance that an app wrote, which may be negative: rounded down; 0 for what is no number.
func distance(_ length: Double) -> Int {
  guard length.isFinite else { return 0 }
  return Int(min(max(length, -Double(longestLength)), Double(longestLength)).rounded(.down))
}

/// A place that guides gave: rounded down to a cell (LAY-6). Far out is far enough, as sums must not overflow.
func wholeCells(_ place: Double) -> Int {
  if place.isNaN { return 0 }
  let farthest = Double(1 << 40)
  return Int(min(max(place, -farthest), farthest).rounded(.down))
}
