/// Views made by a closure that knows how much room there is; they stand in the top left of it (GEO-1).
///
///     GeometryReader { proxy in Text("\(Int(proxy.size.width)) columns") }   // in 20×1: 20 columns
///
/// The reader takes all it is offered, 10×5 cells where nothing is. The closure is a body of its own: what it reads runs
/// it again and nothing else.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Views that get a proxy for the reader's own size and place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  func environment(_ values: inout EnvironmentValues, _ node: Node) { values.stackAxis = nil }

  func update(_ node: Node) {
    node.tree.addGeometryReader(node)
    if node.keep(GeometryReaderMemory.init).isSized { makeContent(node) }
  }

  private func makeContent(_ node: Node) {
    let proxy = GeometryProxy(node: node, reads: node.keep(GeometryReaderMemory.init).reads)
    node.updateChildren { $0.add(ReaderContent(proxy: proxy, content: content), .slot(0)) }
  }

  func change(from old: Self) -> ViewChange { [] }
  func unmounted(_ node: Node) { node.tree.removeGeometryReader(node) }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    CellSize(proposal.width ?? 10, proposal.height ?? 5)
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {
    let memory = node.keep(GeometryReaderMemory.init)
    // What the closure makes is placed here and now, so the reader needs no other layout for it.
    node.box.isMakingRows = true
    if memory.isSized {
      memory.reads.runChanged()
    } else {
      memory.isSized = true
      makeContent(node)
    }
    node.box.isMakingRows = false
    for child in node.layoutChildren { child.place(at: .zero, ProposedSize(size)) }
  }

  func geometryChanged(_ node: Node) { node.keep(GeometryReaderMemory.init).reads.invalidateChanged(in: node.tree) }
}

@MainActor
private final class GeometryReaderMemory {
  let reads = GeometryReads()
  /// The closure runs once the size is known.
  var isSized = false
}

private struct ReaderContent<Content: View>: View {
  let proxy: GeometryProxy
  let content: (GeometryProxy) -> Content

  var body: some View { content(proxy) }
}
