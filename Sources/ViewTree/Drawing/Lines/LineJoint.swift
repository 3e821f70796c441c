/// The lines in one cell: from its middle an arm can go to each side. Joints that share a cell become one.
struct LineJoint: Hashable {
  /// Two bits an arm, up in the lowest, then right, down, left; above them what kind of line it is.
  private var bits: UInt16 = 0

  /// The sides that arms go to.
  struct Arms: OptionSet {
    let rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let down = Arms(rawValue: 4)
    static let left = Arms(rawValue: 8)
    static let across: Arms = [.left, .right]
    static let upAndDown: Arms = [.up, .down]
  }

  private static let armBits: UInt16 = 0xFF
  private static let round: UInt16 = 0x100
  private static let dashed: UInt16 = 0x200
  private static let ascii: UInt16 = 0x400

  init() {}

  init(_ arms: Arms, _ line: CellLine) {
    for side in 0..<4 where arms.rawValue >> side & 1 == 1 { bits |= line.weight.rawValue << (2 * side) }
    if line.hasRoundCorners { bits |= Self.round }
    if line.isDashed { bits |= Self.dashed }
    if line.isASCII { bits |= Self.ascii }
  }

  var isEmpty: Bool { bits & Self.armBits == 0 }

  /// This joint drawn over `other`: where both have an arm it is this one's, and so is the kind.
  func over(_ other: LineJoint) -> LineJoint {
    var joined = self
    for side in 0..<4 where weight(side) == 0 { joined.bits |= other.bits & (3 << (2 * side)) }
    return joined
  }

  private func weight(_ side: Int) -> UInt16 { bits >> (2 * side) & 3 }

  /// The character; a line that ends in the cell is drawn through it.
  var glyph: Glyph {
    let weights = (up: weight(0), right: weight(1), down: weight(2), left: weight(3))
    let isAcross = weights.left + weights.right > 0
    let isUpAndDown = weights.up + weights.down > 0
    if bits & Self.ascii != 0 { return isAcross && isUpAndDown ? Self.plus : isAcross ? Self.hyphen : Self.bar }
    if isAcross != isUpAndDown { return straight(isAcross) }
    if [weights.up, weights.right, weights.down, weights.left].contains(CellLine.Weight.double.rawValue) {
      return double(weights)
    }
    if bits & Self.round != 0, let corner = roundCorner { return corner }
    return Self.glyphs[Int(((weights.up * 3 + weights.right) * 3 + weights.down) * 3 + weights.left)]
  }

  private func straight(_ isAcross: Bool) -> Glyph {
    let sides = isAcross ? (weight(3), weight(1)) : (weight(0), weight(2))
    let isDashed = bits & Self.dashed != 0
    switch max(sides.0, sides.1) {
    case 3: return isAcross ? Self.doubleAcross : Self.doubleDown
    case 2 where isDashed: return isAcross ? Self.heavyDashedAcross : Self.heavyDashedDown
    case 1 where isDashed: return isAcross ? Self.dashedAcross : Self.dashedDown
    default:
      let (first, last) = (sides.0 == 0 ? sides.1 : sides.0, sides.1 == 0 ? sides.0 : sides.1)
      return Self.glyphs[Int(isAcross ? first + last * 9 : first * 27 + last * 3)]
    }
  }

  private var roundCorner: Glyph? {
    switch bits & Self.armBits {
    case 0b00_01_01_00: Self.roundCorners[0]
    case 0b01_01_00_00: Self.roundCorners[1]
    case 0b00_00_01_01: Self.roundCorners[2]
    case 0b01_00_00_01: Self.roundCorners[3]
    default: nil
    }
  }

  /// There are double lines across or up and down or both; with them no heavy ones.
  private func double(_ weights: (up: UInt16, right: UInt16, down: UInt16, left: UInt16)) -> Glyph {
    let table = (max(weights.up, weights.down) == 3 ? 1 : 0) + (max(weights.left, weights.right) == 3 ? 2 : 0) - 1
    let arms = [weights.up, weights.right, weights.down, weights.left].reduce(0) { $0 * 2 + ($1 > 0 ? 1 : 0) }
    return Self.doubles[table][arms]
  }

  // MARK: Characters

  private static func glyphs(_ characters: String) -> [Glyph] { characters.unicodeScalars.map(Glyph.init) }

  /// By the weights of the arms up, right, down, left, each 0 to 2, the last the fastest.
  private static let glyphs = glyphs(
    " ─━│┐┑┃┒┓──╾┌┬┭┎┰┱━╼━┍┮┯┏┲┳│┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈┃┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")
  /// By which arms there are, in the same order: double up and down, double across, both.
  private static let doubles = [
    glyphs(" ─║╖──╓╥║╜║╢╙╨╟╫"), glyphs(" ═│╕══╒╤│╛│╡╘╧╞╪"), glyphs(" ═║╗══╔╦║╝║╣╚╩╠╬"),
  ]
  private static let roundCorners = glyphs("╭╮╰╯")
  private static let doubleAcross = Glyph("═")
  private static let doubleDown = Glyph("║")
  private static let dashedAcross = Glyph("┄")
  private static let dashedDown = Glyph("┆")
  private static let heavyDashedAcross = Glyph("┅")
  private static let heavyDashedDown = Glyph("┇")
  private static let plus = Glyph("+")
  private static let hyphen = Glyph("-")
  private static let bar = Glyph("|")
}
