import Glibc
import NcursesTerminal
import WishlistModel
import WishlistStore

/// The program: understands the command line, opens the store, and runs a command or the app.
@main
struct Main {
  static let version = "0.1.0"

  @MainActor
  static func main() {
    // Before there is any thread that signals could go to.
    NcursesTerminal.prepareProcess()
    exit(run(CommandLine.arguments.dropFirst()))
  }

  @MainActor
  private static func run(_ arguments: some Sequence<String>) -> Int32 {
    do throws(UsageError) {
      let options = try CommandLineOptions(arguments)
      switch options.command {
      case .help(let topic): return CommandReport(output: topic.text).print()
      case .version: return CommandReport(output: "wishlist \(version)\n").print()
      case .app: return showApp(options)
      case .list, .show: return runCommand(options)
      }
    } catch {
      let command = error.topic == .program ? "wishlist" : "wishlist \(error.topic.rawValue)"
      let message = "\(error.message) \"\(command) --help\" prints what there is."
      return CommandReport(messages: [message], code: 2).print()
    }
  }

  /// Runs a command. It prints when it has left the store, so that nothing stays behind if nobody reads what it prints.
  @MainActor
  private static func runCommand(_ options: CommandLineOptions) -> Int32 {
    let report: CommandReport
    do throws(StoreProblem) {
      let location = try StoreLocation(options)
      defer { location.leave() }
      report = CommandReport(options, in: OpenedStore(location.folders, savesInBackground: false))
    } catch {
      report = CommandReport(messages: [error.message], code: 1)
    }
    return report.print()
  }

  @MainActor
  private static func showApp(_ options: CommandLineOptions) -> Int32 {
    do throws(StoreProblem) {
      let location = try StoreLocation(options)
      defer { location.leave() }
      let store = OpenedStore(location.folders, savesInBackground: true)
      let code = runApp(store, options: options)
      store.flush()
      // The screen is gone, and with it the place where this was said.
      guard !store.isSaved else { return code }
      for message in store.messages { Output.complain(message) }
      return code == 0 ? 1 : code
    } catch {
      Output.complain(error.message)
      return 1
    }
  }
}

extension CommandReport {
  /// What the command of `options` says of a store.
  @MainActor
  fileprivate init(_ options: CommandLineOptions, in store: OpenedStore) {
    if case .show(let name) = options.command {
      self = ShowCommand(store: store, name: name, printsJSON: options.printsJSON).run()
    } else {
      self = ListCommand(store: store, printsJSON: options.printsJSON).run()
    }
    messages = store.problems.map(\.message) + messages
  }
}
