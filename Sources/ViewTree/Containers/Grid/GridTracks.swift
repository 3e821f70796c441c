/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Hashable, Sendable {
  /// How wide a column is, in cells.
  public enum Size: Hashable, Sendable {
    /// Exactly so many cells.
    case fixed(Double)
    /// An equal share of what is left, within the limits.
    case flexible(minimum: Double = 2, maximum: Double = .infinity)
    /// As many columns as fit, each at least `minimum` wide.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide the column is, or how high the row.
  public var size: Size
  /// Cells between this column and the next; nil for 1 column or no row.
  public var spacing: Double?

  /// A column that shares what is left, if nothing is said; `spacing` in cells.
  public init(_ size: Size = .flexible(), spacing: Double? = nil) {
    self.size = size
    self.spacing = spacing
  }
}

/// The columns of a lazy grid and how they share a width (LAY-59).
struct GridTracks: Hashable {
  let items: [GridItem]
  let usualSpacing: Int

  struct Track: Hashable {
    var start: Int
    var length: Int
  }

  private static let widest = 4_096

  private func gap(after item: GridItem) -> Int { cells(item.spacing) ?? usualSpacing }

  /// Where each column starts and how wide it is when all together get `width`.
  func tracks(in width: Int) -> [Track] {
    // A stack also asks how wide a grid can be, and no screen is as wide as that.
    var available = min(width, Self.widest) - items.dropLast().reduce(0) { $0 + gap(after: $1) }
    for case .fixed(let length) in items.map(\.size) { available -= cells(length) ?? 0 }
    var shared = items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [Track] = []
    var start = 0
    for item in items {
      switch item.size {
      case .fixed(let length): append(cells(length) ?? 0)
      case .flexible(let least, let most):
        let length = Self.clamp(max(0, available) / shared, least, most)
        available -= length
        shared -= 1
        append(length)
      case .adaptive(let least, let most):
        let share = max(0, available) / shared
        available -= share
        shared -= 1
        let between = gap(after: item)
        let count = max(1, (share + between) / max(1, (cells(least) ?? 1) + between))
        let room = max(0, share - (count - 1) * between)
        for index in 0..<count {
          // What is left over goes to the last ones.
          let length = room / count + (index >= count - room % count ? 1 : 0)
          append(min(length, cells(most) ?? length), between: index < count - 1 ? between : nil)
        }
      }
      func append(_ length: Int, between: Int? = nil) {
        tracks.append(Track(start: start, length: length))
        start += length + (between ?? gap(after: item))
      }
    }
    return tracks
  }

  private static func clamp(_ length: Int, _ least: Double, _ most: Double) -> Int {
    min(max(length, cells(least) ?? 0), cells(most) ?? Int.max)
  }
}
