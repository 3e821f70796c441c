import Observation
import Testing

@testable import ViewTree

@MainActor @Observable
private final class Model {
  static var made = 0
  var count = 0
  init() { Self.made += 1 }
}

/// State: who owns it, when it is reset, what writing does.
@MainActor
struct StateTests {
  private struct Started: View {
    @State private var value: Int
    init(_ start: Int) { _value = State(initialValue: start) }
    var body: some View { Text("value \(value)") }
  }

  private struct Parent: View {
    @State private var start = 1
    var body: some View {
      Button("start \(start)") { start += 1 }
      Started(start)
    }
  }

  @Test func ST_1_laterInitialValuesAreIgnored() {
    let screen = Screen(20, 2, VStack { Parent() })
    screen.press(.return)
    #expect(screen.text.contains("start 2"))
    #expect(screen.text.contains("value 1"))
  }

  private struct Owner: View {
    let number: Int
    @State private var model = Model()
    var body: some View { Button("\(number) count \(model.count)") { model.count += 1 } }
  }

  private struct Owners: View {
    @State private var number = 0
    var body: some View {
      Button("next") { number += 1 }
      Owner(number: number)
    }
  }

  @Test func ST_2_aModelIsMadeOnceAnIdentity() {
    let before = Model.made
    let screen = Screen(20, 2, VStack { Owners() })
    for _ in 0..<5 { screen.press(.return) }
    #expect(screen.text.contains("5 count 0"))
    #expect(Model.made - before == 1)
  }

  @Test func C102_aModelInStateUpdatesItsReaders() {
    let screen = Screen(20, 1, Owner(number: 0))
    screen.press(.return)
    #expect(screen.text.contains("count 1"))
  }

  @Test func ST_4_stateOfAViewThatIsNotShown() {
    struct Loose: View {
      @State var value = 3
      var body: some View { EmptyView() }
    }
    let view = Loose()
    view.value = 5
    #expect(view.value == 3)
    view.$value.wrappedValue = 7
    #expect(view.$value.wrappedValue == 3)
  }

  @Test func ST_5_anActionReadsWhatItWrote() {
    var seen: [Int] = []
    struct Writer: View {
      @State private var value = 0
      let see: (Int) -> Void
      var body: some View {
        Button("go \(value)") {
          value += 1
          see(value)
          value += 1
          see(value)
        }
      }
    }
    let screen = Screen(20, 1, Writer { seen.append($0) })
    screen.press(.return)
    #expect(seen == [1, 2])
    #expect(screen.text.contains("go 2"))
  }

  @Test func ST_6_aWriteByABodyIsDroppedAndReported() {
    struct Bad: View {
      @State private var value = 0
      var body: some View {
        let _ = value = 9
        Text("value \(value)")
      }
    }
    let screen = Screen(20, 1, Bad())
    #expect(screen.text.contains("value 0"))
    #expect(screen.tree.reports == ["Bad modifies state while its body runs; the write is dropped"])
  }

  @Test func ST_7_anEqualValueCommitsNothing() {
    struct Setter: View {
      @State private var values = ["a"]
      var body: some View { Button(values.joined()) { values = ["a"] } }
    }
    let screen = Screen(20, 1, Setter())
    #expect(screen.cost { screen.session.send(.key(KeyPress(.return))) }.bodiesRun == 0)
  }

  @Test func C113_stateLastsHoweverOftenViewsAreMade() {
    let screen = Screen(20, 2, VStack { Owners() })
    screen.press(.downArrow)
    screen.press(.return)
    screen.press(.upArrow)
    for _ in 0..<20 { screen.press(.return) }
    #expect(screen.text.contains("20 count 1"))
  }

  @Test func C110_twoTreesAreIndependent() {
    let view = Owner(number: 0)
    let first = Screen(20, 1, view)
    let second = Screen(20, 1, view)
    first.press(.return)
    second.session.frame()
    #expect(first.text.contains("count 1"))
    #expect(second.text.contains("count 0"))
  }

  private struct Form: View {
    @State private var text = ""
    @State private var sent = "nothing"
    var body: some View {
      TextField("name", text: $text).onSubmit { sent = text }
      Text("sent \(sent)")
    }
  }

  @Test func C105_actionsSeeThePresentState() {
    let screen = Screen(20, 2, VStack { Form() })
    screen.type("Rome")
    screen.press(.return)
    #expect(screen.text.contains("sent Rome"))
    screen.type("!")
    screen.press(.return)
    #expect(screen.text.contains("sent Rome!"))
  }

  @Test func C101_onKeyPressGetsEveryKey() {
    var seen: [KeyPress] = []
    let screen = Screen(
      9, 1,
      Text("x").focusable().onKeyPress {
        seen.append($0)
        return .handled
      })
    let keys: [KeyPress] = [
      KeyPress(.escape), KeyPress(.tab), KeyPress("q"), KeyPress("d", modifiers: .control), KeyPress(.upArrow),
      KeyPress("x", modifiers: .option), KeyPress(.function(5)), KeyPress(.tab, modifiers: .shift), KeyPress("é"),
    ]
    for key in keys { screen.session.send(.key(key)) }
    #expect(seen == keys)
  }

  private struct Names: DynamicProperty {
    @State var first = "Ada"
    @State var last = "L"
    var whole = ""
    mutating func update() { whole = first + " " + last }
  }

  @Test func dynamicPropertiesMadeOfOthersKeepTheirState() {
    struct Named: View {
      @State private var count = 0
      private var names = Names()
      @State private var tail = "."
      var body: some View {
        Button("\(names.whole)\(count)\(tail)") {
          names.last += "x"
          count += 1
          tail = "!"
        }
      }
    }
    let screen = Screen(20, 1, Named())
    screen.press(.return)
    screen.press(.return)
    #expect(screen.text.contains("Ada Lxx2!"))
  }

  private struct Plain {
    let words: Words
    let other: Words?
    var name = ["a"]
  }

  @Test func weakAndUnownedPropertiesDoNoHarm() {
    struct Watcher: View {
      weak var words: Words?
      unowned let owner: Words
      let name: [String]
      var body: some View { Text((words?.text ?? "gone") + owner.text + name.joined()) }
    }
    struct Host: View {
      let words: Words
      @State private var name = ["a"]
      var body: some View {
        Button("go") { name.append("b") }
        Watcher(words: words, owner: words, name: name)
        Watcher(words: nil, owner: words, name: name)
      }
    }
    let screen = Screen(20, 3, VStack { Host(words: Words("w")) })
    screen.press(.return)
    #expect(screen.text.contains("wwab"))
    #expect(screen.text.contains("gonewab"))
    // Their bits are not a reference, so they never count as the same.
    let words = Words("w")
    let watcher = Watcher(words: words, owner: words, name: [])
    #expect(!Comparison.isSame(watcher, watcher))
    #expect(Comparison.isSame(Plain(words: words, other: words), Plain(words: words, other: words)))
    #expect(!Comparison.isSame(Plain(words: words, other: words), Plain(words: words, other: nil)))
  }
}
