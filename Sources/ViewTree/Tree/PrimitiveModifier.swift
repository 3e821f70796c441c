/// What a built-in modifier does to one view: to its layout, its drawing, its environment or its events. Each has a
/// default that changes nothing.
@MainActor
protocol PrimitiveModifier {
  /// True for a modifier without a part in layout and drawing.
  static var isTransparent: Bool { get }
  static var clipsChildren: Bool { get }

  /// Adds the modified view, and what else the modifier shows below or above it.
  func addChildren(_ content: some View, _ list: inout ChildList, _ node: Node)
  /// What of the screen a new value touches; a transparent modifier tells by it that a trait has changed
  /// that the container lays out or draws by.
  func change(from old: Self) -> ViewChange
  func environment(_ values: inout EnvironmentValues, _ node: Node)
  /// What the modified view is offered.
  func childProposal(_ proposal: ProposedSize, _ node: Node) -> ProposedSize
  func sizeThatFits(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> CellSize
  /// Where the modified view stands within `size`.
  func childOrigin(in size: CellSize, child: CellSize, _ node: Node) -> CellPoint
  func place(in size: CellSize, _ proposal: ProposedSize, _ child: Node?, _ node: Node)
  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ child: Node, _ node: Node) -> Double?
  func draw(in painter: Painter, _ node: Node)
  /// Draws above the modified view.
  func drawOver(in painter: Painter, _ node: Node)
  /// Draws the modified view and all else, by default one above the other.
  func paint(in painter: Painter, _ node: Node)
  /// True if nothing of the modified view can be seen, so that it gets neither keys nor the mouse.
  func hidesContent(_ node: Node) -> Bool
  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result
  /// What the modifier says of the view to those who hear the screen.
  func accessibility(_ node: Node) -> AccessibilityProperties?
  func trait<Value>(_ key: TraitKey<Value>) -> Value?
  /// True if traits of the modified view reach the container (LAY-19).
  var passesTraits: Bool { get }
  /// True for a view that takes keys now.
  func canFocus(_ node: Node) -> Bool
  /// Focus came to this view or one within, or left.
  func focusWithinChanged(_ node: Node)
  /// Changes the transaction for what is within.
  func transaction(_ transaction: inout Transaction, _ node: Node)
  /// What the modified view hands up for a key.
  func preference<Key: PreferenceKey>(_ key: Key.Type, _ node: Node) -> Key.Value?
  /// Something within that sets preferences has changed.
  func preferencesChanged(_ node: Node)
  /// Something was laid out, so the view may have another size or place.
  func geometryChanged(_ node: Node)
  /// The room that the modifier keeps at its edges for bars; nil for one that keeps none (SAF-1).
  func safeAreaRegion(_ node: Node) -> CellInsets?
  /// The length of what the modified view is offered, if that makes a container (LAY-61).
  func containerRoom(_ axis: Axis, _ node: Node) -> Int?
  /// Called after each update of the node.
  func updated(_ node: Node)
  func unmounted(_ node: Node)
  /// A screen or tab in front came or went.
  func coverChanged(_ isCovered: Bool, _ node: Node)
}

extension PrimitiveModifier {
  static var clipsChildren: Bool { false }
  var passesTraits: Bool { Self.isTransparent }

  func addChildren(_ content: some View, _ list: inout ChildList, _ node: Node) { list.add(content, .slot(0)) }

  func change(from old: Self) -> ViewChange {
    Self.isTransparent || Comparison.isSame(old, self) ? [] : [.layout, .paint]
  }

  func environment(_ values: inout EnvironmentValues, _ node: Node) {}
  func childProposal(_ proposal: ProposedSize, _ node: Node) -> ProposedSize { proposal }

  func sizeThatFits(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> CellSize {
    child?.size(for: childProposal(proposal, node)) ?? .zero
  }

  func childOrigin(in size: CellSize, child: CellSize, _ node: Node) -> CellPoint { .zero }

  func place(in size: CellSize, _ proposal: ProposedSize, _ child: Node?, _ node: Node) {
    guard let child else { return }
    let proposal = childProposal(proposal, node)
    child.place(at: childOrigin(in: size, child: child.size(for: proposal), node), proposal)
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ child: Node, _ node: Node) -> Double? {
    let inner = childProposal(proposal, node)
    guard let value = child.explicitGuide(guide, inner) else { return nil }
    let origin = childOrigin(in: node.size(for: proposal), child: child.size(for: inner), node)
    return value + Double(guide.axis == .horizontal ? origin.x : origin.y)
  }

  func draw(in painter: Painter, _ node: Node) {}
  func drawOver(in painter: Painter, _ node: Node) {}
  func paint(in painter: Painter, _ node: Node) { node.paintPlainly(in: painter) }
  func hidesContent(_ node: Node) -> Bool { false }
  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result { .ignored }
  func accessibility(_ node: Node) -> AccessibilityProperties? { nil }
  func trait<Value>(_ key: TraitKey<Value>) -> Value? { nil }
  func canFocus(_ node: Node) -> Bool { false }
  func focusWithinChanged(_ node: Node) {}
  func preference<Key: PreferenceKey>(_ key: Key.Type, _ node: Node) -> Key.Value? { node.preferenceBelow(key) }
  func transaction(_ transaction: inout Transaction, _ node: Node) {}
  func preferencesChanged(_ node: Node) {}
  func geometryChanged(_ node: Node) {}
  func safeAreaRegion(_ node: Node) -> CellInsets? { nil }
  func containerRoom(_ axis: Axis, _ node: Node) -> Int? { nil }
  func updated(_ node: Node) {}
  func unmounted(_ node: Node) {}
  func coverChanged(_ isCovered: Bool, _ node: Node) {}
}

/// A view with a built-in modifier around it. Around a group, a modifier that lays out or draws goes to each view
/// of the group instead (ID-6).
struct ModifierView<Content: View, Modifier: PrimitiveModifier>: View {
  typealias Body = Never
  let content: Content
  let modifier: Modifier

