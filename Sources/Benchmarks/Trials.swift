import Glibc
import Observation
import ViewTree

extension Trial {
  /// All trials, in the order in which they are printed.
  static let all: [Trial] = [
    idle, dashboard, deep, fanOut, churn, listMove, listScroll, listPage, listEnds, listToggle, filter,
    repaint, text, measure, place,
  ]

  /// A screen and a model.
  private init<Model>(
    _ name: String, _ summary: String, _ model: @escaping @MainActor () -> Model,
    _ content: @escaping @MainActor (Model) -> some View, frames: Int = 60,
    change: @escaping @MainActor (Session, Model, Int) -> Void
  ) {
    self.init(name: name, summary: summary, frames: frames) { terminal in
      let model = model()
      let session = Session(content(model), terminal: terminal)
      return Run(session: session) { change(session, model, $0) }
    }
  }

  static let idle = Trial("nothing", "a list of 100,000 rows, nothing changed", { Rows(100_000) }, ListScreen.init) {
    _, _, _ in
  }

  static let dashboard = Trial(
    "dashboard", "a board of 1,000 nodes, one text changed", { Board(count: 250) }, BoardScreen.init
  ) { _, board, i in
    board.gauges[i * 37 % 20].value = i
  }

  static let deep = Trial("deep", "a text within 200 stacks changed", Counter.init, { Nested(level: 200, counter: $0) })
  {
    _, counter, i in
    counter.value = i
  }

  static let fanOut = Trial("fan-out", "one value, read by 1,000 bodies, changed", Counter.init, FanOut.init) {
    _, counter, i in
    counter.value = i
  }

  static let churn = Trial(
    "churn", "of 200 rows in a stack one came, one went, one moved", { Rows(200) }, StackScreen.init
  ) { _, rows, i in
    rows.items.remove(at: (i * 7919 + 3) % rows.items.count)
    rows.items.insert(Row(id: 1_000_000 + i), at: (i * 104_729 + 5) % rows.items.count)
    let moved = rows.items.remove(at: (i * 31 + 7) % rows.items.count)
    rows.items.insert(moved, at: (i * 17 + 2) % rows.items.count)
  }

  static let listMove = Trial(
    "list-move", "100,000 rows: the selection moves on the page", { Rows(100_000) }, ListScreen.init
  ) { session, _, i in
    session.send(.key(KeyPress(i / 15 % 2 == 0 ? .downArrow : .upArrow)))
  }

  static let listScroll = Trial(
    "list-scroll", "100,000 rows: the selection moves down, and the page with it", { Rows(100_000) }, ListScreen.init
  ) { session, _, _ in
    session.send(.key(KeyPress(.downArrow)))
  }

  static let listPage = Trial("list-page", "100,000 rows: a page down", { Rows(100_000) }, ListScreen.init) {
    session, _, _ in
    session.send(.key(KeyPress(.pageDown)))
  }

  static let listEnds = Trial("list-ends", "100,000 rows: End and Home in turn", { Rows(100_000) }, ListScreen.init) {
    session, _, i in
    session.send(.key(KeyPress(i % 2 == 0 ? .end : .home)))
  }

  static let listToggle = Trial("list-toggle", "100,000 rows: one row changed", { Rows(100_000) }, ListScreen.init) {
    _, rows, i in
    rows.items[i % 10].isDone.toggle()
  }

  static let filter = Trial(
    "filter", "10,000 rows in a list: a letter typed into the filter, or taken away", { Rows(10_000) },
    FilterScreen.init
  ) { session, _, i in
    session.send(.key(KeyPress(i % 2 == 0 ? "7" : .delete)))
  }

  static let repaint = Trial("repaint", "every cell changed", { Board(count: 250) }, BoardScreen.init) { _, board, _ in
    board.isLight.toggle()
  }

  static let text = Trial(
    "text", "1 MB of text in many scripts, all of it made anew", Novel.init,
    { novel in ScrollView { NovelView(novel: novel) } }, frames: 6
  ) { _, novel, i in
    novel.edition = i % novel.editions.count
  }

  static let measure = Trial(
    "measure", "60 rows of texts that wrap, in another width", Counter.init, { Flow(counter: $0) }
  ) { _, counter, i in
    counter.value = i
  }

  static let place = Trial(
    "place", "600 texts in columns, at the other side of them", Counter.init, { Sides(counter: $0) }
  ) { _, counter, i in
    counter.value = i
  }
}

// MARK: Models

@Observable
final class Counter {
  var value = 0
}

@Observable
final class Board {
  let gauges: [Gauge]
  var isLight = false

  init(count: Int) { gauges = (0..<count).map(Gauge.init) }
}

@Observable
final class Gauge: Identifiable {
  let id: Int
  var value = 0

