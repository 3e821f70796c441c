// The safe area: what bars at the edges of a screen leave free (SAF-1).

extension Node {
  /// How far bars reach at the edges that this view touches: what it could extend by.
  var safeAreaInsets: CellInsets { CellInsets() }
  /// What `safeAreaPadding` around a scroll view keeps free in it; it scrolls along (LAY-56).
  var scrolledSafeArea: CellInsets { CellInsets() }
}
