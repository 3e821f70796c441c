import Observation
import Testing

@testable import ViewTree

@MainActor @Observable
private final class Rows {
  struct Row: Identifiable {
    let id: Int
  }
  var rows: [Row]
  var selection: Int?

  init(_ ids: Range<Int>) { rows = ids.map { Row(id: $0) } }
}

/// Lists: rows in sight only, keys, selection.
@MainActor
struct ListTests {
  private struct RowView: View {
    let id: Int
    @State private var isMarked = false
    var body: some View {
      Button("row \(id)\(isMarked ? "*" : "")") { isMarked.toggle() }.buttonStyle(.plain)
    }
  }

  private struct Shown: View {
    @Bindable var model: Rows
    var body: some View { List(model.rows, selection: $model.selection) { RowView(id: $0.id) } }
  }

  private func list(_ count: Int, height: Int = 6) -> (Rows, Screen) {
    let model = Rows(0..<count)
    return (model, Screen(12, height, Shown(model: model)))
  }

  private func rows(_ screen: Screen) -> [String] { screen.lines.map(\.trimmed) }

  @Test func onlyRowsInSightAreMade() {
    let (_, screen) = list(100_000, height: 20)
    #expect((screen.tree.statistics.bodies["RowView"] ?? 0) <= 20)
    for _ in 0..<3 { screen.press(.pageDown) }
    #expect((screen.tree.statistics.bodies["RowView"] ?? 0) <= 80)
    for _ in 0..<7 { screen.press(.pageDown) }
    let nodes = screen.tree.statistics.nodesAlive
    for _ in 0..<50 { screen.press(.pageDown) }
    #expect(screen.tree.statistics.nodesAlive == nodes)
  }

  /// Rows of which one grows, and a line above them that comes and goes.
  private struct Growing: View {
    let model: Rows
    let words: Words

    var body: some View {
      List {
        if words.other == 1 { Button("first") {} }
        ForEach(model.rows) { row in
          Button(row.id == 3 ? words.text : "row \(row.id)") {}.buttonStyle(.plain)
        }
      }
    }
  }

  /// The heights of rows in sight are remembered, until one of them changes, or one comes.
  @Test func aRowThatGrewIsHeededByTheNextMove() {
    let words = Words("three")
    let screen = Screen(12, 6, Growing(model: Rows(0..<50), words: words))
    for _ in 0..<7 { screen.press(.downArrow) }
    #expect(rows(screen) == ["row 2", "three", "row 4", "row 5", "row 6", "row 7"])
    // In one update with the move.
    words.text = "three and more"
    screen.press(.downArrow)
    #expect(rows(screen) == ["more", "row 4", "row 5", "row 6", "row 7", "row 8"])
    words.text = "three"
    screen.press(.downArrow)
    #expect(rows(screen).last == "row 9")
    #expect(rows(screen).first == "row 4")
  }

  @Test func aRowThatCameAboveIsHeededByTheNextMove() {
    let words = Words("three")
    let screen = Screen(12, 6, Growing(model: Rows(0..<50), words: words))
    for _ in 0..<7 { screen.press(.downArrow) }
    words.other = 1
    screen.press(.downArrow)
    #expect(rows(screen).last == "row 8")
    screen.resize(12, 4)
    screen.press(.downArrow)
    #expect(rows(screen) == ["row 6", "row 7", "row 8", "row 9"])
  }

