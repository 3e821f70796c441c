/// A layout whose type is not told. Another layout in its place lays out the same views: they keep their identity and
/// state (CUS-5).
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("Rome"); Text("12 days") }
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// Hides the type of `layout`; an `AnyLayout` is taken as it is.
  public init(_ layout: some Layout) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// The cache of the layout within.
  public struct Cache {
    fileprivate var value: Any
  }

  /// Those of the layout within.
  public var _properties: LayoutProperties { layout._properties }

  /// Makes the cache of the layout within.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: Self.makeCache(layout, subviews)) }

  private static func makeCache(_ layout: some Layout, _ subviews: Subviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  /// Brings the cache up to date; after another kind of layout it is made anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      if var value = cache.value as? L.Cache {
        layout.updateCache(&value, subviews: subviews)
        cache.value = value
      } else {
        cache.value = layout.makeCache(subviews: subviews)
      }
    }
    update(layout)
  }

  /// As the layout within says.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func open<L: Layout>(_ layout: L) -> ViewSpacing {
      with(layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return open(layout)
  }

  /// As the layout within says.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func open<L: Layout>(_ layout: L) -> CGSize {
      with(layout, &cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    return open(layout)
  }

  /// As the layout within does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func open<L: Layout>(_ layout: L) {
      with(layout, &cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    open(layout)
  }

  /// As the layout within says.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    func open<L: Layout>(_ layout: L) -> Double? {
      with(layout, &cache, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return open(layout)
  }

  /// As the layout within says.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    func open<L: Layout>(_ layout: L) -> Double? {
      with(layout, &cache, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return open(layout)
  }

  /// Runs `body` with the cache in the type that the layout within knows.
  private func with<L: Layout, Result>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var value = (cache.value as? L.Cache) ?? layout.makeCache(subviews: subviews)
    defer { cache.value = value }
    return body(&value)
  }
}
