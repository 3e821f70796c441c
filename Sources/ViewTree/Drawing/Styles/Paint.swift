/// What a style stands for, before it is known where it is used: a colour, a gradient, a level of what is around.
public indirect enum Paint: Hashable, Sendable {
  /// The style around, or a fainter level of it.
  case level(Int)
  /// The terminal's own text colour, dim below level 0.
  case label(Int)
  /// One colour.
  case color(Color)
  /// A gradient over the view that is drawn.
  case gradient(GradientPaint)
  /// What is below, behind frosted glass.
  case material(Material)
  /// What the screen is where nothing is drawn.
  case background
  /// Part of another.
  case faded(Paint, alpha: UInt8)

  /// The part of a style's first level that each level shows.
  static let levelAlphas: [UInt8] = [255, 153, 89, 51]

  /// The colour, where it is one that covers what is below.
  var plainColor: Color? {
    if case .color(let color) = self, color.alpha == 255 { return color }
    return nil
  }
}

/// What text and shapes are drawn with, as the environment holds it: the first level, and those below it if they were
/// said too.
public struct ForegroundStyle: ShapeStyle, Hashable {
  private var primary = Paint.label(0)
  private var secondary: Paint?
  private var tertiary: Paint?

  /// The style around, for `background(_:in:)` and its kin.
  public init() {}

  init(_ primary: Paint, _ secondary: Paint? = nil, _ tertiary: Paint? = nil) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
  }

  /// The style around.
  public var _paint: Paint { .level(0) }

  /// What a level of the style is drawn with; with more contrast nothing is faint.
  private func paint(_ level: Int, _ contrast: ColorSchemeContrast) -> Paint {
    switch (level, primary) {
    case (1, _) where secondary != nil: secondary ?? primary
    case (2, _) where tertiary != nil: tertiary ?? primary
    case (...0, _): primary
    case (_, _) where contrast == .increased: primary
    case (_, .label(let own)): .label(min(3, own + level))
    default: .faded(primary, alpha: Paint.levelAlphas[min(3, level)])
    }
  }

  /// The style with its levels in place of those that are asked for.
  func resolved(_ paint: Paint, _ contrast: ColorSchemeContrast) -> Paint {
    switch paint {
    case .level(let level): self.paint(level, contrast)
    case .faded(let inner, let alpha): .faded(resolved(inner, contrast), alpha: alpha)
    default: paint
    }
  }

  /// The colour, nil for the terminal's own and where it isn't one colour.
  var color: Color? { primary.plainColor }

  /// True if text steps back.
  var isDim: Bool {
    if case .label(let level) = primary { return level > 0 }
    return false
  }

  /// What text is drawn with where a colour and dimness don't say it.
  var richPaint: Paint? {
    switch primary {
    case .label: nil
    default: primary.plainColor == nil ? primary : nil
    }
  }
}

extension View {
  /// Sets what text and shapes in the view are drawn with (ENV-6); `.secondary` and its kin are levels of the style
  /// around.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    modified(by: ForegroundModifier(style: [style._paint]))
  }

  /// Sets what text and shapes in the view are drawn with, and what their secondary level is.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    modified(by: ForegroundModifier(style: [primary._paint, secondary._paint]))
  }

  /// Sets what text and shapes in the view are drawn with, and what their two next levels are.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    modified(by: ForegroundModifier(style: [primary._paint, secondary._paint, tertiary._paint]))
  }
}

private struct ForegroundModifier: PrimitiveModifier {
  let style: [Paint]

  static var isTransparent: Bool { true }

  func environment(_ values: inout EnvironmentValues, _ node: Node) {
    let around = values.foregroundStyle
    let contrast = values.colorSchemeContrast
    let paints = style.map { around.resolved($0, contrast) }
    values.foregroundStyle = ForegroundStyle(
      paints[0], paints.count > 1 ? paints[1] : nil, paints.count > 2 ? paints[2] : nil)
  }
}
