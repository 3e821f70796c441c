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
  public var _foreground: ForegroundStyle { ForegroundStyle(color: self == .primary ? nil : self) }
}

/// Levels of emphasis: below the first, text is dim.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  public var _foreground: ForegroundStyle { ForegroundStyle(color: nil, isDim: level > 0) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
}

/// The accent colour as a style.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public var _foreground: ForegroundStyle { ForegroundStyle(color: .accentColor) }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(Color.red) }
  public static var green: Color { .init(Color.green) }
  public static var yellow: Color { .init(Color.yellow) }
  public static var blue: Color { .init(Color.blue) }
  public static var gray: Color { .init(Color.gray) }
}

extension Color {
  fileprivate init(_ other: Color) { self = other }
}
