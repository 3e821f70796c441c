/// Whether a scroll view shows how long its content is and where in it the view stands.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Along a view that scrolls down the screen, in cells that the content leaves blank.
  case automatic
  /// Along both axes, above the content.
  case visible
  /// Not shown.
  case hidden
  /// Not shown.
  case never
}

extension View {
  /// Shows or hides the indicators of the scroll views within along `axes` (LAY-57): a line in the last column or row,
  /// as long in proportion as the part of the content that can be seen.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      if axes.contains(.horizontal) { settings.indicators[.horizontal] = visibility }
      if axes.contains(.vertical) { settings.indicators[.vertical] = visibility }
    }
  }
}

/// The line that tells where a scroll view stands along one axis.
struct ScrollIndicator {
  let axis: Axis
  let viewport: CellSize
  /// The cells that it can move in.
  let track: CellRect
  let start: Int
  let length: Int

  /// Nil where all of the content can be seen.
  init?(_ axis: Axis, offset: Int, limit: Int, viewport: CellSize, margins: CellInsets) {
    let room = viewport[axis] - margins[axis]
    guard limit > 0, room > 1, viewport[axis.other] > 0 else { return nil }
    self.axis = axis
    self.viewport = viewport
    var origin = CellPoint.zero
    origin[axis] = margins.origin[axis]
    origin[axis.other] = viewport[axis.other] - 1
    var size = CellSize(1, 1)
    size[axis] = room
    track = CellRect(origin: origin, size: size)
    length = max(1, room * viewport[axis] / (viewport[axis] + limit))
    // It touches an end only where the content does.
    let free = room - length
    let exact = (free * offset + limit / 2) / limit
    start = offset == 0 ? 0 : offset >= limit ? free : min(max(exact, min(1, free)), max(free - 1, min(1, free)))
  }

  /// Which of its cells stands at a place along the axis; its middle if it isn't there.
  func grip(at place: Int) -> Int {
    let cell = place - track.origin[axis] - start
    return (0..<length).contains(cell) ? cell : length / 2
  }

  /// The offset at which its cell `grip` stands nearest to a place along the axis.
  func offset(pulledTo place: Int, grip: Int, _ limit: Int) -> Int {
    let free = track.size[axis] - length
    let wanted = min(max(0, place - track.origin[axis] - grip), free)
    return free == 0 ? 0 : (wanted * limit + free / 2) / free
  }

  private var glyph: Glyph { Glyph(axis == .vertical ? "┃" : "━") }

  @MainActor
  func draw(in painter: Painter, coversContent: Bool, isMirrored: Bool) {
    var rect = track
    rect.origin[axis] += start
    rect.size[axis] = length
    if isMirrored { rect = rect.mirrored(in: viewport.width) }
    if coversContent {
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX {
          painter.put(
            glyph, width: 1, at: CellPoint(x, y), foreground: .default, background: nil, attributes: .dim)
        }
      }
    } else {
      painter.restyle(rect) { cell in
        guard cell.glyph == .space else { return }
        cell.glyph = glyph
        cell.foreground = .default
        cell.attributes = .dim
      }
    }
  }
}
