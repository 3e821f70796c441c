import Observation
import Synchronization
import Testing

@testable import ViewTree

private enum FlavourKey: EnvironmentKey { static let defaultValue = "plain" }

/// A text whose comparisons are counted.
private struct Counted: Equatable {
  let text: String
  static let comparisons = Mutex(0)

  static func == (a: Counted, b: Counted) -> Bool {
    comparisons.withLock { $0 += 1 }
    return a.text == b.text
  }
}

private enum CountedKey: EnvironmentKey { static var defaultValue: Counted { Counted(text: "none") } }

extension EnvironmentValues {
  fileprivate var flavour: String {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }

  /// Tells the flavour when it is called.
  fileprivate var ask: () -> String { { flavour } }

  /// The flavour, but only where lines are limited.
  fileprivate var mixed: String { lineLimit == nil ? "any" : flavour }

  fileprivate var counted: Counted {
    get { self[CountedKey.self] }
    set { self[CountedKey.self] = newValue }
  }
}

/// What views get from those around them.
@MainActor
struct EnvironmentTests {
  private struct Tastes: View {
    @Environment(\.flavour) private var flavour
    var body: some View { Text("<\(flavour)>") }
  }

  private struct Limits: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("limit \(limit ?? 0)") }
  }

  private struct Host: View {
    let words: Words
    var body: some View {
      VStack {
        Tastes()
        Limits()
      }
      .environment(\.flavour, words.text)
    }
  }

  @Test func ENV_2_onlyReadersOfTheKeyRun() {
    let words = Words("sweet")
    let screen = Screen(20, 3, Host(words: words))
    let cost = screen.cost { words.text = "sour" }
    #expect(cost.bodies["Tastes"] == 1)
    #expect(cost.bodies["Limits"] == nil)
    #expect(screen.text.contains("<sour>"))
  }

  @Test func ENV_1_theInnermostWins() {
    let screen = Screen(
      20, 3,
      VStack {
        Tastes().environment(\.flavour, "inner")
        Tastes()
        Tastes().transformEnvironment(\.flavour) { $0 += "!" }
      }
      .environment(\.flavour, "outer"))
    #expect(screen.lines.map { $0.trimmed } == ["<inner>", "<outer>", "<outer!>"])
  }

  @Test func ENV_1_anObjectIsKnownByItsType() {
    struct Reader: View {
      @Environment(Words.self) private var words
      @Environment(Words.self) private var same: Words?
      var body: some View { Text(words.text + (same === words ? "=" : "≠")) }
    }
    let words = Words("a")
    let screen = Screen(9, 1, Reader().environment(words))
    #expect(screen.text.contains("a="))
    screen.change { words.text = "b" }
    #expect(screen.text.contains("b="))
  }

  @Test func ENV_3_theOptionalFormIsNilWithoutAnObject() {
    struct Reader: View {
      @Environment(Words.self) private var words: Words?
      var body: some View { Text(words?.text ?? "none") }
    }
    #expect(Screen(9, 1, Reader()).text.contains("none"))
  }

  @Test func ENV_6_aDisabledViewCannotBeEnabledWithin() {
    var pressed = 0
    let screen = Screen(
      9, 2,
      VStack {
        Button("a") { pressed += 1 }.disabled(false)
        Button("b") { pressed += 1 }
      }
      .disabled(true))
    screen.press(.return)
    screen.click(4, 0)
    #expect(pressed == 0)
  }

  private struct Lit: View {
    @State private var count = 0
    var body: some View {
      Button("same") { count += 1 }
      Button("other") { count += 100 }
      Text("\(count)")
    }
  }

  /// An update that leads to no drawing must not forget what drawing had read.
  @Test func focusIsStillShownAfterAnUpdateThatChangedNothing() {
    let screen = Screen(12, 3, VStack(alignment: .leading) { Lit() }.frame(width: 12, alignment: .leading))
    func isReversed(_ row: Int) -> Bool { screen.session.surface[0, row].attributes.contains(.reverse) }
    #expect([isReversed(0), isReversed(1)] == [true, false])
    screen.press(.return)
    screen.press(.downArrow)
    #expect([isReversed(0), isReversed(1)] == [false, true])
    screen.press(.return)
    screen.press(.upArrow)
    #expect([isReversed(0), isReversed(1)] == [true, false])
  }

  @Test func DEP_2_aReadInAnActionIsNoDependency() {
    struct Acts: View {
      @Environment(\.flavour) private var flavour
      let taken: (String) -> Void
      var body: some View { Button("go") { taken(flavour) } }
    }
    struct Around: View {
      let words: Words
      let taken: (String) -> Void
      var body: some View { Acts(taken: taken).environment(\.flavour, words.text) }
    }
    var seen: [String] = []
    let words = Words("a")
    let screen = Screen(9, 1, Around(words: words) { seen.append($0) })
    screen.press(.return)
    #expect(screen.bodies(of: Acts.self) { words.text = "b" } == 0)
    screen.press(.return)
    #expect(seen == ["a", "b"])
  }

  @Test func aStyleFromOutsideReachesTextThatIsDrawnAlready() {
    struct Styled: View {
      let words: Words
      var body: some View {
        VStack { HStack { Text("a") } }
          .foregroundStyle(words.other == 0 ? Color.red : Color.blue)
          .lineLimit(words.other == 2 ? 1 : nil)
      }
    }
    let words = Words()
    let screen = Screen(3, 1, Styled(words: words))
    #expect(screen.session.surface[1, 0].foreground == .palette(1))
    screen.change { words.other = 1 }
    #expect(screen.session.surface[1, 0].foreground == .palette(4))
  }

  private struct Mixed: View {
    @Environment(\.mixed) private var mixed
    var body: some View { Text(mixed) }
  }

  private struct CountedReader: View {
    @Environment(\.counted) private var counted
    var body: some View { Text(counted.text) }
  }

  @Test func ENV_2_whatIsSetUnderAnotherKeyIsNotEvenCompared() {
    struct Host: View {
      let words: Words
      var body: some View {
        CountedReader()
          .environment(\.flavour, "\(words.other)")
          .environment(\.counted, Counted(text: words.text))
      }
    }
    let words = Words("a")
    let screen = Screen(9, 1, Host(words: words))
    screen.change { words.text = "b" }
    #expect(screen.text.trimmed == "b")
    func comparisons(_ action: () -> Void) -> Int {
      Counted.comparisons.withLock { $0 = 0 }
      screen.change(action)
      return Counted.comparisons.withLock { $0 }
    }
    let whenSet = comparisons { words.text = "c" }
    #expect(screen.text.trimmed == "c")
    // The modifier compares what it sets with what it had set; the reader has nothing to compare.
    #expect(whenSet == 4)
    #expect(comparisons { words.other += 1 } == 1)
  }

  @Test func ENV_2_aValueMadeOfOthersFollowsThoseThatItIsMadeOfNow() {
    struct Host: View {
      let words: Words
      var body: some View {
        Mixed()
          .environment(\.flavour, words.text)
          .environment(\.lineLimit, words.other == 0 ? nil : 3)
      }
    }
    let words = Words("sweet")
    let screen = Screen(9, 1, Host(words: words))
    #expect(screen.text.trimmed == "any")
    // As long as there is no limit, the flavour isn't part of the value.
    #expect(screen.bodies(of: Mixed.self) { words.text = "sour" } == 0)
    screen.change { words.other = 1 }
    #expect(screen.text.trimmed == "sour")
    screen.change { words.text = "salt" }
    #expect(screen.text.trimmed == "salt")
    // The same value, but of something else.
    screen.change {
      words.text = "any"
      words.other = 0
    }
    #expect(screen.bodies(of: Mixed.self) { words.other = 1 } == 0)
    screen.change { words.text = "sour" }
    #expect(screen.text.trimmed == "sour")
  }

  @Test func ENV_2_aTextDrawnByAPrimitiveFollowsWhatItsStyleIsMadeOfNow() {
    struct Host: View {
      let words: Words
      var body: some View {
        Text("a b").lineLimit(words.other == 0 ? nil : words.other).environment(\.flavour, words.text)
      }
    }
    let words = Words()
    let screen = Screen(2, 2, Host(words: words))
    #expect(screen.lines.map(\.trimmed) == ["a", "b"])
    screen.change { words.text = "other" }
    screen.change { words.other = 1 }
    #expect(screen.lines.map(\.trimmed) == ["a…", ""])
    screen.change { words.other = 2 }
    #expect(screen.lines.map(\.trimmed) == ["a", "b"])
  }

  @Test func ENV_2_aValueThatKeepsItsEnvironmentFindsAllInItLater() {
    struct Asks: View {
      @Environment(\.ask) private var ask
      let answer: (String) -> Void
      var body: some View {
        let ask = ask
        Button("ask") { answer(ask()) }
      }
    }
    var answers: [String] = []
    let screen = Screen(9, 1, Asks { answers.append($0) }.environment(\.flavour, "sweet"))
    screen.press(.return)
    #expect(answers == ["sweet"])
  }
}

extension String {
  /// Without spaces at both ends.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
