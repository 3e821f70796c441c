import Testing

@testable import ViewTree

/// Free drawing.
@MainActor
struct CanvasTests {
  private func screen(
    _ width: Int, _ height: Int, _ draw: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void
  ) -> Screen {
    Screen(width, height, Canvas(renderer: draw))
  }

  private func lines(
    _ width: Int, _ height: Int, _ draw: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void
  ) -> [String] {
    screen(width, height, draw).lines
  }

  @Test func rectanglesFillHalfCells() {
    let shown = screen(4, 2) { context, size in
      #expect(size == CGSize(width: 4, height: 2))
      context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1.5)), with: .color(.red))
      context.fill(Path(CGRect(x: 1, y: 0.5, width: 2, height: 1)), with: .color(.blue))
    }
    #expect(shown.lines == [" ▀▄", "▀▀▀"])
    #expect(shown.session.surface[1, 0] == Cell(Glyph("▀"), foreground: .palette(1), background: .palette(4)))
    #expect(shown.session.surface[0, 1] == Cell(Glyph("▀"), foreground: .palette(1)))
  }

  @Test func linesGoThroughTheirPlaces() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 1.5)]) }
    #expect(lines(4, 2) { context, _ in context.stroke(line, with: .color(.red)) } == ["▀▄", "  ▀▄"])
    let dots = lines(2, 1) { context, _ in
      context.stroke(Path { $0.addLines([.zero, CGPoint(x: 1.5, y: 0.75)]) }, with: .color(.red), lineWidth: 0.5)
    }
    #expect(dots == ["⠑⢄"])
    let dashed = lines(6, 1) { context, _ in
      let line = Path { $0.addLines([.zero, CGPoint(x: 6, y: 0)]) }
      context.stroke(line, with: .color(.red), style: StrokeStyle(dash: [2, 1]))
    }
    #expect(dashed == ["▀▀ ▀▀"])
    let thick = lines(5, 2) { context, _ in
      context.stroke(
        Path { $0.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 4, y: 1)]) }, with: .color(.red), lineWidth: 2)
    }
    #expect(thick == ["▄▄▄▄▄", "▀▀▀▀▀"])
  }

  @Test func textStandsOnCells() {
    #expect(lines(6, 1) { context, _ in context.draw(Text("ab"), at: CGPoint(x: 3, y: 0.5)) } == ["  ab"])
    #expect(
      lines(6, 1) { context, _ in context.draw(Text("ab"), at: CGPoint(x: 6, y: 0), anchor: .topTrailing) } == [
        "    ab"
      ])
    #expect(
      lines(6, 2) { context, _ in context.draw(Text("ab cd ef"), in: CGRect(x: 1, y: 0, width: 2, height: 2)) }.first
        == " ab")
    let wide = lines(6, 1) { context, _ in
      let text = context.resolve(Text("東"))
      #expect(text.measure(in: CGSize(width: 9, height: 9)) == CGSize(width: 2, height: 1))
      context.draw(text, at: .zero, anchor: .topLeading)
      context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 4.5, y: 0.5))
    }
    #expect(wide == ["東  ★"])
  }

  @Test func whatIsDrawnCanBeMovedAndTurned() {
    let square = Path(CGRect(x: 0, y: 0, width: 2, height: 0.5))
    #expect(
      lines(4, 2) { context, _ in
        context.translateBy(x: 1, y: 1)
        context.fill(square, with: .color(.red))
      } == ["", " ▀▀"])
    #expect(
      lines(4, 2) { context, _ in
        context.translateBy(x: 1, y: 0)
        context.rotate(by: .degrees(90))
        context.fill(square, with: .color(.red))
      }.count == 2)
    let turned = screen(4, 2) { context, _ in
      context.translateBy(x: 1, y: 0)
      context.rotate(by: .degrees(90))
      context.fill(square, with: .color(.red))
    }
    #expect(turned.session.surface[0, 0] == Cell(background: .palette(1)))
    #expect(turned.session.surface[0, 1] == .blank && turned.session.surface[1, 0] == .blank)
    #expect(
      lines(4, 1) { context, _ in
        context.scaleBy(x: 2, y: 1)
        context.fill(square, with: .color(.red))
      } == ["▀▀▀▀"])
  }

  @Test func opacityClipAndLayers() {
    let all = Path(CGRect(x: 0, y: 0, width: 4, height: 1))
    let faint = screen(4, 1) { context, _ in
      context.opacity = 0.5
      context.fill(all, with: .color(Color(white: 1)))
    }
    #expect(faint.session.surface[0, 0].background == .rgb(128, 128, 128))
    let clipped = screen(4, 1) { context, _ in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 3, height: 1)))
      context.clip(to: Path(CGRect(x: 1, y: 0, width: 3, height: 1)))
      context.fill(all, with: .color(.red))
      context.draw(Text("abcd"), at: .zero, anchor: .topLeading)
    }
    #expect(clipped.lines == [" bc"])
    let layer = screen(1, 1) { context, _ in
      context.opacity = 0.5
      context.drawLayer {
        $0.fill(all, with: .color(Color(white: 1)))
        $0.fill(all, with: .color(Color(red: 1, green: 0, blue: 0)))
      }
    }
    #expect(layer.session.surface[0, 0].background == .rgb(128, 0, 0))
  }

  @Test func gradientsLieOnTheCanvas() {
    let gradient = Gradient(colors: [Color(white: 0), Color(white: 1)])
    let shown = screen(4, 1) { context, _ in
      context.fill(
        Path(CGRect(x: 2, y: 0, width: 2, height: 1)),
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 5, y: 0)))
    }
    #expect(
      (0..<4).map { shown.session.surface[$0, 0].background } == [
        .default, .default, .rgb(128, 128, 128), .rgb(179, 179, 179),
      ])
  }

  @Test func textFollowsTheStyleAround() {
    struct Styled: View {
      let words: Words
      var body: some View {
        Canvas { context, _ in context.draw(Text("a"), at: .zero, anchor: .topLeading) }
          .foregroundStyle(words.text == "b" ? Color.red : Color.blue)
      }
    }
    let words = Words("a")
    let screen = Screen(1, 1, Styled(words: words))
    screen.change { words.text = "b" }
    #expect(screen.session.surface[0, 0] == Cell(Glyph("a"), foreground: .palette(1)))
  }

  @Test func itIsDrawnAgainWhenWhatItReadChanges() {
    let words = Words("a")
    var runs = 0
    let shown = screen(3, 1) { context, _ in
      runs += 1
      context.draw(Text(words.text), at: .zero, anchor: .topLeading)
    }
    #expect(runs == 1)
    shown.change { words.text = "b" }
    #expect(shown.lines == ["b"] && runs == 2)
    shown.change { words.other += 1 }
    shown.tree.damage.add(CellRect(x: 0, y: 0, width: 1, height: 1))
    shown.session.frame()
    #expect(runs == 2)
  }
}
