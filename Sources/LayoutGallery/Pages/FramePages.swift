import ViewTree

extension GalleryPage {
  static let frames = GalleryPage(
    "Frames", rules: "LAY-10 to LAY-15", "A fixed frame is what it says; a flexible one keeps to its limits."
  ) {
    VStack(alignment: .leading, spacing: 0) {
      Text("20×3, centre").frame(width: 20, height: 3).border(.secondary)
      Text("trailing").frame(width: 20, alignment: .trailing).padding(1).border(.secondary)
      Text("at most all there is").frame(maxWidth: .infinity).padding(1).border(.secondary)
      Text("at least 30").frame(minWidth: 30, alignment: .leading).padding(1).border(.secondary)
    }
  }

  static let padding = GalleryPage(
    "Padding, offset", rules: "LAY-16, LAY-17", "Padding makes a view larger; an offset only draws it elsewhere."
  ) {
    VStack(alignment: .leading, spacing: 1) {
      Text("padding()").padding().border(.secondary)
      Text("leading 6").padding(.leading, 6).padding(1).border(.secondary)
      HStack {
        Text("moved").offset(x: 2, y: 1)
        Text("stays")
      }
    }
  }

  static let relativeFrame = GalleryPage(
    "Relative frames", rules: "LAY-61", "A part of the nearest scroll view, screen or terminal, whatever is between."
  ) {
    VStack(alignment: .leading, spacing: 1) {
      ScrollView(.horizontal) {
        HStack(spacing: 2) {
          ForEach(0..<6) { index in
            Swatch("\(index)", index % 2 == 0 ? .blue : .green)
              .containerRelativeFrame(.horizontal, count: 3, spacing: 2)
          }
        }
      }
      .frame(height: 3)
      ScrollView(.horizontal) {
        Swatch("half", .red).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
      }
      .frame(height: 2)
    }
  }
}
