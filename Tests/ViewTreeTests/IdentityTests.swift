import Observation
import Testing

@testable import ViewTree

@MainActor @Observable
private final class Choice {
  var isFirst = true
  var isShown = true
  var number = 0
  var ids: [String] = []
}

/// What a view's identity is, and with it its state.
@MainActor
struct IdentityTests {
  private let choice = Choice()

  /// A view that shows what `content` makes of the choice.
  private struct Chosen<Content: View>: View {
    let choice: Choice
    @ViewBuilder let content: (Choice) -> Content
    var body: some View { VStack(alignment: .leading) { content(choice) } }
  }

  private func screen(@ViewBuilder _ content: @escaping (Choice) -> some View) -> Screen {
    Screen(12, 6, Chosen(choice: choice, content: content).frame(width: 12, height: 6, alignment: .topLeading))
  }

  private func shown(_ screen: Screen) -> [String] { screen.lines.filter { !$0.isEmpty } }

  @Test func ID_1_aNeighbourThatComesAndGoesChangesNothing() {
    let screen = screen {
      if $0.isShown { Text("X") }
      Counter(name: "Y")
    }
    screen.press(.return)
    #expect(shown(screen) == ["X", "Y1"])
    screen.change { choice.isShown = false }
    #expect(shown(screen) == ["Y1"])
    screen.change { choice.isShown = true }
    #expect(shown(screen) == ["X", "Y1"])
  }

  @Test func ID_3_branchesAreDifferentSlots() {
    let screen = screen {
      if $0.isFirst { Counter(name: "a") } else { Counter(name: "b") }
    }
    screen.press(.return)
    #expect(shown(screen) == ["a1"])
    screen.change { choice.isFirst = false }
    #expect(shown(screen) == ["b0"])
    screen.change { choice.isFirst = true }
    #expect(shown(screen) == ["a0"])
  }

  @Test func ID_3_aValueThatDiffersIsTheSameSlot() {
    let screen = screen { Counter(name: $0.isFirst ? "a" : "b") }
    screen.press(.return)
    screen.change { choice.isFirst = false }
    #expect(shown(screen) == ["b1"])
  }

  @Test func ID_3_casesOfASwitchAreDifferentSlots() {
    let screen = screen {
      switch $0.number {
      case 0: Counter(name: "a")
      case 1: Counter(name: "b")
      default: Counter(name: "c")
      }
    }
    for name in ["a", "b", "c"] {
      screen.press(.return)
      #expect(shown(screen) == [name + "1"])
      screen.change { choice.number += 1 }
    }
    // The last case holds for 3 as well.
    #expect(shown(screen) == ["c1"])
  }

  @Test func ID_4_anAbsentViewLosesItsState() {
    let screen = screen { if $0.isShown { Counter(name: "a") } }
    screen.press(.return)
    screen.change { choice.isShown = false }
    #expect(shown(screen) == [])
    screen.change { choice.isShown = true }
    #expect(shown(screen) == ["a0"])
  }

  @Test func ID_6_aModifierOfAGroupGoesToEachView() {
    let screen = screen { _ in
      Group {
        Text("a")
        Text("b")
      }
      .padding(.leading, 2)
    }
    #expect(screen.lines.prefix(2) == ["  a", "  b"])
  }

  @Test func ID_6_modifiersOfAGroupKeepTheirOrder() {
    let screen = screen { choice in
      Group {
        Text("a")
        if choice.isShown { Text("b") }
        ForEach(choice.ids, id: \.self) { Text($0) }
      }
      .padding(.leading, 1)
      .border(Color.red)
    }
    #expect(screen.lines.prefix(2) == [" a", " b"])
    screen.change { choice.ids = ["c"] }
    #expect(screen.lines.prefix(3) == [" a", " b", " c"])
    screen.change { choice.isShown = false }
    #expect(screen.lines.prefix(3) == [" a", " c", ""])
  }

  private struct Indented: ViewModifier {
    @State private var width = 1.0
    func body(content: Content) -> some View { content.padding(.leading, width) }
  }

  @Test func ID_6_aModifierOfOnesOwnGoesToEachViewToo() {
    let screen = screen { _ in
      Group {
        Text("a")
        Text("b")
      }
      .modifier(Indented())
    }
    #expect(screen.lines.prefix(2) == [" a", " b"])
  }

