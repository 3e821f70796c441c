extension GraphicsContext {
  /// What outlines are drawn with.
  public struct Shading {
    let paint: Paint
    /// True if a gradient's places are those of the canvas, false if they are parts of the outline's size.
    var isOnCanvas = false

    /// One colour.
    public static func color(_ color: Color) -> Shading { Shading(paint: color._paint) }
    /// A style over the outline's size.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading(paint: style._paint) }
    /// The style around the canvas.
    public static var foreground: Shading { Shading(paint: .level(0)) }

    /// A gradient from one place of the canvas to another.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      onCanvas(gradient, .linear(startPoint.unitPoint, endPoint.unitPoint))
    }

    /// A gradient in circles around a place of the canvas; the radii are columns.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: Double, endRadius: Double
    ) -> Shading {
      onCanvas(gradient, .radial(center.unitPoint, startRadius, endRadius))
    }

    /// A gradient around a place of the canvas, once around from `angle` on.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
      onCanvas(gradient, .angular(center.unitPoint, angle, angle + .degrees(360)))
    }

    private static func onCanvas(_ gradient: Gradient, _ way: GradientPaint.Way) -> Shading {
      Shading(paint: .gradient(GradientPaint(gradient: gradient, way: way)), isOnCanvas: true)
    }

    /// The shading with its places where the drawing is now.
    func moved(by transform: CellTransform) -> Shading {
      guard isOnCanvas, case .gradient(let gradient) = paint else { return self }
      func move(_ point: UnitPoint) -> UnitPoint { transform.apply(CGPoint(x: point.x, y: point.y)).unitPoint }
      let way: GradientPaint.Way =
        switch gradient.way {
        case .linear(let start, let end): .linear(move(start), move(end))
        case .radial(let center, let start, let end): .radial(move(center), start, end)
        case .elliptical(let center, let start, let end): .elliptical(move(center), start, end)
        case .angular(let center, let start, let end): .angular(move(center), start, end)
        }
      return Shading(paint: .gradient(GradientPaint(gradient: gradient.gradient, way: way)), isOnCanvas: true)
    }
  }
}

extension CGPoint {
  /// The place in a frame of one cell, where both are the same numbers.
  fileprivate var unitPoint: UnitPoint { UnitPoint(x: x, y: y) }
}
