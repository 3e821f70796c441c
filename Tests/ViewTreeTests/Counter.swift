import ViewTree

/// A row with state of its own: a letter to know it by, and how often it was pressed. It tells when it comes and goes.
struct Counter: View {
  let name: String
  var log: Log?
  @State private var count = 0

  var body: some View {
    Button("\(name)\(count)") { count += 1 }
      .buttonStyle(.plain)
      .onAppear { log?.add("+\(name)") }
      .onDisappear { log?.add("-\(name)") }
  }
}

/// What happened, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
