/// A symbol by its name, as one character.
///
///     Image(systemName: "star.fill")   // 1×1: ★
public struct Image: View, Hashable {
  private let systemName: String

  /// The symbol of that name as a character; `□` for an unknown one.
  public init(systemName: String) { self.systemName = systemName }

  nonisolated var glyph: String { Symbols.glyph(for: systemName) }

  /// The character of the symbol.
  public var body: some View { Text(verbatim: glyph) }
}

/// A title with a symbol before it.
///
///     Label("Trips", systemImage: "map")   // 7×1: ⌖ Trips
public struct Label: View, Hashable {
  private let title: String
  private let systemImage: String

  /// A text with the symbol of that name before it.
  public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.title = String(title)
    self.systemImage = systemImage
  }

  /// The symbol, a blank and the title.
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
