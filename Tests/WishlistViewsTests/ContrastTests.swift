import Testing
import ViewTree

@testable import NcursesTerminal

/// W14: what the app shows can be read, by the Web Content Accessibility Guidelines: text stands out from what is behind
/// it by 4.5 to 1, lines, bars and symbols by 3 to 1, and where the user asks for more contrast text by 7 to 1.
@MainActor
@Suite struct ContrastTests {
  /// A terminal's own colours: those that it starts with, and those of a theme that many use.
  struct Own: CustomTestStringConvertible {
    let name: String
    let scheme: ColorScheme
    let text: Palette.RGB
    let background: Palette.RGB
    var isPlain = true
    var testDescription: String { name }
  }

  nonisolated static let plain = [
    Own(name: "dark", scheme: .dark, text: (229, 229, 229), background: (0, 0, 0)),
    Own(name: "light", scheme: .light, text: (30, 30, 30), background: (255, 255, 255)),
  ]
  nonisolated static let themes = [
    Own(name: "dark theme", scheme: .dark, text: (248, 248, 242), background: (40, 42, 54), isPlain: false),
    Own(name: "light theme", scheme: .light, text: (7, 54, 66), background: (253, 246, 227), isPlain: false),
  ]

  @Test(arguments: plain + themes) func W14_direct(own: Own) throws { try check(own, .direct) }

  @Test(arguments: plain + themes) func W14_256(own: Own) throws { try check(own, .indexed) }

  @Test(arguments: plain) func W14_16(own: Own) throws { try check(own, .sixteen) }

  @Test(arguments: plain) func W14_highContrast(own: Own) throws { try check(own, .direct, .increased) }

  @Test(arguments: plain) func W14_highContrastOf256(own: Own) throws { try check(own, .indexed, .increased) }

  @Test(arguments: plain) func W14_highContrastOf16(own: Own) throws { try check(own, .sixteen, .increased) }

  /// Goes through the app, and looks at each cell of each screen.
  private func check(
    _ own: Own, _ depth: TerminalCapabilities.ColorDepth, _ contrast: ColorSchemeContrast = .standard
  ) throws {
    let screen = try AppScreen(
      80, 24, messages: ["trips/rome.json: line 3: a comma is missing"],
      capabilities: TerminalCapabilities(colorDepth: depth, colorScheme: own.scheme, contrast: contrast))
    var reader = CellReader(own: own, depth: depth, contrast: contrast)
    reader.read(screen, "home")
    for (name, keys) in [
      ("collection", [.downArrow, .return]), ("trip", [.return, .space]), ("goals", ["2"]), ("search", ["/"]),
      ("help", [.escape, "1", "?"]), ("new trip", [.escape, .escape, .escape, "n"]), ("commands", [.escape, ":"]),
    ] as [(String, [KeyEquivalent])] {
      for key in keys { screen.press(key) }
      reader.read(screen, name)
    }
    #expect(reader.cells > 2_000)
    #expect(reader.faults == [])
  }
}

/// Looks at cells as a terminal with so many colours shows them.
@MainActor
private struct CellReader {
  let own: ContrastTests.Own
  let depth: TerminalCapabilities.ColorDepth
  let contrast: ColorSchemeContrast
  private var mapping: ColorMapping
  private(set) var cells = 0
  private(set) var faults: Set<String> = []

  init(own: ContrastTests.Own, depth: TerminalCapabilities.ColorDepth, contrast: ColorSchemeContrast) {
    self.own = own
    self.depth = depth
    self.contrast = contrast
    mapping = ColorMapping(depth: depth)
    mapping.scheme = own.scheme
  }

  mutating func read(_ screen: AppScreen, _ name: String) {
    for y in 0..<screen.terminal.size.height {
      for x in 0..<screen.terminal.size.width {
        let cell = screen.terminal.shown[x, y]
        guard let scalar = cell.glyph.scalars.first, scalar != " " else { continue }
        cells += 1
        let ratio = ratio(of: cell)
        if ratio < least(for: scalar, cell) {
          faults.insert("\(name): \(scalar) by \(ratio): \(cell.foreground.value) on \(cell.background.value)")
        }
      }
    }
  }

  private func least(for scalar: Unicode.Scalar, _ cell: Cell) -> Float {
    if case .palette = cell.foreground.value {
      // The palette is the user's, and so is how well its colours are seen.
      return own.isPlain ? 3 : 1
    }
    // The part of a bar that isn't there yet, and what can't be pressed now.
    let isDisabled = cell.attributes.contains(.dim) && cell.foreground != .default
    if scalar == "░" || isDisabled { return 1.5 }
    let isText = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    guard isText else { return 3 }
    // How dim "dim" is differs between terminals, so this is a guess on the safe side.
    if contrast == .standard, cell.attributes.contains(.dim) { return 3.5 }
    switch (depth, contrast) {
    // The sixteen are a little different everywhere.
    case (.sixteen, _): return 4.5 * 0.95
    case (_, .standard): return 4.5
    // The steps of the palette don't meet each colour.
    case (.indexed, .increased): return 6.5
    case (_, .increased): return 7
    }
  }

  private mutating func ratio(of cell: Cell) -> Float {
    var (text, background) = shown(cell)
    if cell.attributes.contains(.dim) {
      // Terminals take about a third of the light away, towards what is behind.
      func faint(_ part: UInt8, _ behind: UInt8) -> UInt8 { UInt8((Int(part) * 2 + Int(behind)) / 3) }
      text = (
        faint(text.red, background.red), faint(text.green, background.green), faint(text.blue, background.blue)
      )
    }
    return Contrast.ratio(text, background)
  }

  /// The colours that the terminal shows.
  private mutating func shown(_ cell: Cell) -> (Palette.RGB, Palette.RGB) {
    let pair = mapping.pair(foreground: cell.foreground, background: cell.background)
    return (rgb(pair.foreground, own.text), rgb(pair.background, own.background))
  }

  private func rgb(_ number: Int32, _ own: Palette.RGB) -> Palette.RGB {
    switch number {
    case ..<0: own
    case 16... where depth == .direct: (UInt8(number >> 16), UInt8(number >> 8 & 255), UInt8(number & 255))
    default: Palette.rgb(UInt8(number))
    }
  }
}
