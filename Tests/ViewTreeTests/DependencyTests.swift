import Observation
import Testing

@testable import ViewTree

@MainActor @Observable
private final class Store {
  var first = 0
  var second = 0
  var values: [Int] = [] { didSet { total = values.reduce(0, +) } }
  var total = 0
  var inner = Inner()
  var isLarge: Bool { first > 10 }

  @MainActor @Observable
  final class Inner {
    var value = 0
  }
}

private struct Reads: View {
  let label: String
  let read: () -> Int
  var body: some View { Text("\(label)\(read())") }
}

/// Which bodies run when something changes, in counts.
@MainActor
struct DependencyTests {
  private struct Parent: View {
    @State private var value = 0
    var body: some View { Child(value: $value) }
  }

  private struct Child: View {
    @Binding var value: Int
    var body: some View { Button("\(value)") { value += 1 } }
  }

  @Test func DEP_1_aStatePassedOnButNotReadRunsTheReaderOnly() {
    let screen = Screen(9, 1, Parent())
    let cost = screen.cost { screen.press(.return) }
    #expect(cost.bodies["Parent"] == nil)
    #expect(cost.bodies["Child"] == 1)
  }

  private struct ManyWrites: View {
    @State private var value = 0
    var body: some View { Text("\(value)").focusable().onKeyPress(.return) { write() } }
    private func write() -> KeyPress.Result {
      for _ in 0..<10 { value += 1 }
      return .handled
    }
  }

  @Test func DEP_5_tenWritesInOneEventRunTheBodyOnce() {
    let screen = Screen(9, 1, ManyWrites())
    #expect(screen.bodies(of: ManyWrites.self) { screen.session.send(.key(KeyPress(.return))) } == 1)
    #expect(screen.text.contains("10"))
  }

  private struct StoreView: View {
    let store: Store
    var body: some View {
      FirstView(store: store)
      SecondView(store: store)
      TotalView(store: store)
      ValuesView(store: store)
      InnerView(inner: store.inner)
      LargeView(store: store)
    }
  }
  private struct FirstView: View {
    let store: Store
    var body: some View { Text("\(store.first)") }
  }
  private struct SecondView: View {
    let store: Store
    var body: some View { Text("\(store.second)") }
  }
  private struct TotalView: View {
    let store: Store
    var body: some View { Text("\(store.total)") }
  }
  private struct ValuesView: View {
    let store: Store
    var body: some View { Text("\(store.values.count)") }
  }
  private struct InnerView: View {
    let inner: Store.Inner
    var body: some View { Text("\(inner.value)") }
  }
  private struct LargeView: View {
    let store: Store
    var body: some View { Text(store.isLarge ? "large" : "small") }
  }

  private func storeScreen() -> (Store, Screen) {
    let store = Store()
    return (store, Screen(12, 8, VStack { StoreView(store: store) }))
  }

  @Test func O4_onlyReadersOfThePropertyRun() {
    let (store, screen) = storeScreen()
    let cost = screen.cost { store.second = 1 }
    #expect(cost.bodies == ["SecondView": 1])
  }

  @Test func O7_whatDidSetChangesRunsItsReaders() {
    let (store, screen) = storeScreen()
    let cost = screen.cost { store.values = [4, 5] }
    #expect(cost.bodies == ["TotalView": 1, "ValuesView": 1])
    #expect(screen.text.contains("9"))
  }

  @Test func O5_aNestedModelDoesNotRunTheParent() {
    let (store, screen) = storeScreen()
    #expect(screen.cost { store.inner.value = 3 }.bodies == ["InnerView": 1])
    let cost = screen.cost { store.inner = Store.Inner() }
    #expect(cost.bodies == ["StoreView": 1, "InnerView": 1])
  }

  @Test func O6_aComputedPropertyIsTrackedThroughWhatItReads() {
    let (store, screen) = storeScreen()
    let cost = screen.cost { store.first = 11 }
    #expect(cost.bodies == ["FirstView": 1, "LargeView": 1])
    #expect(screen.text.contains("large"))
  }

  @Test func O3_anEqualWriteRunsNothing() {
    let (store, screen) = storeScreen()
    #expect(screen.cost { store.first = 0 }.bodiesRun == 0)
  }

  @Test func DEP_1_whatWasReadLastTimeButNotThisTimeCountsNoMore() {
    let store = Store()
    let screen = Screen(9, 1, Reads(label: "") { store.first == 0 ? store.second : -1 })
    screen.change { store.first = 1 }
    #expect(screen.cost { store.second = 9 }.bodiesRun == 0)
  }

