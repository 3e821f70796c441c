/// The storage of one `@State`, kept by the node, with the nodes whose bodies read it (D4).
@MainActor
final class StateBox<Value>: AnyStateBox {
  private var value: Value
  private var readers = Readers()
  /// Values that later passes have replaced, with the first pass that did.
  private var replaced: [(pass: Int, value: Value)] = []
  /// True once it was written, so that its node is worth keeping while out of sight.
  private(set) var isChanged = false

  init(_ value: Value) { self.value = value }

  /// The value; the body that runs now depends on it.
  func read() -> Value {
    guard let node = Node.evaluating else { return value }
    readers.add(node)
    return replaced.first { $0.pass > UpdatePasses.applying }?.value ?? value
  }

  /// Entries of nodes that read the value; some may have gone.
  var readerCount: Int { readers.count }

  var summary: String { "\(value)" }
  func isRead(by node: Node) -> Bool { readers.contains(node) }

  /// The value without a dependency.
  func peek() -> Value { value }

  /// Stores `new` and marks the readers; an equal value does nothing (ST-7), and a write by a body is dropped (ST-6).
  func write(_ new: Value) {
    if let node = Node.evaluating {
      node.tree.report("\(node.viewName) modifies state while its body runs; the write is dropped")
      return
    }
    if Comparison.isSame(value, new) { return }
    let pass = UpdatePasses.current().number
    replaced.removeAll { $0.pass <= UpdatePasses.applying }
    if replaced.last?.pass != pass { replaced.append((pass, value)) }
    value = new
    isChanged = true
    readers.invalidate(.state)
  }
}

/// What a node knows of its state without its type.
@MainActor
protocol AnyStateBox: AnyObject {
  var isChanged: Bool { get }
  /// The value in words.
  var summary: String { get }
  func isRead(by node: Node) -> Bool
}

/// The nodes that read something in their latest run.
@MainActor
struct Readers {
  private struct Reader {
    weak var node: Node?
    let generation: Int
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  private var limit = 64

  var count: Int { readers.count }

  func contains(_ node: Node) -> Bool { readers[ObjectIdentifier(node)]?.generation == node.generation }

  mutating func add(_ node: Node?) {
    guard let node else { return }
    if readers.count >= limit {
      // Rows come and go, and a value that never changes would keep an entry for each.
      readers = readers.filter { $0.value.node != nil }
      limit = max(64, 2 * readers.count)
    }
    readers[ObjectIdentifier(node)] = Reader(node: node, generation: node.generation)
  }

  /// Marks the nodes that still depend, and forgets all: they come back when they read again (DEP-1).
  mutating func invalidate(_ cause: UpdateCause) {
    if readers.isEmpty { return }
    let marked = readers.values
    readers = [:]
    for reader in marked {
      if let node = reader.node, node.generation == reader.generation { node.invalidate(cause) }
    }
  }
}