  /// LAY-58: a page ahead is made at once, by the move that would otherwise make one row.
  @Test func movingOnRowByRowMakesAPageOfRowsAtATime() {
    let (_, screen) = list(1000, height: 20)
    for _ in 0..<19 { screen.press(.downArrow) }
    func made(_ key: KeyEquivalent) -> Int { screen.cost { screen.press(key) }.bodies["RowView"] ?? 0 }
    #expect(
      (0..<42).map { _ in made(.downArrow) } == [21] + Array(repeating: 0, count: 20) + [21]
        + Array(repeating: 0, count: 20))
    // Back over rows that exist, and no page ahead of a jump.
    #expect(made(.upArrow) == 0)
    #expect(made(.end) == 20)
  }

  /// C79.
  @Test func aKeyCostsTheSameInAnyList() {
    func costs(_ count: Int) -> [Statistics] {
      let (_, screen) = list(count)
      return [KeyEquivalent.downArrow, "j", .end, .upArrow, .home, .pageDown, "G", "g"].map { key in
        var cost = screen.cost { screen.press(key) }
        cost.bytesSent = 0
        return cost
      }
    }
    let few = costs(100)
    let many = costs(100_000)
    for (one, other) in zip(few, many) {
      #expect(one.bodies == other.bodies)
      #expect(one.measured == other.measured)
      #expect(one.placed == other.placed)
      #expect(one.nodesAlive == other.nodesAlive)
      #expect(abs(one.cellsPainted - other.cellsPainted) <= 60)
    }
  }

  @Test func keysMoveFromRowToRow() {
    let (model, screen) = list(50)
    let way: [(KeyEquivalent, EventModifiers, Int, Int)] = [
      (.downArrow, [], 1, 0), ("j", [], 2, 0), ("k", [], 1, 0), (.pageDown, [], 6, 1), (.pageDown, [], 11, 6),
      (.pageUp, [], 6, 6), (.end, [], 49, 44), ("k", [], 48, 44), (.home, [], 0, 0), (.upArrow, [], 0, 0),
      ("G", [], 49, 44), (.downArrow, [], 49, 44), ("g", [], 49, 44), ("g", [], 0, 0), ("d", .control, 2, 0),
      ("d", .control, 4, 0),
      ("d", .control, 6, 1), ("u", .control, 4, 1), ("u", .control, 2, 1), ("u", .control, 0, 0),
    ]
    for (index, (key, modifiers, selected, top)) in way.enumerated() {
      screen.press(key, modifiers: modifiers)
      #expect(model.selection == selected, "step \(index)")
      #expect(rows(screen).first == "row \(top)", "step \(index)")
    }
  }

  @Test func LST_1_selectionIsBoundBothWays() {
    let (model, screen) = list(50)
    #expect(model.selection == 0)
    screen.press(.downArrow)
    #expect(model.selection == 1)
    screen.change { model.selection = 30 }
    #expect(rows(screen).contains("row 30"))
    screen.press(.downArrow)
    #expect(model.selection == 31)
  }

  @Test func LST_1_aListStartsAtItsSelection() {
    let model = Rows(0..<50)
    model.selection = 20
    let screen = Screen(12, 6, Shown(model: model))
    #expect(rows(screen).contains("row 20"))
    #expect(model.selection == 20)
  }

  @Test func ID_7_focusFollowsAMovedRow() {
    let (model, screen) = list(20)
    for _ in 0..<3 { screen.press(.downArrow) }
    screen.change { model.rows.insert(Rows.Row(id: 99), at: 0) }
    #expect(model.selection == 3)
    screen.change { model.rows.move(3, to: 15) }
    screen.press(.downArrow)
    #expect(model.selection == 3 || model.selection == 4)
  }

  @Test func deletingTheSelectedRowSelectsTheNext() {
    let (model, screen) = list(20)
    for _ in 0..<3 { screen.press(.downArrow) }
    screen.change { model.rows.remove(at: 3) }
    #expect(model.selection == 4)
    screen.press(.end)
    #expect(model.selection == 19)
    screen.change { model.rows.removeLast() }
    #expect(model.selection == 18)
    screen.change { model.rows = [] }
    #expect(rows(screen) == ["", "", "", "", "", ""])
    screen.change { model.rows = [Rows.Row(id: 7)] }
    #expect(model.selection == 7)
  }

  @Test func changedStateOfARowSurvivesScrollingAway() {
    let (_, screen) = list(1000)
    screen.press("j", "j", .return)
    #expect(rows(screen)[2] == "row 2*")
    screen.press(.end)
    for _ in 0..<30 { screen.press(.pageUp) }
    screen.press(.home)
    #expect(rows(screen)[2] == "row 2*")
  }

  @Test func theWheelScrollsWithoutMovingFocus() {
    let (model, screen) = list(1000)
    for _ in 0..<20 { screen.wheel(.scrollDown, 3, 3) }
    #expect(rows(screen).first == "row 60")
    #expect(model.selection == 0)
    for _ in 0..<30 { screen.wheel(.scrollUp, 3, 3) }
    #expect(rows(screen).first == "row 0")
    for _ in 0..<20 { screen.wheel(.scrollDown, 3, 3) }
    screen.press(.downArrow)
    #expect(model.selection == 1)
    #expect(rows(screen).contains("row 1"))
  }

  @Test func aClickSelectsARow() {
    let (model, screen) = list(50)
    screen.click(3, 4)
    #expect(model.selection == 4)
  }

  private struct Sections: View {
    var body: some View {
      List {
        Section("First") { ForEach(0..<3) { Text("a\($0)") } }
        Section("Second") { ForEach(0..<30) { Text("b\($0)") } }
        Text("last").tag("end")
      }
    }
  }

  private func focused(_ screen: Screen) -> String {
    let surface = screen.session.surface
    let row = (0..<surface.size.height).first { surface[0, $0].background != .default }
    return row.map { surface.text(row: $0).trimmed } ?? ""
  }

  @Test func headersAreShownAndSkipped() {
    let screen = Screen(12, 6, Sections())
    #expect(rows(screen) == ["First", "a0", "a1", "a2", "Second", "b0"])
    #expect(focused(screen) == "a0")
    for _ in 0..<3 { screen.press(.downArrow) }
    #expect(focused(screen) == "b0")
    screen.press(.upArrow)
    #expect(focused(screen) == "a2")
    screen.press(.end)
    #expect(focused(screen) == "last")
    screen.press(.home)
    #expect(focused(screen) == "a0")
    #expect(rows(screen).first == "First")
  }

  @Test func C108_aListInAStackMakesNoMoreRows() {
    let model = Rows(0..<100_000)
    let screen = Screen(
      12, 8,
      VStack {
        Text("title")
        Shown(model: model)
        Text("end")
      })
    #expect((screen.tree.statistics.bodies["RowView"] ?? 0) <= 8)
    #expect(rows(screen).last == "end")
  }

  @Test func rowsOfSeveralLinesScrollByWholeRows() {
    let screen = Screen(12, 5, List { ForEach(0..<9) { Text("row \($0)\nmore") } })
    screen.press(.downArrow, .downArrow)
    #expect(rows(screen) == ["more", "row 1", "more", "row 2", "more"])
    #expect(focused(screen) == "row 2")
  }

  @Test func nodesDoNotPileUp() {
    let (model, screen) = list(1000)
    for _ in 0..<40 { screen.press(.pageDown) }
    for _ in 0..<60 { screen.press(.pageUp) }
    let nodes = screen.tree.statistics.nodesAlive
    for _ in 0..<5 {
      for _ in 0..<60 { screen.press(.pageDown) }
      for _ in 0..<20 { screen.wheel(.scrollDown, 2, 2) }
      for _ in 0..<120 { screen.press(.pageUp) }
      model.rows.append(Rows.Row(id: model.rows.count))
      screen.session.frame()
    }
    #expect(screen.tree.statistics.nodesAlive <= nodes + 4)
  }
}

extension Array {
  fileprivate mutating func move(_ index: Int, to target: Int) { insert(remove(at: index), at: target) }
}
