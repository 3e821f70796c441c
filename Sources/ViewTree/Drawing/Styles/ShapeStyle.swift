/// What text and shapes are drawn with.
public protocol ShapeStyle: Sendable {
  /// What the style stands for.
  var _paint: Paint { get }
}

extension ShapeStyle {
  /// The style with `opacity`, 0…1, of it covering what is below.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: .faded(_paint, alpha: RGB.byte(unit: opacity)))
  }
}

/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  let paint: Paint

  /// Hides the type of `style`.
  public init(_ style: some ShapeStyle) { paint = style._paint }

  init(paint: Paint) { self.paint = paint }

  /// What the hidden style stands for.
  public var _paint: Paint { paint }
}

extension Color: ShapeStyle {
  /// The colour; `Color.primary` is the terminal's own.
  public var _paint: Paint { self == .primary ? .label(0) : self == .secondary ? .label(1) : .color(self) }
}

/// Levels of the style around: each is fainter than the one before. Where that is the terminal's own colour, they are
/// dim.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  /// That level of the style around.
  public var _paint: Paint { .level(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style around as it is.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// 60 % of the style around, for what matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// 35 % of the style around.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// 20 % of the style around.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The accent colour as a style.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The accent colour where the view is.
  public var _paint: Paint { .color(.accentColor) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour, which `tint(_:)` sets.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// What the screen is where nothing is drawn.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The terminal's background.
  public var _paint: Paint { .background }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The terminal's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// What is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Half of the accent colour.
  public var _paint: Paint { .faded(.color(.accentColor), alpha: 128) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What stands behind something that is selected: half of the accent colour.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// What lies between parts of a view.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// The terminal's own colour, dim.
  public var _paint: Paint { .label(1) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// What a `Divider` is drawn with: the terminal's own colour, dim.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// A text that stands where nothing has been typed yet.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// The terminal's own colour, dim.
  public var _paint: Paint { .label(1) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The terminal's own colour, dim.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// `Color.black`.
  public static var black: Color { .init(Color.black) }
  /// `Color.white`.
  public static var white: Color { .init(Color.white) }
  /// `Color.gray`.
  public static var gray: Color { .init(Color.gray) }
  /// `Color.red`.
  public static var red: Color { .init(Color.red) }
  /// `Color.green`.
  public static var green: Color { .init(Color.green) }
  /// `Color.blue`.
  public static var blue: Color { .init(Color.blue) }
  /// `Color.yellow`.
  public static var yellow: Color { .init(Color.yellow) }
  /// `Color.orange`.
  public static var orange: Color { .init(Color.orange) }
  /// `Color.purple`.
  public static var purple: Color { .init(Color.purple) }
  /// `Color.pink`.
  public static var pink: Color { .init(Color.pink) }
  /// `Color.cyan`.
  public static var cyan: Color { .init(Color.cyan) }
  /// `Color.mint`.
  public static var mint: Color { .init(Color.mint) }
  /// `Color.teal`.
  public static var teal: Color { .init(Color.teal) }
  /// `Color.indigo`.
  public static var indigo: Color { .init(Color.indigo) }
  /// `Color.brown`.
  public static var brown: Color { .init(Color.brown) }
  /// `Color.clear`.
  public static var clear: Color { .init(Color.clear) }
}

extension Color {
  fileprivate init(_ other: Color) { self = other }
}
