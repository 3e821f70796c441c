import Foundation
import Observation
import Testing

@testable import ViewTree

/// Nothing piles up: after many steps there are no more nodes, readers or registrations than at the start. With
/// LONG_TESTS set there are 100,000 steps, which takes minutes in a debug build.
@MainActor
@Suite struct MemoryTests {
  @MainActor @Observable
  final class Model {
    var title = "title"
    var path: [Int] = []
    var tab = 0
  }

  struct Everything: View {
    let model: Model

    var body: some View {
      @Bindable var model = model
      TabView(selection: $model.tab) {
        Tab("Rows", systemImage: "list.bullet", value: 0) {
          List { ForEach(0..<1_000) { Row(model: model, index: $0) } }
        }
        Tab("Stack", systemImage: "map", value: 1) {
          NavigationStack(path: $model.path) {
            Row(model: model, index: 0)
              .navigationDestination(for: Int.self) { Row(model: model, index: $0).task {} }
          }
        }
      }
    }
  }

  struct Row: View {
    let model: Model
    let index: Int
    @State private var seen = 0

    var body: some View { Button("\(model.title) \(index) \(seen)") {} }
  }

  @Test func S3_manyStepsLeaveNothingBehind() {
    let model = Model()
    let screen = Screen(20, 8, Everything(model: model))
    func round() {
      for _ in 0..<20 { screen.session.send(.key(KeyPress(.downArrow))) }
      for _ in 0..<20 { screen.session.send(.key(KeyPress(.upArrow))) }
      model.tab = 1
      screen.session.frame()
      for depth in 0..<4 {
        model.path.append(depth)
        screen.session.frame()
      }
      model.path = []
      screen.session.frame()
      model.tab = 0
      screen.session.frame()
    }
    round()
    let nodes = screen.tree.statistics.nodesAlive
    // 50 steps a round.
    let rounds = ProcessInfo.processInfo.environment["LONG_TESTS"] == nil ? 40 : 2_000
    for _ in 0..<rounds { round() }
    #expect(screen.tree.statistics.nodesAlive == nodes)
    screen.tree.statistics.bodies = [:]
    model.title = "other"
    screen.session.frame()
    // Each row that is there hears of it once, and nobody else.
    #expect(screen.tree.statistics.bodies["Row"] ?? 0 <= 40)
    screen.tree.end()
    #expect(screen.tree.statistics.nodesAlive == 0)
  }
}
