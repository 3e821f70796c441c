/// A `VStack` that makes only the views near what can be seen of it, each as wide as it likes; the stack is as wide as
/// it is offered (LAY-58). Lengths of views not made yet are taken to be as the first one's.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let pinned: PinnedScrollableViews
  private let content: Content

  /// `spacing` in rows, 0 for nil.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = cells(spacing) ?? 0
    pinned = pinnedViews
    self.content = content()
  }

  /// The views near what can be seen.
  public var body: some View {
    LazyContainer(
      axis: .vertical, guide: alignment.guide, spacing: spacing, tracks: nil, pinned: pinned,
      content: content)
  }
}

/// An `HStack` that makes only the views near what can be seen of it (LAY-58).
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: Int
  private let pinned: PinnedScrollableViews
  private let content: Content

  /// `spacing` in columns, 1 for nil.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = cells(spacing) ?? 1
    pinned = pinnedViews
    self.content = content()
  }

  /// The views near what can be seen.
  public var body: some View {
    LazyContainer(
      axis: .horizontal, guide: alignment.guide, spacing: spacing, tracks: nil, pinned: pinned,
      content: content)
  }
}

/// Views in columns, filled row by row, of which only the rows near what can be seen are made.
///
///     LazyVGrid(columns: [GridItem(.fixed(4)), GridItem()]) { … }   // in 20 columns: 4, 1 between, 15 (LAY-59)
public struct LazyVGrid<Content: View>: View {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let pinned: PinnedScrollableViews
  private let content: Content

  /// `spacing` in rows between rows, 0 for nil.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = cells(spacing) ?? 0
    pinned = pinnedViews
    self.content = content()
  }

  /// The rows near what can be seen.
  public var body: some View {
    LazyContainer(
      axis: .vertical, guide: alignment.guide, spacing: spacing, tracks: GridTracks(items: columns, usualSpacing: 1),
      pinned: pinned,
      content: content)
  }
}

/// Views in rows, filled column by column, of which only the columns near what can be seen are made.
public struct LazyHGrid<Content: View>: View {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: Int
  private let pinned: PinnedScrollableViews
  private let content: Content

  /// `spacing` in columns between columns, 1 for nil.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = cells(spacing) ?? 1
    pinned = pinnedViews
    self.content = content()
  }

  /// The columns near what can be seen.
  public var body: some View {
    LazyContainer(
      axis: .horizontal, guide: alignment.guide, spacing: spacing, tracks: GridTracks(items: rows, usualSpacing: 0),
      pinned: pinned,
      content: content)
  }
}
