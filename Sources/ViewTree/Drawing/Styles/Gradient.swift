/// Colours along a way, each at a place from 0 to 1. Between two they are mixed part by part in sRGB.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour at that place.
    public var color: Color
    /// The place, 0…1.
    public var location: Double

    /// A colour at a place, 0…1.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, by place.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at even distances, the first at 0 and the last at 1.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}

/// A gradient and the way that it takes over a view.
public struct GradientPaint: Hashable, Sendable {
  enum Way: Hashable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, Double, Double)
    case elliptical(UnitPoint, Double, Double)
    case angular(UnitPoint, Angle, Angle)
  }

  let gradient: Gradient
  let way: Way
}

/// A gradient along a straight line. As a view it fills what it is offered; cells have two colours, one above the other.
public struct LinearGradient: ShapeStyle, Hashable {
  private let paint: GradientPaint

  /// A gradient from one place of the view to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    paint = GradientPaint(gradient: gradient, way: .linear(startPoint, endPoint))
  }

  /// Colours at even distances from one place of the view to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at their places from one place of the view to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient over the view.
  public var _paint: Paint { .gradient(paint) }
}

/// A gradient outwards in circles.
public struct RadialGradient: ShapeStyle, Hashable {
  private let paint: GradientPaint

  /// A gradient around a place of the view; the radii are columns.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    paint = GradientPaint(gradient: gradient, way: .radial(center, startRadius, endRadius))
  }

  /// Colours at even distances around a place of the view; the radii are columns.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The gradient over the view.
  public var _paint: Paint { .gradient(paint) }
}

/// A gradient outwards in ellipses of the view's own form.
public struct EllipticalGradient: ShapeStyle, Hashable {
  private let paint: GradientPaint

  /// A gradient around a place of the view; the radii are parts of its size, 0.5 reaches its sides.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    paint = GradientPaint(gradient: gradient, way: .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Colours at even distances around a place of the view.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The gradient over the view.
  public var _paint: Paint { .gradient(paint) }
}

/// A gradient around a place, as the hand of a clock goes.
public struct AngularGradient: ShapeStyle, Hashable {
  private let paint: GradientPaint

  /// A gradient around a place of the view, from one angle to another; 0 is to the right.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)) {
    paint = GradientPaint(gradient: gradient, way: .angular(center, startAngle, endAngle))
  }

  /// Colours at even distances around a place of the view, once around from `angle` on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// The gradient over the view.
  public var _paint: Paint { .gradient(paint) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours at even distances from one place of the view to another.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: View {
  /// The view filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  /// The view filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
  /// The view filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  /// The view filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
