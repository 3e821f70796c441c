import ViewTree
import WishlistViews

/// What `wishlist help keys` prints: all commands of the app, from the table that the app goes by.
enum KeysHelp {
  static var text: String {
    """
    The keys of the app, and how to change them.

    Usage:
      wishlist help keys

    \(sections)
    Ctrl-C always quits, and Ctrl-Z always stops the app until the shell's fg.

    To change keys, write $XDG_CONFIG_HOME/wishlist/keys.json (~/.config/wishlist/keys.json), with a key, a list
    of keys, or no key for the name of a command:

      {"undo": "U", "new-trip": ["n", "Ctrl-n"], "quit": []}

    A key is a character or one of Enter Space Esc Tab Backspace Del Home End PgUp PgDn Up Down Left Right F1 to
    F20, with Ctrl- Alt- or Shift- in front of it; several keys one after another have blanks between them, which
    two letters don't need: "gg", "Ctrl-x s". Arrows, Enter and the like go on doing what they do, whatever else
    is bound to it. What a terminal can't send, and a key that two commands have, is told when the app starts.

    """
  }

  private static var sections: String {
    let table = KeyBindings.wishlist()
    return table.sections.map { section in
      section.title + ":\n"
        + section.bindings.map { "  \(pad($0.name, 16))\(pad(table.label(of: $0), 12))\($0.title)\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
