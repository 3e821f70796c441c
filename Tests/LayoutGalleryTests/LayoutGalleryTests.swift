import Testing
import ViewTree

@testable import LayoutGallery

/// Every page of the gallery at every size, and some of them cell by cell.
@MainActor
@Suite struct LayoutGalleryTests {
  private func screen(_ page: String, _ width: Int, _ height: Int) -> [String] {
    let index = GalleryPage.all.firstIndex { $0.title == page } ?? 0
    let terminal = MemoryTerminal(size: CellSize(width, height))
    let session = Session(GalleryScreen(pages: GalleryPage.all, shown: index), terminal: terminal)
    session.frame()
    return terminal.shown.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  nonisolated static let sizes = [(1, 1), (20, 6), (80, 24), (200, 60)]

  @Test(arguments: sizes) func L5_everyPageAtEverySize(width: Int, height: Int) {
    let terminal = MemoryTerminal(size: CellSize(width, height))
    let session = Session(GalleryScreen(pages: GalleryPage.all), terminal: terminal)
    session.frame()
    for page in GalleryPage.all {
      if width >= 20 { #expect(terminal.shown.text.contains(page.title.prefix(10)), "\(page.title)") }
      session.send(.key(KeyPress("n")))
      session.frame()
    }
    #expect(session.tree.reports.isEmpty)
  }

  @Test func L5_aPageThatIsResizedLooksAsIfMadeSo() {
    for page in GalleryPage.all {
      let index = GalleryPage.all.firstIndex { $0.title == page.title } ?? 0
      let terminal = MemoryTerminal(size: CellSize(80, 24))
      let session = Session(GalleryScreen(pages: GalleryPage.all, shown: index), terminal: terminal)
      session.frame()
      for (width, height) in [(20, 6), (120, 40), (61, 13), (80, 24)] {
        terminal.resize(CellSize(width, height))
        session.send(.resize(CellSize(width, height)))
        session.frame()
        let lines = terminal.shown.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // The list of pages may stand elsewhere after it has scrolled.
        let fresh = screen(page.title, width, height)
        let from = width >= 60 ? 26 : 0
        #expect(
          lines.map { $0.dropFirst(from) } == fresh.map { $0.dropFirst(from) }, "\(page.title) at \(width)×\(height)")
      }
    }
  }

  @Test func GRD_1_gridPage() {
    #expect(
      screen("Grid", 40, 12) == [
        "7/23",
        "Grid GRD-1 to GRD-4",
        "Columns are as wide as their cells need;",
        "a view that is no row goes across.",
        "",
        "Trip     Days  Season",
        "─────────────────────",
        "Lofoten     7  Summer",
        "Rome       12  Spring",
        "two columns    end",
        "",
        "",
      ])
  }

  @Test func VTF_1_viewThatFitsPage() {
    let lines = screen("ViewThatFits", 50, 18)
    #expect(lines.contains("│Saturday, 14 March 2026                 │"))
    #expect(lines.contains("│14 March 2026         │"))
    #expect(lines.contains("│14 Mar      │"))
    #expect(lines.contains("│14 Mar│"))
  }

  @Test func STK_4_stacksPage() {
    let lines = screen("Stacks", 41, 16)
    // 39 columns for three.
    #expect(lines.contains("      1             2             3"))
  }

  @Test func listOfPagesBesideThePage() {
    let lines = screen("Stacks", 80, 24)
    #expect(lines[0] == "▸ Stacks                 │ Stacks STK-3, STK-4, STK-7")
    #expect(lines[23].hasPrefix("n p pages  q quit"))
  }
}
