/// A command of a program as its users know it: its name in the file of keys, the keys that it has if nobody changes
/// them, and the words for it.
///
///     extension KeyBinding {
///       static let undo = KeyBinding("undo", keys: "u", title: "undo")
///     }
///     view.keyCommand(.undo) { document.undo() }
public struct KeyBinding: Hashable, Sendable, Identifiable {
  /// The name in the file of keys; unique in a program.
  public let name: String
  /// The keys if nobody changes them, the one that is told first.
  public let keys: [KeySequence]
  /// What it does, on the help screen and in lists of commands.
  public let title: String
  /// What it does, on the line of keys; nil where that has no room for it.
  public let hint: String?
  /// The press that the keys stand for, where controls know the command by that.
  let standIn: KeyPress?

  /// A command. `hint` is the title if not given; nil keeps the command off the line of keys.
  public init(_ name: String, keys: KeySequence..., title: String, hint: String?) {
    self.init(name, keys, title: title, hint: hint, standIn: nil)
  }

  /// A command whose title is on the line of keys too.
  public init(_ name: String, keys: KeySequence..., title: String) {
    self.init(name, keys, title: title, hint: title, standIn: nil)
  }

  private init(_ name: String, _ keys: [KeySequence], title: String, hint: String?, standIn: KeyPress?) {
    self.name = name
    self.keys = keys
    self.title = title
    self.hint = hint
    self.standIn = standIn
  }

  /// The same command, with its keys, by other words: what help does at its own key is to close.
  public func titled(_ title: String, hint: String?) -> KeyBinding {
    KeyBinding(name, keys, title: title, hint: hint, standIn: standIn)
  }

  /// The name.
  public var id: String { name }
}

extension KeyBinding {
  /// The keys that controls know by themselves. Another key that is bound to one of these does what that key does;
  /// the keys of before go on working.
  public static let standard: [KeyBinding] = [
    standard("up", ["↑", "k"], "up", KeyPress(.upArrow)),
    standard("down", ["↓", "j"], "down", KeyPress(.downArrow)),
    standard("left", ["←", "h"], "left", KeyPress(.leftArrow)),
    standard("right", ["→", "l"], "right", KeyPress(.rightArrow)),
    standard("first", ["gg", "Home"], "first row", KeyPress(.home)),
    standard("last", ["G", "End"], "last row", KeyPress(.end)),
    standard("page-up", ["PgUp"], "page up", KeyPress(.pageUp)),
    standard("page-down", ["PgDn"], "page down", KeyPress(.pageDown)),
    standard("half-page-up", ["Ctrl-u"], "half a page up", KeyPress("u", modifiers: .control)),
    standard("half-page-down", ["Ctrl-d"], "half a page down", KeyPress("d", modifiers: .control)),
    standard("next", ["Tab"], "next", KeyPress(.tab)),
    standard("previous", ["Shift-Tab"], "previous", KeyPress(.tab, modifiers: .shift)),
    standard("press", ["Enter"], "open, press", KeyPress(.return)),
    standard("mark", ["Space"], "tick, press", KeyPress(.space)),
    standard("back", ["Esc"], "back; Backspace too", KeyPress(.escape)),
  ]

  private static func standard(
    _ name: String, _ keys: [KeySequence], _ title: String, _ standIn: KeyPress
  ) -> KeyBinding {
    KeyBinding(name, keys, title: title, hint: nil, standIn: standIn)
  }
}
