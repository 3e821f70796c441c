/// All commands of a program with the keys that they have now: the one table that dispatch, the line of keys, the help
/// screen and lists of commands go by.
public struct KeyBindings: Hashable, Sendable {
  /// Commands that belong together on the help screen.
  public struct Section: Hashable, Sendable, Identifiable {
    /// What stands above them.
    public let title: String
    /// The commands in order.
    public let bindings: [KeyBinding]
    /// The title.
    public var id: String { title }

    /// Commands under a title.
    public init(_ title: String, _ bindings: [KeyBinding]) {
      self.title = title
      self.bindings = bindings
    }
  }

  /// A change that a user wishes: other keys for a command.
  public struct Change: Sendable {
    /// The name of the command.
    public let name: String
    /// Its keys as the user wrote them; none takes its keys away.
    public let keys: [String]

    /// These keys for the command of that name.
    public init(_ name: String, keys: [String]) {
      self.name = name
      self.keys = keys
    }
  }

  /// The commands in the order of the help screen.
  public let sections: [Section]
  /// What is wrong: first with the commands as they were declared, then with the changes. A change with a problem isn't
  /// made; all else works.
  public private(set) var problems: [KeyBindingProblem] = []
  /// The keys of commands that were changed, by name.
  private var changed: [String: [KeySequence]] = [:]

  /// The commands of a program, with changes of its user.
  public init(_ sections: [Section], changes: [Change] = []) {
    self.sections = sections
    problems = bindings.flatMap { binding in
      binding.keys.compactMap { keys in
        keys.problem.map { KeyBindingProblem(name: binding.name, keys: keys.label, reason: $0) }
      }
    }
    problems += clashes().map(\.problem)
    for change in changes { apply(change) }
    // A change that was taken back may clash with another one; each round takes one back at least.
    while let clash = clashes().first(where: { changed[$0.name] != nil || changed[$0.other] != nil }) {
      problems.append(clash.problem)
      changed[changed[clash.name] != nil ? clash.name : clash.other] = nil
    }
  }

  /// What views have by themselves, in a program that declares nothing.
  public static let standard = KeyBindings([Section("Keys", KeyBinding.standard)])

  /// All commands.
  public var bindings: [KeyBinding] { sections.flatMap(\.bindings) }

  /// The keys that a command has now.
  public func keys(of binding: KeyBinding) -> [KeySequence] {
    changed.isEmpty ? binding.keys : changed[binding.name] ?? binding.keys
  }

  /// What is written on the keys of a command, the first two at most: `gg  Home`. Empty if it has none.
  public func label(of binding: KeyBinding) -> String {
    keys(of: binding).prefix(2).map(\.label).joined(separator: "  ")
  }

  private mutating func apply(_ change: Change) {
    guard bindings.contains(where: { $0.name == change.name }) else {
      let names = bindings.map(\.name).joined(separator: ", ")
      problems.append(
        KeyBindingProblem(name: change.name, keys: nil, reason: "is no command; the commands are \(names)"))
      return
    }
    var keys: [KeySequence] = []
    for text in change.keys {
      let sequence = KeySequence(text)
      if let reason = sequence.map(\.problem) ?? "\"\(text)\" names no key" {
        problems.append(KeyBindingProblem(name: change.name, keys: text, reason: reason))
        return
      }
      if let sequence { keys.append(sequence) }
    }
    changed[change.name] = keys
  }

  private struct Clash {
    let name: String
    let other: String
    let problem: KeyBindingProblem
  }

  /// Commands that have the same keys, or the start of another's. The later one is at fault, but for one that was
  /// changed by the user.
  private func clashes() -> [Clash] {
    var found: [Clash] = []
    var taken: [(keys: KeySequence, name: String)] = []
    let isChanged = { [changed] (binding: KeyBinding) in changed[binding.name] != nil }
    for binding in bindings.filter({ !isChanged($0) }) + bindings.filter(isChanged) {
      for keys in self.keys(of: binding) where !keys.presses.isEmpty {
        let other = taken.first {
          $0.keys == keys || $0.keys.continues(keys.presses) || keys.continues($0.keys.presses)
        }
        if let other {
          let relation = other.keys == keys ? "is the key of" : "can't be told from \(other.keys.label), the key of"
          found.append(
            Clash(
              name: binding.name, other: other.name,
              problem: KeyBindingProblem(
                name: binding.name, keys: keys.label,
                reason: "\(keys.label) \(relation) \"\(other.name)\"; give one of them another key")))
        }
        taken.append((keys, binding.name))
      }
    }
    return found
  }
}

/// What is wrong with the keys of a command, in words.
public struct KeyBindingProblem: Hashable, Sendable, CustomStringConvertible {
  /// The name of the command.
  public let name: String
  /// The keys at fault, nil if it isn't about keys.
  public let keys: String?
  /// What is wrong, and what can be done.
  public let reason: String

  /// A sentence without its end.
  public var description: String { keys == nil ? "\"\(name)\" \(reason)" : "\"\(name)\": \(reason)" }
}
