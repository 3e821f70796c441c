import Dispatch
import Glibc
import NcursesTerminal
import ViewTree

/// A program on the screen that ends in the way that it is told, for tests: any key does what its argument says.
@main
struct Main {
  @MainActor
  static func main() throws {
    NcursesTerminal.prepareProcess()
    let arguments = CommandLine.arguments
    let end = End(rawValue: arguments.dropFirst().first ?? "") ?? .leave
    let log = arguments.count > 2 ? arguments[2] : nil
    let terminal = try NcursesTerminal(configuration: NcursesTerminal.Configuration(errorLog: log))
    exit(LifeCycleApp(end: end).run(in: terminal))
  }
}

struct LifeCycleApp: App {
  let end: End

  var body: some Scene { WindowGroup { LifeCycleView(end: end) } }
}

struct LifeCycleView: View {
  let end: End
  @Environment(\.quit) private var quit

  var body: some View {
    Text("The screen is up.")
      .focusable()
      .onKeyPress { _ in
        end.happen()
        quit()
        return .handled
      }
  }
}

/// How the program ends. It is there to crash: tests watch what becomes of the terminal.
enum End: String {
  case leave, complain, index, fatal, abort, overflow, exit
  case threadOverflow = "thread-overflow"

  func happen() {
    switch self {
    case .leave: break
    case .complain: write("a complaint\n")
    case .index: print([1][Int(getpid())])
    // What a program's own mistake does is what is tested; the argument chooses it, no data does.
    case .fatal: fatalError("This is meant.")
    case .abort: Glibc.abort()
    case .overflow: print(Self.depth(0))
    case .threadOverflow: DispatchQueue.global().sync { DispatchQueue.global().async { print(Self.depth(0)) } }
    case .exit: Glibc.exit(7)
    }
    // Another thread ends the program, so this one waits for that.
    if self == .threadOverflow { while true { pause() } }
  }

  private func write(_ text: String) { _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) } }

  /// Calls itself until the stack is full.
  @inline(never)
  private static func depth(_ number: Int) -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 512) { buffer in
      buffer.initialize(repeating: number)
      return depth(number + 1) + buffer[number % 512]
    }
  }
}
