/// A line of text with a caret between two of its characters, and what keys do to it.
struct EditedText: Equatable {
  var text: String
  /// Characters before the caret.
  var caret: Int

  init(_ text: String, caret: Int) {
    self.text = text
    self.caret = min(max(0, caret), text.count)
  }

  private var index: String.Index { text.index(text.startIndex, offsetBy: caret) }

  /// Inserts text; line breaks and tabs become blanks, since the line is one.
  mutating func insert(_ string: String) {
    let flat = string.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    let before = text.count
    text.insert(contentsOf: flat, at: index)
    // A combining mark joins the character before it.
    caret += text.count - before
  }

  /// Does what `press` means in a text field; false if it means nothing here.
  mutating func apply(_ press: KeyPress) -> Bool {
    if !press.characters.isEmpty {
      insert(press.characters)
      return true
    }
    let control = press.modifiers == .control
    guard press.modifiers.isEmpty || control else { return false }
    switch press.key {
    case .leftArrow: caret = control ? wordStart : max(0, caret - 1)
    case .rightArrow: caret = control ? wordEnd : min(text.count, caret + 1)
    case .home: caret = 0
    case .end: caret = text.count
    case .delete: remove(caret - 1..<caret)
    case .deleteForward: remove(caret..<caret + 1)
    default: return control && applyControl(press.key)
    }
    return true
  }

  /// The keys of readline.
  private mutating func applyControl(_ key: KeyEquivalent) -> Bool {
    switch key {
    case "a": caret = 0
    case "e": caret = text.count
    case "b": caret = max(0, caret - 1)
    case "f": caret = min(text.count, caret + 1)
    case "h": remove(caret - 1..<caret)
    case "d": remove(caret..<caret + 1)
    case "u": remove(0..<caret)
    case "k": remove(caret..<text.count)
    case "w": remove(wordStart..<caret)
    default: return false
    }
    return true
  }

  private mutating func remove(_ range: Range<Int>) {
    guard range.lowerBound >= 0, range.upperBound <= text.count else { return }
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(text.startIndex, offsetBy: range.upperBound)
    text.removeSubrange(start..<end)
    caret = range.lowerBound
  }

  private var wordStart: Int {
    let before = Array(text).prefix(caret)
    let word = before.reversed().drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    return word.count
  }

  private var wordEnd: Int {
    let after = Array(text).dropFirst(caret)
    return text.count - after.drop(while: \.isWhitespace).drop { !$0.isWhitespace }.count
  }
}
