/// What text and shapes are drawn with.
public protocol ShapeStyle: Sendable {
  /// A colour, or a level of emphasis.
  var _foreground: ForegroundStyle { get }
}

/// A style as it stands in the environment: a colour, nil for the terminal's own, and whether it steps back.
public struct ForegroundStyle: Hashable, Sendable {
  var color: Color?
  var isDim = false
}

extension Color: ShapeStyle {
  /// The colour; `Color.primary` is the terminal's own.
  public var _foreground: ForegroundStyle { ForegroundStyle(color: self == .primary ? nil : self) }
}

/// Levels of emphasis: below the first, text is dim.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  /// The terminal's own colour, dim below the first level.
  public var _foreground: ForegroundStyle { ForegroundStyle(color: nil, isDim: level > 0) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Text as the terminal draws it.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// Dim text, for what matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// Dim text; a terminal has but one step below the first.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
}

/// The accent colour as a style.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The accent colour where the view is.
  public var _foreground: ForegroundStyle { ForegroundStyle(color: .accentColor) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour, which `tint(_:)` sets.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// `Color.red`.
  public static var red: Color { .init(Color.red) }
  /// `Color.green`.
  public static var green: Color { .init(Color.green) }
  /// `Color.yellow`.
  public static var yellow: Color { .init(Color.yellow) }
  /// `Color.blue`.
  public static var blue: Color { .init(Color.blue) }
  /// `Color.gray`.
  public static var gray: Color { .init(Color.gray) }
}

extension Color {
  fileprivate init(_ other: Color) { self = other }
}
