import ViewTree

extension GalleryPage {
  static let grid = GalleryPage(
    "Grid", rules: "GRD-1 to GRD-4", "Columns are as wide as their cells need; a view that is no row goes across."
  ) {
    Grid(alignment: .leading, horizontalSpacing: 2) {
      GridRow {
        Text("Trip").bold()
        Text("Days").bold().gridColumnAlignment(.trailing)
        Text("Season").bold()
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Lofoten")
        Text("7")
        Text("Summer")
      }
      GridRow {
        Text("Rome")
        Text("12")
        Text("Spring")
      }
      GridRow {
        Text("two columns").gridCellColumns(2)
        Text("end")
      }
    }
  }

  static let lazyGrid = GalleryPage(
    "Lazy grids", rules: "LAY-58 to LAY-60", "Of 100,000 cells only those near what can be seen are made; headers stay."
  ) {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))], alignment: .leading, pinnedViews: .sectionHeaders) {
        Section("The first half") { ForEach(0..<50_000) { Text("\($0)") } }
        Section("The other half") { ForEach(50_000..<100_000) { Text("\($0)") } }
      }
    }
  }
}