  @Test func ID_6_anErasedGroupKeepsAllItsViews() {
    let screen = screen { _ in
      AnyView(
        Group {
          Text("a")
          Text("b")
        }
      ).padding(.leading, 1)
      AnyView(EmptyView()).padding(1)
      Text("c")
    }
    #expect(screen.lines.prefix(3) == [" a", " b", "c"])
  }

  @Test func ID_6_appearOfAGroupRunsOnce() {
    var count = 0
    _ = screen { _ in
      Group {
        Text("a")
        Text("b")
      }
      .onAppear { count += 1 }
    }
    #expect(count == 1)
  }

  @Test func ID_7_rowsKeepTheirStateWhereverTheyMove() {
    let screen = screen { ForEach($0.ids, id: \.self) { Counter(name: $0) } }
    screen.change { choice.ids = ["a", "b", "c"] }
    screen.press(.downArrow)
    screen.press(.return)
    #expect(shown(screen) == ["a0", "b1", "c0"])
    screen.change { choice.ids = ["b", "c", "d"] }
    #expect(shown(screen) == ["b1", "c0", "d0"])
    screen.change { choice.ids = ["d", "x", "c", "b"] }
    #expect(shown(screen) == ["d0", "x0", "c0", "b1"])
    screen.change { choice.ids = [] }
    screen.change { choice.ids = ["b"] }
    #expect(shown(screen) == ["b0"])
  }

  @Test func ID_7_lifecycleOfMovedRows() {
    let log = Log()
    let screen = screen { ForEach($0.ids, id: \.self) { Counter(name: $0, log: log) } }
    screen.change { choice.ids = ["a", "b", "c"] }
    #expect(log.take() == ["+a", "+b", "+c"])
    screen.change { choice.ids = ["c", "d", "b"] }
    #expect(log.take() == ["-a", "+d"])
  }

  @Test func ID_7_duplicatesAreShownAndReported() {
    let screen = screen { ForEach($0.ids, id: \.self) { Counter(name: $0) } }
    screen.change { choice.ids = ["a", "b", "a", "a"] }
    #expect(shown(screen) == ["a0", "b0", "a0", "a0"])
    #expect(screen.tree.reports == ["ForEach: the id a occurs more than once"])
    screen.press(.return)
    screen.change { choice.ids = ["b", "a", "a"] }
    #expect(shown(screen) == ["b0", "a1", "a0"])
  }

  private struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  private struct Items: View {
    @State var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
    let taken: (Int, Binding<Bool>) -> Void

    var body: some View {
      Button("delete") { items.removeFirst() }
      Button("insert") { items.insert(Item(id: 9), at: 0) }
      Text(items.map { "\($0.id)\($0.isOn ? "+" : "-")" }.joined())
      ForEach($items) { $item in
        let _ = taken(item.id, $item.isOn)
        Text("\(item.id)")
      }
    }
  }

  @Test func ID_7_aBindingToADeletedElementWritesNoOther() {
    var bindings: [Int: Binding<Bool>] = [:]
    let screen = Screen(20, 9, VStack { Items { bindings[$0] = $1 } })
    let (first, third) = (bindings[1], bindings[3])
    screen.press(.return)
    screen.change { first?.wrappedValue = true }
    #expect(screen.text.contains("2-3-"))
    #expect(first?.wrappedValue == false)
    screen.press(.downArrow)
    screen.press(.return)
    screen.change { third?.wrappedValue = true }
    #expect(screen.text.contains("9-2-3+"))
  }

  @Test func ID_8_anotherIdIsAnotherView() {
    let log = Log()
    let screen = screen { Counter(name: "a", log: log).id($0.number) }
    screen.press(.return)
    #expect(shown(screen) == ["a1"])
    #expect(log.take() == ["+a"])
    screen.change { choice.number = 1 }
    #expect(shown(screen) == ["a0"])
    #expect(log.take() == ["-a", "+a"])
  }

  @Test func ID_9_anErasedViewIsKnownByItsType() {
    let screen = screen { choice in
      choice.isShown ? AnyView(Counter(name: choice.isFirst ? "a" : "b")) : AnyView(Counter(name: "c").bold())
    }
    screen.press(.return)
    screen.change { choice.isFirst = false }
    #expect(shown(screen) == ["b1"])
    screen.change { choice.isShown = false }
    #expect(shown(screen) == ["c0"])
  }
}
