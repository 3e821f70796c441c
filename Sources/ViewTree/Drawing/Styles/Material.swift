/// Frosted glass: what is below shows through a grey, without its letters, or dimly with them where the glass is thin.
/// Terminals with 16 colours or fewer show their own background instead.
public struct Material: ShapeStyle, Hashable {
  /// How much of the grey covers what is below, of 255.
  let alpha: UInt8
  let keepsGlyphs: Bool

  /// 70 % grey; letters below stay, dimly.
  public static let ultraThin = Material(alpha: 179, keepsGlyphs: true)
  /// 75 % grey; letters below stay, dimly.
  public static let thin = Material(alpha: 191, keepsGlyphs: true)
  /// 80 % grey.
  public static let regular = Material(alpha: 204, keepsGlyphs: false)
  /// 85 % grey.
  public static let thick = Material(alpha: 217, keepsGlyphs: false)
  /// 90 % grey.
  public static let ultraThick = Material(alpha: 230, keepsGlyphs: false)
  /// What bars are made of, the same as `regular`.
  public static let bar = regular

  /// The glass over what is below.
  public var _paint: Paint { .material(self) }

  static func grey(_ scheme: ColorScheme) -> CellColor { scheme == .light ? .rgb(236, 236, 236) : .rgb(44, 44, 44) }
}

extension ShapeStyle where Self == Material {
  /// 70 % grey; letters below stay, dimly.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// 75 % grey; letters below stay, dimly.
  public static var thinMaterial: Material { .thin }
  /// 80 % grey.
  public static var regularMaterial: Material { .regular }
  /// 85 % grey.
  public static var thickMaterial: Material { .thick }
  /// 90 % grey.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// What bars are made of.
  public static var bar: Material { Material.bar }
}
