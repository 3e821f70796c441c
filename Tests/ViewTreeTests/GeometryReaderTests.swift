import Observation
import Testing

@testable import ViewTree

/// Views that know how large they are and where they stand (GEO-1), and anchors (ANC-1).
@MainActor
@Suite struct GeometryReaderTests {
  @Test func GEO_1_takesAllItIsOffered() {
    let probe = Probe(GeometryReader { _ in Text("ab") })
    #expect(probe.size(30, 7) == CellSize(30, 7))
    #expect(probe.size(nil, nil) == CellSize(10, 5))
    #expect(probe.frames(30, 7) == [CellRect(x: 0, y: 0, width: 2, height: 1)])
  }

  struct Bar: View {
    let words: Words

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(words.text)
        GeometryReader { proxy in
          Text(String(repeating: "█", count: Int(proxy.size.width / 2)))
        }
      }
    }
  }

  @Test func GEO_1_theClosureSeesTheSize() {
    let screen = Screen(10, 2, Bar(words: Words("half")))
    #expect(screen.text == "half\n█████")
    screen.resize(6, 2)
    #expect(screen.text == "half\n███")
    screen.resize(20, 2)
    #expect(screen.text == "half\n██████████")
  }

  @Test func GEO_1_anotherSizeRunsTheClosureOnly() {
    let screen = Screen(10, 2, Bar(words: Words("half")))
    let cost = screen.cost { screen.resize(8, 2) }
    #expect(cost.bodies == ["ReaderContent": 1])
    // What doesn't change the size doesn't run it.
    #expect(screen.bodies(of: ReaderName.self) { screen.resize(8, 2) } == 0)
  }
  private enum ReaderName {}

  @Test func GEO_1_anotherModelRunsTheClosureOnly() {
    struct Reading: View {
      let words: Words
      var body: some View { GeometryReader { _ in Text(words.text) } }
    }
    let words = Words("one")
    let screen = Screen(10, 1, Reading(words: words))
    let cost = screen.cost { words.text = "two" }
    #expect(cost.bodies == ["ReaderContent": 1])
    #expect(screen.text == "two")
  }

  @Test func GEO_1_readersWithinReadersSettleInOneUpdate() {
    struct Nested: View {
      let depth: Int
      var body: some View {
        GeometryReader { proxy in
          if depth == 0 {
            Text("\(Int(proxy.size.width))")
          } else {
            AnyView(Nested(depth: depth - 1).frame(width: proxy.size.width - 1))
          }
        }
      }
    }
    let screen = Screen(30, 1, Nested(depth: 12))
    #expect(screen.text == "18")
    screen.resize(40, 1)
    #expect(screen.text == "28")
    #expect(screen.tree.reports.isEmpty)
  }

  struct Moving: View {
    let words: Words

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(words.text)
        HStack(spacing: 0) {
          Text("ab")
          GeometryReader { proxy in
            let local = proxy.frame(in: .local)
            let global = proxy.frame(in: .global)
            let row = proxy.frame(in: .named("row"))
            Text("\(Int(local.minX)) \(Int(global.minX)),\(Int(global.minY)) \(Int(row.minX)),\(Int(row.minY))")
          }
        }
        .coordinateSpace(.named("row"))
      }
    }
  }

  @Test func GEO_1_framesInEachSpace() {
    let words = Words("one")
    let screen = Screen(20, 4, Moving(words: words))
    #expect(screen.lines[1] == "  0 2,1 2,0")
    // The reader only moves: it looks again.
    screen.change { words.text = "one\ntwo" }
    #expect(screen.text.contains("0 2,2 2,0"))
    #expect(screen.tree.reports.isEmpty)
  }

  @Test func GEO_1_aReaderThatMovesItselfDoesNotGoOnForEver() {
    struct Runaway: View {
      @State private var y = 0.0
      var body: some View {
        GeometryReader { proxy in
          Text("x").frame(height: 1 + proxy.frame(in: .global).minY)
        }
        .frame(height: 1)
        .padding(.top, y)
        .onGeometryChange(for: Double.self, of: { $0.frame(in: .global).minY + y + 1 }, action: { y = $0 })
      }
    }
    let screen = Screen(10, 5, Runaway())
    #expect(!screen.tree.reports.isEmpty)
    // The next frame does nothing by itself.
    let cost = screen.cost {}
    #expect(cost.bodiesRun == 0)
  }

  struct Measured: View {
    let words: Words
    @State private var width = 0.0
    @State private var changes = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(words.text)
          .onGeometryChange(for: Double.self, of: { $0.size.width }) { old, new in
            width = new
            changes += 1
          }
        Text("\(Int(width)) \(changes)")
      }
    }
  }

  @Test func GEO_1_onGeometryChangeTellsOfNewValuesOnly() {
    let words = Words("abc")
    let screen = Screen(10, 2, Measured(words: words))
    #expect(screen.lines[1].hasSuffix("3 1"))
    screen.change { words.text = "xyz" }
    #expect(screen.text.contains("3 1"))
    screen.change { words.text = "wxyz" }
    #expect(screen.text.contains("4 2"))
  }

  private enum Middle: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  @Test func ANC_1_anchorsAreToldInTheReadersSpace() {
    struct Marked: View {
      let words: Words
      var body: some View {
        HStack(spacing: 2) {
          Text(words.text)
          Text("here").anchorPreference(key: Middle.self, value: .bounds) { [$0] }
        }
        .padding(.leading, 1)
        .overlayPreferenceValue(Middle.self, alignment: .topLeading) { anchors in
          GeometryReader { proxy in
            if let first = anchors.first {
              let frame = proxy[first]
              Text("▲").offset(x: frame.midX, y: frame.maxY)
            }
          }
        }
      }
    }
    let words = Words("ab")
    let screen = Screen(10, 3, Marked(words: words))
    #expect(screen.text == "\n ab  here\n       ▲")
    // The anchor stays the same, the view behind it moves.
    screen.change { words.text = "a" }
    #expect(screen.text == "\n  a  here\n       ▲")
  }
}
