/// Shows a part of content that is larger than the room for it; it scrolls so that what has the keys can be seen.
///
///     ScrollView { ForEach(0..<100) { Text("Line \($0)") } }   // in 8×3: Line 0┃ / Line 1 / Line 2
///
/// Page Up, Page Down, Home, End, Ctrl-U, Ctrl-D and the wheel scroll too.
public struct ScrollView<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  /// Content that is as long as it likes along `axes` and as wide as the view allows across (LAY-55).
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  static var clipsChildren: Bool { true }
  static var drawsOver: Bool { true }

  func isClipDisabled(_ node: Node) -> Bool { !node.keep(ScrollState.init).clips }

  func update(_ node: Node) {
    node.keep(ScrollState.init).axes = axes
    node.updateChildren { $0.add(VStackOrHStack(axes: axes, content: content), .slot(0)) }
  }

  func change(from old: Self) -> ViewChange {
    axes == old.axes && showsIndicators == old.showsIndicators ? [] : [.layout, .paint]
  }

  func environment(_ values: inout EnvironmentValues, _ node: Node) {
    values.scrollState = node.keep(ScrollState.init)
    values.scrollSettings = values.scrollSettings.inherited
    values.stackAxis = nil
  }

  func trait<Value>(_ key: TraitKey<Value>) -> Value? {
    switch key.name {
    case "coordinateSpace": AnyHashable(ScrollViewSpace()) as? Value
    case "isScrollView": true as? Value
    default: nil
    }
  }

  // MARK: Layout

  private func margins(_ node: Node) -> CellInsets {
    node.read(\.scrollSettings).contentMargins + node.scrolledSafeArea
  }

  private func contentProposal(_ proposal: ProposedSize, _ margins: CellInsets) -> ProposedSize {
    func offer(_ axis: Axis) -> Int? {
      axes.contains(axis) ? nil : proposal[axis].map { max(0, $0 - margins[axis]) }
    }
    return ProposedSize(width: offer(.horizontal), height: offer(.vertical))
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    let margins = margins(node)
    node.keep(ScrollState.init).measuring = ProposedSize(
      width: proposal.width.map { max(0, $0 - margins.horizontal) },
      height: proposal.height.map { max(0, $0 - margins.vertical) })
    // The proposal along the axes, the content's size across (LAY-55).
    let content = node.layoutChildren.first?.size(for: contentProposal(proposal, margins)) ?? .zero
    func length(_ axis: Axis) -> Int {
      let needed = content[axis] + margins[axis]
      return axes.contains(axis) ? proposal[axis] ?? needed : needed
    }
    return CellSize(length(.horizontal), length(.vertical))
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {
    guard let child = node.layoutChildren.first else { return }
    let state = node.keep(ScrollState.init)
    let settings = node.read(\.scrollSettings)
    let margins = margins(node)
    let offer = contentProposal(proposal, margins)
    state.clips = settings.clips
    state.resize(to: size, content: child.size(for: offer), margins, settings.anchors)
    func placeContent() {
      child.place(at: state.contentOrigin(settings.anchors[.alignment]), offer)
    }
    placeContent()
    // Where the app wants to be is known once the content stands.
    if state.follow(settings.position, node) { placeContent() }
    state.tell(settings.position, node)
    let view = CellRect(origin: state.offset, size: size)
    if state.placedView != view {
      state.placedView = view
      node.tree.visiblePartChanged(below: node)
    }
  }

  func containerRoom(_ axis: Axis, _ node: Node) -> Int? { node.keep(ScrollState.init).room(axis) }

  // MARK: Indicators

  func drawOver(in painter: Painter, _ node: Node) {
    let settings = node.read(\.scrollSettings)
    let isMirrored = node.environment.isRightToLeft
    for axis in Axis.allCases {
      indicator(axis, settings, node)?
        .draw(in: painter, coversContent: settings.indicators[axis] == .visible, isMirrored: isMirrored)
    }
  }

  /// Nil where none is shown.
  private func indicator(_ axis: Axis, _ settings: ScrollSettings, _ node: Node) -> ScrollIndicator? {
    let visibility = settings.indicators[axis] ?? .automatic
    guard showsIndicators, axes.contains(axis),
      visibility == .visible || (visibility == .automatic && axis == .vertical)
    else { return nil }
    let state = node.keep(ScrollState.init)
    return ScrollIndicator(
      axis, offset: state.offset[axis], limit: state.limit[axis], viewport: node.box.frame.size,
      margins: settings.indicatorMargins + node.scrolledSafeArea)
  }

  /// The indicator goes where the pointer drags it.
  private func dragIndicator(_ mouse: MouseEvent, _ node: Node) -> KeyPress.Result {
    guard mouse.kind == .drag, let press = node.tree.mousePress else { return .ignored }
    let start = node.local(press.start)
    let settings = node.environment.scrollSettings
    let shown = Axis.allCases.lazy.compactMap { indicator($0, settings, node) }
    guard let indicator = shown.first(where: { $0.track.contains(start) }) else { return .ignored }
    let state = node.keep(ScrollState.init)
    let axis = indicator.axis
    if case .none = press.drag { state.grip = indicator.grip(at: start[axis]) }
    var goal = state.offset
    goal[axis] = indicator.offset(pulledTo: node.local(mouse.location)[axis], grip: state.grip, state.limit[axis])
    if state.scroll(to: goal) {
      state.isPositionedByUser = true
      node.invalidateLayout()
    }
    return .handled
  }

  // MARK: Scrolling

  func reveal(_ frame: CellRect, _ anchor: UnitPoint?, _ node: Node) {
    let state = node.keep(ScrollState.init)
    let goal = state.offset(showing: node.local(frame), anchor)
    if state.scroll(to: goal) { node.invalidateLayout() }
  }

  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result {
    let settings = node.environment.scrollSettings
    let state = node.keep(ScrollState.init)
    if case .mouse(let mouse) = event { return settings.isEnabled ? dragIndicator(mouse, node) : .ignored }
    guard settings.isEnabled, let proposed = state.proposedOffset(for: event, node) else {
      return .ignored
    }
    let goal = settings.behavior.map { state.target(of: proposed, by: $0, node) } ?? proposed.offset
    guard state.scroll(to: goal) else { return .ignored }
    state.isPositionedByUser = true
    node.invalidateLayout()
    return .handled
  }
}

extension Axis.Set {
  func contains(_ axis: Axis) -> Bool { contains(axis == .horizontal ? Axis.Set.horizontal : Axis.Set.vertical) }
}

extension TraitKey where Value == Bool {
  static var isScrollView: TraitKey { TraitKey(name: "isScrollView") }
}

/// Several views in a scroll view stand in a stack along the way it scrolls.
private struct VStackOrHStack<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  var body: some View {
    if axes == .horizontal {
      HStack(alignment: .top) { content }
    } else {
      VStack { content }
    }
  }
}
