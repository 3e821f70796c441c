/// A view whose children a `Layout` measures and places: the one way in which containers lay out.
@MainActor
protocol LayoutContainer: PrimitiveView {
  associatedtype Arranger: Layout
  associatedtype Content: View
  var layout: Arranger { get }
  var content: Content { get }
}

/// The view that an app's own layout makes.
struct LayoutView<Arranger: Layout, Content: View>: LayoutContainer {
  let layout: Arranger
  let content: Content
}

extension LayoutContainer {
  static var isContainer: Bool { true }

  /// Field by field; the content's type is known here.
  public static var _comparison: _ViewComparison {
    Comparison.Plan.of(view: Content.self)
    return .fieldByField(Self.self)
  }

  func update(_ node: Node) { node.updateChildren { $0.add(content, .slot(0)) } }
  func change(from old: Self) -> ViewChange { Comparison.isSame(layout, old.layout) ? [] : .layout }

  func environment(_ values: inout EnvironmentValues, _ node: Node) {
    let axis = layout._properties.stackOrientation
    if values.stackAxis != axis { values.stackAxis = axis }
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    let memory = memory(node)
    let proposal = ProposedViewSize(proposal)
    return CellSize(
      layout.sizeThatFits(proposal: proposal, subviews: node.layoutSubviews, cache: &memory.cache))
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {
    let children = node.layoutChildren
    for child in children { child.box.placement = nil }
    let memory = memory(node)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: CGSize(size)), proposal: ProposedViewSize(proposal),
      subviews: node.layoutSubviews, cache: &memory.cache)
    for child in children {
      let placement = child.box.placement ?? centered(child, in: size, proposal)
      child.place(at: placement.origin, placement.proposal)
    }
  }

  /// Where a subview stands that the layout has not placed (CUS-3).
  private func centered(_ child: Node, in size: CellSize, _ proposal: ProposedSize) -> Placement {
    Placement(origin: Alignment.center.origin(of: child, proposal, in: size), proposal: proposal)
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ node: Node) -> Double? {
    let memory = memory(node)
    let bounds = CGRect(origin: .zero, size: CGSize(node.size(for: proposal)))
    let proposal = ProposedViewSize(proposal)
    return switch guide.axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: node.layoutSubviews,
        cache: &memory.cache)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: node.layoutSubviews,
        cache: &memory.cache)
    }
  }

  func spacing(_ node: Node) -> ViewSpacing? {
    let memory = memory(node)
    return layout.spacing(subviews: node.layoutSubviews, cache: &memory.cache)
  }

  /// The layout's cache, up to date (CUS-2).
  private func memory(_ node: Node) -> LayoutMemory<Arranger.Cache> {
    let memory = node.keep { LayoutMemory(layout.makeCache(subviews: node.layoutSubviews), node.box.layoutGeneration) }
    if memory.generation != node.box.layoutGeneration {
      memory.generation = node.box.layoutGeneration
      layout.updateCache(&memory.cache, subviews: node.layoutSubviews)
    }
    return memory
  }
}

@MainActor
private final class LayoutMemory<Cache> {
  var cache: Cache
  /// The layout of the node for which the cache was made.
  var generation: Int

  init(_ cache: Cache, _ generation: Int) {
    self.cache = cache
    self.generation = generation
  }
}

extension Node {
  fileprivate var layoutSubviews: LayoutSubviews {
    LayoutSubviews(layoutChildren[...], environment.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
