/// Where a list stands.
@MainActor
final class ListPosition {
  /// The first row in sight, and how many of its lines are above the top.
  var top = 0
  var hidden = 0
  var visible = 0..<0
  /// What stands in them.
  var seen: [Node] = []
  /// How high they are, as long as the list has this width and nothing in it changes.
  var heights: [Int] = []
  var width = 0
  /// From the first to the last of the rows that exist.
  var made = 0..<0
  /// The data that they were made of.
  var madeGeneration = -1
  /// Rows at the latest layout.
  var count = 0
  /// A row that the next layout must show.
  var target: Int?
  /// The target is where the keys were moved to; what comes or goes above it meanwhile moves it.
  var isTargetFocused = false
  var selected: AnyHashable?

  /// What was typed to find a row, since a key that is no letter.
  private var typed = ""

  /// The row that the letters typed so far lead to, from `current` on and then from the top.
  func find(_ press: KeyPress, from current: Int, _ rows: ListRows, _ text: (AnyHashable) -> String?) -> Int? {
    guard !press.characters.isEmpty, press.key != .space || !typed.isEmpty else {
      typed = ""
      return nil
    }
    typed += press.characters.lowercased()
    // Another letter may still lead to the row that the letters before led to.
    let start = typed.count == 1 ? current + 1 : current
    for offset in 0..<rows.count {
      let index = (start + offset) % rows.count
      if let id = rows.id(at: index), let text = text(id), text.lowercased().hasPrefix(typed) { return index }
    }
    // Nothing begins so: the letter begins anew, and the keys stay where they are.
    typed = ""
    return current
  }

  func sees(_ item: Node) -> Bool {
    // A loop, since a closure would ask at each call whether it runs on the main actor.
    for candidate in seen where candidate === item { return true }
    return false
  }

  /// The row that has the keys.
  func focusedRow(in rows: ListRows, _ node: Node) -> Int? {
    guard let focused = node.tree.focus.focused else { return nil }
    return rows.index(containing: focused, in: node)
  }
}
