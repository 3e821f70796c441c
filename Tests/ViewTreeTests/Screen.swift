import ViewTree

/// A view on a terminal in memory, as tests look at it.
@MainActor
final class Screen {
  let terminal: MemoryTerminal
  let session: Session

  init(_ width: Int, _ height: Int, preferences: any PreferenceStorage = MemoryPreferences(), _ content: some View) {
    terminal = MemoryTerminal(size: CellSize(width, height))
    session = Session(content, terminal: terminal, preferences: preferences)
    session.tree.statistics.countsTypes = true
    session.frame()
  }

  var tree: Tree { session.tree }

  /// What a person would see, a line a row.
  var text: String { terminal.shown.text }

  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  func press(_ keys: KeyEquivalent..., modifiers: EventModifiers = []) {
    for key in keys { session.send(.key(KeyPress(key, modifiers: modifiers))) }
    session.frame()
  }

  func type(_ text: String) {
    for character in text { session.send(.key(KeyPress(KeyEquivalent(character)))) }
    session.frame()
  }

  func click(_ x: Int, _ y: Int) {
    mouse(.press, x, y)
    mouse(.release, x, y)
  }

  func mouse(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int, _ button: MouseEvent.Button = .left) {
    session.send(.mouse(MouseEvent(kind, button: button, location: CellPoint(x, y))))
    session.frame()
  }

  func resize(_ width: Int, _ height: Int) {
    terminal.resize(CellSize(width, height))
    session.send(.resize(CellSize(width, height)))
    session.frame()
  }

  func wheel(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int) {
    session.send(.mouse(MouseEvent(kind, button: .none, location: CellPoint(x, y))))
    session.frame()
  }

  func paste(_ text: String) {
    session.send(.paste(text))
    session.frame()
  }

  /// Changes a model as a program would, and shows what came of it.
  func change(_ action: () -> Void) {
    action()
    session.frame()
  }

  /// Lets tasks of the main actor run until one has made a difference, and shows it.
  func waitForTasks(until isDone: () -> Bool) async {
    for _ in 0..<10_000 where !isDone() { await Task.yield() }
    session.frame()
  }

  /// Runs of the bodies of one type in `action` and the frame after it.
  func bodies(of type: Any.Type, _ action: () -> Void) -> Int { cost(action).bodies["\(type)"] ?? 0 }

  /// What `action` costs.
  func cost(_ action: () -> Void) -> Statistics {
    session.tree.resetStatistics()
    action()
    session.frame()
    return session.tree.statistics
  }
}
