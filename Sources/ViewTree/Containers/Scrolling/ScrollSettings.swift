/// How the scroll views within behave, as the modifiers around say.
struct ScrollSettings {
  var indicators: [Axis: ScrollIndicatorVisibility] = [:]
  var isEnabled = true
  var clips = true
  var contentMargins = CellInsets()
  var indicatorMargins = CellInsets()
  var anchors: [ScrollAnchorRole: UnitPoint] = [:]
  var behavior: (any ScrollTargetBehavior)?
  var position: ScrollPositionAccess?

  /// What scroll views within a scroll view get of it: the rest is for one only.
  var inherited: ScrollSettings {
    var settings = ScrollSettings()
    settings.indicators = indicators
    settings.isEnabled = isEnabled
    return settings
  }
}

/// Distances from the sides, in whole cells.
struct CellInsets: Hashable {
  var top = 0
  var leading = 0
  var bottom = 0
  var trailing = 0

  var horizontal: Int { leading + trailing }
  var vertical: Int { top + bottom }
  var origin: CellPoint { CellPoint(leading, top) }
  subscript(axis: Axis) -> Int { axis == .horizontal ? horizontal : vertical }

  /// The same length at each of `edges`.
  init(_ edges: Edge.Set = [], _ length: Int = 0) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }

  init(_ insets: EdgeInsets) {
    (top, leading) = (distance(insets.top), distance(insets.leading))
    (bottom, trailing) = (distance(insets.bottom), distance(insets.trailing))
  }

  static func + (a: CellInsets, b: CellInsets) -> CellInsets {
    var sum = a
    sum.top += b.top
    sum.leading += b.leading
    sum.bottom += b.bottom
    sum.trailing += b.trailing
    return sum
  }
}

extension EdgeInsets {
  init(_ insets: CellInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// False where the user can't scroll.
  public var isScrollEnabled: Bool {
    get { scrollSettings.isEnabled }
    set { scrollSettings.isEnabled = newValue }
  }
}

/// What margins of content are kept free of.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// Content and indicators.
  case automatic
  /// The content.
  case scrollContent
  /// The indicators.
  case scrollIndicators
}

/// What an anchor of a scroll view is for.
public enum ScrollAnchorRole: Hashable, Sendable, CaseIterable {
  /// Where the scroll view stands at first.
  case initialOffset
  /// What stays in place when the content or the view becomes longer or shorter, as long as the view stands there.
  case sizeChanges
  /// Where content that is shorter than the view stands.
  case alignment
}

extension View {
  /// Keeps the user from scrolling the scroll views within; the app still can (LAY-57).
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Lets content of the scroll view be seen outside of it too, as far as the views around show it (LAY-57).
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
  }

  /// Room around the content of the scroll view, which scrolls along; nil for 2 columns and 1 row (LAY-56).
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets =
      CellInsets(edges.intersection(.horizontal), length.map(distance) ?? 2)
      + CellInsets(edges.intersection(.vertical), length.map(distance) ?? 1)
    return contentMargins(insets, edges, placement)
  }

  /// Room around the content of the scroll view, for each side on its own.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(CellInsets(insets), edges, placement)
  }

  /// The same room on all sides of the content of the scroll view, in cells.
  public func contentMargins(_ length: Double, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }

  private func contentMargins(
    _ insets: CellInsets, _ edges: Edge.Set, _ placement: ContentMarginPlacement
  ) -> some View {
    func set(_ margins: inout CellInsets) {
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
    return transformEnvironment(\.scrollSettings) { settings in
      if placement != .scrollIndicators { set(&settings.contentMargins) }
      if placement != .scrollContent { set(&settings.indicatorMargins) }
    }
  }

  /// Where the scroll view stands at first, what stays in place as its content grows, and where content shorter than it
  /// stands (LAY-55).
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      for role in ScrollAnchorRole.allCases { settings.anchors[role] = anchor }
    }
  }

  /// The same for one purpose.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors[role] = anchor }
  }
}
