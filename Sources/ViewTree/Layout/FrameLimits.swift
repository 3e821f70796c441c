/// The limits of a flexible frame on one axis, in cells.
struct FrameLimits: Hashable {
  let min: Int?
  let ideal: Int?
  let max: Int?
  /// False for limits that contradict each other, or are negative or no numbers.
  let isSane: Bool

  /// Limits that contradict give way in the order min, ideal, max (LAY-12).
  init(min: Double?, ideal: Double?, max: Double?) {
    let given = (min: finiteCells(min), ideal: finiteCells(ideal), max: cells(max))
    self.min = given.min
    self.ideal = given.ideal.map { Swift.max($0, given.min ?? 0) }
    let least = self.ideal ?? given.min ?? 0
    self.max = given.max.map { Swift.max($0, least) }
    isSane =
      self.ideal == given.ideal && self.max == given.max && (min == nil) == (given.min == nil)
      && (ideal == nil) == (given.ideal == nil) && (max == nil) == (given.max == nil)
  }

  private func clamp(_ length: Int) -> Int { Swift.min(Swift.max(length, min ?? Int.min), max ?? Int.max) }

  /// What the child is offered (LAY-13).
  func childProposal(_ proposal: Int?) -> Int? { (proposal ?? ideal).map(clamp) }

  /// The frame's length where the child has no say (LAY-14).
  func length(_ proposal: Int?) -> Int? {
    guard let proposal else { return ideal }
    return min != nil && max != nil ? clamp(proposal) : nil
  }

  /// The frame's length around a child (LAY-14).
  func length(_ proposal: Int?, child: Int) -> Int {
    let offer = childProposal(proposal)
    switch (min, max) {
    case (nil, nil): return child
    case (_?, _?): return clamp(child)
    case (let min?, nil): return Swift.max(Swift.min(offer ?? Int.max, child), min)
    case (nil, let max?): return Swift.min(Swift.max(offer ?? Int.min, child), max)
    }
  }

  /// What the child is offered when it is placed: the final length, unless the frame only followed its ideal (LAY-15).
  func finalProposal(_ proposal: Int?, _ length: Int) -> Int? {
    let followsIdeal =
      ideal == nil && proposal == nil && (min.map { $0 < length } ?? true) && (max.map { length < $0 } ?? true)
    return followsIdeal ? nil : length
  }
}
