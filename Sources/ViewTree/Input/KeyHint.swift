extension View {
  /// Tells the user, on the line of keys, what a key does while this view or one within has the keys.
  public func keyHint(_ key: String, _ title: String) -> some View {
    modified(by: KeyHintModifier(hint: KeyHintSource(key: key, title: title)))
  }

  /// Tells the keys of several commands as one: `1 2 3 tabs`.
  public func keyHint(_ bindings: [KeyBinding], _ title: String) -> some View {
    modified(by: KeyHintModifier(hint: KeyHintSource(bindings: bindings, title: title)))
  }
}

/// What a key does now, as the line of keys tells it.
struct KeyHint: Hashable, Sendable {
  let key: String
  let title: String

  /// True if the key would insert something into a text.
  var isTyped: Bool { key.split(separator: " ").allSatisfy { $0.count == 1 } }
}

/// A hint before its keys are looked up.
struct KeyHintSource {
  var key = ""
  var bindings: [KeyBinding] = []
  let title: String

  /// Nil where its commands have no keys.
  func hint(_ table: KeyBindings) -> KeyHint? {
    if bindings.isEmpty { return KeyHint(key: key, title: title) }
    let keys = bindings.compactMap { table.keys(of: $0).first?.label }
    return keys.isEmpty ? nil : KeyHint(key: keys.joined(separator: " "), title: title)
  }
}

/// The line that tells the keys which apply now, from where focus is outwards; as many as fit.
public struct KeyHintBar: View {
  @Environment(\.keyHints) private var hints

  /// A line of one row, as wide as it is offered.
  public init() {}

  /// The hints that apply now.
  public var body: some View {
    HintLine(hints: hints?.current.read() ?? [])
  }
}

/// The hints of a tree.
@MainActor
final class KeyHints {
  let current = StateBox<[KeyHint]>([])
  /// False where nobody shows them; then they aren't collected.
  var areRead: Bool { current.readerCount > 0 }
}

private enum KeyHintsKey: EnvironmentKey {
  static var defaultValue: KeyHints? { nil }
}

extension EnvironmentValues {
  var keyHints: KeyHints? {
    get { self[KeyHintsKey.self] }
    set { self[KeyHintsKey.self] = newValue }
  }
}

private struct HintLine: PrimitiveView, Hashable {
  let hints: [KeyHint]

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize { CellSize(proposal.width ?? 40, 1) }

  func accessibility(_ node: Node) -> AccessibilityProperties? {
    AccessibilityProperties(
      label: "Keys: " + hints.map { "\($0.key) \($0.title)" }.joined(separator: ", "), added: .updatesFrequently)
  }

  func draw(in painter: Painter, _ node: Node) {
    let width = node.box.frame.size.width
    let accent = Color.accentColor.resolve(in: node.environment)
    var x = 1
    for hint in hints {
      let length = CellText.width(of: hint.key) + 1 + CellText.width(of: hint.title)
      if x + length > width { break }
      painter.draw(hint.key, at: CellPoint(x, 0), foreground: accent, attributes: .bold)
      painter.draw(hint.title, at: CellPoint(x + CellText.width(of: hint.key) + 1, 0), attributes: node.read(\.faint))
      x += length + 2
    }
  }
}

extension Tree {
  func hintsMayHaveChanged() { areHintsDue = true }

  /// Tells the line of keys what applies now.
  func updateHints() {
    guard areHintsDue, hints.areRead else { return }
    areHintsDue = false
    hints.current.write(pendingKeys.isEmpty ? collectHints() : pendingHints())
  }

  /// The hints from where focus is outwards, and the commands of all that can be seen: the innermost first. The first
  /// for a key counts.
  func collectHints() -> [KeyHint] {
    // While text is typed, letters are letters.
    let isTyping = cursor != nil
    var nodes: [Node] = []
    for node in (focus.focused ?? presentations.last ?? frontmost)?.chain ?? [] {
      nodes.append(node)
      if node.isDetached { break }
    }
    for command in activeKeyCommands where !nodes.contains(where: { $0 === command }) { nodes.append(command) }
    var hints: [KeyHint] = []
    for node in nodes.sorted(by: { $0.depth > $1.depth }) {
      if let hint = node.trait(.keyHint)?.hint(keyBindings), !(isTyping && hint.isTyped),
        !hints.contains(where: { $0.key == hint.key })
      {
        hints.append(hint)
      }
    }
    return hints
  }
}

private struct KeyHintModifier: PrimitiveModifier {
  let hint: KeyHintSource

  static var isTransparent: Bool { true }
  func trait<Value>(_ key: TraitKey<Value>) -> Value? { key.name == "keyHint" ? hint as? Value : nil }
  func updated(_ node: Node) { node.tree.hintsMayHaveChanged() }
  func unmounted(_ node: Node) { node.tree.hintsMayHaveChanged() }
}

extension TraitKey where Value == KeyHintSource {
  static var keyHint: TraitKey { TraitKey(name: "keyHint") }
}
