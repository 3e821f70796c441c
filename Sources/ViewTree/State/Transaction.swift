/// A value that a transaction carries, known by a type of its own.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// What a transaction that doesn't carry the value has.
  static var defaultValue: Value { get }
}

/// What accompanies one update: how its changes are to be shown (TRX-1). It is empty again after the update.
@MainActor
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Tells apart what was written under one `withTransaction` from what was written under another.
  fileprivate(set) var id = 0
  private(set) var completions: [() -> Void] = []

  /// A transaction that changes nothing about how changes are shown.
  public init() {}

  /// A transaction that shows its changes with `animation`.
  public init(animation: Animation?) { self.animation = animation }

  /// The value under `key`, the key's default if none was set (TRX-1).
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// How changes are shown; nil for at once.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// True keeps `animation(_:value:)` below from having an effect (TRX-6).
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Runs `completion` once, when what the transaction has begun is done (ANI-7).
  public mutating func addAnimationCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// The transaction of the code that runs now (TRX-2).
  static var current = Transaction()
  private static var count = 0

  /// This transaction's values over those of `outer`.
  fileprivate func merged(into outer: Transaction) -> Transaction {
    var merged = outer
    merged.values.merge(values) { $1 }
    merged.completions = completions
    Self.count += 1
    merged.id = Self.count
    return merged
  }
}

private enum AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
private enum DisablesAnimationsKey: TransactionKey { static let defaultValue = false }

/// Runs `body`; what it writes is shown as `transaction` says. A nested one adds to the outer (TRX-2).
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction.merged(into: outer)
  defer {
    UpdatePasses.finish(Transaction.current)
    Transaction.current = outer
  }
  return try body()
}

/// Runs `body`; what it writes is shown with `animation`, nil for at once (ANI-9).
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// The same; `completion` runs once, when it is done (ANI-7).
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(completion)
  return try withTransaction(transaction, body)
}

extension View {
  /// Changes the transaction for this view and all within, in every update (TRX-3).
  public func transaction(_ transform: @escaping @MainActor (inout Transaction) -> Void) -> some View {
    modified(by: TransactionModifier(transform: transform))
  }

  /// Shows changes within with `animation`, nil for at once, in updates in which `value` is another (TRX-4).
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    modified(by: AnimationModifier(animation: animation, value: value))
  }
}

private struct TransactionModifier: PrimitiveModifier {
  let transform: @MainActor (inout Transaction) -> Void

  static var isTransparent: Bool { true }
  func transaction(_ transaction: inout Transaction, _ node: Node) { transform(&transaction) }
}

private struct AnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: Value

  private final class Memory {
    var last: Value?
    /// The pass in which the value became another.
    var changedPass = -1
  }

  static var isTransparent: Bool { true }

  // Before the children, which ask for the transaction.
  func environment(_ values: inout EnvironmentValues, _ node: Node) {
    let memory = node.keep { Memory() }
    if let last = memory.last, last != value { memory.changedPass = UpdatePasses.applying }
    memory.last = value
  }

  func transaction(_ transaction: inout Transaction, _ node: Node) {
    guard node.keep({ Memory() }).changedPass == UpdatePasses.applying, !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

extension Node {
  /// The transaction of the pass that is applied now, as those around change it for this node (TRX-3).
  var transaction: Transaction {
    var transaction = tree.applyingTransaction ?? Transaction()
    for node in chain.reversed() where node !== self { node.changeTransaction(&transaction) }
    return transaction
  }
}
