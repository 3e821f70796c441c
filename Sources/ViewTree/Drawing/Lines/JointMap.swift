/// What lines there are in the cells that are painted now, so that later ones can join them.
///
/// Each entry depends only on what was drawn in its own cell, in order. So joints come out the same whichever part of
/// the screen is painted.
struct JointMap {
  private struct Entry {
    /// Of the painting that it belongs to.
    var stamp: UInt32 = 0
    var line = LineJoint()
    /// Ends of lines in neighbouring cells, which join a line that is drawn here.
    var touches = LineJoint()
  }

  private var entries: [Entry] = []
  private var stamp: UInt32 = 1
  private let size: CellSize
  /// True if a line was drawn in this painting.
  private(set) var isUsed = false

  init(size: CellSize) { self.size = size }

  /// Forgets all lines.
  mutating func clear() {
    if !isUsed { return }
    isUsed = false
    stamp &+= 1
  }

  /// Forgets the lines in `rect`: something opaque is above them now.
  mutating func clear(_ rect: CellRect) {
    if !isUsed { return }
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { entries[y * size.width + x].stamp = 0 }
    }
  }

  /// Adds a line in a cell that shows `glyph`, and returns the joint with what is there. A line that something else was
  /// drawn over counts no more.
  mutating func add(_ line: LineJoint, at x: Int, _ y: Int, showing glyph: Glyph) -> LineJoint {
    update(x, y) { entry in
      let isSeen = !entry.line.isEmpty && entry.line.glyph == glyph
      entry.line = line.over(isSeen ? entry.line : LineJoint()).over(entry.touches)
      return entry.line
    }
  }

  /// A line ends beside the cell: the joint that it makes with a line that is there, nil without one.
  mutating func touch(_ end: LineJoint, at x: Int, _ y: Int, showing glyph: Glyph) -> LineJoint? {
    update(x, y) { entry in
      entry.touches = end.over(entry.touches)
      guard !entry.line.isEmpty, entry.line.glyph == glyph else { return nil }
      entry.line = entry.line.over(end)
      return entry.line
    }
  }

  private mutating func update<Result>(_ x: Int, _ y: Int, _ change: (inout Entry) -> Result) -> Result {
    if entries.isEmpty { entries = Array(repeating: Entry(), count: size.width * size.height) }
    isUsed = true
    let index = y * size.width + x
    if entries[index].stamp != stamp { entries[index] = Entry(stamp: stamp) }
    return change(&entries[index])
  }
}
