/// A symbol by its name: one or two cells.
public struct Image: View, Hashable {
  private let systemName: String

  public init(systemName: String) { self.systemName = systemName }

  public var body: some View { Text(Symbols.glyph(for: systemName)) }
}

/// A title with a symbol before it.
public struct Label: View, Hashable {
  private let title: String
  private let systemImage: String

  public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.title = String(title)
    self.systemImage = systemImage
  }

  public var body: some View {
    HStack(spacing: 1) {
      Image(systemName: systemImage)
      Text(title)
    }
  }
}

/// The characters that stand for symbols; all one column wide, in every terminal's font.
enum Symbols {
  static func glyph(for name: String) -> String {
    if let found = known[name] { return found }
    // ".fill" and its kin are variants of the symbol before the dot.
    guard let dot = name.lastIndex(of: ".") else { return "□" }
    return glyph(for: String(name[..<dot]))
  }

  private static let known: [String: String] = [
    "plus": "+", "minus": "-", "minus.circle": "⊖", "checkmark": "✔", "checkmark.circle.fill": "✔", "circle": "○",
    "circle.fill": "●", "magnifyingglass": "⌕", "heart": "♡", "heart.fill": "♥", "star": "☆", "star.fill": "★",
    "chevron.right": "›", "chevron.left": "‹", "chevron.up": "⌃", "chevron.down": "⌄", "arrow.up.arrow.down": "⇅",
    "flame": "♨", "video": "▶", "photo": "▣", "trash": "␡", "square.and.arrow.up": "⇪", "gear": "⚙", "map": "⌖",
    "xmark": "✕", "ellipsis": "…", "envelope": "✉", "person": "☺", "trophy": "♛", "medal": "♛", "flag": "⚑",
    "leaf": "♣", "sun.max": "☀", "snowflake": "❄", "camera.macro": "✿", "list.bullet": "≡",
  ]
}
