/// The views that a `Layout` lays out, in document order.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  let nodes: ArraySlice<Node>
  /// Which edge is the leading one. A layout need not heed it: its result is mirrored as a whole (CUS-6).
  public let layoutDirection: LayoutDirection

  init(_ nodes: ArraySlice<Node>, _ layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }

  /// The place of the first.
  public var startIndex: Int { nodes.startIndex }
  /// The place after the last.
  public var endIndex: Int { nodes.endIndex }
  /// The subview at a place.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
  /// The subviews at some places.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(nodes[bounds], layoutDirection) }
}

/// One of the views that a `Layout` lays out.
public struct LayoutSubview: Sendable, Equatable {
  let node: Node

  /// True if both are the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

@MainActor
extension LayoutSubview {
  /// The size that the view takes when it is offered `proposal`, in cells.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(answer: node.size(for: proposal.cells)) }

  /// The same with the view's alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(node, proposal.cells) }

  /// How early the view should get room; 0 is usual (LAY-19).
  public var priority: Double { node.layoutPriority }

  /// The distances to others that the view prefers.
  public var spacing: ViewSpacing { node.spacing ?? ViewSpacing() }

  /// A value that was given to the view with `layoutValue(key:value:)` (CUS-4).
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.containerTrait(TraitKey<Key.Value>(layoutValue: key)) ?? Key.defaultValue
  }

  /// Puts the view so that the part of it that `anchor` tells is at `position`, in the space of the bounds, and offers it
  /// `proposal` (CUS-3). The last call counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    var position = position
    if anchor.x != 0 || anchor.y != 0 {
      let size = node.size(for: proposal.cells)
      position.x -= anchor.x * Double(size.width)
      position.y -= anchor.y * Double(size.height)
    }
    node.box.placement = Placement(
      origin: CellPoint(wholeCells(position.x), wholeCells(position.y)), proposal: proposal.cells)
  }
}

/// A value that views give to the layout around them (CUS-4).
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// What views have that say nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives a value to the layout that the view stands in (CUS-4).
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modified(by: LayoutValueModifier<Key>(value: value))
  }
}

private struct LayoutValueModifier<Key: LayoutValueKey>: PrimitiveModifier {
  let value: Key.Value

  static var isTransparent: Bool { true }
  func change(from old: Self) -> ViewChange { .layout }

  func trait<Value>(_ key: TraitKey<Value>) -> Value? {
    key.name == TraitKey<Key.Value>(layoutValue: Key.self).name ? value as? Value : nil
  }
}

extension TraitKey {
  fileprivate init(layoutValue key: (some LayoutValueKey).Type) {
    name = String(UInt(bitPattern: ObjectIdentifier(key)))
  }
}