  @Test func O15_fiveThousandRunsThenOneWriteRunTheBodyOnce() {
    let store = Store()
    struct Both: View {
      let store: Store
      var body: some View { Text("\(store.first + store.second)") }
    }
    let screen = Screen(9, 1, Both(store: store))
    for _ in 0..<5000 {
      store.first += 1
      screen.session.frame()
    }
    var calls = 0
    screen.tree.needsFrame = { calls += 1 }
    #expect(screen.bodies(of: Both.self) { store.second += 1 } == 1)
    #expect(calls == 1)
  }

  @Test func D3_rowsThatCameAndWentLeaveNoRegistrations() {
    let store = Store()
    let rows = Words("0")
    struct Row: View {
      let store: Store
      var body: some View { Text("\(store.second)") }
    }
    struct Rows: View {
      let store: Store
      let words: Words
      var body: some View { Row(store: store).id(words.text) }
    }
    let screen = Screen(9, 1, Rows(store: store, words: rows))
    for number in 1..<2000 { screen.change { rows.text = "\(number)" } }
    var calls = 0
    screen.tree.needsFrame = { calls += 1 }
    screen.change { store.second = 1 }
    #expect(calls == 1)
    #expect(screen.text.contains("1"))
  }

  @Test func D4_readersThatHaveGoneAreForgotten() {
    let box = StateBox(0)
    for number in 0..<1000 {
      let screen = Screen(9, 1, Reads(label: "") { box.read() + number })
      screen.tree.end()
    }
    #expect(box.readerCount <= 65)
  }

  @Test func D6_aWriteFromAnotherThreadIsShown() async {
    let model = Shared()
    let screen = Screen(9, 1, SharedView(model: model))
    for number in 1...200 {
      await Task.detached { model.value = number }.value
      await screen.waitForTasks { !screen.tree.isSettled }
      screen.session.frame()
      #expect(screen.text.contains("<\(number)>"))
    }
  }

  @Observable
  final class Shared: @unchecked Sendable {
    // Unchecked since the test writes from one thread at a time.
    var value = 0
  }
  private struct SharedView: View {
    let model: Shared
    var body: some View { Text("<\(model.value)>") }
  }

  @Test func C103_aTaskChangesTheScreen() async {
    struct Loader: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task {
          await Task.yield()
          text = "loaded"
        }
      }
    }
    let screen = Screen(9, 1, Loader())
    #expect(screen.text.contains("loading"))
    await screen.waitForTasks { !screen.tree.isSettled }
    #expect(screen.text.contains("loaded"))
  }

  @Test func appStorageReachesAllReadersOfTheKey() {
    struct Setting: View {
      let name: String
      @AppStorage("isOn") private var isOn = false
      var body: some View { Toggle(name + (isOn ? "!" : "?"), isOn: $isOn) }
    }
    struct Other: View {
      @AppStorage("other") private var text = "x"
      var body: some View { Text(text) }
    }
    let screen = Screen(
      9, 4,
      VStack {
        Setting(name: "a")
        Setting(name: "b")
        Other()
      })
    let cost = screen.cost { screen.press(.space) }
    #expect(cost.bodies["Setting"] == 2)
    #expect(cost.bodies["Other"] == nil)
    #expect(screen.lines.map(\.trimmed) == ["✔ a!", "✔ b!", "x", ""])
  }

  @Test func DEP_10_plainValuesStopTheWave() {
    struct Plain: View {
      let number: Int
      let name: String
      let words: Words
      let size: (Int, Double)?
      let list: [String]
      var body: some View { Text(name) }
    }
    struct Host: View {
      @State private var count = 0
      let words: Words
      var body: some View {
        Button("\(count)") { count += 1 }
        Plain(number: 1, name: "a long name that is no small string", words: words, size: (1, 2), list: ["a"])
      }
    }
    let screen = Screen(40, 3, VStack { Host(words: Words()) })
    #expect(screen.bodies(of: Plain.self) { screen.press(.return) } == 0)
  }

  @Test func DEP_10_closuresCompareByTheirTwoWords() {
    struct Calls: View {
      let action: () -> Int
      var body: some View { Text("\(action())") }
    }
    struct Host: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }
        Calls { 7 }
        Reads(label: "x") { count }
      }
    }
    let screen = Screen(20, 3, VStack { Host() })
    let cost = screen.cost { screen.press(.return) }
    #expect(cost.bodies["Calls"] == nil)
    #expect(cost.bodies["Reads"] == 1)
    #expect(screen.text.contains("x1"))
  }
}
