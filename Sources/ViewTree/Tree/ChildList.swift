/// Collects the children of a node, using the old ones again.
@MainActor
struct ChildList {
  private let node: Node
  private let old: [Node]
  private var next = 0
  /// Nil as long as each child is the old one at its place.
  private var new: [Node]?
  private var rest: [NodeKey: Node]?

  init(for node: Node, old: [Node]) {
    self.node = node
    self.old = old
  }

  /// Adds a child whose type is only known now.
  mutating func add(any view: any View, _ key: NodeKey) {
    func open(_ view: some View) { add(view, key) }
    open(view)
  }

  mutating func add<Content: View>(_ view: Content, _ key: NodeKey) {
    if Content._isUnary, let wraps = node.wraps {
      let wrapped = wraps.modifiers.reduce(view as any View) { $1($0) }
      func open(_ view: some View) { addUnwrapped(view, key) }
      open(wrapped)
    } else {
      addUnwrapped(view, key)
    }
  }

  private mutating func addUnwrapped<Content: View>(_ view: Content, _ key: NodeKey) {
    if let child = take(key, ObjectIdentifier(Content.self)) as? ViewNode<Content> {
      append(child)
      let isForced = inherit(child, Content.self)
      child.set(view, isForced: isForced)
    } else {
      makeUnwrapped(view, key)
    }
  }

  private mutating func makeUnwrapped<Content: View>(_ view: Content, _ key: NodeKey) {
    if StackRoom.isUsedUp { return node.tree.reportDepth() }
    let child = Content._makeNode(view, in: node)
    child.key = key
    _ = inherit(child, Content.self)
    append(child)
    child.updateChildEnvironment()
    child.run()
  }

  /// Adds a child that surely isn't there yet.
  mutating func make<Content: View>(_ view: Content, _ key: NodeKey) {
    if Content._isUnary, let wraps = node.wraps {
      let wrapped = wraps.modifiers.reduce(view as any View) { $1($0) }
      func open(_ view: some View) { makeUnwrapped(view, key) }
      open(wrapped)
    } else {
      makeUnwrapped(view, key)
    }
  }

  /// True if there was a child with this key before.
  func has(_ key: NodeKey) -> Bool { old.contains { $0.key == key } }

  /// Keeps a child as it is, if there is one.
  mutating func keepIfPresent(_ key: NodeKey) {
    if let child = take(key, nil) { append(child) }
  }
  /// Hands the pending modifiers on; true if the child must run because of them.
  private func inherit<Content: View>(_ child: Node, _: Content.Type) -> Bool {
    let wraps = Content._isUnary ? nil : node.wraps
    if child.inheritedWraps === wraps { return false }
    child.inheritedWraps = wraps
    return true
  }

  private mutating func take(_ key: NodeKey, _ type: ObjectIdentifier?) -> Node? {
    if new == nil, next < old.count, old[next].key == key {
      let child = old[next]
      return type == nil || child.viewType == type ? child : nil
    }
    if rest == nil {
      rest = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    guard let child = rest?[key], type == nil || child.viewType == type, !child.isKept else { return nil }
    return child
  }

  private mutating func append(_ child: Node) {
    child.isKept = true
    if new == nil, next < old.count, old[next] === child {
      next += 1
      return
    }
    if new == nil { new = Array(old[..<next]) }
    new?.append(child)
  }

  /// The new children, or nil if they are the old ones.
  mutating func finish() -> [Node]? {
    if let new { return new }
    if next < old.count { return Array(old[..<next]) }
    for child in old { child.isKept = false }
    return nil
  }
}
