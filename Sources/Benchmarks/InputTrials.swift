import Glibc
import NcursesTerminal
import ViewTree

/// Much input at once: the time of the processor from the first byte to the last event, or to the picture after it.
@MainActor
struct InputTrial {
  let name: String
  let summary: String
  let bytes: [UInt8]
  /// Handles the input, and returns how many events it made.
  let run: @MainActor ([UInt8]) -> Int

  struct Result {
    let name: String
    let bytes: Int
    let events: Int
    let milliseconds: Double
  }

  /// The best of some rounds.
  func measure() -> Result {
    var best = Double.infinity
    var events = 0
    for _ in 0..<5 {
      let start = Self.processorTime()
      events = run(bytes)
      best = min(best, Self.processorTime() - start)
    }
    return Result(name: name, bytes: bytes.count, events: events, milliseconds: best * 1e3)
  }

  private static func processorTime() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  // MARK: Trials

  static let all: [InputTrial] = [
    InputTrial(name: "paste", summary: "1 MB pasted, parsed", bytes: paste) { parse($0).count },
    InputTrial(
      name: "paste-field", summary: "1 MB pasted into a text field, up to the picture", bytes: paste, run: show),
    InputTrial(name: "typed", summary: "100 KB typed, parsed", bytes: typed) { parse($0).count },
    InputTrial(
      name: "typed-field", summary: "100 KB typed into a text field, up to the picture", bytes: typed, run: show),
    InputTrial(name: "arrows", summary: "500 arrows in a list of 10,000 rows, up to the picture", bytes: arrows) {
      handle($0, Session(List { ForEach(0..<10_000) { Text("\($0)").focusable() } }, terminal: terminal))
    },
  ]

  private static let line = "Déjà vu in 東京 ✨ and on. "
  private static let typed = Array(String(repeating: line, count: 100_000 / line.utf8.count).utf8)
  private static let paste = Array(
    "\u{1b}[200~\(String(repeating: line, count: 1_000_000 / line.utf8.count))\u{1b}[201~".utf8)
  private static let arrows = Array(String(repeating: "\u{1b}[B", count: 500).utf8)
  private static var terminal: MemoryTerminal { MemoryTerminal(size: CellSize(80, 24)) }

  /// The events of bytes that come in pieces of 4 KB, as a terminal hands them out.
  private static func parse(_ bytes: [UInt8]) -> [TerminalEvent] {
    var parser = InputParser()
    var events: [TerminalEvent] = []
    for start in stride(from: 0, to: bytes.count, by: 4_096) {
      events += parser.feed(bytes[start..<min(bytes.count, start + 4_096)])
    }
    return events
  }

  private static func show(_ bytes: [UInt8]) -> Int { handle(bytes, Session(Field(), terminal: terminal)) }

  private static func handle(_ bytes: [UInt8], _ session: Session) -> Int {
    session.frame()
    var parser = InputParser()
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: 4_096) {
      let events = parser.feed(bytes[start..<min(bytes.count, start + 4_096)])
      count += events.count
      session.send(events)
    }
    session.frame()
    return count
  }

  private struct Field: View {
    @State private var text = ""

    var body: some View { TextField("Text", text: $text) }
  }
}
