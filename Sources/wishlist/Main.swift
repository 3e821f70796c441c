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
      case .help(let topic): return Output.print(topic.text)
      case .version: return Output.print("wishlist \(version)\n")
      case .app, .list, .show: return runInStore(options)
      }
    } catch {
      let command = error.topic == .program ? "wishlist" : "wishlist \(error.topic.rawValue)"
      Output.complain("\(error.message) \"\(command) --help\" prints what there is.")
      return 2
    }
  }

  @MainActor
  private static func runInStore(_ options: CommandLineOptions) -> Int32 {
    do throws(StoreProblem) {
      let location = try StoreLocation(options)
      defer { location.leave() }
      return run(options, in: location.folders)
    } catch {
      Output.complain(error.message)
      return 1
    }
  }

  @MainActor
  private static func run(_ options: CommandLineOptions, in folders: WishlistFolders) -> Int32 {
    let showsApp = options.command == .app
    let store = OpenedStore(folders, savesInBackground: showsApp)
    if showsApp { return run(store, options) }
    for problem in store.problems { Output.complain(problem.message) }
    if case .show(let name) = options.command {
      return ShowCommand(store: store, name: name, printsJSON: options.printsJSON).run()
    }
    return ListCommand(store: store, printsJSON: options.printsJSON).run()
  }

  @MainActor
  private static func run(_ store: OpenedStore, _ options: CommandLineOptions) -> Int32 {
    let code = runApp(store, options: options)
    store.flush()
    // The screen is gone, and with it the place where this was said.
    guard !store.isSaved else { return code }
    for message in store.messages { Output.complain(message) }
    return code == 0 ? 1 : code
  }
}
