/// What stays in sight of a lazy stack or grid.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt32
  /// Kinds from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The header of the section at the top, until the next one pushes it away.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}

/// A view in a lazy container with pinned headers: a header covers what scrolls under it.
struct PinnedRow: PrimitiveModifier {
  static let wraps = Wraps([{ $0.pinnedRow }])

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func change(from old: Self) -> ViewChange { [] }

  func draw(in painter: Painter, _ node: Node) {
    guard node.containerTrait(.isHeader) == true else { return }
    painter.fill(CellRect(origin: .zero, size: node.box.frame.size), .default)
  }
}

extension View {
  fileprivate var pinnedRow: any View { modified(by: PinnedRow()) }
}
