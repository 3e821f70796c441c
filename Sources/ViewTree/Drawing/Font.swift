/// A text style. A terminal has one size, so styles differ by weight and emphasis.
public struct Font: Hashable, Sendable {
  let attributes: CellAttributes
  /// True for small print, which is dim where no colour is chosen.
  var isQuiet = false

  /// Bold.
  public static let largeTitle = Font(attributes: .bold)
  /// Bold.
  public static let title = Font(attributes: .bold)
  /// Bold.
  public static let title2 = Font(attributes: .bold)
  /// Bold.
  public static let title3 = Font(attributes: .bold)
  /// Bold.
  public static let headline = Font(attributes: .bold)
  /// Dim, unless a style for the foreground is set.
  public static let subheadline = Font(attributes: [], isQuiet: true)
  /// Plain; what text has if nothing is said.
  public static let body = Font(attributes: [])
  /// Plain.
  public static let callout = Font(attributes: [])
  /// Dim, unless a style for the foreground is set.
  public static let footnote = Font(attributes: [], isQuiet: true)
  /// Dim, unless a style for the foreground is set.
  public static let caption = Font(attributes: [], isQuiet: true)
  /// Dim, unless a style for the foreground is set.
  public static let caption2 = Font(attributes: [], isQuiet: true)

  /// The style in bold.
  public func bold() -> Font { Font(attributes: attributes.union(.bold), isQuiet: isQuiet) }
  /// The style in italics, where the terminal has them.
  public func italic() -> Font { Font(attributes: attributes.union(.italic), isQuiet: isQuiet) }
  /// The style in a weight: bold from semibold on, dim below regular.
  public func weight(_ weight: Weight) -> Font {
    Font(attributes: attributes.subtracting([.bold, .dim]).union(weight.attributes), isQuiet: isQuiet)
  }
  /// The style itself: a terminal's letters have one width in any case.
  public func monospaced() -> Font { self }
  /// The style itself: a terminal's digits have one width in any case.
  public func monospacedDigit() -> Font { self }

  /// How heavy letters are. A terminal has three steps.
  public struct Weight: Hashable, Sendable {
    let attributes: CellAttributes

    /// Dim.
    public static let ultraLight = Weight(attributes: .dim)
    /// Dim.
    public static let thin = Weight(attributes: .dim)
    /// Dim.
    public static let light = Weight(attributes: .dim)
    /// Plain.
    public static let regular = Weight(attributes: [])
    /// Plain.
    public static let medium = Weight(attributes: [])
    /// Bold.
    public static let semibold = Weight(attributes: .bold)
    /// Bold.
    public static let bold = Weight(attributes: .bold)
    /// Bold.
    public static let heavy = Weight(attributes: .bold)
    /// Bold.
    public static let black = Weight(attributes: .bold)
  }
}
