import ViewTree

extension GalleryPage {
  static let scrollView = GalleryPage(
    "Scroll view", rules: "LAY-55 to LAY-57", "Page Up, Page Down, Home, End and the wheel; the line tells how far."
  ) {
    HStack(alignment: .top, spacing: 2) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(1..<101) { Text("line \($0)").frame(width: 12, alignment: .leading) }
        }
      }
      ScrollView([.horizontal, .vertical]) {
        VStack(spacing: 0) {
          ForEach(0..<40) { row in
            Text(String((0..<80).map { Character("\(($0 + row) % 10)") })).fixedSize()
          }
        }
      }
      .scrollIndicators(.visible)
    }
  }

  static let scrollTargets = GalleryPage(
    "Scroll targets", rules: "6.14", "The wheel goes from card to card; the last ones stand at the end."
  ) {
    ScrollView(.horizontal) {
      HStack(spacing: 2) {
        ForEach(1..<9) { number in
          Text("card \(number)").frame(width: 25, height: 3).border(.secondary)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .contentMargins(.horizontal, 2)
  }

  static let safeArea = GalleryPage(
    "Safe area", rules: "SAF-1, SAF-2, LAY-24", "Bars keep their rows; a colour extends under them, content does not."
  ) {
    VStack {
      Text("content")
      Spacer()
      Text("end of content")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.blue)
    .safeAreaInset(edge: .top) { Text("top bar") }
    .safeAreaInset(edge: .bottom) { Text("bottom bar") }
  }
}
