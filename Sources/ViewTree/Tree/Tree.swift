/// A tree of nodes with its passes: update, layout, and the damage that painting has to mend.
@MainActor
public final class Tree {
  /// Counts of what was done, in total and in the latest frame.
  public var statistics = Statistics()

  /// Messages about misuse by the program, each told once; tests read them, the app writes them to its log.
  public private(set) var reports: [String] = []

  let handle = TreeHandle()
  /// What all views inherit; the second without what a terminal may change later.
  private(set) var rootEnvironment: EnvironmentValues
  private let firstEnvironment: EnvironmentValues
  let preferences: Preferences
  private(set) lazy var focus = Focus(tree: self)
  let mailbox = Mailbox()
  private(set) var root: Node?
  var size: CellSize

  /// Cells that have to be painted again, in the tree's space.
  var damage = Damage()
  var layoutQueue: [Node] = []
  var paintQueue: [Node] = []
  /// Counts the layouts.
  var layoutPass = 0
  /// The nodes whose children are to be placed in this turn, the outer before those within: a list, so that no depth is too
  /// much for the stack.
  var placing: [Placing] = []
  /// Where the parent of the node that is placed now stands; nil while nothing is placed.
  var placingOrigin: CellPoint?
  /// The width of that parent, where what it places is mirrored.
  var mirroredWidth: Int?
  /// True once a view has asked for a place in front or behind by `zIndex`.
  var usesZIndex = false

  /// Sheets and their kin, the one in front last.
  var presentations: [Node] = []
  let hints = KeyHints()
  var areHintsDue = true
  var keyCommands: [Node] = []
  /// The button of the mouse that is down.
  var mousePress: MousePress?
  var keyBindings = KeyBindings.standard
  /// Keys that were pressed and may begin a command's.
  var pendingKeys: [KeyPress] = []
  /// Containers that make their rows as they come into sight.
  var lazyHosts: [Node] = []
  var preferenceReaders: [Node] = []
  var arePreferencesDue = false
  /// Those who look again after each layout.
  var geometryReaders: [Node] = []
  var isGeometryDue = false

  /// What is marked, by pass.
  private var dirty: [Pass] = []
  /// The transaction of the pass that is applied now.
  private(set) var applyingTransaction: Transaction?

  private struct Pass {
    let number: Int
    let transaction: Transaction
    var nodes: [Node]
  }

  private var nextFrame: [Node] = []
  /// Counts the runs of nodes.
  var runCount = 0
  /// Counts the updates, each of which is a frame at most.
  private(set) var updateCount = 0
  private var actions: [() -> Void] = []
  /// The first of the actions tell of what has gone.
  private var partings = 0
  /// Called when something waits for the next frame.
  var needsFrame: (() -> Void)?

  init(
    _ content: some View, size: CellSize, environment: EnvironmentValues = EnvironmentValues(),
    preferences: any PreferenceStorage = MemoryPreferences()
  ) {
    MainThread.remember()
    StackRoom.enter()
    self.size = size
    var environment = environment
    environment.keyHints = hints
    let handle = handle
    environment.keyCommands = KeyCommandsAction { handle.tree?.currentKeyCommands() ?? [] }
    rootEnvironment = environment
    firstEnvironment = environment
    self.preferences = Preferences(preferences)
    handle.tree = self
    let root = RootNode(tree: self)
    self.root = root
    root.show(content)
  }

  deinit { handle.tree = nil }

  // MARK: Update

  func enqueue(_ node: Node, _ pass: Int, _ transaction: Transaction) {
    if let last = dirty.last, last.number >= pass {
      dirty[dirty.count - 1].nodes.append(node)
    } else {
      // What a pass marks is still part of the change that it shows.
      dirty.append(Pass(number: pass, transaction: applyingTransaction ?? transaction, nodes: [node]))
    }
    needsFrame?()
  }

  /// Runs `node` in the next frame too.
  func again(_ node: Node) { nextFrame.append(node) }

