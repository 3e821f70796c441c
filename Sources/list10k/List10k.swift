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
  private let names: Lines
  /// The names in small letters.
  private let folded: Lines
  private(set) var shown: [Int]
  var filter = "" { didSet { if filter != oldValue { applyFilter() } } }
  @ObservationIgnored private var items: [Int: Item] = [:]

  init(_ text: String) {
    names = Lines(text)
    folded = Lines(text.lowercased())
    shown = Array(0..<names.count)
  }

  /// The row at `index`, made when it is first asked for.
  func item(_ index: Int) -> Item {
    if let item = items[index] { return item }
    let item = Item(names[index])
    items[index] = item
    return item
  }

  private func applyFilter() { shown = folded.indices(of: filter.lowercased()) }
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
      RowList(model: model)
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

/// Apart from the screen, so that a filter key runs nothing else again.
struct RowList: View {
  let model: Model

  var body: some View {
    List { ForEach(model.shown, id: \.self) { ItemRow(item: model.item($0)) } }
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
    guard CommandLine.arguments.count == 2, let names = contents(of: CommandLine.arguments[1]) else {
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

  /// The text of a file, nil if it can't be read.
  private static func contents(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var isWhole = false
    while !isWhole {
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
        count = fread(buffer.baseAddress, 1, buffer.count, file)
      }
      isWhole = part.count < 1 << 18
      bytes += part
    }
    return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
