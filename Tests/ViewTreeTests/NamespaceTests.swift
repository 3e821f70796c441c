import Testing

@testable import ViewTree

/// Name spaces are the views' own (S1).
@MainActor
@Suite struct NamespaceTests {
  final class Log {
    var ids: [Namespace.ID] = []
  }

  struct Spaced: View {
    let log: Log
    @State private var count = 0
    @Namespace private var space

    var body: some View {
      log.ids.append(space)
      return Button("\(count)") { count += 1 }
    }
  }

  @Test func S1_aNamespaceIsTheSameInAllRunsAndAnotherInAnotherView() {
    let log = Log()
    let screen = Screen(
      9, 2,
      VStack {
        Spaced(log: log)
        Spaced(log: log)
      })
    screen.press(.return)
    #expect(log.ids.count == 3)
    #expect(log.ids[0] != log.ids[1])
    #expect(log.ids[2] == log.ids[0])
  }
}
