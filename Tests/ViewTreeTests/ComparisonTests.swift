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

  /// A view that says by itself what makes a difference.
  private struct Rounded: View, Equatable {
    let value: Int
    let words: Words
    var body: some View { Text("\(value) \(words.text)") }
    nonisolated static func == (a: Rounded, b: Rounded) -> Bool { a.value / 10 == b.value / 10 }
  }

  /// Equal where its content is.
  private struct Box<Content: View>: View {
    let content: Content
    let label: String?
    var body: some View {
      HStack(spacing: 0) {
        content
        Text(label ?? "")
      }
    }
  }

  @Test func DEP_10_aViewThatHasEqualityIsComparedByIt() {
    struct Host: View {
      let words: Words
      let runs: Words
      var body: some View { Rounded(value: words.other, words: runs) }
    }
    let words = Words()
    let screen = Screen(9, 1, Host(words: words, runs: Words("x")))
    #expect(screen.bodies(of: Rounded.self) { words.other = 9 } == 0)
    #expect(screen.bodies(of: Rounded.self) { words.other = 10 } == 1)
    #expect(screen.text.trimmed == "10 x")
  }

  @Test func DEP_10_viewsWithinViewsAreComparedByWhatTheyAre() {
    struct Host: View {
      let words: Words
      let same = Words("-")
      var body: some View {
        VStack {
          Box(content: Rounded(value: words.other, words: same).padding(.leading, 1), label: nil)
          Box(content: Text("a"), label: words.other > 20 ? "!" : nil)
        }
      }
    }
    let words = Words()
    let screen = Screen(9, 2, Host(words: words))
    func boxes(_ other: Int) -> Int { screen.cost { words.other = other }.bodies["Box"] ?? 0 }
    #expect(boxes(9) == 0)
    #expect(boxes(19) == 1)
    #expect(boxes(21) == 2)
    #expect(screen.lines.map(\.trimmed) == ["21 -", "a!"])
  }

  @Test func DEP_10_anOptionalIsTheSameIfBothAreNilOrHoldTheSame() {
    let none: Words? = nil
    let one = Words()
    #expect(Comparison.isSame(none, none))
    #expect(!Comparison.isSame(none, one))
    #expect(!Comparison.isSame(one as Words?, none))
    #expect(Comparison.isSame(one as Words?, one))
    #expect(!Comparison.isSame(one as Words?, Words()))
    #expect(Comparison.isSame("a" as String??, "a"))
    #expect(!Comparison.isSame(.some(nil) as String??, nil))
  }

  @Test func DEP_13_aNamespaceIsNoNews() {
    struct Spaced: View {
      @Namespace private var space
      var body: some View { Text(space == space ? "a" : "b") }
    }
    struct Host: View {
      let words: Words
      var body: some View {
        HStack(spacing: 0) {
          Text("\(words.other)")
          Spaced()
        }
      }
    }
    let words = Words()
    let screen = Screen(3, 1, Host(words: words))
    #expect(screen.bodies(of: Spaced.self) { words.other = 1 } == 0)
    #expect(screen.text.trimmed == "1a")
  }
}
