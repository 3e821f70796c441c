import Testing

@testable import ViewTree

/// Grids that know all their cells (GRD-1 to GRD-4).
@MainActor
@Suite struct GridTests {
  private func frames(_ grid: some View, _ width: Int?, _ height: Int? = nil) -> [CellRect] {
    Probe(grid).frames(width, height)
  }

  @Test func GRD_1_columnsAreTheMostOfAnyRow() {
    let grid = Grid(alignment: .topLeading) {
      GridRow {
        Rigid(3)
        Rigid(5)
      }
      GridRow { Rigid(4) }
      Rigid(2)
    }
    #expect(Probe(grid).size(nil, nil) == CellSize(10, 3))
    #expect(
      frames(grid, 40) == [
        CellRect(x: 0, y: 0, width: 3, height: 1), CellRect(x: 5, y: 0, width: 5, height: 1),
        CellRect(x: 0, y: 1, width: 4, height: 1), CellRect(x: 0, y: 2, width: 2, height: 1),
      ])
  }

  @Test func GRD_1_emptyRowsTakeNoSpacing() {
    let grid = Grid(verticalSpacing: 2) {
      GridRow { Rigid(3) }
      GridRow { EmptyView() }
      GridRow { Rigid(3) }
    }
    #expect(Probe(grid).size(nil, nil) == CellSize(3, 4))
    #expect(Probe(Grid { EmptyView() }).size(20, 20) == .zero)
  }

  @Test func GRD_1_cellsAcrossColumns() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 1) {
      GridRow {
        Rigid(4)
        Rigid(4)
        Rigid(4)
      }
      GridRow {
        Rigid(2).gridCellColumns(2)
        Rigid(3)
      }
    }
    #expect(frames(grid, 40).map(\.minX) == [0, 5, 10, 0, 10])
  }

  @Test func GRD_2_flexibleColumnsShareTheRest() {
    let grid = Grid(horizontalSpacing: 1) {
      GridRow {
        Rigid(6)
        Color.red
        Color.blue
      }
    }
    // 40 - 2 - 6 = 32 for two.
    #expect(frames(grid, 40, 1).map(\.width) == [6, 16, 16])
    #expect(Probe(grid).size(41, 1) == CellSize(41, 1))
    #expect(frames(grid, 41, 1).map(\.width) == [6, 16, 17])
  }

  @Test func GRD_2_textGivesWayInItsColumn() {
    let grid = Grid(alignment: .topLeading) {
      GridRow {
        Text("Trip")
        Text("The quick brown fox")
      }
    }
    #expect(Screen(14, 3, grid).text == "Trip The quick\n     brown fox\n")
  }

  @Test func GRD_2_aWideCellSpreadsWhatIsMissing() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 1) {
      GridRow {
        Rigid(2)
        Rigid(2)
        Rigid(2)
      }
      GridRow { Rigid(13).gridCellColumns(3) }
    }
    // 13 - 8 = 5 over three columns: 1, 2, 2.
    #expect(Probe(grid).size(nil, nil) == CellSize(13, 2))
    #expect(frames(grid, nil).map(\.minX) == [0, 4, 9, 0])
  }

  @Test func GRD_2_unsizedCellsGetTheColumnsWidth() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Rigid(6)
        Rigid(4)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
        Rigid(2)
      }
    }
    #expect(
      frames(grid, 60, 20) == [
        CellRect(x: 0, y: 0, width: 6, height: 1), CellRect(x: 7, y: 0, width: 4, height: 1),
        CellRect(x: 0, y: 1, width: 11, height: 1), CellRect(x: 0, y: 2, width: 6, height: 1),
        CellRect(x: 7, y: 2, width: 2, height: 1),
      ])
  }

  @Test func GRD_3_rowsShareTheHeight() {
    let grid = Grid {
      GridRow { Color.red }
      GridRow { Rigid(3, 2) }
      GridRow { Color.blue }
    }
    #expect(frames(grid, 5, 11).map(\.height) == [4, 2, 5])
  }

  @Test func GRD_4_anchorBeforeColumnBeforeRowBeforeGrid() {
    let grid = Grid(alignment: .bottomTrailing, horizontalSpacing: 0) {
      GridRow {
        Rigid(6, 4)
        Rigid(6, 4)
        Rigid(6, 4)
        Rigid(6, 4)
      }
      GridRow(alignment: .top) {
        Rigid(2).gridCellAnchor(.center)
        Rigid(2).gridColumnAlignment(.leading)
        Rigid(2)
        Rigid(6, 4)
      }
      GridRow {
        Rigid(2)
        Rigid(2)
        Rigid(2)
        Rigid(6, 4)
      }
    }
    let found = frames(grid, nil)
    #expect(found[4...6].map(\.origin) == [CellPoint(2, 5), CellPoint(6, 4), CellPoint(16, 4)])
    #expect(found[8...10].map(\.origin) == [CellPoint(4, 11), CellPoint(6, 11), CellPoint(16, 11)])
  }

  @Test func GRD_4_baselinesMeet() {
    let grid = Grid(alignment: .leadingFirstTextBaseline) {
      GridRow {
        Rigid(2, 3)
        Text("ab")
      }
    }
    // The baseline of a view without text is its lower edge.
    #expect(frames(grid, 10).map(\.minY) == [0, 2])
  }

  @Test func GRD_1_aRowByItselfIsItsViews() {
    let row = HStack(spacing: 0) {
      GridRow {
        Text("a")
        Text("b")
      }
    }
    #expect(Screen(2, 1, row).text == "ab")
  }

  struct Changing: View {
    let words: Words
    var body: some View {
      Grid(alignment: .leading) {
        GridRow {
          Text(words.text)
          Text("|")
        }
        GridRow {
          Text("abc")
          Text("|")
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func GRD_2_aCellThatGrowsMovesTheOthers() {
    let words = Words("a")
    let screen = Screen(10, 2, Changing(words: words))
    #expect(screen.text == "a   |\nabc |")
    screen.change { words.text = "abcde" }
    #expect(screen.text == "abcde |\nabc   |")
  }
}
