extension GraphicsContext {
  /// One thing that was drawn.
  @MainActor
  struct Operation {
    enum Content {
      case fill(Path, Shading, FillStyle)
      case stroke(Path, Shading, StrokeStyle)
      /// A text from its top left on, in so many columns and rows.
      case text(ResolvedText, CGPoint, width: Double?, Double?)
      case layer([Operation])
    }

    let content: Content
    let alpha: UInt8
    let clips: [Clip]

    func draw(in painter: Painter, _ frame: CellRect, _ node: Node) {
      if alpha == 0 { return }
      draw(in: painter, frame, node, clips[...])
    }

    /// Draws within the last of the clips, and that within those before.
    private func draw(in painter: Painter, _ frame: CellRect, _ node: Node, _ clips: ArraySlice<Clip>) {
      guard let clip = clips.last else { return drawContent(in: painter, frame, node) }
      guard let layer = painter.layer(frame, { $0.fill(clip.path, in: frame, .black, evenOdd: clip.style.isEOFilled) })
      else { return }
      let colors = painter.canvas.colors
      painter.group(frame, { draw(in: $0, frame, node, clips.dropLast()) }) { below, drawn, place in
        colors.masked(drawn, by: layer[place.x, place.y], over: below)
      }
    }

    private func drawContent(in painter: Painter, _ frame: CellRect, _ node: Node) {
      switch content {
      case .fill(let path, let shading, let style):
        painter.fill(path, in: frame, brush(shading, path, node), evenOdd: style.isEOFilled)
      case .stroke(let path, let shading, let style):
        painter.stroke(path, in: frame, style, brush(shading, path, node))
      case .text(let text, let origin, let width, let height):
        draw(text, at: origin, width, height, in: painter, node)
      case .layer(let operations):
        let colors = painter.canvas.colors
        painter.group(frame, { inner in for part in operations { part.draw(in: inner, frame, node) } }) {
          below, drawn, _ in colors.blend(below, drawn, alpha)
        }
      }
    }

    private func brush(_ shading: Shading, _ path: Path, _ node: Node) -> Brush {
      let frame = shading.isOnCanvas ? CGRect(x: 0, y: 0, width: 1, height: 1) : path.boundingRect
      return node.brush(.faded(shading.paint, alpha: alpha), over: frame, isArea: true)
    }

    private func draw(
      _ text: ResolvedText, at origin: CGPoint, _ width: Double?, _ height: Double?, in painter: Painter, _ node: Node
    ) {
      let (layout, lines) = text.text.lines(
        in: text.environment, width: finiteCells(width), limit: finiteCells(height))
      let start = CellPoint(distance(origin.x + 0.5), distance(origin.y + 0.5))
      let frame = CGRect(CellRect(origin: start, size: CellSize(lines.width, lines.count)))
      let brushes = layout.styles.indices.map { index in
        let paint = layout.paints.isEmpty ? nil : layout.paints[index]
        return paint.map { node.brush(.faded($0, alpha: alpha), over: frame, isArea: false) }
          ?? Brush(source: .flat(Ink(color: layout.styles[index].foreground)), alpha: alpha, frame: frame)
      }
      let rows = min(lines.count, finiteCells(height) ?? lines.count)
      for y in 0..<rows {
        painter.draw(lines[y], layout.styles, brushes, at: CellPoint(start.x, start.y + y))
      }
    }
  }
}
