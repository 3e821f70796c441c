/// How a container measures its subviews and where it puts them. The stacks are layouts too.
///
///     struct Staircase: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///       }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var corner = bounds.origin
///         for subview in subviews {
///           subview.place(at: corner, proposal: .unspecified)
///           let size = subview.sizeThatFits(.unspecified)
///           corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///         }
///       }
///     }
///     Staircase { Text("one"); Text("two") }   // 6×2: one / ␣␣␣two
///
/// Lengths are in cells; what a layout says in parts of a cell is rounded down (LAY-6). Places are from the leading edge:
/// from right to left the whole is mirrored afterwards (CUS-6).
@MainActor @preconcurrency
public protocol Layout {
  /// What the layout remembers between its calls.
  associatedtype Cache = Void
  /// What the layout is about.
  typealias Subviews = LayoutSubviews

  /// Traits of the container, the same for all layouts of the type.
  static var layoutProperties: LayoutProperties { get }
  /// The same for this layout; only `AnyLayout` has an answer of its own.
  var _properties: LayoutProperties { get }

  /// Makes the cache, once in the life of the container (CUS-2).
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after subviews, or the layout itself, have changed (CUS-2). Makes it anew if not said.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container prefers. The usual ones if not said.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the container when it is offered `proposal` (CUS-1). It can be asked several times in a pass.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Puts the subviews into `bounds`, whose size answers `proposal` (CUS-1). One that is not placed stands in the middle
  /// (CUS-3).
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// A guide of the container across, from the left of `bounds`; merged from those of the subviews if not said (ALN-3).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double?
  /// A guide of the container down the screen, from the top of `bounds`; merged from those of the subviews if not said
  /// (ALN-3).
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
}

/// Traits of a container.
public struct LayoutProperties: Hashable, Sendable {
  /// The direction in which spacers and dividers within go; nil for no direction.
  public var stackOrientation: Axis?

  /// No direction.
  public init() {}
}

extension Layout {
  /// No direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Those of the type.
  public var _properties: LayoutProperties { Self.layoutProperties }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The usual distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Nothing for leading, centre and trailing; of a guide of an app's own the average (ALN-3).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    merged(guide.guide, in: bounds, proposal, subviews, &cache)
  }

  /// Nothing for top, centre and bottom; the first line of text for the first baseline, the last for the last one, and of
  /// a guide of an app's own the average (ALN-3).
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    merged(guide.guide, in: bounds, proposal, subviews, &cache)
  }

  private func merged(
    _ guide: AlignmentGuide, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> Double? {
    guard guide.isMerged else { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    let start = guide.axis == .horizontal ? bounds.minX : bounds.minY
    return guide.merged(
      subviews.compactMap { subview in
        guard let placement = subview.node.box.placement else { return nil }
        return subview.node.explicitGuide(guide, placement.proposal).map {
          $0 + Double(placement.origin[guide.axis]) - start
        }
      })
  }

  /// Lays out the views of a closure.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing to remember.
  public func makeCache(subviews: Subviews) {}
}
