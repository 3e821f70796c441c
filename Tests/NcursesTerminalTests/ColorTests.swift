import CTerminal
import Testing
import ViewTree

@testable import NcursesTerminal

@Suite("Colours")
struct ColorTests {
  @Test("OKLab of known colours")
  func oklab() {
    let white = OKLab(red: 255, green: 255, blue: 255)
    #expect(abs(white.lightness - 1) < 0.001 && abs(white.a) < 0.001 && abs(white.b) < 0.001)
    let red = OKLab(red: 255, green: 0, blue: 0)
    #expect(abs(red.lightness - 0.628) < 0.001 && abs(red.a - 0.2249) < 0.001 && abs(red.b - 0.1258) < 0.001)
    #expect(OKLab(red: 0, green: 0, blue: 0).lightness == 0)
  }

  @Test("a colour of the palette is nearest to itself")
  func fixedPoints() {
    for index in 16...255 as ClosedRange<UInt8> {
      let found = Palette.nearest(Palette.rgb(index), in: 16...255)
      #expect(Palette.rgb(found) == Palette.rgb(index))
    }
  }

  @Test("256 colours: the nearest, never one of the user's sixteen")
  func indexed() {
    var mapping = ColorMapping(depth: .indexed)
    #expect(mapping.number(.rgb(255, 0, 0)) == 196)
    #expect(mapping.number(.rgb(0, 0, 0)) == 16)
    #expect(mapping.number(.rgb(254, 255, 255)) == 231)
    #expect(mapping.number(.rgb(128, 128, 128)) == 244)
    #expect(mapping.number(.palette(3)) == 3)
    #expect(mapping.number(.default) == -1)
    // Twice: from the cache.
    #expect(mapping.number(.rgb(255, 0, 0)) == 196)
  }

  @Test("direct: the colour itself, but for the numbers that are ANSI's")
  func direct() {
    var mapping = ColorMapping(depth: .direct)
    #expect(mapping.number(.rgb(18, 52, 86)) == 0x123456)
    #expect(mapping.number(.palette(9)) == 9)
    #expect(mapping.number(.palette(196)) == 0xff0000)
    for blue in 0..<16 as Range<UInt8> { #expect(mapping.number(.rgb(0, 0, blue)) > 15) }
  }

  @Test("sixteen and eight: readable, bright ones bold where there are no bright ones")
  func few() {
    var sixteen = ColorMapping(depth: .sixteen)
    #expect(sixteen.pair(foreground: .rgb(255, 0, 0), background: .default) == .init(foreground: 9, background: -1))
    let same = sixteen.pair(foreground: .rgb(0, 0, 1), background: .rgb(60, 60, 60))
    #expect(same.foreground != same.background)
    // Neighbours in a picture need not differ.
    let alike = sixteen.pair(foreground: .rgb(0, 0, 1), background: .rgb(2, 0, 0))
    #expect(alike == .init(foreground: 0, background: 0))
    var eight = ColorMapping(depth: .eight)
    #expect(
      eight.pair(foreground: .rgb(255, 0, 0), background: .default)
        == .init(foreground: 1, background: -1, isBold: true))
    #expect(eight.pair(foreground: .palette(8), background: .palette(12)) == .init(foreground: 7, background: 4))
  }

  @Test("what can be read can be read with fewer colours, on light and on dark")
  func readable() {
    for depth in [TerminalCapabilities.ColorDepth.eight, .sixteen, .indexed] {
      var mapping = ColorMapping(depth: depth)
      for (scheme, own) in [(.dark, (0, 0, 0)), (.light, (255, 255, 255))] as [(ColorScheme, Palette.RGB)] {
        mapping.scheme = scheme
        for value in stride(from: 0, to: 0xFFFFFF, by: 0x0F0D07) {
          let color: Palette.RGB = (UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
          let pair = mapping.pair(foreground: .rgb(color.red, color.green, color.blue), background: .default)
          let index = UInt8(pair.foreground) + (pair.isBold ? 8 : 0)
          let wanted = Contrast.step(Contrast.ratio(color, own))
          #expect(Contrast.ratio(Palette.rgb(index), own) >= wanted, "\(value) in \(depth) on \(scheme)")
        }
      }
    }
  }

  @Test("a green for light grounds isn't the bright one of the sixteen")
  func lightGround() {
    var mapping = ColorMapping(depth: .sixteen)
    mapping.scheme = .light
    let green = mapping.pair(foreground: .rgb(0x16, 0x65, 0x34), background: .default).foreground
    #expect(Contrast.ratio(Palette.rgb(UInt8(green)), (255, 255, 255)) >= 4.27)
    // The terminal's own text changes only where it would be lost.
    #expect(mapping.pair(foreground: .default, background: .rgb(0xF9, 0xC9, 0xD9)).foreground == -1)
    #expect(mapping.pair(foreground: .default, background: .rgb(0, 0, 0x80)).foreground == -1)
  }

  @Test("monochrome: none")
  func none() {
    var mapping = ColorMapping(depth: .monochrome)
    #expect(
      mapping.pair(foreground: .rgb(1, 2, 3), background: .palette(4)) == .init(foreground: -1, background: -1))
  }

