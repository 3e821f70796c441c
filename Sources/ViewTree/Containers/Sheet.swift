extension View {
  /// Shows `content` in a box in front of everything while `isPresented` is true; Esc makes it false.
  public func sheet(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> some View
  ) -> some View {
    SheetPresenter(presenter: self, isPresented: isPresented, content: content)
  }
}

private struct SheetPresenter<Presenter: View, Content: View>: View {
  let presenter: Presenter
  @Binding var isPresented: Bool
  let content: @MainActor () -> Content

  var body: some View {
    let dismiss = DismissAction { isPresented = false }
    presenter
    if isPresented {
      SheetHost(content: content().environment(\.dismiss, dismiss), dismiss: dismiss)
    }
  }

  static var _isUnary: Bool { Presenter._isUnary }
}

/// The box of a sheet, in the middle of the screen.
private struct SheetHost<Content: View>: PrimitiveView {
  let content: Content
  let dismiss: DismissAction

  static var isDetached: Bool { true }

  func environment(_ values: inout EnvironmentValues, _ node: Node) { values.stackAxis = nil }

  func update(_ node: Node) {
    let memory = node.keep(SheetMemory.init)
    node.updateChildren { $0.add(VStack { content }.padding(.horizontal, 1).modified(by: SheetBox()), .slot(0)) }
    if !memory.isPresented {
      memory.isPresented = true
      node.tree.present(node)
    }
  }

  func unmounted(_ node: Node) { node.tree.dismiss(node) }

  func change(from old: Self) -> ViewChange { [] }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    CellSize(proposal.width ?? 80, proposal.height ?? 24)
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {
    let offer = ProposedSize(width: min(size.width, 64), height: size.height)
    for child in node.layoutChildren { child.place(at: Alignment.center.origin(of: child, offer, in: size), offer) }
  }

  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result {
    guard case .key(let press) = event, press.key == .escape else { return .ignored }
    dismiss()
    return .handled
  }
}

@MainActor
private final class SheetMemory {
  var isPresented = false
}

/// Blank cells with a line around, one cell wider than the content on each side.
private struct SheetBox: PrimitiveModifier {
  static var isTransparent: Bool { false }

  func childProposal(_ proposal: ProposedSize, _ node: Node) -> ProposedSize {
    ProposedSize(width: proposal.width.map { max(0, $0 - 2) }, height: proposal.height.map { max(0, $0 - 2) })
  }

  func sizeThatFits(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> CellSize {
    let size = child?.size(for: childProposal(proposal, node)) ?? .zero
    return CellSize(size.width + 2, size.height + 2)
  }

  func childOrigin(in size: CellSize, child: CellSize, _ node: Node) -> CellPoint { CellPoint(1, 1) }

  func draw(in painter: Painter, _ node: Node) {
    let rect = CellRect(origin: .zero, size: node.box.frame.size)
    painter.fill(rect, .default)
    painter.drawBox(rect, line: .rounded, foreground: .default, attributes: [])
  }
}
