extension CellRect {
  /// True if the two have a whole side in common, so that together they are a rectangle.
  fileprivate func continues(_ other: CellRect) -> Bool {
    minX == other.minX && width == other.width && (minY == other.maxY || maxY == other.minY)
  }
}

/// The cells that have to be painted again: a few rectangles. Those that touch are joined, and when there are many
/// they become one a band of rows, so that adding stays cheap.
struct Damage {
  private(set) var rects: [CellRect] = []

  var isEmpty: Bool { rects.isEmpty }

  mutating func add(_ rect: CellRect) {
    if rect.isEmpty { return }
    var joined = rect
    var index = 0
    while index < rects.count {
      let other = rects[index]
      if other.contains(joined) { return }
      if joined.contains(other) || joined.intersects(other) || joined.continues(other) {
        joined = joined.union(other)
        rects.remove(at: index)
        // The larger one may meet those that were passed.
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(joined)
    if rects.count > 24 { rects = [rects.reduce(.zero) { $0.union($1) }] }
  }

  /// The rectangles within `bounds`, and starts anew.
  mutating func take(in bounds: CellRect) -> [CellRect] {
    defer { rects.removeAll(keepingCapacity: true) }
    return rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
  }
}
