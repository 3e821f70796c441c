@testable import ViewTree

/// One view by itself: what it answers to proposals, and where it puts its children.
@MainActor
struct Probe {
  let tree: Tree

  init(_ content: some View, in size: CellSize = CellSize(80, 24)) {
    tree = Tree(content, size: size)
    tree.update()
  }

  var node: Node? { tree.root?.layoutChildren.first }

  func size(_ width: Int?, _ height: Int?) -> CellSize? {
    StackRoom.enter()
    return node?.size(for: ProposedSize(width: width, height: height))
  }

  /// The frames of the children after the view was placed with this proposal, in document order.
  func frames(_ width: Int?, _ height: Int?) -> [CellRect] {
    guard let node else { return [] }
    StackRoom.enter()
    node.place(at: .zero, ProposedSize(width: width, height: height))
    return node.layoutChildren.map(\.box.frame)
  }

  func widths(_ width: Int?, _ height: Int? = 1) -> [Int] { frames(width, height).map(\.width) }
}

/// A view of one size, whatever it is offered.
struct Rigid: PrimitiveView {
  let width: Int
  var height = 1

  init(_ width: Int, _ height: Int = 1) {
    self.width = width
    self.height = height
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize { CellSize(width, height) }
}

/// Numbers that look random but are the same for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 ^ 0xD1B5_4A32_D192_ED03 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
