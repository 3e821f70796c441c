import ViewTree

extension GalleryPage {
  static let text = GalleryPage(
    "Text", rules: "TXT-1 to TXT-5", "Lines break between words; what has no room is cut with an ellipsis."
  ) {
    VStack(alignment: .leading, spacing: 1) {
      Text("The quick brown fox jumps over the lazy dog").frame(width: 16, alignment: .leading)
        .padding(1).border(.secondary)
      Text("cut at the end of the line").lineLimit(1).frame(width: 16, alignment: .leading)
      Text("cut in the middle of it").lineLimit(1).truncationMode(.middle).frame(width: 16, alignment: .leading)
      Text("東京とソウル, 한국어, café").frame(width: 12, alignment: .leading)
      Text("lines of\none text\ncentred").multilineTextAlignment(.center)
    }
  }

  static let shapes = GalleryPage(
    "Shapes, borders", rules: "8.2", "Shapes take what they are offered; lines are one cell wide."
  ) {
    HStack(spacing: 1) {
      Rectangle().strokeBorder(.secondary)
      RoundedRectangle(cornerRadius: 1).strokeBorder(Color.green)
      Rectangle().fill(Color.blue)
      RoundedRectangle(cornerRadius: 1).strokeBorder(Color.red, lineWidth: 2)
    }
    .frame(height: 5)
  }

  static let rightToLeft = GalleryPage(
    "Right to left", rules: "RTL-1, STK-8", "The same rows from left to right and from right to left."
  ) {
    VStack(alignment: .leading, spacing: 1) {
      DirectionRow()
      DirectionRow().environment(\.layoutDirection, .rightToLeft)
    }
  }
}

private struct DirectionRow: View {
  var body: some View {
    HStack {
      Text("first")
      Text("second")
      Spacer()
      Text("last")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(1)
    .border(.secondary)
  }
}
