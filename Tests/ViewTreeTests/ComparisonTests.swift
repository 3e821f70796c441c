import Testing

@testable import ViewTree

/// Values whose type isn't told are compared by what they are (DEP-10).
@MainActor
struct ComparisonTests {
  private final class Thing {}

  @Test func DEP_10_valuesOfAnyTypeAreTheSameIfTypeAndValueAre() {
    let number: any Hashable = 1
    #expect(Comparison.isSame(number, 1 as any Hashable))
    #expect(!Comparison.isSame(number, 2 as any Hashable))
    #expect(!Comparison.isSame(number, 1.0 as any Hashable))
    let thing = Thing()
    #expect(Comparison.isSame(thing as Any, thing as Any))
    #expect(!Comparison.isSame(thing as Any, Thing() as Any))
    #expect(Comparison.isSame(AnyView(Text("a")), AnyView(Text("a"))))
    #expect(!Comparison.isSame(AnyView(Text("a")), AnyView(Text("b"))))
    #expect(!Comparison.isSame(AnyView(Text("a")), AnyView(Text("a").bold().padding())))
  }

  private final class Runs {
    var count = 0
  }

  private struct Marked: ButtonStyle {
    let mark: String
    let runs: Runs

    func makeBody(configuration: Configuration) -> some View {
      runs.count += 1
      return HStack(spacing: 0) {
        Text(mark)
        configuration.label
      }
    }
  }

  private struct Buttons: View {
    let words: Words
    let runs: Runs
    // One for all runs of the body, since closures are compared by what they captured.
    let action: @MainActor () -> Void = {}

    var body: some View {
      Button("a", action: action).lineLimit(words.other).buttonStyle(Marked(mark: words.text, runs: runs))
    }
  }

  @Test func DEP_12_anEqualButtonStyleIsNoNews() {
    let words = Words("*")
    let runs = Runs()
    let screen = Screen(3, 1, Buttons(words: words, runs: runs))
    let first = runs.count
    screen.change { words.other += 1 }
    #expect(runs.count == first)
    screen.change { words.text = "-" }
    #expect(runs.count == first + 1)
    #expect(screen.text == "-a")
  }
}
