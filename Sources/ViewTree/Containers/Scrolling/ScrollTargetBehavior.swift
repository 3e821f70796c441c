/// Where scrolling comes to rest.
@MainActor
public protocol ScrollTargetBehavior {
  /// Changes where scrolling is about to end.
  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
}

/// The part of the content that can be seen when scrolling has ended.
public struct ScrollTarget: Hashable, Sendable {
  /// That part, in cells of the content.
  public var rect: CGRect
}

/// What a behaviour can go by.
@MainActor
public struct ScrollTargetBehaviorContext {
  /// The part that could be seen before.
  public let originalTarget: ScrollTarget
  /// The content, margins included, in cells.
  public let contentSize: CGSize
  /// The scroll view, in cells.
  public let containerSize: CGSize
  /// The axes that it scrolls along.
  public let axes: Axis.Set
  /// True for a step of the wheel or an arrow, which is meant to go to the next place, however short it is.
  let isStep: Bool
  /// Where the targets around a place begin.
  let edges: (Axis, Int) -> [Int]
}

extension View {
  /// Says where scrolling with keys and wheel comes to rest (6.14).
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollSettings) { $0.behavior = behavior }
  }
}

/// Stops at whole pages, each as long as the view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Goes to the next page at a step, else to the nearest.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    context.adjust(&target) { axis, before, proposed in
      let page = context.containerSize[axis]
      guard page > 0, proposed < context.end(axis) else { return proposed }
      if context.isStep {
        return (proposed > before ? (before / page).rounded(.down) + 1 : (before / page).rounded(.up) - 1) * page
      }
      return (proposed / page + 0.5).rounded(.down) * page
    }
  }
}

/// Stops where a view of the `scrollTargetLayout` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one gesture goes.
  public enum LimitBehavior: Hashable, Sendable {
    /// As far as it would by itself.
    case automatic
    /// One view.
    case always
    /// As far as it would by itself.
    case never
  }

  let limit: LimitBehavior

  /// Stops at views; `limitBehavior` says how many one gesture passes.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Goes to the next view at a step, else to the nearest one, the later of two that are as near.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    context.adjust(&target) { axis, before, proposed in
      if context.isStep || limit == .always {
        let edges = context.edges(axis, Int(before)).map(Double.init)
        return (proposed > before ? edges.first { $0 > before } : edges.last { $0 < before }) ?? proposed
      }
      guard proposed < context.end(axis) else { return proposed }
      let edges = context.edges(axis, Int(proposed)).map(Double.init)
      return edges.reversed().min { abs($0 - proposed) < abs($1 - proposed) } ?? proposed
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Stops at whole pages.
  public static var paging: Self { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Stops where a view begins.
  public static var viewAligned: Self { ViewAlignedScrollTargetBehavior() }

  /// Stops where a view begins; `limitBehavior` says how many views one gesture passes.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension ScrollTargetBehaviorContext {
  /// Where no more content comes; the view stops there too.
  fileprivate func end(_ axis: Axis) -> Double { max(0, contentSize[axis] - containerSize[axis]) }

  /// Sets the start of the target on each axis that has changed.
  fileprivate func adjust(_ target: inout ScrollTarget, _ snap: (Axis, _ before: Double, _ proposed: Double) -> Double)
  {
    for axis in Axis.allCases where axes.contains(axis) {
      let before = originalTarget.rect.origin[axis]
      let proposed = target.rect.origin[axis]
      if before != proposed { target.rect.origin[axis] = snap(axis, before, proposed) }
    }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}
