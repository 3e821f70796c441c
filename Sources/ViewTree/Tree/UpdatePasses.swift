/// Numbers the passes of an update. What is written under one transaction belongs to one pass; under another begins
/// the next (DEP-6). A body that runs in a pass reads state as it was then, whatever later passes have written (ST-5).
@MainActor
enum UpdatePasses {
  /// The pass that what is written now belongs to.
  private(set) static var writing = 0
  /// The pass whose bodies run now.
  static var applying = 0
  private static var transaction = Transaction()

  private static var completions: [() -> Void] = []

  /// The pass for a write under the current transaction.
  static func current() -> (number: Int, transaction: Transaction) {
    if Transaction.current.id != transaction.id {
      transaction = Transaction.current
      writing += 1
    }
    return (writing, transaction)
  }

  /// Nothing more is written into the passes so far, which are about to be applied.
  static func close() { writing += 1 }

  /// A transaction has been written; its completions wait for the update.
  static func finish(_ transaction: Transaction) { completions += transaction.completions }

  static var hasCompletions: Bool { !completions.isEmpty }

  /// The completions that wait, each once.
  static func takeCompletions() -> [() -> Void] {
    defer { completions = [] }
    return completions
  }
}
