import ViewTree

extension GalleryPage {
  static let viewThatFits = GalleryPage(
    "ViewThatFits", rules: "VTF-1", "The first of several views that fits; the others do not exist."
  ) {
    VStack(alignment: .leading, spacing: 0) {
      ForEach([40, 22, 12, 6], id: \.self) { width in
        ViewThatFits(in: .horizontal) {
          Text("Saturday, 14 March 2026")
          Text("14 March 2026")
          Text("14 Mar")
          Text("14")
        }
        .frame(width: Double(width), alignment: .leading)
        .padding(1)
        .border(.secondary)
      }
    }
  }

  static let geometryReader = GalleryPage(
    "GeometryReader", rules: "GEO-1", "A closure that knows how much room there is, and where."
  ) {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .global)
      Text("\(Int(proxy.size.width))×\(Int(proxy.size.height)) at \(Int(frame.minX)),\(Int(frame.minY))")
        .frame(width: proxy.size.width, height: proxy.size.height)
        .border(.secondary)
    }
  }

  static let overlay = GalleryPage(
    "Overlay, background", rules: "LAY-23, LAY-25", "The view itself decides the size; what lies over it may be larger."
  ) {
    VStack(alignment: .leading, spacing: 2) {
      Swatch("primary", .blue)
        .frame(width: 24, height: 3)
        .overlay(alignment: .topTrailing) { Text(" 12 ").background(Color.red) }
      Text("text on a colour").padding(.horizontal, 1).background(Color.green)
      Text("clipped where its frame ends").fixedSize().frame(width: 12, alignment: .leading).clipped()
    }
  }
}
