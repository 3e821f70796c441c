// The safe area: what bars at the edges of a screen leave free (SAF-1, SAF-3). A view that keeps room for a bar is a
// region; what touches the inner edge of a region can extend to its outer edge.

extension Node {
  /// How far bars reach at the edges that this view touches, up to the next view that clips: by so much it could extend.
  var safeAreaInsets: CellInsets {
    var frame = geometryFrame
    var insets = CellInsets()
    var open: Edge.Set = .all
    var container = layoutParent
    while let node = container, !node.clipsChildren, !open.isEmpty {
      if let region = node.safeAreaRegion?.mirrored(node.environment.isRightToLeft) {
        let outer = node.absoluteFrame
        func extend(_ edge: Edge.Set, _ length: WritableKeyPath<CellInsets, Int>, _ distance: Int) {
          guard open.contains(edge) else { return }
          if distance == region[keyPath: length] {
            insets[keyPath: length] += distance
          } else {
            open.remove(edge)
          }
        }
        extend(.top, \.top, frame.minY - outer.minY)
        extend(.leading, \.leading, frame.minX - outer.minX)
        extend(.bottom, \.bottom, outer.maxY - frame.maxY)
        extend(.trailing, \.trailing, outer.maxX - frame.maxX)
        // What touches this region's inner edge goes on as its outer one.
        frame = outer
      }
      container = node.layoutParent
    }
    return insets.mirrored(environment.isRightToLeft)
  }

  /// True if a view around keeps room for a bar, and none between clips.
  var isInSafeArea: Bool {
    var container = layoutParent
    while let node = container, !node.clipsChildren {
      if node.safeAreaRegion != nil { return true }
      container = node.layoutParent
    }
    return false
  }

  /// What `safeAreaPadding` around a scroll view keeps free in it; it scrolls along (LAY-56).
  var scrolledSafeArea: CellInsets {
    var insets = CellInsets()
    var container = layoutParent
    while let padding = container?.trait(.scrolledSafeArea) {
      insets = insets + padding
      container = container?.layoutParent
    }
    return insets
  }
}

extension CellInsets {
  /// With leading and trailing in each other's place.
  func mirrored(_ isMirrored: Bool) -> CellInsets {
    var insets = self
    if isMirrored { (insets.leading, insets.trailing) = (trailing, leading) }
    return insets
  }
}

extension TraitKey where Value == CellInsets {
  /// The room that a view leaves to the scroll view in it.
  static var scrolledSafeArea: TraitKey { TraitKey(name: "scrolledSafeArea") }
}

/// The kinds of what can cover content.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// Kinds from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Bars of screens and tabs, and those of `safeAreaInset`.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen covers: nothing on a terminal.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
