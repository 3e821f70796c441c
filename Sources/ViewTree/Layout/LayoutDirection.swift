/// Which side a line begins at (RTL-1).
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// At the left.
  case leftToRight
  /// At the right, as in Arabic and Hebrew.
  case rightToLeft
}
