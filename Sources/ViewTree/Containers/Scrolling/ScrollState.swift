/// Where a scroll view stands, kept by its node.
@MainActor
final class ScrollState {
  var axes: Axis.Set = .vertical
  var clips = true
  /// What of the content, margins included, is hidden before the view, in cells.
  private(set) var offset = CellPoint.zero
  /// The largest offset (LAY-56).
  private(set) var limit = CellPoint.zero
  /// The part of the content that could be seen as of the latest layout.
  var placedView = CellRect.zero
  /// What the view was offered while it was measured: its size is not known before it is placed.
  var measuring = ProposedSize(width: nil, height: nil)
  /// The user was the last to scroll, and the app has not been told of it.
  var isPositionedByUser = false
  /// Which of its cells the indicator was taken by.
  var grip = 0
  /// The stack whose views scrolling stops at.
  weak var targetNode: Node?

  private(set) var viewport = CellSize.zero
  private(set) var content = CellSize.zero
  private(set) var margins = CellInsets()
  private var isPlaced = false
  private var followed: ScrollPosition?

  /// The room for content: what views within can measure themselves by (LAY-61).
  func room(_ axis: Axis) -> Int? {
    if isPlaced { return max(0, viewport[axis] - margins[axis]) }
    return measuring[axis].flatMap { $0 < ProposedSize.unbounded ? $0 : nil }
  }

  // MARK: Layout

  /// Takes the lengths of a layout, and keeps to the anchors.
  func resize(
    to viewport: CellSize, content: CellSize, _ margins: CellInsets, _ anchors: [ScrollAnchorRole: UnitPoint]
  ) {
    let before = limit
    self.viewport = viewport
    self.content = content
    self.margins = margins
    for axis in Axis.allCases {
      limit[axis] = max(0, content[axis] + margins[axis] - viewport[axis])
      if let anchor = isPlaced ? anchors[.sizeChanges] : anchors[.initialOffset], axes.contains(axis) {
        let wasThere = offset[axis] == Self.part(anchor[axis], of: before[axis])
        if !isPlaced || wasThere { offset[axis] = Self.part(anchor[axis], of: limit[axis]) }
      }
      offset[axis] = min(max(0, offset[axis]), limit[axis])
    }
    isPlaced = true
  }

  private static func part(_ part: Double, of length: Int) -> Int { Int((Double(length) * part).rounded(.down)) }

  /// Where the content stands; what is shorter than the view stands as the anchor says (LAY-55).
  func contentOrigin(_ alignment: UnitPoint?) -> CellPoint {
    var origin = margins.origin - offset
    guard let alignment else { return origin }
    for axis in Axis.allCases where axes.contains(axis) {
      let free = viewport[axis] - content[axis] - margins[axis]
      if free > 0 { origin[axis] += Self.part(alignment[axis], of: free) }
    }
    return origin
  }

  // MARK: Scrolling

  /// True if that is another place.
  func scroll(to goal: CellPoint) -> Bool {
    var clamped = offset
    for axis in Axis.allCases where axes.contains(axis) { clamped[axis] = min(max(0, goal[axis]), limit[axis]) }
    if clamped == offset { return false }
    offset = clamped
    return true
  }

  /// The offset at which `frame`, which is in the view's own space, can be seen, moving as little as can be, or with the anchor of both in one place.
  func offset(showing frame: CellRect, _ anchor: UnitPoint?) -> CellPoint {
    var goal = offset
    for axis in Axis.allCases where axes.contains(axis) {
      let start = frame.origin[axis]
      if let anchor {
        let room = viewport[axis] - margins[axis] - frame.size[axis]
        goal[axis] += start - margins.origin[axis] - Self.part(anchor[axis], of: room)
        continue
      }
      let end = start + frame.size[axis]
      if end > viewport[axis] { goal[axis] += end - viewport[axis] }
      // Where it is larger than the view, its start counts.
      if start - (goal[axis] - offset[axis]) < 0 { goal[axis] = offset[axis] + start }
    }
    return goal
  }

  // MARK: The app's position

  /// Goes where the app wants to be, if that is news; true if that is another place.
  func follow(_ access: ScrollPositionAccess?, _ node: Node) -> Bool {
    guard let access, access.value != followed else { return false }
    followed = access.value
    guard let goal = access.value.offset(in: self, anchor: access.anchor, node) else { return false }
    return scroll(to: goal)
  }

  /// Tells the app where the user has scrolled.
  func tell(_ access: ScrollPositionAccess?, _ node: Node) {
    guard isPositionedByUser, let access else { return }
    isPositionedByUser = false
    let point = CGPoint(offset)
    let id = targets(node)?.id(at: offset, access.anchor, in: viewport)
    let position = access.told(id, point)
    if position == access.value { return }
    followed = position
    node.tree.afterUpdate { access.write(position) }
  }

  /// The views that scrolling stops at.
  func targets(_ node: Node) -> ScrollTargets? {
    guard let stack = targetNode?.layoutItems.first, let child = node.layoutChildren.first else { return nil }
    return ScrollTargets(stack: stack, origin: child.local(stack.absoluteFrame).origin, axes: axes)
  }
}

private enum ScrollStateKey: EnvironmentKey { static var defaultValue: ScrollState? { nil } }

extension EnvironmentValues {
  /// The scroll view around.
  var scrollState: ScrollState? {
    get { self[ScrollStateKey.self] }
    set { self[ScrollStateKey.self] = newValue }
  }
}
