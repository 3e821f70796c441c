/// What stands for a view as long as its identity lasts. Views are values, made anew whenever a body runs; a node is
/// found again by its key under its parent (ID-1), gets the new value, and keeps what must last: state, children, what
/// it depends on, its size and place. There is one tree of nodes; the layout is the same tree without the nodes that
/// take no room of their own ("transparent": composites, groups, environment, handlers).
///
/// A change marks nodes. Then `Tree` runs three passes, each of which touches only what the one before marked:
/// update (bodies), layout (sizes and places), paint (damaged cells).
@MainActor
public class Node {
  /// The node whose body runs now; reads are its dependencies.
  static var evaluating: Node?

  // What every pass asks for stands first, and so in few cache lines. It is unchecked since it's used by the main actor
  // only, and handed out to nobody while it changes.

  /// True for a node without a part in layout. It never changes, and is asked for often.
  let isTransparent: Bool
  unowned let tree: Tree
  /// What layout keeps.
  @exclusivity(unchecked) var box = LayoutBox()
  @exclusivity(unchecked) private(set) var children: [Node] = []
  /// Nil once the node has ended. A weak reference would give every parent a side table, and so a slow reference count.
  @exclusivity(unchecked) private(set) unowned var parent: Node?
  /// The environment of this view; `childEnvironment` is what its children get.
  @exclusivity(unchecked) private(set) var environment: EnvironmentValues
  @exclusivity(unchecked) private(set) var childEnvironment: EnvironmentValues
  @exclusivity(unchecked) var key = NodeKey.slot(0)
  let depth: Int

  private var environmentReads = EnvironmentReads()

  /// Counts the runs of the body; a registration of an earlier run counts no more (D2).
  private(set) var generation = 0
  /// The passes that the node is marked for, in order.
  private(set) var duePasses: [Int] = []
  /// Why the node ran last.
  var lastCause = UpdateCause.created
  private(set) var isAlive = true
  private var states: [AnyStateBox?] = []
  /// True if this node or one below keeps state.
  private var hasStateWithin = false
  private var observation = ObservationScope()
  private var local: AnyObject?

  /// Modifiers of a group around this node, which each view below that is one child of its container gets (ID-6).
  var wraps: Wraps? { ownWraps ?? inheritedWraps }
  var inheritedWraps: Wraps?
  private var ownWraps: Wraps?
  var isKept = false

  init(in parent: Node?, tree: Tree, isTransparent: Bool) {
    self.tree = tree
    self.isTransparent = isTransparent
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
    environment = parent?.childEnvironment ?? tree.rootEnvironment
    childEnvironment = environment
    tree.statistics.nodesAlive += 1
  }

  // MARK: What a kind of node answers

  /// The type of the view, as messages and the inspector name it.
  var viewName: String { "Root" }
  var viewType: ObjectIdentifier { ObjectIdentifier(Never.self) }
  /// The names of the properties that keep state.
  var stateNames: DynamicProperties? { nil }
  var clipsChildren: Bool { false }
  var isLazyHost: Bool { false }
  /// The node itself, if it makes rows on demand.
  var lazyRows: (any LazyRows)? { nil }
  /// Covered by something else: kept alive, but neither updated, laid out nor drawn.
  var isCovered: Bool { box.isCovered || box.isProbe }

