import Observation
import Testing

@testable import ViewTree

/// When views tell that they came, changed and went.
@MainActor
struct LifecycleTests {
  private let log = Log()

  private struct Watched: View {
    let log: Log
    let words: Words

    var body: some View {
      Group {
        VStack {
          Text("x").watched("Text", log, words.text)
        }
        .watched("VStack", log, words.text)
      }
      .watched("Group", log, words.text)
    }
  }

  @Test func LC_2_innermostFirstThenTasks() async {
    let screen = Screen(9, 1, Watched(log: log, words: Words()))
    await screen.waitForTasks { log.entries.count == 9 }
    #expect(
      log.take() == [
        "Text.change", "Text.appear", "VStack.change", "VStack.appear", "Group.change", "Group.appear", "Text.task",
        "VStack.task", "Group.task",
      ])
  }

  @Test func LC_1_stateSetAtAppearIsInTheFirstFrame() {
    struct Filled: View {
      @State private var text = "empty"
      var body: some View { Text(text).onAppear { text = "full" } }
    }
    let screen = Screen(9, 1, Filled())
    #expect(screen.text.contains("full"))
    #expect(screen.terminal.frames.count == 1)
  }

  private struct Siblings: View {
    let log: Log
    let words: Words
    var body: some View {
      VStack {
        if words.other == 0 {
          Counter(name: "a", log: log)
          VStack { Counter(name: "b", log: log) }.onDisappear { log.add("-box") }
        }
      }
    }
  }

  @Test func LC_3_childrenGoBeforeParentsInOrder() {
    let words = Words()
    let screen = Screen(9, 3, Siblings(log: log, words: words))
    #expect(log.take() == ["+a", "+b"])
    screen.change { words.other = 1 }
    #expect(log.take() == ["-a", "-b", "-box"])
  }

  private struct Changes: View {
    let log: Log
    let words: Words
    var body: some View {
      Text(words.text)
        .onChange(of: words.text) { log.add("\($0)>\($1)") }
        .onChange(of: words.other, initial: true) { log.add("other \(words.other)") }
    }
  }

  @Test func LC_5_onChangeGetsOldAndNew() {
    let words = Words("a")
    let screen = Screen(9, 1, Changes(log: log, words: words))
    #expect(log.take() == ["other 0"])
    screen.change { words.text = "b" }
    #expect(log.take() == ["a>b"])
    screen.change {
      words.text = "c"
      words.text = "b"
    }
    #expect(log.take() == [])
    screen.change { words.other = 4 }
    #expect(log.take() == ["other 4"])
  }

  @Test func LC_5_anotherIdentityForgetsTheLastValue() {
    struct Renewed: View {
      let log: Log
      let words: Words
      var body: some View { Changes(log: log, words: words).id(words.text) }
    }
    let words = Words("a")
    let screen = Screen(9, 1, Renewed(log: log, words: words))
    _ = log.take()
    screen.change { words.text = "b" }
    #expect(log.take() == ["other 0"])
  }

  @Test func LC_4_anUpdateWithoutEndIsCutAndReported() {
    enum Count: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Endless: View {
      @State private var count = 1
      var body: some View {
        Text("\(count)").preference(key: Count.self, value: count).onPreferenceChange(Count.self) { count = $0 + 1 }
      }
    }
    let screen = Screen(9, 1, Endless())
    #expect(screen.tree.reports.count == 1)
    #expect(screen.tree.reports.first?.contains("eight passes") == true)
  }

  private struct Tasked: View {
    let log: Log
    let words: Words
    var body: some View {
      if words.other >= 0 {
        Text(words.text).task(id: words.other) {
          let id = words.other
          log.add("start \(id)")
          while !Task.isCancelled { await Task.yield() }
          log.add("end \(id)")
        }
      }
    }
  }

  @Test func LC_6_C109_aTaskRunsOnceAndEndsWithItsView() async {
    let words = Words("a")
    let screen = Screen(9, 1, Tasked(log: log, words: words))
    await screen.waitForTasks { !log.entries.isEmpty }
    for text in ["b", "c", "d"] { screen.change { words.text = text } }
    #expect(log.take() == ["start 0"])
    screen.change { words.other = -1 }
    await screen.waitForTasks { !log.entries.isEmpty }
    #expect(log.take() == ["end 0"])
  }

  @Test func LC_6_anotherIdStartsTheTaskAgain() async {
    let words = Words("a")
    let screen = Screen(9, 1, Tasked(log: log, words: words))
    await screen.waitForTasks { !log.entries.isEmpty }
    screen.change { words.other = 1 }
    await screen.waitForTasks { log.entries.count == 3 }
    #expect(Set(log.take()) == ["start 0", "end 0", "start 1"])
    screen.tree.end()
    await screen.waitForTasks { !log.entries.isEmpty }
    #expect(log.take() == ["end 1"])
  }

  @Test func LC_6_aViewThatGoesAtOnceStartsNoTask() async {
    let words = Words("a")
    let screen = Screen(9, 1, Tasked(log: log, words: words))
    screen.change { words.other = -1 }
    await screen.waitForTasks { !log.entries.isEmpty }
    #expect(log.take().allSatisfy { $0 == "start -1" || $0 == "end -1" })
  }

  private struct Screens: View {
    @State private var tab = 0
    let log: Log
    var body: some View {
      TabView(selection: $tab) {
        Tab("A", systemImage: "map", value: 0) { Counter(name: "a", log: log) }
        Tab("B", systemImage: "map", value: 1) { Counter(name: "b", log: log) }
      }
      .onKeyPress("t") {
        tab = 1 - tab
        return .handled
      }
    }
  }

  @Test func LC_7_aTabThatIsLeftDisappears() {
    let screen = Screen(20, 4, Screens(log: log))
    #expect(log.take() == ["+a"])
    screen.press("t")
    #expect(log.take() == ["-a", "+b"])
    screen.press("t")
    #expect(log.take() == ["-b", "+a"])
    screen.tree.end()
    screen.tree.update()
    #expect(log.take() == ["-a"])
  }

  private struct Deep: View {
    @State private var path = [1, 2]
    let log: Log
    var body: some View {
      NavigationStack(path: $path) {
        Counter(name: "root", log: log).navigationDestination(for: Int.self) { Counter(name: "\($0)", log: log) }
      }
    }
  }

  @Test func LC_7_screensThatAreCoveredFromTheStartAppearWhenTheyAreSeen() {
    let screen = Screen(20, 4, Deep(log: log))
    #expect(log.take() == ["+2"])
    screen.press(.escape)
    #expect(log.take() == ["-2", "+1"])
    screen.press(.escape)
    #expect(log.take() == ["-1", "+root"])
  }

  private struct TaskTabs: View {
    @State private var tab = 0
    let log: Log
    let words: Words
    var body: some View {
      TabView(selection: $tab) {
        Tab("A", systemImage: "map", value: 0) { Tasked(log: log, words: words) }
        Tab("B", systemImage: "map", value: 1) { Text("b") }
      }
      .onKeyPress("t") {
        tab = 1 - tab
        return .handled
      }
    }
  }

  @Test func LC_6_aTaskEndsWhenItsTabIsLeftAndStartsAgain() async {
    let screen = Screen(20, 4, TaskTabs(log: log, words: Words()))
    await screen.waitForTasks { log.entries.count == 1 }
    screen.press("t")
    await screen.waitForTasks { log.entries.count == 2 }
    screen.press("t")
    await screen.waitForTasks { log.entries.count == 3 }
    #expect(log.take() == ["start 0", "end 0", "start 0"])
    screen.tree.end()
  }

  private struct Pushing: View {
    let log: Log
    var body: some View {
      NavigationStack {
        NavigationLink(value: 1) { Text("link") }
          .onAppear { log.add("+root") }
          .onDisappear { log.add("-root") }
          .navigationDestination(for: Int.self) { Counter(name: "\($0)", log: log) }
      }
    }
  }

  @Test func LC_7_aCoveredScreenDisappears() {
    let screen = Screen(20, 4, Pushing(log: log))
    #expect(log.take() == ["+root"])
    screen.press(.return)
    #expect(log.take() == ["-root", "+1"])
    screen.press(.escape)
    #expect(log.take() == ["-1", "+root"])
  }
}

extension View {
  @MainActor
  fileprivate func watched(_ name: String, _ log: Log, _ text: String) -> some View {
    onChange(of: text, initial: true) { log.add("\(name).change") }
      .onAppear { log.add("\(name).appear") }
      .task { log.add("\(name).task") }
  }
}

/// Two views that write each other come to an end.
@MainActor
@Suite struct ChangeLimitTests {
  final class Log {
    var count = 0
  }

  struct Endless: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      Button("go \(value)") { value += 1 }
        .onChange(of: value) {
          log.count += 1
          value += 1
        }
    }
  }

  @Test func LC_4_onChangeRunsTwiceInAFrameAtMost() {
    let log = Log()
    let screen = Screen(20, 2, Endless(log: log))
    screen.session.send(.key(KeyPress(.return)))
    #expect(log.count == 2)
    #expect(screen.tree.reports.contains { $0.contains("more than twice in a frame") })
  }
}
