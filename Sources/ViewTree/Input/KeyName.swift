extension KeyEquivalent {
  /// Keys by the names that they can be called by, in small letters. The first of a key is what is written on it.
  private static let names: [(String, KeyEquivalent)] = [
    ("Enter", .return), ("Return", .return), ("Space", .space), ("Esc", .escape), ("Escape", .escape), ("Tab", .tab),
    ("Backspace", .delete), ("Del", .deleteForward), ("Delete", .deleteForward), ("Home", .home), ("End", .end),
    ("PgUp", .pageUp), ("PageUp", .pageUp), ("PgDn", .pageDown), ("PageDown", .pageDown), ("↑", .upArrow),
    ("Up", .upArrow), ("↓", .downArrow), ("Down", .downArrow), ("←", .leftArrow), ("Left", .leftArrow),
    ("→", .rightArrow), ("Right", .rightArrow),
  ]

  /// The key of this name, or the one that types this character.
  init?(named name: some StringProtocol) {
    let small = name.lowercased()
    if let known = Self.names.first(where: { $0.0.lowercased() == small }) {
      self = known.1
    } else if small.hasPrefix("f"), let number = Int(small.dropFirst()), (1...20).contains(number) {
      self = .function(number)
    } else if name.count == 1, let character = name.first {
      self.init(character)
    } else {
      return nil
    }
  }

  /// What is written on the key.
  var label: String {
    if let known = Self.names.first(where: { $0.1 == self }) { return known.0 }
    return functionNumber.map { "F\($0)" } ?? String(character)
  }

  private var functionNumber: Int? {
    guard let scalar = character.unicodeScalars.first?.value, (0xF704...0xF717).contains(scalar) else { return nil }
    return Int(scalar) - 0xF703
  }
}

extension EventModifiers {
  fileprivate static let names: [(String, EventModifiers)] = [
    ("Ctrl", .control), ("Control", .control), ("Alt", .option), ("Option", .option), ("Shift", .shift),
    ("Cmd", .command), ("Command", .command),
  ]

  /// The names in front of a key: `Ctrl-Alt-`.
  fileprivate var prefix: String {
    [("Ctrl-", EventModifiers.control), ("Alt-", .option), ("Shift-", .shift), ("Cmd-", .command)]
      .reduce("") { contains($1.1) ? $0 + $1.0 : $0 }
  }
}

extension KeyPress {
  /// The press that a word names, such as `G`, `Enter`, `Ctrl-r` or `Alt-Left`.
  init?(named word: some StringProtocol) {
    var rest = word[...]
    var modifiers: EventModifiers = []
    while let found = EventModifiers.names.first(where: { name, _ in
      let separator = rest.dropFirst(name.count).first
      return rest.count > name.count + 1 && (separator == "-" || separator == "+")
        && rest.prefix(name.count).lowercased() == name.lowercased()
    }) {
      modifiers.insert(found.1)
      rest = rest.dropFirst(found.0.count + 1)
    }
    guard var key = KeyEquivalent(named: rest) else { return nil }
    // With Control a terminal sends the same for the small and the capital letter.
    if modifiers.contains(.control), let small = key.character.lowercased().first { key = KeyEquivalent(small) }
    self.init(key, modifiers: modifiers)
  }

  /// What is written on the keys of the press.
  var label: String { modifiers.prefix + key.label }

  /// Why most terminals can't tell a program of this press, as the end of a sentence; nil if they can.
  var undeliverable: String? {
    if modifiers.contains(.command) { return "is kept by the window system" }
    if self == KeyPress("c", modifiers: .control) { return "always ends the program" }
    if self == KeyPress("z", modifiers: .control) { return "always stops the program" }
    if isArrowOrFunction { return nil }
    if modifiers.contains(.control) { return undeliverableWithControl }
    if modifiers.contains(.shift), self != KeyPress(.tab, modifiers: .shift) {
      return key.character.isLetter
        ? "arrives as \(key.character.uppercased()); write that" : "arrives without Shift in most terminals"
    }
    if modifiers.contains(.option), "[O".contains(key.character) || key == .escape {
      return "can't be told from the start of another key"
    }
    return nil
  }

  private var undeliverableWithControl: String? {
    if modifiers.contains(.shift) { return "arrives without Shift in most terminals" }
    switch key.character {
    case "i": return "arrives as Tab"
    case "m", "j": return "arrives as Enter"
    case "[": return "arrives as Esc"
    case "h": return "arrives as Backspace in many terminals"
    case "a"..."z", " ", "\\", "]", "^", "_", "@": return nil
    default: return "arrives without Ctrl in most terminals"
    }
  }

  /// Keys that terminals send with all that is held down.
  private var isArrowOrFunction: Bool {
    (0xF700...0xF8FF).contains(key.character.unicodeScalars.first?.value ?? 0)
  }
}
