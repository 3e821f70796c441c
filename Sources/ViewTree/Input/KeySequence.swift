/// Keys pressed one after another that mean something together; mostly one: `"u"`, `"Ctrl-r"`, `"g g"`.
///
/// It is written as keys with blanks between them; a key is a character or a name, with `Ctrl-`, `Alt-` or `Shift-` in
/// front of it. Two letters need no blank: `"gg"`.
public struct KeySequence: Hashable, Sendable {
  /// The presses in order; none where the text that it was made of names no keys.
  public let presses: [KeyPress]
  /// The text that names no keys, nil where all is well.
  let misspelling: String?

  /// These presses.
  public init(_ presses: [KeyPress]) {
    self.presses = presses
    misspelling = nil
  }

  /// One key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.init([KeyPress(key, modifiers: modifiers)])
  }

  /// The keys that a text names, nil if it names none.
  public init?(_ text: String) {
    var presses: [KeyPress] = []
    for word in text.split(separator: " ") {
      if let press = KeyPress(named: word) {
        presses.append(press)
      } else if word.count == 2, word.allSatisfy(\.isLetter) {
        presses += word.map { KeyPress(KeyEquivalent($0)) }
      } else {
        return nil
      }
    }
    if presses.isEmpty { return nil }
    self.init(presses)
  }

  /// What is written on the keys: `gg`, `Ctrl-r`, `Ctrl-x s`.
  public var label: String {
    let labels = presses.map(\.label)
    return labels.joined(separator: labels.allSatisfy { $0.count == 1 } ? "" : " ")
  }

  /// True if `keys` are the start of it, and it goes on.
  func continues(_ keys: [KeyPress]) -> Bool { presses.count > keys.count && presses.starts(with: keys) }

  /// Why users can't press it on most terminals; nil if they can.
  var problem: String? {
    if let misspelling { return "\"\(misspelling)\" names no key" }
    return presses.lazy.compactMap { press in press.undeliverable.map { "\(press.label) \($0)" } }.first
  }
}

extension KeySequence: ExpressibleByStringLiteral {
  /// The keys that a literal names; where it names none, whoever declares a binding with it gets that reported.
  public init(stringLiteral text: String) {
    let parsed = KeySequence(text)
    presses = parsed?.presses ?? []
    misspelling = parsed == nil ? text : nil
  }
}
