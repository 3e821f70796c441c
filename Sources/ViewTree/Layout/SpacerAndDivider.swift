/// Takes the room that is left in a stack.
public struct Spacer: PrimitiveView {
  let minLength: Int?

  /// At least `minLength` cells; nil for 1 column or no row.
  public init(minLength: Double? = nil) { self.minLength = finiteCells(minLength) }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    let axis = node.read(\.stackAxis)
    func length(_ along: Axis) -> Int { max(proposal[along] ?? 0, minLength ?? (along == .horizontal ? 1 : 0)) }
    switch axis {
    case .horizontal: return CellSize(length(.horizontal), 0)
    case .vertical: return CellSize(0, length(.vertical))
    case nil: return CellSize(length(.horizontal), length(.vertical))
    }
  }

  func spacing(_ node: Node) -> ViewSpacing? { .zero }

  func trait<Value>(_ key: TraitKey<Value>) -> Value? {
    key.name == "layoutPriority" ? -Double.infinity as? Value : nil
  }
}

/// A line across the stack that it stands in.
public struct Divider: PrimitiveView {
  /// A line across the stack around it: `│` in an `HStack`, else `─`.
  public init() {}

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    node.read(\.stackAxis) == .horizontal
      ? CellSize(1, proposal.height ?? 5) : CellSize(proposal.width ?? 10, 1)
  }

  func draw(in painter: Painter, _ node: Node) {
    let size = node.box.frame.size
    let glyph = Glyph(node.read(\.stackAxis) == .horizontal ? "│" : "─")
    for y in 0..<size.height {
      for x in 0..<size.width {
        painter.put(
          glyph, width: 1, at: CellPoint(x, y), foreground: .default, background: nil, attributes: .dim)
      }
    }
  }

  func spacing(_ node: Node) -> ViewSpacing? { .zero }
}
