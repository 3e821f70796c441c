import ViewTree

/// The app's commands. Their names are those of the file of keys, so they stay as they are.
extension KeyBinding {
  static let help = KeyBinding("help", keys: "?", title: "help")
  static let search = KeyBinding("search", keys: "/", title: "search")
  static let commands = KeyBinding("commands", keys: ":", title: "find a command by name", hint: "commands")
  static let wishlistTab = KeyBinding("wishlist-tab", keys: "1", title: "go to Wishlist", hint: nil)
  static let goalsTab = KeyBinding("goals-tab", keys: "2", title: "go to Goals", hint: nil)
  static let searchTab = KeyBinding("search-tab", keys: "3", title: "go to Search", hint: nil)
  static let undo = KeyBinding("undo", keys: "u", title: "undo")
  static let redo = KeyBinding("redo", keys: "Ctrl-r", title: "redo", hint: nil)
  static let mouse = KeyBinding(
    "mouse", keys: "m", title: "mouse off, mouse on", hint: nil)
  static let quit = KeyBinding("quit", keys: "q", title: "quit")

  static let newTrip = KeyBinding("new-trip", keys: "n", title: "new trip")
  static let add = KeyBinding("add", keys: "a", title: "add an activity", hint: "add")
  static let delete = KeyBinding("delete", keys: "d", "Del", title: "delete the activity", hint: "delete")
  static let moveDown = KeyBinding("move-down", keys: "J", title: "move the activity down", hint: nil)
  static let moveUp = KeyBinding("move-up", keys: "K", title: "move the activity up", hint: nil)
  static let sort = KeyBinding("sort", keys: "s", title: "sort activities", hint: "sort")
  static let edit = KeyBinding("edit", keys: "e", title: "edit the trip", hint: "edit")
  static let copy = KeyBinding("copy", keys: "y", title: "copy the trip as text", hint: nil)
  static let notes = KeyBinding("notes", keys: "E", title: "notes in your editor", hint: nil)
}

extension KeyBindings {
  /// The app's commands, with changes of the user.
  public static func wishlist(changes: [Change] = []) -> KeyBindings {
    KeyBindings(
      [
        Section("Moving", KeyBinding.standard),
        Section(
          "Everywhere", [.help, .search, .commands, .wishlistTab, .goalsTab, .searchTab, .undo, .redo, .mouse, .quit]),
        Section("Trips", [.newTrip, .add, .delete, .moveDown, .moveUp, .sort, .edit, .notes, .copy]),
      ], changes: changes)
  }
}
