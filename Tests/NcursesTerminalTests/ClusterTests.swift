import Testing

@testable import NcursesTerminal
@testable import ViewTree

/// What a text takes of a line is what a real terminal gives it.
@MainActor
@Suite(.serialized) struct ClusterTests {
  private static let width = 40

  /// Each line has a cluster, a marker, and one more marker at the right, which is placed by its column: as many blanks
  /// are between the two as the terminal thinks are left.
  @Test func T4_tmuxShowsTheMarkerAfterEachClusterWhereItWasDrawn() throws {
    let clusters = ClusterTable.all
    #expect(clusters.count >= 150)
    let lines = clusters.map { CellText.cells(of: $0) }
    var bytes = "\u{1B}[?7l"
    for (row, cells) in lines.enumerated() {
      bytes += "\u{1B}[\(row + 1);1H\(Self.string(cells))|\u{1B}[\(row + 1);\(Self.width)H#"
    }
    let last = "\(Self.string(lines[lines.count - 1]))|"
    let shown = try TmuxPicture.shown(
      of: bytes, size: CellSize(Self.width, lines.count), until: { $0.last?.hasPrefix(last) == true })
    #expect(shown.count == lines.count)
    for (row, line) in shown.enumerated() where row < lines.count {
      let blanks = line.dropLast().reversed().prefix { $0 == " " }.count
      let columns = Self.width - 2 - blanks
      #expect(columns == lines[row].columns, "\(Self.hex(clusters[row])): \(line)")
      #expect(line == Self.string(lines[row]) + "|" + String(repeating: " ", count: blanks) + "#")
    }
  }

  /// The same clusters as texts on a screen that ncurses draws.
  @Test func T4_tmuxShowsTheTextsThatWereDrawn() throws {
    let clusters = ClusterTable.all.filter { !$0.contains(where: \.isNewline) }
    let size = CellSize(Self.width, clusters.count)
    let session = Session(
      VStack(alignment: .leading) {
        ForEach(clusters.indices) { index in
          HStack(spacing: 0) {
            Text(clusters[index])
            Text("|")
            Spacer()
            Text("#")
          }
        }
      }, terminal: MemoryTerminal(size: size))
    session.frame()
    let surface = session.surface
    let device = try #require(PseudoTerminal(size: size))
    defer { device.close() }
    let terminal = try NcursesTerminal(
      .init(
        input: device.terminal, output: device.terminal,
        environment: TerminalEnvironment(name: "xterm-256color", colorTerm: "", noColor: false), ownsProcess: false,
        isUnicode: true), configuration: .init(colorScheme: .dark))
    defer { terminal.restore() }
    let sent = terminal.present(
      surface, runs: (0..<size.height).map { CellRun(row: $0, columns: 0..<size.width) }, cursor: nil)
    let expected = (0..<size.height).map { surface.text(row: $0) }
    let shown = try TmuxPicture.shown(of: device.sent(sent), size: size, until: { $0 == expected })
    for row in 0..<size.height { #expect(row < shown.count && shown[row] == expected[row]) }
  }

  private static func string(_ cells: [TextCell]) -> String {
    var scalars = String.UnicodeScalarView()
    for cell in cells { scalars.append(contentsOf: cell.glyph.scalars) }
    return String(scalars)
  }

  private static func hex(_ cluster: String) -> String {
    cluster.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}
