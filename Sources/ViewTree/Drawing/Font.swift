/// A text style. A terminal has one size, so styles differ by weight and emphasis.
public struct Font: Hashable, Sendable {
  let attributes: CellAttributes

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
  /// Plain.
  public static let subheadline = Font(attributes: [])
  /// Plain; what text has if nothing is said.
  public static let body = Font(attributes: [])
  /// Plain.
  public static let callout = Font(attributes: [])
  /// Plain.
  public static let footnote = Font(attributes: [])
  /// Plain.
  public static let caption = Font(attributes: [])

  /// The style in bold.
  public func bold() -> Font { Font(attributes: attributes.union(.bold)) }
  /// The style in italics, where the terminal has them.
  public func italic() -> Font { Font(attributes: attributes.union(.italic)) }
}