  /// Runs `action` after the pass, when sizes are known (LC-4).
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
    needsFrame?()
  }

  /// Runs `action` after the pass, before the actions of what has come (ID-8).
  func afterRemoval(_ action: @escaping () -> Void) {
    actions.insert(action, at: partings)
    partings += 1
    needsFrame?()
  }

  var isSettled: Bool { dirty.isEmpty && actions.isEmpty && nextFrame.isEmpty }

  /// True if an update would do something.
  private var isDue: Bool {
    !isSettled || !layoutQueue.isEmpty || !paintQueue.isEmpty || arePreferencesDue || (areHintsDue && hints.areRead)
      || UpdatePasses.hasCompletions
  }

  /// Brings everything up to date: bodies, layout, actions, again until nothing is left, eight times at most (LC-4).
  func update() {
    if !isDue { return }
    StackRoom.enter()
    updateCount += 1
    let again = nextFrame
    nextFrame = []
    for node in again { node.invalidate() }
    for completion in UpdatePasses.takeCompletions() { afterUpdate(completion) }
    for _ in 0..<8 {
      let start = MonotonicTime.now
      runBodies()
      updatePreferences()
      let bodiesDone = MonotonicTime.now
      layout()
      updateGeometry()
      statistics.times.update += bodiesDone - start
      statistics.times.layout += MonotonicTime.now - bodiesDone
      focus.settle()
      updateHints()
      if dirty.isEmpty && actions.isEmpty && layoutQueue.isEmpty { return }
      let due = actions
      actions = []
      partings = 0
      for action in due { action() }
    }
    report("the update did not settle in eight passes; the rest is done in the next frame")
  }

  /// Runs what is marked, a pass after the other, outer before inner; what is covered waits until it is seen again.
  private func runBodies() {
    while !dirty.isEmpty {
      let passes = dirty
      dirty = []
      UpdatePasses.close()
      for pass in passes {
        UpdatePasses.applying = pass.number
        applyingTransaction = pass.transaction
        for node in pass.nodes.sorted(by: { $0.depth < $1.depth })
        where node.isAlive && node.duePasses.contains(pass.number) {
          if node.isKeptUpToDate { node.run() }
        }
      }
      applyingTransaction = nil
      UpdatePasses.applying = UpdatePasses.writing
    }
  }

  /// Starts counting anew.
  public func resetStatistics() { statistics.reset() }

  /// The cell of the text cursor, if a text field has the keys.
  var cursor: CellPoint? {
    func search(_ node: Node) -> CellPoint? {
      if let cursor = node.cursor, node.box.isPlaced { return node.absoluteFrame.origin + cursor }
      for child in node.children {
        if let found = search(child) { return found }
      }
      return nil
    }
    return focus.focused.flatMap(search).flatMap { CellRect(origin: .zero, size: size).contains($0) ? $0 : nil }
  }

  /// Tells all views what has changed at the terminal; only those run again that read something which depends on it.
  func terminalChanged(colorScheme: ColorScheme? = nil, scenePhase: ScenePhase? = nil) {
    let scheme = colorScheme ?? rootEnvironment.colorScheme
    let phase = scenePhase ?? rootEnvironment.scenePhase
    if scheme == rootEnvironment.colorScheme, phase == rootEnvironment.scenePhase { return }
    rootEnvironment = firstEnvironment
    rootEnvironment.colorScheme = scheme
    if phase != .active { rootEnvironment.scenePhase = phase }
    root?.setEnvironment(rootEnvironment)
  }

  // MARK: Messages

  /// Tells of misuse, once.
  func report(_ message: String) {
    if !reports.contains(message) { reports.append(message) }
  }

  func reportDepth() { report("views stand in each other too deep; what is further in is left out") }

  /// Gives back everything; the tree is of no use after that.
  func end() {
    root?.unmount()
    root = nil
  }
}

/// A way to a tree that doesn't keep it alive. A weak reference would give the tree a side table, and so a slow reference
/// count, of which all nodes make use.
final class TreeHandle: @unchecked Sendable {
  // Unchecked since only the main actor asks for the tree, which takes itself out as it ends.
  fileprivate(set) unowned(unsafe) var tree: Tree?
}

/// The node that the tree hangs from.
final class RootNode: Node {
  private var content: (any View)?

  init(tree: Tree) { super.init(in: nil, tree: tree, isTransparent: false) }

  override var extraLayoutItems: [Node] { tree.presentations }

  func show(_ view: some View) {
    content = view
    run()
  }

  override func update() {
    guard let content else { return }
    updateChildren { $0.add(any: content, .slot(0)) }
  }

  override func measure(_ proposal: ProposedSize) -> CellSize { tree.size }

  override func placeChildren(in size: CellSize, _ proposal: ProposedSize) {
    let proposal = ProposedSize(size)
    for child in layoutChildren {
      // A view smaller than the screen stands in its middle (LAY-5).
      let taken = child.size(for: proposal)
      child.place(
        at: CellPoint(floorHalf(size.width - taken.width), floorHalf(size.height - taken.height)), proposal)
    }
  }
}
