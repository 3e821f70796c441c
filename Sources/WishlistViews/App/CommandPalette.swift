import ViewTree

/// Finds a command by a part of its name; Enter runs the first.
struct CommandPalette: View {
  let commands: [KeyCommand]
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  private var matches: [KeyCommand] {
    let wanted = text.lowercased()
    return wanted.isEmpty ? commands : commands.filter { $0.title.lowercased().contains(wanted) }
  }

  var body: some View {
    let matches = matches
    VStack(alignment: .leading, spacing: 0) {
      TextField("Command", text: $text)
        .onSubmit { if let first = matches.first { run(first) } }
        .keyHint("Enter", "run the first")
      List {
        ForEach(matches) { command in
          Button {
            run(command)
          } label: {
            HStack(spacing: 1) {
              Text(command.title)
              Spacer()
              Text(command.key).foregroundStyle(.tint)
            }
          }
          .buttonStyle(.card)
        }
      }
      .frame(height: Double(max(1, min(12, commands.count))))
    }
    .keyHint("Esc", "close")
  }

  private func run(_ command: KeyCommand) {
    dismiss()
    command()
  }
}
