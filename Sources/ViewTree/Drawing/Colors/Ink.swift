/// A colour ready for drawing: as cells hold it, with how much of it covers what is below.
struct Ink: Hashable, Sendable {
  var color: CellColor
  /// 255 covers all.
  var alpha: UInt8 = 255
  /// Fainter than usual, where that can't be said by a colour.
  var isDim = false

  static let clear = Ink(color: .default, alpha: 0)

  func faded(by factor: UInt8) -> Ink {
    var ink = self
    ink.alpha = UInt8((Int(alpha) * Int(factor) + 127) / 255)
    return ink
  }
}
