import ViewTree

/// All commands with the keys that they have now, in a sheet; in two columns where there is room.
struct HelpView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.keyBindings) private var keys

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Keys").font(.title)
      ScrollView {
        ViewThatFits(in: .horizontal) {
          HStack(alignment: .top, spacing: 2) {
            column(keys.sections.prefix(1))
            column(keys.sections.dropFirst())
          }
          column(keys.sections[...])
        }
        .focusable()
      }
      Text("Ctrl-C quits anywhere; Ctrl-Z stops, fg goes on").foregroundStyle(.secondary).lineLimit(1)
    }
    .keyCommand(KeyBinding.help.titled("close", hint: nil)) { dismiss() }
    .keyCommand(KeyBinding.quit.titled("close", hint: nil)) { dismiss() }
    .onKeyPress(.return) {
      dismiss()
      return .handled
    }
    .keyHint("Esc", "close")
  }

  private func column(_ sections: ArraySlice<KeyBindings.Section>) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(sections)) { section in
        Text(section.title).foregroundStyle(.secondary)
        ForEach(section.bindings) { binding in
          HStack(spacing: 1) {
            Text(keys.label(of: binding)).foregroundStyle(.tint).frame(width: 9, alignment: .leading)
            Text(binding.title).fixedSize()
          }
        }
      }
    }
  }
}
