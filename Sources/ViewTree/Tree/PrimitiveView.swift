/// A view without a body: it makes its children, measures, places and draws by itself. `Text` and the stacks
/// are made this way.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// True for a view that takes no room of its own: its children stand in the container around it.
  static var isTransparent: Bool { get }
  /// True if the view always is one child of the container it stands in.
  static var isUnary: Bool { get }
  /// True for a container that makes the rows of a `ForEach` as they come into sight.
  static var isLazyHost: Bool { get }
  /// True for a view that only lays out what is within.
  static var isContainer: Bool { get }
  /// True for a view that the root lays out in front of all others.
  static var isDetached: Bool { get }

  /// True if children are not drawn, and not hit, outside this view's frame.
  static var clipsChildren: Bool { get }
  /// True for a view that draws something itself.
  static var draws: Bool { get }
  /// True for a view that draws above its children.
  static var drawsOver: Bool { get }

  /// True if a view that clips lets its children be seen outside for now.
  func isClipDisabled(_ node: Node) -> Bool
  /// Makes the children.
  func update(_ node: Node)
  /// What of the screen a new value touches.
  func change(from old: Self) -> ViewChange
  /// Changes the environment of the children.
  func environment(_ values: inout EnvironmentValues, _ node: Node)
  /// The size, in cells, that the view takes when it is offered `proposal` (LAY-1).
  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize
  /// Places the children within `size`, which is the answer to `proposal`.
  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node)
  /// A guide that this view or one within sets by itself; nil for the usual one (ALN-1, ALN-3).
  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ node: Node) -> Double?
  /// The distances to neighbours that the view prefers, nil for the usual ones (STK-1).
  func spacing(_ node: Node) -> ViewSpacing?
  /// Where the view draws by itself; by default in its frame.
  func paintBounds(in size: CellSize, _ node: Node) -> CellRect
  /// Draws what is the view's own, below its children.
  func draw(in painter: Painter, _ node: Node)
  /// Draws above the children.
  func drawOver(in painter: Painter, _ node: Node)
  /// Where the text cursor stands while a view around has the keys.
  func cursor(_ node: Node) -> CellPoint?
  /// Takes an event that nobody within took.
  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result
  /// What the view says of itself to those who hear the screen.
  func accessibility(_ node: Node) -> AccessibilityProperties?
  /// What the view tells the container around it (TRT-1).
  func trait<Value>(_ key: TraitKey<Value>) -> Value?
  /// Called after focus came to this view or one within, or left.
  func focusWithinChanged(_ node: Node)
  /// The node within that should have focus first; nil for the first in order.
  func preferredFocus(_ node: Node) -> Node?
  /// The length of what the container offers its content, if it is one and the length is known (LAY-61).
  func containerRoom(_ axis: Axis, _ node: Node) -> Int?
  /// Scrolls to show `frame`, which is in the tree's space: as little as needed, or so that the anchor of both is one.
  func reveal(_ frame: CellRect, _ anchor: UnitPoint?, _ node: Node)
  /// Scrolls until a row can be seen; only containers that make rows as they come into sight answer.
  func showRow(_ index: Int, _ anchor: UnitPoint?, _ node: Node)
  /// Something was laid out, so the view may have another size or place.
  func geometryChanged(_ node: Node)
  /// Called when the node ends.
  func unmounted(_ node: Node)
}

/// What of the screen a changed view touches.
struct ViewChange: OptionSet, Sendable {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }

  /// Its size, or where its children are.
  static let layout = ViewChange(rawValue: 1)
  /// What it draws by itself.
  static let paint = ViewChange(rawValue: 2)
}

extension PrimitiveView {
  static var isTransparent: Bool { false }
  static var isLazyHost: Bool { false }
  static var isDetached: Bool { false }
  static var isContainer: Bool { false }
  static var isUnary: Bool { !isTransparent && !isDetached }

  /// What a modifier goes by: it wraps the view as a whole, or each of its children.
  public static var _isUnary: Bool { isUnary }

  /// A node that hands each question to the view.
  public static func _makeNode(_ view: Self, in parent: Node) -> Node { PrimitiveNode(view, in: parent) }

  /// Never asked for, whatever the data: a value of `Never` can't be made.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }

  static var clipsChildren: Bool { false }
  static var draws: Bool { !isContainer }
  static var drawsOver: Bool { false }
  func isClipDisabled(_ node: Node) -> Bool { false }
  func update(_ node: Node) {}
  func change(from old: Self) -> ViewChange { Self.isTransparent ? [] : [.layout, .paint] }
  func environment(_ values: inout EnvironmentValues, _ node: Node) {}
  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize { .zero }
  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {}
  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ node: Node) -> Double? { nil }
  func spacing(_ node: Node) -> ViewSpacing? { nil }
  func paintBounds(in size: CellSize, _ node: Node) -> CellRect { CellRect(origin: .zero, size: size) }
  func draw(in painter: Painter, _ node: Node) {}
  func drawOver(in painter: Painter, _ node: Node) {}
  func cursor(_ node: Node) -> CellPoint? { nil }
  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result { .ignored }
  func accessibility(_ node: Node) -> AccessibilityProperties? { nil }
  func trait<Value>(_ key: TraitKey<Value>) -> Value? { nil }
  func focusWithinChanged(_ node: Node) {}
  func preferredFocus(_ node: Node) -> Node? { nil }
  func containerRoom(_ axis: Axis, _ node: Node) -> Int? { nil }
  func reveal(_ frame: CellRect, _ anchor: UnitPoint?, _ node: Node) {}
  func showRow(_ index: Int, _ anchor: UnitPoint?, _ node: Node) {}
  func geometryChanged(_ node: Node) {}
  func unmounted(_ node: Node) {}
}

/// Something that a view tells the container that it stands in.
struct TraitKey<Value>: Sendable {
  let name: String
}
