/// How a line is drawn in box characters, which cover whole cells. Where lines meet they join: `│` and `─` make `┼`.
public struct CellLine: Hashable, Sendable {
  enum Weight: UInt16 {
    case light = 1
    case heavy = 2
    case double = 3
  }

  let weight: Weight
  var hasRoundCorners = false
  var isDashed = false
  var isASCII = false

  /// `┌─┐`
  public static let light = CellLine(weight: .light)
  /// `┏━┓`
  public static let heavy = CellLine(weight: .heavy)
  /// `╔═╗`
  public static let double = CellLine(weight: .double)
  /// `╭─╮`
  public static let rounded = CellLine(weight: .light, hasRoundCorners: true)
  /// `┌┄┐`
  public static let dashed = CellLine(weight: .light, isDashed: true)
  /// `┏┅┓`
  public static let heavyDashed = CellLine(weight: .heavy, isDashed: true)
  /// `+-+`
  public static let ascii = CellLine(weight: .light, isASCII: true)
}
