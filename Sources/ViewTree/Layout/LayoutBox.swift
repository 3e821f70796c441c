/// What layout keeps in a node.
@MainActor
struct LayoutBox {
  var isPlaced = false
  var needsLayout = false
  var needsPlacing = false
  var needsPaint = false
  /// Covered by a screen or a tab in front.
  var isCovered = false
  /// There only to be measured: it is kept up to date, but never seen (VTF-1).
  var isProbe = false
  /// A list is making rows in here just now.
  var isMakingRows = false
  /// A child came, went or may have another size since the children were placed.
  var areChildrenChanged = false
  /// In the space of the nearest node around that takes part in layout.
  var frame = CellRect.zero
  var layoutChildren: [Node]?
  /// Where the node and all within draw, in the node's own space.
  var paintBounds = CellRect.zero
  var sizes = Answers<ProposedSize, CellSize>()
  var placedProposal: ProposedSize?
  /// The guides that containers asked for: a change within can move one without a change of size.
  var guides = Answers<GuideQuestion, Double?>()
  /// Where the container around wants the node, as long as it is at it.
  var placement: Placement?
  /// Counts the layouts from nothing.
  var layoutGeneration = 0
  /// Counts the changes of what a list's rows are made of.
  var contentGeneration = 0
  /// What had the keys within when it was covered.
  var rememberedFocus: Node? {
    get { remembered?.node }
    set { remembered = newValue.map(RememberedFocus.init) }
  }
  private var remembered: RememberedFocus?
}

/// A node that may end meanwhile. In a box of its own, since few nodes remember one.
@MainActor
private final class RememberedFocus {
  private(set) weak var node: Node?

  init(_ node: Node) { self.node = node }
}

/// A guide, and what the view that was asked for it is offered.
struct GuideQuestion: Equatable {
  let guide: AlignmentGuide
  let proposal: ProposedSize
}

/// What a node answered in layout (LAY-3). No answer is forgotten within a pass, so nothing is computed twice and nested
/// containers ask no more than a few times a level; later the oldest make room.
struct Answers<Question: Equatable, Answer> {
  private(set) var all: [(question: Question, answer: Answer)] = []
  /// True if a container may remember an answer that isn't kept here.
  private(set) var hasForgotten = false
  private var pass = 0

  subscript(question: Question) -> Answer? {
    for entry in all where entry.question == question { return entry.answer }
    return nil
  }

  mutating func keep(_ answer: Answer, for question: Question, pass: Int) {
    if pass != self.pass, all.count >= 8 {
      all.removeAll(keepingCapacity: true)
      hasForgotten = true
    }
    self.pass = pass
    all.append((question, answer))
  }

  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    hasForgotten = false
  }
}

/// Where a container wants a subview, and what it offers to it.
struct Placement {
  var origin: CellPoint
  let proposal: ProposedSize
}
