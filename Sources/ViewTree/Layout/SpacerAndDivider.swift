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

/// A line across the stack that it stands in. It joins other lines that it meets.
public struct Divider: PrimitiveView {
  /// A line across the stack around it: `│` in an `HStack`, else `─`.
  public init() {}

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    node.read(\.stackAxis) == .horizontal
      ? CellSize(1, proposal.height ?? 5) : CellSize(proposal.width ?? 10, 1)
  }

  func draw(in painter: Painter, _ node: Node) {
    let axis = lineAxis(node)
    painter.drawLine(from: .zero, node.box.frame.size[axis], axis, line: .light) { _ in
      Ink(color: .default, isDim: true)
    }
  }

  func spacing(_ node: Node) -> ViewSpacing? { .zero }

  /// Its ends join lines in the cells beside them.
  func paintBounds(in size: CellSize, _ node: Node) -> CellRect {
    if size.isEmpty { return CellRect(origin: .zero, size: size) }
    return lineAxis(node) == .horizontal
      ? CellRect(x: -1, y: 0, width: size.width + 2, height: size.height)
      : CellRect(x: 0, y: -1, width: size.width, height: size.height + 2)
  }

  private func lineAxis(_ node: Node) -> Axis { node.read(\.stackAxis) == .horizontal ? .vertical : .horizontal }
}
