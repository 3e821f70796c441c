import Observation
import Testing

@testable import ViewTree

@MainActor @Observable
final class Appearances {
  var log: [String] = []
  var length = 9
}

/// The first of several views that fits; the others are not there (VTF-1).
@MainActor
@Suite struct ViewThatFitsTests {
  private func shown(_ width: Int?, _ height: Int?, in axes: Axis.Set = [.horizontal, .vertical]) -> CellSize? {
    Probe(
      ViewThatFits(in: axes) {
        Rigid(20, 1)
        Rigid(10, 4)
        Rigid(5, 2)
      }
    ).size(width, height)
  }

  @Test func VTF_1_theFirstThatFits() {
    #expect(shown(20, 1) == CellSize(20, 1))
    #expect(shown(19, 4) == CellSize(10, 4))
    #expect(shown(19, 3) == CellSize(5, 2))
    // None fits: the last.
    #expect(shown(4, 1) == CellSize(5, 2))
    #expect(shown(0, 0) == CellSize(5, 2))
  }

  @Test func VTF_1_onlyTheAxesCount() {
    #expect(shown(19, 1, in: .horizontal) == CellSize(10, 4))
    #expect(shown(1, 3, in: .vertical) == CellSize(20, 1))
    #expect(shown(1, 0, in: .vertical) == CellSize(5, 2))
    #expect(shown(1, 0, in: []) == CellSize(20, 1))
  }

  @Test func VTF_1_anAxisWithoutAProposalAlwaysFits() {
    #expect(shown(nil, nil) == CellSize(20, 1))
    #expect(shown(nil, 0) == CellSize(5, 2))
    #expect(shown(10, nil) == CellSize(10, 4))
    #expect(shown(ProposedSize.unbounded, ProposedSize.unbounded) == CellSize(20, 1))
  }

  @Test func VTF_1_measuresWithTheRealProposalAcross() {
    let text = "The quick brown fox"
    let view = ViewThatFits(in: .vertical) {
      Text(text)
      Text("short")
    }
    // At 8 columns the text takes four lines.
    #expect(Probe(view).size(8, 4) == CellSize(5, 4))
    #expect(Probe(view).size(8, 3) == CellSize(5, 1))
  }

  struct Counter: View {
    let name: String
    let width: Double
    let appearances: Appearances
    @State private var count = 0

    var body: some View {
      Text("\(name) \(count)").frame(width: width, alignment: .leading)
        .focusable()
        .onKeyPress("x") {
          count += 1
          return .handled
        }
        .onAppear { appearances.log.append("+" + name) }
        .onDisappear { appearances.log.append("-" + name) }
        .onChange(of: name, initial: true) { appearances.log.append("=" + name) }
    }
  }

  struct Choice: View {
    let appearances: Appearances
    var body: some View {
      ViewThatFits {
        Counter(name: "wide", width: 12, appearances: appearances)
        Counter(name: "small", width: 8, appearances: appearances)
      }
    }
  }

  @Test func VTF_1_onlyTheChosenOneAppearsAndKeepsState() {
    let appearances = Appearances()
    let screen = Screen(12, 1, Choice(appearances: appearances))
    screen.press("x")
    #expect(screen.text == "wide 1")
    #expect(appearances.log.sorted() == ["+wide", "=wide"])
    screen.resize(9, 1)
    #expect(screen.text == "small 0")
    #expect(Set(appearances.log.dropFirst(2)) == ["-wide", "+small", "=small"])
    screen.press("x", "x")
    #expect(screen.text == "small 2")
    // Its state has gone with it.
    screen.resize(12, 1)
    #expect(screen.text == "wide 0")
    screen.resize(9, 1)
    #expect(screen.text == "small 0")
  }

  @Test func VTF_1_whatIsNotChosenTakesNoKeys() {
    let screen = Screen(9, 2, Choice(appearances: Appearances()))
    screen.press(.tab, .tab)
    screen.press("x")
    #expect(screen.text == "small 1\n")
  }

  struct Bar: View {
    let appearances: Appearances
    var body: some View { Text(String(repeating: "#", count: appearances.length)) }
  }

  @Test func VTF_1_aCandidateThatBecomesShortEnoughIsChosen() {
    let appearances = Appearances()
    let screen = Screen(
      6, 1,
      ViewThatFits {
        Bar(appearances: appearances)
        Text("no")
      })
    #expect(screen.text == "  no")
    screen.change { appearances.length = 6 }
    #expect(screen.text == "######")
    screen.change { appearances.length = 7 }
    #expect(screen.text == "  no")
  }

  @Test func VTF_1_theDateGoesBeforeItIsCut() {
    let row = ViewThatFits(in: .horizontal) {
      HStack(spacing: 1) {
        Text("Neringa, Lithuania").layoutPriority(1)
        Spacer(minLength: 0)
        Text("2025-02-17")
      }
      Text("Neringa, Lithuania")
    }
    .lineLimit(1)
    #expect(Screen(30, 1, row).text == "Neringa, Lithuania  2025-02-17")
    #expect(Screen(29, 1, row).text == "     Neringa, Lithuania")
  }
}
