extension DataSource {
  /// Takes back the last action, dates and goals included. Returns what it was; nil if there is nothing to undo.
  @discardableResult
  public func undo() -> UserAction? {
    guard let step = history.undo() else { return nil }
    restore(step.before)
    return step.action
  }

  /// Does again what was undone last. Returns what it was; nil if there is nothing to redo.
  @discardableResult
  public func redo() -> UserAction? {
    guard let step = history.redo() else { return nil }
    restore(step.after)
    return step.action
  }
}
