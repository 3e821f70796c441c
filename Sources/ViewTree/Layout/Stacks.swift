/// Views side by side.
///
///     HStack { Text("Rome"); Spacer(); Text("12 days") }   // in 20 columns: Rome         12 days
public struct HStack<Content: View>: LinearStack {
  let layout: StackLayout
  let content: Content

  /// `spacing` in columns, 1 for nil but none beside a `Spacer` or `Divider` (STK-1).
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    layout = StackLayout(axis: .horizontal, guide: alignment.guide, spacing: spacing.map(distance))
    self.content = content()
  }
}

/// Views one below the other.
///
///     VStack(alignment: .leading) { Text("Rome"); Text("12 days") }   // 7×2: Rome / 12 days
public struct VStack<Content: View>: LinearStack {
  let layout: StackLayout
  let content: Content

  /// `spacing` in rows, 0 for nil (STK-1).
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    layout = StackLayout(axis: .vertical, guide: alignment.guide, spacing: spacing.map(distance))
    self.content = content()
  }
}

/// A stack along one axis.
@MainActor
protocol LinearStack: PrimitiveView {
  associatedtype Content: View
  var layout: StackLayout { get }
  var content: Content { get }
}

extension LinearStack {
  func update(_ node: Node) { node.updateChildren { $0.add(content, .slot(0)) } }
  func change(from old: Self) -> ViewChange { layout == old.layout ? [] : .layout }
  func environment(_ values: inout EnvironmentValues, _ node: Node) { values.stackAxis = layout.axis }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    layout.arrange(node.layoutChildren, proposal).size
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {
    layout.place(node.layoutChildren, in: size, proposal)
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ node: Node) -> Double? {
    layout.guide(guide, node.layoutChildren, proposal)
  }
}

/// Views one above the other, the last in front.
///
///     ZStack(alignment: .bottomTrailing) { Color.blue; Text("new") }   // in 10×3: blue, "new" in the lower right
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Views in layers, put in line by `alignment` (ALN-5).
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func update(_ node: Node) { node.updateChildren { $0.add(content, .slot(0)) } }
  func change(from old: Self) -> ViewChange { alignment == old.alignment ? [] : .layout }
  func environment(_ values: inout EnvironmentValues, _ node: Node) { values.stackAxis = nil }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    // Only the children of the highest priority decide the size (ZST-1).
    let children = node.layoutChildren
    let top = children.map(\.layoutPriority).max() ?? 0
    return children.filter { $0.layoutPriority == top }.reduce(.zero) { size, child in
      let child = child.size(for: proposal)
      return CellSize(max(size.width, child.width), max(size.height, child.height))
    }
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {
    let proposal = ProposedSize(size)
    for child in node.layoutChildren {
      child.place(at: alignment.origin(of: child, proposal, in: size), proposal)
    }
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ node: Node) -> Double? {
    guard guide.isBaseline else { return nil }
    let size = node.size(for: proposal)
    let values = node.layoutChildren.compactMap { alignment.guide(guide, of: $0, ProposedSize(size), in: size) }
    return guide.line == .firstTextBaseline ? values.min() : values.max()
  }
}
