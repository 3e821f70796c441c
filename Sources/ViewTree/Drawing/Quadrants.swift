/// The quarters of a cell that a form covers.
struct Quadrants: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let upperLeft = Quadrants(rawValue: 1)
  static let upperRight = Quadrants(rawValue: 2)
  static let lowerLeft = Quadrants(rawValue: 4)
  static let lowerRight = Quadrants(rawValue: 8)
  static let upper: Quadrants = [.upperLeft, .upperRight]
  static let lower: Quadrants = [.lowerLeft, .lowerRight]
  static let all: Quadrants = [.upper, .lower]

  /// The character that covers these quarters.
  var glyph: Glyph { Self.glyphs[Int(rawValue & 15)] }

  private static let glyphs = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map(Glyph.init)
  private static let known = Dictionary(
    uniqueKeysWithValues: glyphs.enumerated().map { ($1, Quadrants(rawValue: UInt8($0))) })

  /// What a glyph covers, if it is a block.
  init?(_ glyph: Glyph) {
    guard let found = Self.known[glyph] else { return nil }
    self = found
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}