  @Test("pairs get numbers from 1, each once, until they run out")
  func pairs() throws {
    let pairs = try #require(terminal_pairs_make(1_000))
    defer { terminal_pairs_free(pairs) }
    var isNew: Int32 = 0
    for number in 1...1_000 as ClosedRange<Int32> {
      #expect(terminal_pairs_find(pairs, number * 7, -number, &isNew) == number)
      #expect(isNew == 1)
    }
    for number in 1...1_000 as ClosedRange<Int32> {
      #expect(terminal_pairs_find(pairs, number * 7, -number, &isNew) == number)
      #expect(isNew == 0)
    }
    #expect(terminal_pairs_find(pairs, 1, 1, &isNew) == 0)
    terminal_pairs_clear(pairs)
    #expect(terminal_pairs_find(pairs, 1, 1, &isNew) == 1)
    #expect(isNew == 1)
  }
}

@Suite("The profile of a terminal")
struct TerminalProfileTests {
  private func profile(
    _ name: String, _ colors: Int, direct: Bool = false, colorTerm: String = "", tmux: Bool = false,
    noColor: Bool = false
  ) -> TerminalProfile {
    TerminalProfile(
      .init(
        name: name, colors: colors, isDirect: direct, colorTerm: colorTerm, isInTmux: tmux, noColor: noColor))
  }

  @Test("colours by what the environment says")
  func depth() {
    #expect(profile("xterm-256color", 256).depth == .indexed)
    #expect(profile("xterm-256color", 256, colorTerm: "truecolor").depth == .direct)
    #expect(profile("xterm", 8, colorTerm: "24bit").depth == .direct)
    #expect(profile("xterm", 8).depth == .eight)
    #expect(profile("xterm-16color", 16).depth == .sixteen)
    #expect(profile("vt100", 0, colorTerm: "truecolor").depth == .monochrome)
    #expect(profile("linux", 8, colorTerm: "truecolor").depth == .eight)
    #expect(profile("foot", 256, colorTerm: "truecolor").depth == .direct)
    #expect(profile("tmux-256color", 256).depth == .indexed)
    #expect(profile("tmux-256color", 256, tmux: true).depth == .direct)
    #expect(profile("screen-256color", 256, tmux: true).depth == .direct)
    #expect(profile("screen-256color", 256, colorTerm: "truecolor").depth == .indexed)
    #expect(profile("xterm-direct", 0x100_0000, direct: true).depth == .direct)
    #expect(profile("xterm-256color", 256, colorTerm: "truecolor", noColor: true).depth == .monochrome)
  }

  @Test("the entry that goes with them")
  func entry() {
    #expect(profile("xterm-256color", 256).entry == TERMINAL_ENTRY_XTERM_256)
    #expect(profile("tmux-256color", 256, tmux: true).entry == TERMINAL_ENTRY_TMUX_DIRECT)
    #expect(profile("xterm", 8).entry == TERMINAL_ENTRY_SYSTEM)
    #expect(profile("xterm-256color", 256, noColor: true).entry == TERMINAL_ENTRY_XTERM_256)
    let facts = TerminalProfile.Facts(name: "vt100", colors: 0)
    #expect(TerminalProfile(facts, wanted: .indexed).entry == TERMINAL_ENTRY_XTERM_256)
    #expect(TerminalProfile(systemEntryFor: facts) == TerminalProfile(facts))
    // Sixteen colours of a terminal whose own numbers are red, green and blue.
    let direct = TerminalProfile.Facts(name: "xterm-direct", colors: 0x100_0000, isDirect: true)
    #expect(TerminalProfile(direct, wanted: .sixteen).entry == TERMINAL_ENTRY_XTERM_256)
    #expect(TerminalProfile(facts, wanted: .eight).entry == TERMINAL_ENTRY_XTERM_256)
    #expect(TerminalProfile(systemEntryFor: direct, wanted: .direct).depth == .eight)
    #expect(TerminalProfile(systemEntryFor: direct, wanted: .monochrome).depth == .monochrome)
  }

  @Test("a terminal that the system has no entry for is what its family is")
  func family() throws {
    func facts(_ name: String) throws -> TerminalProfile.Facts {
      try TerminalEnvironment(name: name).facts(terminal_traits())
    }
    #expect(try TerminalProfile(facts("xterm-direct")).depth == .direct)
    #expect(try TerminalProfile(facts("xterm-ghostty")) == TerminalProfile(.init(name: "xterm-256color", colors: 256)))
    #expect(try TerminalProfile(facts("tmux-direct")).entry == TERMINAL_ENTRY_TMUX_DIRECT)
    #expect(try TerminalProfile(facts("foot"), wanted: .monochrome).entry == TERMINAL_ENTRY_XTERM_256)
    #expect(throws: TerminalError.unknownTerminal(name: "vt999")) { try facts("vt999") }
  }
}