  init(_ id: Int) { self.id = id }
}

@Observable
final class Rows {
  var items: [Row]
  @ObservationIgnored private let all: [Row]
  var filter = "" {
    didSet {
      let wanted = Array(filter.utf8CString)
      items = all.filter { strstr($0.folded, wanted) != nil }
    }
  }

  init(_ count: Int) {
    all = (0..<count).map { Row(id: $0) }
    items = all
  }
}

@Observable
final class Row: Identifiable {
  let id: Int
  let name: String
  @ObservationIgnored let folded: [CChar]
  var isDone = false

  init(id: Int) {
    self.id = id
    name = "Row number \(id)"
    folded = Array(name.utf8CString)
  }
}

/// Two texts of a megabyte each, half of it in Latin letters.
@Observable
final class Novel {
  let editions: [String]
  var edition = 0

  init() {
    let notes = [
      "The night train to Rome leaves at 21:05, well before the museums open again. ",
      "Größe, Café, Ålesund, naïve e\u{301}te\u{301}; see https://example.com/trips/new-york?day=1&n=2 for more. ",
      "東京、大阪と京都。「きょうは、ラーメンを食べる」という。", "서울에서 부산까지 기차로 두 시간 반. ",
      "กรุงเทพมหานครมีวัดมากมายและที่พัก ", "ताजमहल देखना और दिल्ली में रुकना। ", "زيارة مراكش والبتراء في الربيع. ",
      "ביקור בירושלים ובתל אביב. ",
      "Moscow Москва, Αθήνα: 12 km, €1,000.50 👍🏽 🇩🇪 😀\n",
    ]
    var text = ""
    var index = 0
    while text.utf8.count < 1_000_000 {
      text += notes[index % notes.count] + (index % 2 == 0 ? notes[0] : "")
      index += 1
    }
    editions = [text, "A" + text]
  }
}

// MARK: Screens

struct NovelView: View {
  let novel: Novel

  var body: some View { Text(verbatim: novel.editions[novel.edition]) }
}

struct BoardScreen: View {
  let board: Board

  var body: some View {
    ZStack(alignment: .topLeading) {
      board.isLight ? Color.white : Color.black
      HStack(alignment: .top, spacing: 1) {
        ForEach(0..<10) { column in
          VStack(alignment: .leading) {
            ForEach(0..<board.gauges.count / 10) { GaugeView(gauge: board.gauges[$0 * 10 + column]) }
          }
        }
      }
    }
    .foregroundStyle(board.isLight ? Color.black : Color.white)
  }
}

struct GaugeView: View {
  let gauge: Gauge

  var body: some View { Text("\(gauge.value % 1_000_000)").frame(width: 6, alignment: .trailing) }
}

struct Nested: View {
  let level: Int
  let counter: Counter

  var body: some View {
    if level == 0 {
      Text("\(counter.value % 10)")
    } else {
      VStack { AnyView(Nested(level: level - 1, counter: counter)) }
    }
  }
}

struct Flow: View {
  let counter: Counter

  var body: some View { FlowRows().frame(width: 40 + Double(counter.value * 7 % 31)) }
}

struct FlowRows: View {
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<60) { row in
        HStack {
          Text("Row \(row)").bold()
          Text("words that go on in the next line where there is too little room for them").padding(.horizontal, 1)
          Spacer()
          Text("12 days").frame(maxWidth: 9, alignment: .trailing)
        }
      }
    }
  }
}

struct Sides: View {
  let counter: Counter

  var body: some View {
    HStack(alignment: .top, spacing: 1) {
      ForEach(0..<10) { column in
        VStack(alignment: counter.value % 2 == 0 ? .leading : .trailing) {
          ForEach(0..<60) { Text("\(column * $0)") }
        }
      }
    }
  }
}

struct FanOut: View {
  let counter: Counter

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(0..<40) { _ in
        VStack {
          ForEach(0..<25) { _ in Digit(counter: counter) }
        }
      }
    }
  }
}

struct Digit: View {
  let counter: Counter

  var body: some View { Text("\(counter.value % 10)") }
}

struct StackScreen: View {
  let rows: Rows

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(rows.items) { RowView(row: $0) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

struct ListScreen: View {
  let rows: Rows

  var body: some View {
    List(rows.items) { RowView(row: $0) }
  }
}

struct FilterScreen: View {
  @Bindable var rows: Rows

  var body: some View {
    VStack {
      TextField("Filter", text: $rows.filter)
      List(rows.items) { RowView(row: $0) }
    }
  }
}

struct RowView: View {
  let row: Row

  var body: some View { Text("\(row.isDone ? "[x]" : "[ ]") \(row.name)") }
}
