/// What layout keeps in a node.
@MainActor
struct LayoutBox {
  /// In the space of the nearest node around that takes part in layout.
  var frame = CellRect.zero
  /// Where the node and all within draw, in the node's own space.
  var paintBounds = CellRect.zero
  var isPlaced = false
  var needsLayout = false
  var needsPlacing = false
  var needsPaint = false
  /// The guides that containers asked for, and the answers: a change within can move one without a change of size.
  var guides: [AskedGuide] = []
  /// Covered by a screen or a tab in front.
  var isCovered = false
  /// What had the keys within when it was covered.
  var rememberedFocus: Node? {
    get { remembered?.node }
    set { remembered = newValue.map(RememberedFocus.init) }
  }
  private var remembered: RememberedFocus?
  /// Counts the changes of what a list's rows are made of.
  var contentGeneration = 0
  /// A list is making rows in here just now.
  var isMakingRows = false
  var placedProposal: ProposedSize?
  var sizes = SizeCache()
  var layoutChildren: [Node]?
}

/// A node that may end meanwhile. In a box of its own, since few nodes remember one.
@MainActor
private final class RememberedFocus {
  private(set) weak var node: Node?

  init(_ node: Node) { self.node = node }
}

/// A guide as a node told it.
struct AskedGuide {
  let guide: AlignmentGuide
  let proposal: ProposedSize
  var answer: Double?
}

/// The latest answers of a node, by proposal (LAY-3).
struct SizeCache {
  private(set) var entries: [(proposal: ProposedSize, size: CellSize)] = []

  subscript(proposal: ProposedSize) -> CellSize? {
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  /// A stack asks for four: the least, the most, the share, and the final one.
  mutating func keep(_ size: CellSize, for proposal: ProposedSize) {
    if entries.count >= 6 { entries.removeFirst() }
    entries.append((proposal, size))
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