  // A value of Never can't be made; nobody asks a primitive for its body, whatever the data.
  var body: Never { preconditionFailure("a built-in modifier has no body") }
  static func _makeNode(_ view: Self, in parent: Node) -> Node { ModifierNode(view, in: parent) }
  static var _isUnary: Bool { Content._isUnary }

  static var _comparison: _ViewComparison {
    // The fields' types are known here, and needn't be asked about when the program runs.
    Comparison.Plan.of(view: Content.self)
    Comparison.Plan.of(modifier: Modifier.self)
    return .fieldByField(Self.self)
  }
}

extension View {
  func modified<Modifier: PrimitiveModifier>(by modifier: Modifier) -> ModifierView<Self, Modifier> {
    ModifierView(content: self, modifier: modifier)
  }

  fileprivate func anyModified(by modifier: some PrimitiveModifier) -> any View { modified(by: modifier) }
}

final class ModifierNode<Content: View, Modifier: PrimitiveModifier>: ViewNode<ModifierView<Content, Modifier>> {
  private var distribution: Distribution?
  /// The views of a group are each modified in place of the whole.
  private let isDistributing: Bool
  // Unchecked, as the view is. Beside the view, since where it lies within a view must be looked up by type.
  @exclusivity(unchecked) private var modifier: Modifier

  /// The modified view, where it is one.
  private var child: Node? {
    // A loop, since a closure would ask at each call whether it runs on the main actor.
    for child in children where child.key == .slot(0) {
      return child.isTransparent ? child.layoutChildren.first : child
    }
    return nil
  }

  init(_ view: ModifierView<Content, Modifier>, in parent: Node) {
    modifier = view.modifier
    isDistributing = !Modifier.isTransparent && !Content._isUnary
    super.init(view, in: parent, isTransparent: Modifier.isTransparent || isDistributing)
  }

  override var viewName: String { "\(Modifier.self)" }
  override var clipsChildren: Bool { Modifier.clipsChildren }

  override func update() {
    if isDistributing {
      distribute()
      updateChildren { $0.add(view.content, .slot(0)) }
    } else {
      updateChildren { modifier.addChildren(view.content, &$0, self) }
    }
    modifier.updated(self)
  }

  /// What was handed to each view of a group last, and what it was made of.
  @MainActor
  private final class Distribution {
    let modifier: Modifier
    let outer: Wraps?
    let wraps: Wraps

    init(_ modifier: Modifier, _ outer: Wraps?) {
      self.modifier = modifier
      self.outer = outer
      wraps = Wraps([{ $0.anyModified(by: modifier) }] + (outer?.modifiers ?? []))
    }
  }

  /// Hands the modifier to each view of the group, with those of the groups around.
  private func distribute() {
    if let last = distribution, last.outer === parent?.wraps, Comparison.isSame(last.modifier, modifier) { return }
    let new = Distribution(modifier, parent?.wraps)
    distribution = new
    setWraps(new.wraps)
  }

  override func viewChanged(from old: ModifierView<Content, Modifier>) {
    modifier = view.modifier
    let old = old.modifier
    if !Comparison.isSame(old, modifier) { updateChildEnvironment() }
    let change = modifier.change(from: old)
    if !isTransparent { invalidate(change) } else if !change.isEmpty { traitsChanged(change) }
    run()
  }

  override func changeEnvironment(_ values: inout EnvironmentValues) {
    if !isDistributing { modifier.environment(&values, self) }
  }

  override func measure(_ proposal: ProposedSize) -> CellSize { modifier.sizeThatFits(proposal, child, self) }

  override func placeChildren(in size: CellSize, _ proposal: ProposedSize) {
    modifier.place(in: size, proposal, child, self)
  }

  override func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize) -> Double? {
    child.flatMap { modifier.guide(guide, proposal, $0, self) }
  }

  override func draw(in painter: Painter) { modifier.draw(in: painter, self) }
  override func drawOver(in painter: Painter) { modifier.drawOver(in: painter, self) }
  override func paintContent(in painter: Painter) { modifier.paint(in: painter, self) }
  override var hidesContent: Bool { modifier.hidesContent(self) }
  override func handle(_ event: InputEvent) -> KeyPress.Result { modifier.handle(event, self) }

  override var passesTraits: Bool { isTransparent || modifier.passesTraits }
  override var spacing: ViewSpacing? { passesTraits ? child?.spacing : nil }

  override var accessibility: AccessibilityProperties? { isDistributing ? nil : modifier.accessibility(self) }

  override func trait<Value>(_ key: TraitKey<Value>) -> Value? {
    if let value = modifier.trait(key) { return value }
    return !isTransparent && passesTraits ? child?.containerTrait(key, below: self) : nil
  }

  override var canFocus: Bool { modifier.canFocus(self) }
  override func focusWithinChanged() { modifier.focusWithinChanged(self) }
  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { modifier.preference(key, self) }
  override func changeTransaction(_ transaction: inout Transaction) { modifier.transaction(&transaction, self) }
  override func preferencesChanged() { modifier.preferencesChanged(self) }
  override func geometryChanged() { modifier.geometryChanged(self) }
  override var safeAreaRegion: CellInsets? { modifier.safeAreaRegion(self) }
  override func containerRoom(_ axis: Axis) -> Int? { modifier.containerRoom(axis, self) }
  override func unmounted() { modifier.unmounted(self) }
  override func coverChanged(_ isCovered: Bool) { modifier.coverChanged(isCovered, self) }
}
