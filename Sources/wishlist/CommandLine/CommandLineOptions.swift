/// What the user asked for on the command line.
struct CommandLineOptions: Equatable {
  enum Command: Equatable {
    /// The app on the screen.
    case app
    case list
    case show(name: String)
    case help(HelpTopic)
    case version
  }

  var command = Command.app
  /// The folder to work in, in place of the usual one.
  var dataFolder: String?
  /// Whether to work on a copy of the sample trips.
  var usesSamples = false
  var printsJSON = false
  /// Whether the mouse works the app, at its start.
  var usesMouse = true
  var screen = ScreenOptions()
}

/// Why a command line can't be understood.
struct UsageError: Error, Equatable {
  let message: String
  let topic: HelpTopic
}

extension CommandLineOptions {
  /// Understands the arguments behind the program's name. Options may stand before and after the command; behind
  /// "--" nothing is an option.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var topic = HelpTopic.program
    var words: [String] = []
    var asksForHelp = false
    var asksForVersion = false
    var rest = ArraySlice(Array(arguments))
    var optionsEnded = false
    while let argument = rest.popFirst() {
      guard !optionsEnded, argument.hasPrefix("-"), argument != "-" else {
        // The first word is the command, and says what help is about.
        if words.isEmpty, let command = HelpTopic(rawValue: argument) { topic = command }
        words.append(argument)
        continue
      }
      let (name, value) = Self.split(argument)
      if value != nil, name != "--data", !ScreenOptions.names.contains(name) {
        throw UsageError(message: "\(name) takes no value.", topic: topic)
      }
      switch name {
      case "--": optionsEnded = true
      case "-h", "--help": asksForHelp = true
      case "--version": asksForVersion = true
      case "--sample": usesSamples = true
      case "--json": printsJSON = true
      case "--no-mouse": usesMouse = false
      case "--ascii": screen.isASCII = true
      case _ where ScreenOptions.names.contains(name): try screen.set(name, to: value ?? rest.popFirst())
      case "--plain": screen.isPlain = true
      case "--accessible": screen.followsFocus = true
      case "--reduce-motion": screen.reducesMotion = true
      case "--data":
        guard let folder = value ?? rest.popFirst(), !folder.isEmpty else {
          throw UsageError(message: "--data needs the name of a folder.", topic: topic)
        }
        dataFolder = folder
      default: throw UsageError(message: "there is no option \(argument).", topic: topic)
      }
    }
    // Help and version win, so that they can be asked for at the end of whatever is there.
    if asksForHelp {
      command = .help(topic)
    } else if asksForVersion {
      command = .version
    } else {
      command = try Self.command(words)
      if printsJSON, command == .app {
        throw UsageError(message: "--json needs a command that prints, such as list.", topic: .program)
      }
    }
  }

  private static func command(_ words: [String]) throws(UsageError) -> Command {
    switch (words.first, words.count) {
    case (nil, _): return .app
    case ("list", 1): return .list
    case ("list", _): throw UsageError(message: "list takes no name.", topic: .list)
    case ("show", 2): return .show(name: words[1])
    case ("show", 1): throw UsageError(message: "show needs the name of a trip.", topic: .show)
    case ("show", _):
      throw UsageError(message: "show takes one name; put a name of several words in quotes.", topic: .show)
    case ("help", 1): return .help(.program)
    case ("help", 2):
      guard let topic = HelpTopic(rawValue: words[1]) else {
        throw UsageError(message: "there is no command \"\(words[1])\".", topic: .program)
      }
      return .help(topic)
    case (let word?, _): throw UsageError(message: "there is no command \"\(word)\".", topic: .program)
    }
  }

  /// "--data=here" as name and value.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }
}
