import ViewTree

/// All keys, in a sheet.
struct HelpView: View {
  @Environment(\.dismiss) private var dismiss

  private static let keys = [
    ("1 2 3", "Wishlist, Goals, Search"),
    ("← ↓ ↑ →  h j k l", "move"),
    ("g G  Home End", "first, last row"),
    ("PgUp PgDn  Ctrl-u Ctrl-d", "page"),
    ("Tab  Shift-Tab", "next, previous"),
    ("Enter", "open, press"),
    ("Esc  Backspace", "back"),
    ("Space", "tick an activity"),
    ("/", "search"),
    (":", "find a command by name"),
    ("n", "new trip"),
    ("a", "add an activity"),
    ("s", "sort activities"),
    ("e", "edit a trip"),
    ("d", "delete an activity"),
    ("u  Ctrl-r", "undo, redo"),
    ("q", "quit from the top level"),
    ("Ctrl-C", "quit"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Keys").font(.title)
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<Self.keys.count) { index in
            HStack(spacing: 1) {
              Text(Self.keys[index].0).foregroundStyle(.tint).frame(width: 26, alignment: .leading)
              Text(Self.keys[index].1)
            }
          }
        }
        .focusable()
      }
      .frame(maxHeight: Double(Self.keys.count))
    }
    .onKeyPress(keys: ["?", "q", .return]) { _ in
      dismiss()
      return .handled
    }
    .keyHint("Esc", "close")
  }
}
