import CWidth
import Synchronization

/// One drawable cluster: a spacing scalar with up to four zero-width ones that join it; or the right half of a
/// wide glyph, which draws nothing.
public struct Glyph: Hashable, Sendable {
  /// A scalar's value; above the last scalar, an index into the table of clusters. The highest bit marks a wide one.
  private let bits: UInt32

  private static let wideBit: UInt32 = 1 << 31

  private var code: UInt32 { bits & ~Self.wideBit }

  /// True for the left half of a glyph of two columns.
  public var isWide: Bool { bits & Self.wideBit != 0 }

  private init(code: UInt32, isWide: Bool = false) { bits = isWide ? code | Self.wideBit : code }

  /// The glyph of one scalar, which must have a width of 1 or 2.
  public init(_ scalar: Unicode.Scalar) {
    self.init(code: scalar.value, isWide: scalar.value >= 0x1100 && cell_width(scalar.value) == 2)
  }

  /// The glyph of one scalar of which the width is known.
  init(_ scalar: Unicode.Scalar, isWide: Bool) { self.init(code: scalar.value, isWide: isWide) }

  /// A blank of one column.
  public static let space = Glyph(" ")

  /// The right half of a wide glyph; the left half draws both.
  public static let continuation = Glyph(code: 0)

  /// True for the right half of a wide glyph.
  public var isContinuation: Bool { bits == 0 }

  /// A glyph of several scalars; the first spaces, the rest joins it. More than five are cut to five, which is
  /// all that ncurses keeps in a cell.
  public init(cluster scalars: some Sequence<Unicode.Scalar>) {
    let kept = Array(scalars.prefix(5))
    switch kept.count {
    case 0: self = .space
    case 1: self.init(kept[0])
    default: self.init(code: Self.clusters.withLock { $0.code(for: kept) }, isWide: Glyph(kept[0]).isWide)
    }
  }

  /// The scalars to draw: one to five; none for the right half of a wide glyph.
  public var scalars: [Unicode.Scalar] {
    if isContinuation { return [] }
    if let scalar = Unicode.Scalar(code) { return [scalar] }
    return Self.clusters.withLock { $0.scalars[Int(code - Clusters.first)] }
  }

  /// The one scalar of a plain glyph, or nil for a cluster.
  public var scalar: Unicode.Scalar? { isContinuation ? nil : Unicode.Scalar(code) }

  private static let clusters = Mutex(Clusters())

  /// Clusters seen so far. It grows with the different ones in the data, of which a language has some hundreds.
  private struct Clusters {
    static let first: UInt32 = 0x110000
    var scalars: [[Unicode.Scalar]] = []
    var codes: [[Unicode.Scalar]: UInt32] = [:]

    mutating func code(for cluster: [Unicode.Scalar]) -> UInt32 {
      if let code = codes[cluster] { return code }
      let code = Self.first + UInt32(scalars.count)
      scalars.append(cluster)
      codes[cluster] = code
      return code
    }
  }
}
