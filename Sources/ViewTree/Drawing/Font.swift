/// A text style. A terminal has one size, so styles differ by weight and emphasis.
public struct Font: Hashable, Sendable {
  let attributes: CellAttributes

  public static let largeTitle = Font(attributes: .bold)
  public static let title = Font(attributes: .bold)
  public static let title2 = Font(attributes: .bold)
  public static let title3 = Font(attributes: .bold)
  public static let headline = Font(attributes: .bold)
  public static let subheadline = Font(attributes: [])
  public static let body = Font(attributes: [])
  public static let callout = Font(attributes: [])
  public static let footnote = Font(attributes: [])
  public static let caption = Font(attributes: [])

  public func bold() -> Font { Font(attributes: attributes.union(.bold)) }
  public func italic() -> Font { Font(attributes: attributes.union(.italic)) }
}