  /// Makes the children from the view. Runs in no tracking scope.
  func update() {}
  /// A child came, went or moved.
  func structureChanged() {
    invalidateStructure()
    tree.preferencesMayHaveChanged()
  }
  func changeEnvironment(_ values: inout EnvironmentValues) {}
  func measure(_ proposal: ProposedSize) -> CellSize { .zero }
  func placeChildren(in size: CellSize, _ proposal: ProposedSize) {}
  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize) -> Double? { nil }
  /// The distances to neighbours that the view prefers, nil for the usual ones.
  var spacing: ViewSpacing? { nil }
  /// True for a container that has nothing to lay out.
  var isEmptyContainer: Bool { false }
  /// True if what the view within tells its container reaches the one around (LAY-19).
  var passesTraits: Bool { isTransparent }
  func draw(in painter: Painter) {}
  /// Draws above the children.
  func drawOver(in painter: Painter) {}
  /// Draws the node and all within, as one where it has an effect.
  func paintContent(in painter: Painter) { paintPlainly(in: painter) }
  /// Where the node draws by itself; most keep to their frame.
  func ownPaintBounds(_ size: CellSize) -> CellRect { CellRect(origin: .zero, size: size) }
  /// True if nothing within can be seen, so that it gets neither keys nor the mouse.
  var hidesContent: Bool { false }
  /// Laid out by the root, in front of everything else.
  var isDetached: Bool { false }
  var extraLayoutItems: [Node] { [] }
  /// Where the text cursor stands, in the node's own space.
  var cursor: CellPoint? { nil }
  func handle(_ event: InputEvent) -> KeyPress.Result { .ignored }
  func trait<Value>(_ key: TraitKey<Value>) -> Value? { nil }
  /// What the view says of itself to those who hear the screen.
  var accessibility: AccessibilityProperties? { nil }
  func unmounted() {}
  /// Changes the transaction for what is within.
  func changeTransaction(_ transaction: inout Transaction) {}
  /// What this node and those within hand up for a key.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? { preferenceBelow(key) }
  /// Something within that sets preferences has changed.
  func preferencesChanged() {}
  /// Something was laid out, so the node may have another size or place.
  func geometryChanged() {}

  /// True for a view that takes keys now.
  var canFocus: Bool { false }
  /// The node within that should have focus first; nil for the first in order.
  func preferredFocus() -> Node? { nil }
  /// Focus came to this node or one within, or left.
  func focusWithinChanged() {}
  /// A screen or tab in front came or went.
  func coverChanged(_ isCovered: Bool) {}
  /// The room that the node keeps at its edges for bars, as of the latest layout; nil for one that keeps none (SAF-1).
  var safeAreaRegion: CellInsets? { nil }
  /// The length of what a container offers its content, if it is one and the length is known (LAY-61).
  func containerRoom(_ axis: Axis) -> Int? { nil }
  /// Scrolls to show `frame`, which is in the tree's space: as little as needed, or so that the anchor of both is one.
  func reveal(_ frame: CellRect, _ anchor: UnitPoint?) {}
  /// Scrolls until the row at `index` can be seen.
  func showRow(_ index: Int, _ anchor: UnitPoint?) {}

  // MARK: Update

  /// Marks the node, so that the next update runs it again.
  func invalidate(_ cause: UpdateCause = .again) {
    guard isAlive else { return }
    // What a pass changes around a node is part of that pass.
    let isPartOfPass = cause == .environment && tree.applyingTransaction != nil
    let (pass, transaction) =
      isPartOfPass ? (UpdatePasses.applying, Transaction()) : UpdatePasses.current()
    if duePasses.last == pass { return }
    duePasses.append(pass)
    lastCause = cause
    tree.enqueue(self, pass, transaction)
  }

  /// Marks the node for the pass to come if it was marked while it could not be seen.
  final func invalidateAgain() {
    if duePasses.isEmpty { return }
    duePasses = []
    invalidate(lastCause)
  }

  /// Runs the node: a new generation with dependencies collected from nothing.
  final func run() {
    if !duePasses.isEmpty { duePasses.removeAll { $0 <= UpdatePasses.applying } }
    generation += 1
    tree.runCount += 1
    update()
  }

  /// Runs `body` so that everything observable, every state and every value of the environment that it reads is a
  /// dependency of this node.
  final func track<Result>(_ body: () -> Result) -> Result {
    // What a primitive reads to lay out and draw stays: an update need not lead to another layout.
    environmentReads.removeAll()
    let before = Node.evaluating
    Node.evaluating = self
    defer { Node.evaluating = before }
    return observation.track(for: self, body)
  }

  /// The state in `slot`, made when first asked for.
  final func state<Box: AnyStateBox>(_ slot: Int, make: () -> Box) -> Box {
    while states.count <= slot { states.append(nil) }
    if let box = states[slot] as? Box { return box }
    let box = make()
    states[slot] = box
    var node: Node? = self
    while let holder = node, !holder.hasStateWithin {
      holder.hasStateWithin = true
      node = holder.parent
    }
    return box
  }

  /// Something that a primitive keeps as long as its node lives.
  final func keep<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    if let kept = local as? Kept { return kept }
    let kept = make()
    local = kept
    return kept
  }

  /// What `keep` made, if it is of this type.
  final func kept<Kept: AnyObject>(_: Kept.Type) -> Kept? { local as? Kept }

  /// A value of the environment; the node depends on it.
  final func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environmentReads.read(keyPath, in: environment)
  }

  /// Hands a changed environment down; only nodes that read a value that differs run again (D10).
  final func setEnvironment(_ new: EnvironmentValues) {
    if environment.isIdentical(to: new) { return }
    let old = environment
    environment = new
    if old.isRightToLeft != new.isRightToLeft {
      invalidateLayout()
      invalidatePaint()
    }
    if environmentReads.differ(between: old, new) { environmentDidChange() }
    updateChildEnvironment()
  }

  /// Something that the node read from the environment has changed.
  final func environmentDidChange() {
    invalidate(.environment)
    invalidateLayout()
    invalidatePaint()
  }

  final func updateChildEnvironment() {
    var values = environment
    changeEnvironment(&values)
    if childEnvironment.adds(toWhat: environment, theSameAs: values) { return }
    childEnvironment = values
    for child in children { child.setEnvironment(values) }
  }

  // MARK: Children

  /// Brings the children in line with what `build` adds: same key and type keep their node (ID-1, ID-2).
  final func updateChildren(_ build: (inout ChildList) -> Void) {
    var list = ChildList(for: self, old: children)
    build(&list)
    guard let new = list.finish() else { return }
    let old = children
    children = new
    damageReordered(old, new)
    for child in old where !child.isKept { end(child) }
    for child in new { child.isKept = false }
    structureChanged()
  }

  /// Adds what `make` makes at `place`; all others stay as they are.
  final func insertChild(at place: Int, _ make: (inout ChildList) -> Void) {
    var list = ChildList(for: self, old: [])
    make(&list)
    let new = list.finish() ?? []
    for child in new { child.isKept = false }
    children.insert(contentsOf: new, at: place)
    structureChanged()
  }

  /// Ends the child at `place`; all others stay as they are.
  final func removeChild(at place: Int) {
    end(children.remove(at: place))
    structureChanged()
  }

  private func end(_ child: Node) {
    child.forEachLayoutItem { $0.damageOwnBounds() }
    tree.focus.willRemove(child)
    child.unmount()
  }

  /// Children that change places can keep their frames and still be in front of others that they were behind.
  private func damageReordered(_ old: [Node], _ new: [Node]) {
    if !isReordered(old, new) { return }
    let before = old.filter(\.isKept)
    let known = Set(before.map(ObjectIdentifier.init))
    let after = new.filter { known.contains(ObjectIdentifier($0)) }
    for (one, other) in zip(before, after) where one !== other {
      for item in one.layoutItems + other.layoutItems { item.damageOwnBounds() }
    }
  }

  /// True if those of `old` that stay are in another order in `new`.
  private func isReordered(_ old: [Node], _ new: [Node]) -> Bool {
    var index = 0
    for child in old where child.isKept {
      while index < new.count, new[index] !== child { index += 1 }
      if index == new.count { return true }
      index += 1
    }
    return false
  }

  /// Ends the node and all below, children first.
  final func unmount() {
    for child in children { child.unmount() }
    unmounted()
    isAlive = false
    generation += 1
    observation.cancel()
    tree.focus.removed(self)
    tree.statistics.nodesAlive -= 1
    parent = nil
  }

  /// True if this node or one below has state that was written.
  var holdsChangedState: Bool {
    if !hasStateWithin { return false }
    for state in states where state?.isChanged == true { return true }
    for child in children where child.holdsChangedState { return true }
    return false
  }

  /// Sets the modifiers that each single view below gets; the same object means that they are as they were.
  final func setWraps(_ new: Wraps) { ownWraps = new }
}

/// Why a node ran.
enum UpdateCause: String {
  case created
  case view = "another view value"
  case state
  case model
  case environment
  case preference
  case geometry
  case again = "asked to run again"
}

extension Node {
  /// The node's state in order: nil for properties that keep none.
  var stateBoxes: [AnyStateBox?] { states }

  /// The values of the environment that the node read.
  var environmentReadNames: [String] { environmentReads.names }

  /// Counts the changes of what the node reads from the environment.
  var environmentGeneration: Int { environmentReads.generation }

  /// True if the node read an observable model in its latest run.
  var readsModel: Bool { observation.hasRead }
}
