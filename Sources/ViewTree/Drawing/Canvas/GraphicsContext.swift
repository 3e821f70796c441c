/// What the closure of a ``Canvas`` draws with. Copies of it draw on the same canvas, each with its own opacity, place
/// and clip.
@MainActor
public struct GraphicsContext {
  let recorder: Recorder
  /// The environment of the canvas; text is drawn in its style.
  public let environment: EnvironmentValues
  /// How much of what is drawn from now on covers what is below, 0…1.
  public var opacity = 1.0
  private var transform = CellTransform()
  private var clips: [Clip] = []

  init(environment: EnvironmentValues, recorder: Recorder = Recorder()) {
    self.environment = environment
    self.recorder = recorder
  }

  /// What was drawn so far.
  final class Recorder {
    var operations: [Operation] = []
  }

  struct Clip {
    let path: Path
    let style: FillStyle
  }

  // MARK: Place

  /// Moves the origin of what is drawn from now on, by columns and rows.
  public mutating func translateBy(x: Double, y: Double) { transform.translate(x, y) }
  /// Makes what is drawn from now on larger or smaller; text stays as it is.
  public mutating func scaleBy(x: Double, y: Double) { transform.scale(x, y) }
  /// Turns what is drawn from now on around the origin; text stays upright.
  public mutating func rotate(by angle: Angle) { transform.rotate(angle) }

  /// Draws from now on only inside an outline, within those set before.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(Clip(path: transform.apply(path), style: style))
  }

  // MARK: Drawing

  /// Fills an outline, in half blocks.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fill(transform.apply(path), shading.moved(by: transform), style))
  }

  /// Draws a line along an outline: in half blocks, or in dots if it is thinner than a column.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.stroke(transform.apply(path), shading.moved(by: transform), style))
  }

  /// Draws a text with one of its places at `point`, on whole cells.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text with one of its places at `point`, on whole cells.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: .infinity, height: .infinity))
    let point = transform.apply(point)
    add(
      .text(text, CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), width: nil, nil))
  }

  /// Draws a text in a rectangle, from its top left on, broken into lines and cut where it doesn't fit.
  public func draw(_ text: Text, in rect: CGRect) {
    add(.text(resolve(text), transform.apply(rect.origin), width: max(0, rect.width), max(0, rect.height)))
  }

  /// Draws a symbol with one of its places at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(Text(image), at: point, anchor: anchor)
  }

  /// Draws several things as one, with the opacity and the clip that are set now.
  public func drawLayer(_ draw: (inout GraphicsContext) -> Void) {
    var context = GraphicsContext(environment: environment)
    context.transform = transform
    draw(&context)
    add(.layer(context.recorder.operations))
  }

  private func add(_ content: Operation.Content) {
    recorder.operations.append(Operation(content: content, alpha: RGB.byte(unit: opacity), clips: clips))
  }

  // MARK: Text

  /// A text that can be measured.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues

    /// The columns and rows that the text takes when it is offered `size`.
    @MainActor
    public func measure(in size: CGSize) -> CGSize {
      let lines = text.lines(in: environment, width: finiteCells(size.width), limit: finiteCells(size.height)).lines
      return CGSize(width: Double(lines.width), height: Double(lines.count))
    }
  }

  /// A text in the style of the canvas.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }
}
