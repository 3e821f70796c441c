import ViewTree

extension GalleryPage {
  static let lines = GalleryPage("Lines", rules: "8.2", "Lines join where they meet, whatever they are made of.") {
    VStack(alignment: .leading, spacing: 1) {
      VStack(spacing: -1) {
        HStack(spacing: -1) {
          Text("one").padding(1).border(.primary)
          Text("two").padding(1).border(.primary)
        }
        VStack(spacing: 0) {
          Text("three")
          Divider()
          Text("four")
        }
        .frame(width: 7).padding(1).border(.primary)
      }
      HStack(spacing: 1) {
        ForEach(0..<6) { index in
          Text("\(index)").padding(1).border(.tint, cellLine: Self.kinds[index])
        }
      }
    }
  }

  private static let kinds: [CellLine] = [.light, .heavy, .double, .rounded, .dashed, .ascii]

  static let forms = GalleryPage(
    "Forms", rules: "8.2, LAY-25", "Round forms are drawn in half blocks, thin lines in dots."
  ) {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 2) {
        Circle().fill(.tint)
        Ellipse().stroke(Color.green)
        Circle().stroke(Color.red, lineWidth: 0.5)
        RoundedRectangle(cornerRadius: 1).fill(Color.blue)
      }
      .frame(maxWidth: 60, maxHeight: 6)
      HStack(spacing: 2) {
        Text("pill").padding(.horizontal, 2).background(.tint, in: .capsule)
        Text("pill").padding(.horizontal, 2).background { Capsule().stroke(.tint) }
        rainbow.frame(width: 16, height: 3).clipShape(.rect(cornerRadius: 1))
        rainbow.frame(width: 16, height: 4).clipShape(.ellipse)
      }
    }
  }

  private static let rainbow = LinearGradient(
    colors: [.red, .yellow, .green, .cyan, .blue], startPoint: .leading, endPoint: .trailing)

  static let gradients = GalleryPage(
    "Gradients", rules: "8.2", "Colours are mixed in sRGB, two to a cell one above the other."
  ) {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 1) {
        LinearGradient(colors: [.indigo, .pink], startPoint: .top, endPoint: .bottom)
        LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
        RadialGradient(colors: [.yellow, .indigo], center: .center, startRadius: 0, endRadius: 8)
        AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
      }
      .frame(maxWidth: 68, maxHeight: 8)
      Text("Letters take the colours of a gradient, each its own").foregroundStyle(rainbow)
      Text("and so do the lines of a box").padding(1).border(rainbow)
    }
  }

  static let effects = GalleryPage(
    "Effects", rules: "8.2", "Opacity, glass, filters and masks mix what is drawn with what is below."
  ) {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 1) {
        ForEach(0..<6) { index in
          Text("text").padding(1).background(Color.red).opacity(Double(index) / 5)
        }
      }
      ZStack {
        rainbow.overlay { Text("What is behind glass is hard to read") }
        HStack(spacing: 2) {
          Text("thin").padding(1).background(.thinMaterial)
          Text("regular").padding(1).background(.regularMaterial)
          Text("black, 50 %").padding(1).background(Color.black.opacity(0.5))
        }
      }
      .frame(maxWidth: 60, maxHeight: 5)
      HStack(spacing: 1) {
        rainbow
        rainbow.grayscale(1)
        rainbow.colorInvert()
        rainbow.hueRotation(.degrees(120))
        rainbow.mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
      }
      .frame(maxWidth: 60, maxHeight: 2)
      VStack(alignment: .leading, spacing: 0) {
        Text("primary")
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
        Text("quaternary").foregroundStyle(.quaternary)
      }
      .foregroundStyle(Color.green)
    }
  }

  static let canvas = GalleryPage("Canvas", rules: "8.2", "A closure draws in half blocks, dots and letters.") {
    Canvas { context, size in
      let sky = Gradient(colors: [.indigo, .pink, .orange])
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(sky, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
      context.fill(
        Path(ellipseIn: CGRect(x: size.width / 2 - 6, y: size.height - 5, width: 12, height: 6)), with: .color(.yellow))
      let hills = Path {
        $0.move(to: CGPoint(x: 0, y: size.height))
        $0.addCurve(
          to: CGPoint(x: size.width, y: size.height), control1: CGPoint(x: size.width / 4, y: size.height - 7),
          control2: CGPoint(x: size.width * 0.7, y: size.height))
      }
      context.fill(hills, with: .color(.teal))
      context.stroke(
        Path { $0.addLines((0..<60).map { CGPoint(x: Double($0), y: 2 + Double($0 % 7) / 4) }) }, with: .color(.white),
        lineWidth: 0.5)
      context.draw(Text("Svaneti").bold(), at: CGPoint(x: size.width / 2, y: 1))
    }
    .frame(maxWidth: 60, maxHeight: 14)
  }
}
