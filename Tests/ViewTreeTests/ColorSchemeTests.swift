import Testing

@testable import ViewTree

/// Light, dark, and more contrast.
@MainActor
struct ColorSchemeTests {
  private static let green = Color(light: 0x0000FF, dark: 0x00FF00, highContrastLight: 0x000080)

  private struct Named: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    var body: some View { Text("\(scheme) \(contrast)").lineLimit(1) }
  }

  private struct Plain: View {
    var body: some View { Text("plain") }
  }

  private struct Sheet: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Named()
        Plain()
        Text("green").foregroundStyle(ColorSchemeTests.green)
        Text("faint").foregroundStyle(.secondary)
        ColorSchemeTests.green.frame(width: 2, height: 1)
        Named().environment(\.colorScheme, .dark)
      }
      .frame(width: 16, height: 6, alignment: .topLeading)
    }
  }

  private func terminal(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> MemoryTerminal {
    MemoryTerminal(
      size: CellSize(16, 6), capabilities: TerminalCapabilities(colorScheme: scheme, contrast: contrast))
  }

  @Test func ENV_5_viewsGetTheSchemeOfTheTerminal() {
    for (scheme, contrast, color, isFaint) in [
      (.dark, .standard, CellColor.rgb(0, 255, 0), true), (.light, .standard, .rgb(0, 0, 255), true),
      (.light, .increased, .rgb(0, 0, 128), false), (.dark, .increased, .rgb(0, 255, 0), false),
    ] as [(ColorScheme, ColorSchemeContrast, CellColor, Bool)] {
      let terminal = terminal(scheme, contrast)
      Session(Sheet(), terminal: terminal).frame()
      #expect(terminal.shown.text.hasPrefix("\(scheme) \(contrast)"))
      #expect(terminal.shown[0, 2].foreground == color)
      #expect(terminal.shown[0, 3].attributes.contains(.dim) == isFaint)
      #expect(terminal.shown[0, 4].background == color)
      #expect(terminal.shown.text.split(separator: "\n").last?.hasPrefix("dark \(contrast)") == true)
    }
  }

  @Test func ENV_2_aLateAnswerRunsOnlyWhatReadsTheScheme() {
    let terminal = terminal(.dark)
    let session = Session(Sheet(), terminal: terminal)
    session.tree.statistics.countsTypes = true
    session.frame()
    session.tree.resetStatistics()
    session.send(.colorScheme(.light))
    session.frame()
    // The second has a scheme of its own.
    #expect(session.tree.statistics.bodies["Named"] == 1)
    #expect(session.tree.statistics.bodies["Plain"] == nil)
    let fresh = self.terminal(.light)
    Session(Sheet(), terminal: fresh).frame()
    #expect(terminal.shown == fresh.shown)

    session.tree.resetStatistics()
    session.send(.colorScheme(.light))
    session.frame()
    #expect(session.tree.statistics.bodies.isEmpty && session.tree.statistics.cellsPainted == 0)
    session.send(.colorScheme(.dark))
    session.frame()
    #expect(terminal.shown.text.hasPrefix("dark"))
  }

  @Test func ENV_5_anAnswerBeforeTheFirstFrameCountsForIt() {
    let terminal = terminal(.dark)
    let session = Session(Named(), terminal: terminal)
    terminal.capabilities.colorScheme = .light
    #expect(session.run() == 128 + 15)
    #expect(terminal.frames.count == 1)
    #expect(terminal.shown.text.contains("light"))
  }
}
