import Glibc
import NcursesTerminal
import Observation
import ViewTree

/// One row.
@Observable
final class Item {
  let name: String
  var isDone = false

  init(_ name: String) { self.name = name }
}

/// All rows, and which of them pass the filter.
@Observable
final class Model {
  let items: [Item]
  private(set) var shown: [Int]
  var filter = "" { didSet { if filter != oldValue { applyFilter() } } }
  /// The names in small letters, one after the other in memory, each ended by a zero.
  @ObservationIgnored private var folded: [CChar] = []
  @ObservationIgnored private var starts: [Int] = []

  init(_ names: [String]) {
    items = names.map(Item.init)
    shown = Array(names.indices)
    for name in names {
      starts.append(folded.count)
      folded += name.lowercased().utf8CString
    }
  }

  private func applyFilter() {
    let wanted = Array(filter.lowercased().utf8CString)
    shown = folded.withUnsafeBufferPointer { folded in
      items.indices.filter { strstr(folded.baseAddress! + starts[$0], wanted) != nil }
    }
  }
}

struct List10k: App {
  let model: Model

  var body: some Scene {
    WindowGroup { ListScreen(model: model) }
  }
}

struct ListScreen: View {
  private enum Part { case filter, list }

  @Bindable var model: Model
  @FocusState private var focus: Part?
  @Environment(\.quit) private var quit

  var body: some View {
    VStack {
      TextField("Filter", text: $model.filter)
        .focused($focus, equals: .filter)
        .onSubmit { focus = .list }
      List { ForEach(model.shown, id: \.self) { ItemRow(item: model.items[$0]) } }
        .focused($focus, equals: .list)
    }
    .onKeyPress("/") {
      focus = .filter
      return .handled
    }
    .onKeyPress("q") {
      quit()
      return .handled
    }
    .onAppear { focus = .list }
  }
}

struct ItemRow: View {
  let item: Item

  var body: some View {
    Text((item.isDone ? "[x] " : "[ ] ") + item.name)
      .focusable()
      .onKeyPress(.space) {
        item.isDone.toggle()
        return .handled
      }
  }
}

@main
struct Main {
  @MainActor static func main() {
    NcursesTerminal.prepareProcess()
    guard CommandLine.arguments.count == 2, let names = lines(of: CommandLine.arguments[1]) else {
      fail("usage: list10k FILE (names, one a line)")
    }
    do {
      exit(List10k(model: Model(names)).run(in: try NcursesTerminal(configuration: .init(colorScheme: .dark))))
    } catch {
      fail("list10k: \(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    _ = write(STDERR_FILENO, message + "\n", message.utf8.count + 1)
    exit(2)
  }

  /// The lines of a file, nil if it can't be read.
  private static func lines(of path: String) -> [String]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var names: [String] = []
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    while case let count = getline(&line, &capacity, file), count > 0, let line {
      if line[count - 1] == 10 { line[count - 1] = 0 }
      names.append(String(cString: line))
    }
    free(line)
    return names
  }
}
