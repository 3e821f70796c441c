/// How a stack shares what it is offered among its children (STK-1 to STK-7).
struct StackLayout: Hashable {
  let axis: Axis
  /// The line by which the children stand across the axis.
  var guide: AlignmentGuide
  /// In cells; nil for the usual distance.
  var spacing: Int?

  struct Arrangement {
    var size = CellSize.zero
    /// What each child is offered, and where it stands.
    var placements: [Placement] = []
  }

  /// A child while room is shared out.
  private struct Share {
    var offer: Int?
    var least = 0
    var most = 0
    var priority = 0.0
    var gapAfter = 0
  }

  @MainActor
  func arrange(_ children: ArraySlice<Node>, _ proposal: ProposedSize) -> Arrangement {
    var result = Arrangement()
    guard !children.isEmpty else { return result }
    let shares = shares(children, proposal)
    var along = 0
    var line = -Double.infinity
    var guides: [Double] = []
    guides.reserveCapacity(shares.count)
    result.placements.reserveCapacity(shares.count)
    for (child, share) in zip(children, shares) {
      var offer = proposal
      offer[axis] = share.offer
      var origin = CellPoint.zero
      origin[axis] = along
      result.placements.append(Placement(origin: origin, proposal: offer))
      let guide = child.guideValue(guide, offer)
      guides.append(guide)
      line = max(line, guide)
      along = min(along + child.size(for: offer)[axis] + share.gapAfter, ProposedSize.unbounded)
    }
    result.size[axis] = along
    for (index, child) in children.enumerated() {
      let start = wholeCells(line - guides[index])
      let offer = result.placements[index].proposal
      result.placements[index].origin[axis.other] = start
      result.size[axis.other] = max(result.size[axis.other], start + child.size(for: offer)[axis.other])
    }
    return result
  }

  /// What each child is offered along the axis (STK-2, STK-3).
  @MainActor
  private func shares(_ children: ArraySlice<Node>, _ proposal: ProposedSize) -> [Share] {
    var shares = [Share](repeating: Share(offer: proposal[axis]), count: children.count)
    let gaps = measureGaps(children, &shares)
    guard let whole = proposal[axis] else { return shares }
    if ProposedSize.isUnbounded(whole) { return shares }
    if children.count == 1 {
      shares[0].offer = max(0, whole)
      return shares
    }
    func length(_ child: Node, _ offer: Int) -> Int {
      var probe = proposal
      probe[axis] = offer
      return child.size(for: probe)[axis]
    }
    for (index, child) in children.enumerated() {
      shares[index].least = length(child, 0)
      shares[index].most = length(child, ProposedSize.unbounded)
      shares[index].priority = child.layoutPriority
    }
    let order = order(shares)
    var left = whole - gaps
    let first = shares[order[0]].priority
    for share in shares where share.priority < first { left = without(left, share.least) }
    var position = 0
    while position < order.count {
      let priority = shares[order[position]].priority
      let group = order[position...].prefix { shares[$0].priority == priority }
      if position > 0 { left += group.reduce(0) { min($0 + shares[$1].least, ProposedSize.unbounded) } }
      var remaining = group.count
      for index in group {
        let offer = max(0, left / remaining)
        shares[index].offer = offer
        left = without(left, length(children[children.startIndex + index], offer))
        remaining -= 1
      }
      position += group.count
    }
    return shares
  }

  /// What is left of a length; endless ones, of which there may be many, go no deeper than they add up.
  private func without(_ length: Int, _ taken: Int) -> Int { max(length - taken, -ProposedSize.unbounded) }

  /// Finds the distance after each child but the last, and returns their sum (STK-1).
  @MainActor
  private func measureGaps(_ children: ArraySlice<Node>, _ shares: inout [Share]) -> Int {
    if let spacing {
      for index in shares.indices.dropLast() { shares[index].gapAfter = spacing }
      return spacing * (shares.count - 1)
    }
    // Down the screen there is no distance by itself.
    if axis == .vertical { return 0 }
    var sum = 0
    var before: ViewSpacing?
    for (index, child) in children.enumerated() {
      let own = child.spacing ?? ViewSpacing()
      if let before {
        shares[index - 1].gapAfter = before.cells(to: own, along: axis)
        sum += shares[index - 1].gapAfter
      }
      before = own
    }
    return sum
  }

  /// The order in which the children are served: by priority, then those that can give way least (STK-3).
  private func order(_ shares: [Share]) -> [Int] {
    func isBefore(_ a: Share, _ b: Share) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      let flexA = a.most - a.least
      let flexB = b.most - b.least
      if ProposedSize.isUnbounded(flexA), ProposedSize.isUnbounded(flexB) { return a.least > b.least }
      return flexA < flexB
    }
    var order: [Int] = []
    order.reserveCapacity(shares.count)
    order.append(contentsOf: shares.indices)
    // The sort is stable: equal ones stay in document order.
    order.sort { isBefore(shares[$0], shares[$1]) }
    return order
  }
}

extension Node {
  /// How early a stack serves this child; a spacer comes last, and so does a container of nothing (LAY-19).
  var layoutPriority: Double { containerTrait(.layoutPriority) ?? (isEmptyContainer ? -.infinity : 0) }
}

extension TraitKey where Value == Double {
  static var layoutPriority: TraitKey { TraitKey(name: "layoutPriority") }
}
