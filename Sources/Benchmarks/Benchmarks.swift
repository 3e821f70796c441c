import CBenchmarks
import Glibc
import NcursesTerminal
import ViewTree

/// Measures frames of set screens in process, and prints what each frame did and took.
@main @MainActor
struct Benchmarks {
  private static let usage = """
    usage: Benchmarks [--json] [--no-pty] [NAME…]

    Measures frames of set screens in process, at 80×24 and at 200×60: on a terminal in memory, then through ncurses
    on a pseudo terminal. Figures are for one frame; "µs" is the median of the best round. Then much input at once, in
    milliseconds of the processor. Compare only figures of one run.

      NAME       measures only the trials of this name; --list tells them
      --json     prints a JSON object a line instead of the table
      --no-pty   leaves ncurses out
      --list     lists the trials
      --help     prints this
    """

  static func main() {
    var isJSON = false
    var usesPty = true
    var names: [String] = []
    for argument in CommandLine.arguments.dropFirst() {
      switch argument {
      case "--help", "-h": return print(usage)
      case "--list": return list()
      case "--json": isJSON = true
      case "--no-pty": usesPty = false
      case _ where (Trial.all.map(\.name) + InputTrial.all.map(\.name)).contains(argument): names.append(argument)
      default:
        print("Benchmarks: '\(argument)' is neither an option nor a trial\n\n\(usage)")
        exit(2)
      }
    }
    let trials = names.isEmpty ? Trial.all : Trial.all.filter { names.contains($0.name) }
    for size in [CellSize(80, 24), CellSize(200, 60)] where !trials.isEmpty {
      report(trials.map { $0.measure(on: MemoryTerminal(size: size)) }, isJSON: isJSON, "in memory")
      if usesPty { report(trials.compactMap { measureOnPty($0, size) }, isJSON: isJSON, "through ncurses") }
    }
    report(InputTrial.all.filter { names.isEmpty || names.contains($0.name) }, isJSON: isJSON)
  }

  private static func list() {
    for trial in Trial.all { print(padded(trial.name, 14) + trial.summary) }
    for trial in InputTrial.all { print(padded(trial.name, 14) + trial.summary) }
  }

  private static func report(_ trials: [InputTrial], isJSON: Bool) {
    let results = trials.map { $0.measure() }
    if isJSON {
      for result in results {
        print(
          "{\"trial\": \"\(result.name)\", \"bytes\": \(result.bytes), \"events\": \(result.events), "
            + "\"ms\": \(decimal(result.milliseconds))}")
      }
    } else if !results.isEmpty {
      print("\ninput" + ["bytes", "events", "ms"].map { padded($0, 12, isNumber: true) }.joined())
      for result in results {
        let cells = ["\(result.bytes)", "\(result.events)", decimal(result.milliseconds)]
        print(padded(result.name, 12) + cells.map { padded($0, 12, isNumber: true) }.joined())
      }
    }
  }

  /// Measures with ncurses in between; nil where there is no pseudo terminal.
  private static func measureOnPty(_ trial: Trial, _ size: CellSize) -> Trial.Result? {
    guard pty_enter(Int32(size.width), Int32(size.height)) == 0 else { return nil }
    defer { pty_leave() }
    guard let terminal = try? NcursesTerminal(configuration: .init(colorScheme: .dark)) else { return nil }
    defer { terminal.restore() }
    return trial.measure(on: terminal)
  }

  // MARK: Output

  private static let columns: [(title: String, value: @MainActor (Trial.Result) -> String)] = [
    ("µs", { decimal($0.microseconds) }),
    ("nodes", { "\($0.nodes)" }),
    ("bodies", { decimal($0.bodies) }),
    ("layout µs", { decimal($0.layoutMicroseconds) }),
    ("measured", { decimal($0.measured) }),
    ("placed", { decimal($0.placed) }),
    ("painted", { decimal($0.nodesPainted) }),
    ("cells painted", { decimal($0.cellsPainted) }),
    ("cells sent", { decimal($0.cellsSent) }),
    ("bytes", { decimal($0.bytes) }),
    ("allocations", { decimal($0.allocations) }),
  ]

  private static func report(_ results: [Trial.Result], isJSON: Bool, _ place: String) {
    guard let size = results.first?.size else { return }
    if isJSON { return results.forEach { printJSON($0, place) } }
    print("\n\(size.width)×\(size.height), \(place)")
    print(padded("trial", 12) + columns.map { padded($0.title, $0.title.count + 2, isNumber: true) }.joined())
    for result in results {
      let cells = columns.map { padded($0.value(result), $0.title.count + 2, isNumber: true) }
      print(padded(result.name, 12) + cells.joined())
    }
  }

  private static func printJSON(_ result: Trial.Result, _ place: String) {
    let values = columns.map { "\"\($0.title)\": \($0.value(result))" }.joined(separator: ", ")
    print(
      "{\"trial\": \"\(result.name)\", \"columns\": \(result.size.width), \"rows\": \(result.size.height), "
        + "\"terminal\": \"\(place)\", \(values)}")
  }

  private static func padded(_ text: String, _ width: Int, isNumber: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return isNumber ? blanks + text : text + blanks
  }

  /// A number with one digit after the point, none where it is whole.
  private static func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
