/// What kind of thing an element of the screen is, for those who hear it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: Int
  /// Traits from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It runs an action.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It is the title of what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is the one chosen among others.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It leads to somewhere else.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 16)
  /// It changes so often that it is only read when asked for.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 32)
  /// Text is typed into it.
  static let isTextField = AccessibilityTraits(rawValue: 64)

  /// The words that are read after the label.
  var words: [String] {
    let all: [(AccessibilityTraits, String)] = [
      (.isTextField, "text field"), (.isButton, "button"), (.isLink, "link"), (.isHeader, "heading"),
      (.isSelected, "selected"),
    ]
    return all.compactMap { contains($0.0) ? $0.1 : nil }
  }
}

/// What becomes of the elements within a view that is made an element.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// Their labels, one after another, are its label.
  case combine
  /// They are read by themselves.
  case contain
  /// They aren't read.
  case ignore
}
