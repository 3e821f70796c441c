/// A view that a closure draws, in half blocks and in letters. It takes what it is offered, 10×5 cells where nothing is.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)), with: .color(.red))
///       context.draw(Text("Rome"), at: CGPoint(x: size.width / 2, y: 0.5))
///     }
///
/// The closure runs again when the view's value or size changes, or a model that it read.
public struct Canvas: PrimitiveView {
  private let renderer: @MainActor (inout GraphicsContext, CGSize) -> Void

  /// A view that `renderer` draws; it gets the view's size in cells.
  public init(renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void) { self.renderer = renderer }

  func update(_ node: Node) {
    node.keep { Recording() }.operations = nil
    node.invalidatePaint()
  }

  func change(from old: Self) -> ViewChange { .paint }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    CellSize(proposal.width ?? 10, proposal.height ?? 5)
  }

  func draw(in painter: Painter, _ node: Node) {
    let recording = node.keep { Recording() }
    let size = node.box.frame.size
    let operations: [GraphicsContext.Operation]
    if let known = recording.operations, recording.size == size {
      operations = known
    } else {
      operations = node.track {
        var context = GraphicsContext(environment: node.environment)
        renderer(&context, CGSize(size))
        return context.recorder.operations
      }
      recording.operations = operations
      recording.size = size
    }
    Text.readStyle(node)
    let frame = CellRect(origin: .zero, size: size)
    let painter = painter.clipped(to: frame)
    for operation in operations { operation.draw(in: painter, frame, node) }
  }

  /// What the closure drew, so that parts can be drawn again without it.
  @MainActor
  private final class Recording {
    var operations: [GraphicsContext.Operation]?
    var size = CellSize.zero
  }
}
