/// The node of a view that lays out and draws itself: it hands each question to the view.
final class PrimitiveNode<Content: PrimitiveView>: ViewNode<Content> {
  init(_ view: Content, in parent: Node) {
    super.init(view, in: parent, isTransparent: Content.isTransparent)
  }

  override var clipsChildren: Bool { Content.clipsChildren && !view.isClipDisabled(self) }
  override var isLazyHost: Bool { Content.isLazyHost }

  override func update() { view.update(self) }

  override func viewChanged(from old: Content) {
    updateChildEnvironment()
    invalidate(view.change(from: old))
    run()
  }

  override func changeEnvironment(_ values: inout EnvironmentValues) { view.environment(&values, self) }
  override func measure(_ proposal: ProposedSize) -> CellSize { view.sizeThatFits(proposal, self) }

  override func placeChildren(in size: CellSize, _ proposal: ProposedSize) {
    view.place(in: size, proposal, self)
  }

  override func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize) -> Double? {
    view.guide(guide, proposal, self)
  }

  override var isEmptyContainer: Bool { Content.isContainer && layoutChildren.isEmpty }
  override var spacing: ViewSpacing? { view.spacing(self) }
  // Asked of the type first, as each question to the view copies it.
  override func draw(in painter: Painter) { if Content.draws { view.draw(in: painter, self) } }
  override func drawOver(in painter: Painter) { if Content.drawsOver { view.drawOver(in: painter, self) } }
  override func ownPaintBounds(_ size: CellSize) -> CellRect { view.paintBounds(in: size, self) }
  override var cursor: CellPoint? { view.cursor(self) }
  override var isDetached: Bool { Content.isDetached }
  override func focusWithinChanged() { view.focusWithinChanged(self) }
  override func handle(_ event: InputEvent) -> KeyPress.Result { view.handle(event, self) }
  override var accessibility: AccessibilityProperties? { view.accessibility(self) }
  override func trait<Value>(_ key: TraitKey<Value>) -> Value? { view.trait(key) }
  override func preferredFocus() -> Node? { view.preferredFocus(self) }
  override func containerRoom(_ axis: Axis) -> Int? { view.containerRoom(axis, self) }
  override func reveal(_ frame: CellRect, _ anchor: UnitPoint?) { view.reveal(frame, anchor, self) }
  override func showRow(_ index: Int, _ anchor: UnitPoint?) { view.showRow(index, anchor, self) }
  override func geometryChanged() { view.geometryChanged(self) }
  override func unmounted() { view.unmounted(self) }
}
