/// The lengths of many lines of which most are as usual: only the others are kept. Asking takes time in proportion to
/// the logarithm of those.
struct LineLengths {
  /// In cells.
  let usual: Int
  let spacing: Int
  /// Which rows stand in which line.
  let map: LineMap
  /// Lines of another length, in order, with the sum of the differences up to and including each.
  private var others: [(line: Int, length: Int, sum: Int)] = []

  init(_ map: LineMap, usual: Int, spacing: Int) {
    self.map = map
    self.usual = usual
    self.spacing = spacing
  }

  var count: Int { map.lineCount }

  var total: Int { count == 0 ? 0 : start(of: count) - spacing }

  /// How many of the others come before `line`.
  private func rank(_ line: Int) -> Int {
    var low = 0
    var high = others.count
    while low < high {
      let middle = (low + high) / 2
      if others[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func length(of line: Int) -> Int {
    let rank = rank(line)
    return rank < others.count && others[rank].line == line ? others[rank].length : usual
  }

  func start(of line: Int) -> Int {
    let rank = rank(line)
    return line * (usual + spacing) + (rank > 0 ? others[rank - 1].sum : 0)
  }

  /// The line that covers `position`, or the nearest.
  func line(at position: Int) -> Int {
    var low = 0
    var high = max(0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  mutating func set(_ length: Int, for line: Int) {
    let old = self.length(of: line)
    if old == length { return }
    let rank = rank(line)
    let isKept = rank < others.count && others[rank].line == line
    if isKept { others.remove(at: rank) }
    if length != usual { others.insert((line, length, 0), at: rank) }
    var sum = rank > 0 ? others[rank - 1].sum : 0
    for index in rank..<others.count {
      sum += others[index].length - usual
      others[index].sum = sum
    }
  }
}
