/// How far something is, as a bar that is as wide as it is offered.
///
///     ProgressView(value: 3, total: 8).frame(width: 8)   // ███░░░░░
public struct ProgressView: View {
  private let fraction: Double

  /// `value` of `total`, brought into 0…1; a bar of nothing where `value` is nil.
  public init(value: Double?, total: Double = 1) {
    let part = total > 0 ? (value ?? 0) / total : 0
    fraction = part.isNaN ? 0 : min(1, max(0, part))
  }

  /// The bar, in one row.
  public var body: some View { ProgressBar(fraction: fraction) }
}

private struct ProgressBar: PrimitiveView, Hashable {
  let fraction: Double

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize { CellSize(proposal.width ?? 20, 1) }

  func change(from old: Self) -> ViewChange { .paint }

  func accessibility(_ node: Node) -> AccessibilityProperties? {
    AccessibilityProperties(value: "\(Int((fraction * 100).rounded())) %")
  }

  func draw(in painter: Painter, _ node: Node) {
    let style = node.read(\.foregroundStyle)
    _ = node.read(\.tint)
    let color = (style.color ?? .accentColor).resolve(in: node.environment)
    let width = node.box.frame.size.width
    // Eight steps a cell.
    let eighths = Int((fraction * Double(width * 8)).rounded())
    for x in 0..<width {
      let filled = min(8, max(0, eighths - x * 8))
      let scalar = filled == 0 ? "░" : Unicode.Scalar(0x2590 - UInt32(filled)) ?? "█"
      painter.put(
        Glyph(scalar), width: 1, at: CellPoint(x, 0), foreground: filled == 0 ? .default : color, background: nil,
        attributes: filled == 0 ? .dim : [])
    }
  }
}
