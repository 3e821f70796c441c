/// How a stack shares what it is offered among its children (STK-1 to STK-7).
struct StackLayout: Hashable {
  let axis: Axis
  /// The line by which the children stand across the axis.
  let guide: AlignmentGuide
  /// In cells; nil for the usual distance.
  let spacing: Int?

  struct Arrangement {
    var size = CellSize.zero
    /// For each child: what it is offered, and where it stands.
    var proposals: [ProposedSize] = []
    var origins: [CellPoint] = []
  }

  @MainActor
  func arrange(_ children: [Node], _ proposal: ProposedSize) -> Arrangement {
    var result = Arrangement()
    guard !children.isEmpty else { return result }
    let gaps = gaps(between: children)
    result.proposals = proposals(children, proposal, gaps: gaps.reduce(0, +))
    var along = 0
    var guides: [Double] = []
    for (index, child) in children.enumerated() {
      let size = child.size(for: result.proposals[index])
      guides.append(child.explicitGuide(guide, result.proposals[index]) ?? guide.defaultValue(in: size))
      var origin = CellPoint.zero
      origin[axis] = along
      result.origins.append(origin)
      along += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    result.size[axis] = along
    let line = guides.max() ?? 0
    for (index, child) in children.enumerated() {
      let start = Int((line - guides[index]).rounded(.down))
      result.origins[index][axis.other] = start
      let end = start + child.size(for: result.proposals[index])[axis.other]
      result.size[axis.other] = max(result.size[axis.other], end)
    }
    return result
  }

  @MainActor
  func place(_ children: [Node], in size: CellSize, _ proposal: ProposedSize) {
    // Where the size across was left to the stack, the children now learn it (STK-6).
    var decided = proposal
    if decided[axis.other] == nil { decided[axis.other] = size[axis.other] }
    let arrangement = arrange(children, decided)
    for (index, child) in children.enumerated() {
      child.place(at: arrangement.origins[index], arrangement.proposals[index])
    }
  }

  /// Baselines of the children: the first of the first, the last of the last (ALN-3).
  @MainActor
  func guide(_ guide: AlignmentGuide, _ children: [Node], _ proposal: ProposedSize) -> Double? {
    guard guide.isBaseline else { return nil }
    let arrangement = arrange(children, proposal)
    let values = children.indices.compactMap { index in
      children[index].explicitGuide(guide, arrangement.proposals[index]).map {
        $0 + Double(arrangement.origins[index].y)
      }
    }
    return guide.line == .firstTextBaseline ? values.min() : values.max()
  }

  /// The distance after each child but the last (STK-1).
  @MainActor
  private func gaps(between children: [Node]) -> [Int] {
    let usual = axis == .horizontal ? 1 : 0
    return zip(children, children.dropFirst()).map { before, after in
      if let spacing { return spacing }
      let isTight = before.containerTrait(.isTight) == true || after.containerTrait(.isTight) == true
      return isTight ? 0 : usual
    }
  }

  /// What each child is offered (STK-2, STK-3).
  @MainActor
  private func proposals(_ children: [Node], _ proposal: ProposedSize, gaps: Int) -> [ProposedSize] {
    var offers = children.map { _ in proposal }
    guard let whole = proposal[axis] else { return offers }
    func length(_ child: Node, _ offer: Int) -> Int {
      var probe = proposal
      probe[axis] = offer
      return child.size(for: probe)[axis]
    }
    let ranges = children.map { (min: length($0, 0), max: length($0, ProposedSize.unbounded)) }
    let priorities = children.map(\.layoutPriority)
    let order = children.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      let flexA = ranges[a].max - ranges[a].min
      let flexB = ranges[b].max - ranges[b].min
      let limit = ProposedSize.unbounded / 2
      if flexA > limit, flexB > limit {
        return ranges[a].min != ranges[b].min ? ranges[a].min > ranges[b].min : a < b
      }
      return flexA != flexB ? flexA < flexB : a < b
    }
    var left = whole - gaps
    for index in order where priorities[index] < priorities[order[0]] { left -= ranges[index].min }
    var position = 0
    while position < order.count {
      let priority = priorities[order[position]]
      let group = order[position...].prefix { priorities[$0] == priority }
      if position > 0 { left += group.reduce(0) { $0 + ranges[$1].min } }
      var remaining = group.count
      for index in group {
        let offer = max(0, left / remaining)
        offers[index][axis] = offer
        left -= length(children[index], offer)
        remaining -= 1
      }
      position += group.count
    }
    return offers
  }
}

extension Node {
  /// How early a stack serves this child; a spacer comes last (LAY-19).
  var layoutPriority: Double { containerTrait(.layoutPriority) ?? 0 }
}

extension TraitKey where Value == Double {
  static var layoutPriority: TraitKey { TraitKey(name: "layoutPriority") }
}

extension TraitKey where Value == Bool {
  /// True for a view that stands without a distance to its neighbours.
  static var isTight: TraitKey { TraitKey(name: "isTight") }
}
