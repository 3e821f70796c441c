import Testing

@testable import ViewTree

/// What accompanies an update, and the order of passes (DEP-6, TRX-1 to TRX-6).
@MainActor
@Suite struct TransactionTests {
  final class Log {
    var entries: [String] = []
  }

  struct Probe: View {
    let name: String
    let value: Int
    let log: Log

    var body: some View { Text("\(name)\(value)").modified(by: TransactionProbe(name: name, value: value, log: log)) }
  }

  /// Writes down the animation of each update that reaches it.
  private struct TransactionProbe: PrimitiveModifier {
    let name: String
    let value: Int
    let log: Log

    static var isTransparent: Bool { true }

    func updated(_ node: Node) {
      let animation = node.transaction.animation
      let word = animation == nil ? "none" : animation == .snappy ? "snappy" : animation == .bouncy ? "bouncy" : "other"
      log.entries.append("\(name)=\(value) \(word)")
    }
  }

  struct ThreeWrites: View {
    let log: Log
    @State private var x = 0
    @State private var y = 0
    @State private var z = 0

    var body: some View {
      VStack {
        Probe(name: "x", value: x, log: log)
        Probe(name: "y", value: y, log: log)
        Probe(name: "z", value: z, log: log)
        Button("go") {
          x = 1
          withAnimation(.snappy) { y = 2 }
          z = 3
        }
      }
    }
  }

  @Test func DEP_6_writesUnderDifferentTransactionsAreSeparatePasses() {
    let log = Log()
    let screen = Screen(10, 5, ThreeWrites(log: log))
    log.entries = []
    let frames = screen.terminal.frames.count
    screen.press(.return)
    #expect(log.entries == ["x=1 none", "y=2 snappy", "z=3 none"])
    #expect(screen.terminal.frames.count == frames + 1)
    #expect(screen.lines.prefix(3).map { $0.filter { $0 != " " } } == ["x1", "y2", "z3"])
  }

  struct Modified: View {
    let log: Log
    let animation: Animation?
    @State private var x = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Probe(name: "x", value: x + other, log: log).animation(animation, value: x)
        Button("go") { withAnimation(.snappy) { x += 1 } }
        Button("other") { withAnimation(.snappy) { other += 1 } }
      }
    }
  }

  @Test func TRX_4_animationOfAValueWinsWhereTheValueChanged() {
    let log = Log()
    let screen = Screen(10, 5, Modified(log: log, animation: .bouncy))
    log.entries = []
    screen.press(.return)
    screen.press(.downArrow, .return)
    #expect(log.entries == ["x=1 bouncy", "x=2 snappy"])
  }

  @Test func TRX_4_nilTurnsOff() {
    let log = Log()
    let screen = Screen(10, 5, Modified(log: log, animation: nil))
    log.entries = []
    screen.press(.return)
    #expect(log.entries == ["x=1 none"])
  }

  struct Nested: View {
    let log: Log
    @State private var x = 0
    @State private var y = 0

    var body: some View {
      VStack {
        Probe(name: "x", value: x, log: log)
        Probe(name: "y", value: y, log: log)
        // The outer modifier disables what the inner one would have set (TRX-6).
        Probe(name: "z", value: y, log: log).animation(.bouncy, value: y).transaction { $0.disablesAnimations = true }
        Button("go") {
          withAnimation(.bouncy) {
            x += 1
            withAnimation(.snappy) { y += 1 }
          }
        }
      }
    }
  }

  @Test func TRX_2_theInnerTransactionWins() {
    let log = Log()
    let screen = Screen(10, 5, Nested(log: log))
    log.entries = []
    screen.press(.return)
    #expect(log.entries == ["x=1 bouncy", "y=1 snappy", "z=1 snappy"])
  }

  struct Completing: View {
    let log: Log
    @State private var x = 0

    var body: some View {
      Button("go \(x)") { withAnimation(.snappy, { x += 1 }, completion: { log.entries.append("done \(x)") }) }
    }
  }

  @Test func ANI_7_completionRunsOnceAfterThePass() {
    let log = Log()
    let screen = Screen(10, 5, Completing(log: log))
    screen.press(.return)
    screen.session.frame()
    #expect(log.entries == ["done 1"])
    #expect(Transaction.current.animation == nil)
  }
}
