/// The characters that stand for symbols by their names (SEMANTICS 8.6): all one column wide in every terminal's font, and
/// with something in their place where only ASCII can be shown.
enum Symbols {
  /// The character for a name; `□` for an unknown one.
  static func glyph(for name: String) -> String {
    if let found = known[name] { return found }
    // ".fill" and its kin are variants of the symbol before the dot.
    guard let dot = name.lastIndex(of: ".") else { return "□" }
    return glyph(for: String(name[..<dot]))
  }

  static let known: [String: String] = [
    // Signs.
    "plus": "+", "plus.circle": "⊕", "minus": "-", "minus.circle": "⊖", "xmark": "✕", "xmark.circle": "⊗",
    "checkmark": "✔", "checkmark.circle": "✔", "checkmark.square": "☑", "square": "☐", "circle": "○",
    "circle.fill": "●", "circle.dotted": "◌", "circle.lefthalf.filled": "◐", "ellipsis": "…", "questionmark": "?",
    "exclamationmark": "!", "exclamationmark.triangle": "⚠", "info": "ℹ", "number": "#", "at": "@", "percent": "%",
    // Directions.
    "chevron.right": "›", "chevron.left": "‹", "chevron.up": "⌃", "chevron.down": "⌄", "chevron.forward": "›",
    "chevron.backward": "‹", "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→",
    "arrow.up.arrow.down": "⇅", "arrow.uturn.backward": "↩", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrowtriangle.right": "▸", "arrowtriangle.left": "◂", "arrowtriangle.up": "▴", "arrowtriangle.down": "▾",
    "square.and.arrow.up": "⇪", "return": "↵", "location": "⌖", "map": "⌖", "mappin": "⌖",
    // Things.
    "magnifyingglass": "⌕", "heart": "♡", "heart.fill": "♥", "star": "☆", "star.fill": "★", "flame": "♨", "bolt": "↯",
    "video": "▶", "play": "▶", "stop": "■", "photo": "▣", "trash": "␡", "pencil": "✎", "scissors": "✂", "gear": "⚙",
    "envelope": "✉", "phone": "☎", "person": "☺", "trophy": "♛", "medal": "♛", "crown": "♛", "flag": "⚑",
    "house": "⌂", "airplane": "✈", "calendar": "▦", "clock": "◷", "folder": "▤", "doc": "▤", "lock": "⊠",
    "music.note": "♪", "sparkles": "✦", "command": "⌘", "option": "⌥", "delete.left": "⌫",
    "list.bullet": "≡", "line.3.horizontal": "☰", "line.3.horizontal.decrease": "≡", "square.grid.2x2": "▦",
    // Seasons and weather.
    "leaf": "♣", "tree": "♣", "sun.max": "☀", "snowflake": "❄", "camera.macro": "✿", "moon": "☾", "cloud": "☁",
    "umbrella": "☂",
  ]
}
