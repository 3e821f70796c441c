/// Views in rows and columns, each column as wide as its cells need.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("Rome"); Text("12 days") }
///       GridRow { Text("Oslo"); Text("3 days") }
///     }   // 12×2: Rome 12 days / Oslo 3 days
///
/// A view that is no `GridRow` is a row of one cell across all columns (GRD-1).
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: Int
  private let verticalSpacing: Int
  private let content: Content

  /// `horizontalSpacing` in columns, 1 for nil; `verticalSpacing` in rows, none for nil.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = cells(horizontalSpacing) ?? 1
    self.verticalSpacing = cells(verticalSpacing) ?? 0
    self.content = content()
  }

  func update(_ node: Node) { node.updateChildren { $0.add(content, .slot(0)) } }

  func change(from old: Self) -> ViewChange {
    alignment == old.alignment && horizontalSpacing == old.horizontalSpacing && verticalSpacing == old.verticalSpacing
      ? [] : .layout
  }

  func environment(_ values: inout EnvironmentValues, _ node: Node) { values.stackAxis = nil }

  private func layout(_ node: Node) -> GridLayout {
    GridLayout(node, alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    let layout = layout(node)
    let (columns, rows) = layout.tracks(proposal)
    return CellSize(
      GridLayout.total(columns, layout.horizontalSpacing), GridLayout.total(rows, layout.verticalSpacing))
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) { layout(node).place(proposal) }
}

/// The cells of one row of a `Grid`; elsewhere just its views.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// A row whose cells stand by `alignment`, nil for the grid's (GRD-4).
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  static var isTransparent: Bool { true }

  func update(_ node: Node) {
    node.updateChildren { $0.add(content, .slot(0)) }
    node.layoutParent?.invalidateLayout()
  }

  func trait<Value>(_ key: TraitKey<Value>) -> Value? {
    key.name == "gridRow" ? GridRowTrait(alignment: alignment) as? Value : nil
  }
}

struct GridRowTrait {
  let alignment: VerticalAlignment?
}

extension TraitKey where Value == GridRowTrait {
  static var gridRow: TraitKey { TraitKey(name: "gridRow") }
}

extension View {
  /// Lets the cell take several columns of its row (GRD-1).
  public func gridCellColumns(_ count: Int) -> some View {
    modified(by: GridCellModifier { $0.columns = max(1, count) })
  }

  /// Where the view stands in its cell, as parts of both (GRD-4).
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modified(by: GridCellModifier { $0.anchor = anchor })
  }

  /// Where the cells of this cell's column stand across (GRD-4).
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
    modified(by: GridCellModifier { $0.columnAlignment = alignment })
  }

  /// Keeps the cell from making its column wider or its row higher; it gets what the others need (GRD-2).
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified(by: GridCellModifier { $0.unsizedAxes = axes })
  }
}

/// What a cell tells its grid.
struct GridCellTraits {
  var columns = 1
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  var unsizedAxes: Axis.Set = []
}

private struct GridCellModifier: PrimitiveModifier {
  let change: (inout GridCellTraits) -> Void

  static var isTransparent: Bool { true }

  func updated(_ node: Node) { node.layoutParent?.invalidateLayout() }

  func trait<Value>(_ key: TraitKey<Value>) -> Value? {
    key.name == "gridCell" ? GridCellChange(apply: change) as? Value : nil
  }
}

struct GridCellChange {
  let apply: (inout GridCellTraits) -> Void
}

extension Node {
  /// What the modifiers around this cell tell of it, inner ones first, up to the grid or another container.
  var gridCellTraits: GridCellTraits {
    var traits = GridCellTraits()
    var node: Node? = self
    while let candidate = node, candidate === self || candidate.isTransparent {
      if let change = candidate.trait(TraitKey<GridCellChange>(name: "gridCell")) { change.apply(&traits) }
      node = candidate.parent
    }
    return traits
  }

  /// The row that this cell stands in.
  var gridRow: (node: Node, trait: GridRowTrait)? {
    var node = parent
    while let candidate = node, candidate.isTransparent {
      if let row = candidate.trait(.gridRow) { return (candidate, row) }
      node = candidate.parent
    }
    return nil
  }
}
