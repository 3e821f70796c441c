import NcursesTerminal
import ViewTree
import WishlistStore

/// How the screen is to look, as the command line and the preferences say it: the command line wins, and what neither
/// says the terminal decides.
struct ScreenOptions: Equatable {
  enum Color: String, CaseIterable {
    case auto
    case monochrome = "none"
    case eight = "8"
    case sixteen = "16"
    case indexed = "256"
    case direct
  }

  enum Scheme: String, CaseIterable {
    case auto, light, dark
  }

  enum Contrast: String, CaseIterable {
    case standard, high
  }

  var color: Color?
  var scheme: Scheme?
  var contrast: Contrast?
  var isASCII: Bool?
  /// The screens are read as lines.
  var isPlain: Bool?
  /// The text cursor stands where the keys go.
  var followsFocus: Bool?
  /// Nothing moves.
  var reducesMotion: Bool?

  /// The options of the command line that take a value.
  static let names = ["--color", "--scheme", "--contrast"]

  /// Sets what one of `names` says. Throws the sentence that tells what it may say.
  mutating func set(_ name: String, to value: String?) throws(UsageError) {
    switch name {
    case "--color": color = try Self.choice(name, value)
    case "--scheme": scheme = try Self.choice(name, value)
    default: contrast = try Self.choice(name, value)
    }
  }

  private static func choice<Choice>(_ name: String, _ value: String?) throws(UsageError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    if let value, let choice = Choice(rawValue: value) { return choice }
    throw UsageError(message: "\(name) must be \(list(Choice.self)).", topic: .program)
  }

  private static func list<Choice>(_: Choice.Type) -> String where Choice: RawRepresentable<String> & CaseIterable {
    let words = Choice.allCases.map(\.rawValue)
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}

extension ScreenOptions {
  /// Takes from the preferences what isn't set yet. Returns a sentence for each that can't be understood.
  @MainActor
  mutating func complete(from preferences: Preferences) -> [String] {
    var problems: [String] = []
    func choice<Choice>(_ key: String) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
      guard let value = preferences.string(forKey: key) ?? preferences.int(forKey: key).map(String.init) else {
        return nil
      }
      if let choice = Choice(rawValue: value) { return choice }
      problems.append("preferences.json: \(key) must be \(Self.list(Choice.self)).")
      return nil
    }
    color = color ?? choice("color")
    scheme = scheme ?? choice("scheme")
    contrast = contrast ?? choice("contrast")
    isASCII = isASCII ?? preferences.bool(forKey: "ascii")
    isPlain = isPlain ?? preferences.bool(forKey: "plain")
    followsFocus = followsFocus ?? preferences.bool(forKey: "accessible")
    reducesMotion = reducesMotion ?? preferences.bool(forKey: "reduceMotion")
    return problems
  }

  /// What the views are told of it.
  var accessibility: AccessibilitySettings {
    AccessibilitySettings(followsFocus: followsFocus == true, reducesMotion: reducesMotion == true)
  }

  /// The same for the terminal.
  var configuration: NcursesTerminal.Configuration {
    var configuration = NcursesTerminal.Configuration(
      colorDepth: depth, colorScheme: scheme == .light ? .light : scheme == .dark ? .dark : nil,
      contrast: contrast == .high ? .increased : .standard, isASCII: isASCII == true)
    configuration.isLinear = isPlain == true
    return configuration
  }

  private var depth: TerminalCapabilities.ColorDepth? {
    switch color {
    case nil, .auto: nil
    case .monochrome: .monochrome
    case .eight: .eight
    case .sixteen: .sixteen
    case .indexed: .indexed
    case .direct: .direct
    }
  }
}
