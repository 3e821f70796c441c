import ViewTree

extension GalleryPage {
  static let stacks = GalleryPage(
    "Stacks", rules: "STK-3, STK-4, STK-7",
    "What is flexible shares what is left to the cell; the earlier ones get the smaller part."
  ) {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 1) {
        Swatch("1", .blue)
        Swatch("2", .red)
        Swatch("3", .green)
      }
      .frame(height: 2)
      HStack(alignment: .bottom) {
        Text("one\ntwo\nthree")
        Text("bottom")
        Divider().frame(height: 3)
        VStack(alignment: .trailing) {
          Text("trailing")
          Text("edge")
        }
      }
      ZStack(alignment: .bottomTrailing) {
        Swatch("behind", .blue)
        Text("in front")
      }
      .frame(height: 3)
    }
  }

  static let spacers = GalleryPage(
    "Spacers, priority", rules: "STK-1, LAY-19", "A spacer takes what nobody wants; a higher priority is served first."
  ) {
    VStack(alignment: .leading, spacing: 1) {
      HStack {
        Text("Rome")
        Spacer()
        Text("12 days")
      }
      HStack {
        Text("The long title of a trip gives way").lineLimit(1)
        Text("this does not").lineLimit(1).layoutPriority(1)
      }
      HStack {
        Text("left")
        Spacer()
        Text("middle")
        Spacer()
        Text("right")
      }
    }
  }
}
