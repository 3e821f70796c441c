/// What stands for a character where only ASCII can be shown.
enum AsciiFallback {
  /// The ASCII scalar for `scalar`; `?` where nothing resembles it.
  static func scalar(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x20..<0x7f: scalar
    case 0x2500...0x257f: line(scalar)
    case 0x2580...0x259f: block(scalar)
    case 0x2800: " "
    case 0x2801...0x28ff: ":"
    default: table[scalar] ?? latinLetter(scalar) ?? "?"
    }
  }

  /// The plain letter of one with marks, as the e of "LATIN SMALL LETTER E WITH ACUTE" or the s of "LATIN SMALL LETTER
  /// SHARP S"; of a pair of letters the first.
  private static func latinLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let name = scalar.properties.name else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 3, words[0] == "LATIN", ["LETTER", "LIGATURE"].contains(words[2]) else { return nil }
    guard let letter = words[3...].first(where: { $0.utf8.count <= 2 })?.unicodeScalars.first else { return nil }
    return words[1] == "SMALL" ? letter.properties.lowercaseMapping.unicodeScalars.first : letter
  }

  /// Lines of tables and boxes.
  private static func line(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "─", "━", "┄", "┅", "┈", "┉", "╌", "╍", "╴", "╶", "╸", "╺", "╼", "╾": "-"
    case "═": "="
    case "│", "┃", "┆", "┇", "┊", "┋", "╎", "╏", "║", "╵", "╷", "╹", "╻", "╽", "╿": "|"
    case "╱": "/"
    case "╲": "\\"
    case "╳": "x"
    default: "+"
    }
  }

  /// Blocks: more than half is dark.
  private static func block(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "█", "▇", "▆", "▅", "▓", "▉", "▊", "▋", "▙", "▛", "▜", "▟": "#"
    case "▄", "▀", "▌", "▐", "▍", "▒", "▚", "▞": "="
    case "▁", "▂", "▃", "▖", "▗": "_"
    case "░": "."
    default: "-"
    }
  }

  private static let table: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{a0}": " ", "\u{2007}": " ", "\u{202f}": " ", "\u{3000}": " ", "\u{ad}": "-",
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-",
    "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "«": "<", "»": ">", "‹": "<", "›": ">",
    "…": "~", "⋯": "~", "⋮": ":", "·": ".", "•": "*", "‣": ">", "×": "x", "÷": "/",
    "✓": "x", "✔": "x", "☑": "x", "✅": "x", "✗": "-", "✘": "-", "☒": "x", "☐": "o", "✕": "x", "✖": "x",
    "○": "o", "◌": "o", "◯": "o", "◦": "o", "●": "*", "◉": "*", "◎": "o", "⬤": "*", "◐": "o", "◑": "o",
    "■": "#", "□": "o", "▪": "*", "▫": "o", "▢": "o", "▣": "#", "◆": "*", "◇": "o", "◈": "*", "❖": "*",
    "★": "*", "☆": "*", "✦": "*", "✧": "*", "✱": "*", "✶": "*", "❤": "*", "♥": "*",
    "←": "<", "→": ">", "↑": "^", "↓": "v", "↔": "-", "↕": "|", "⇒": ">", "⇐": "<", "⇧": "^", "⇥": ">", "⇤": "<",
    "↩": "<", "↵": "<", "⏎": "<", "⌫": "<", "⌦": ">", "⎋": "^", "␛": "^", "⌃": "^", "⌥": "~", "⌘": "@", "␣": "_",
    "▲": "^", "△": "^", "▴": "^", "▵": "^", "▼": "v", "▽": "v", "▾": "v", "▿": "v", "▶": ">", "▷": ">", "▸": ">",
    "▹": ">", "►": ">", "◀": "<", "◁": "<", "◂": "<", "◃": "<", "◄": "<", "❯": ">", "❮": "<", "➜": ">", "➤": ">",
    "⚠": "!", "ℹ": "i", "⚑": "!", "✎": "/", "✏": "/", "⌕": "/", "⚲": "/", "☰": "=", "≡": "=", "⚙": "*", "∞": "8",
    "≤": "<", "≥": ">", "≠": "#", "≈": "~", "±": "+", "°": "o", "©": "c", "®": "r", "™": "t", "€": "E", "£": "L",
    "⎯": "-", "⏐": "|", "‾": "-", "￨": "|", "⌄": "v", "⇅": "|", "⇪": "^", "⊖": "-", "⊕": "+", "⌖": "+",
    "♡": "*", "♛": "*", "♕": "*", "♣": "*", "☀": "*", "❄": "*", "✿": "*", "❀": "*", "☺": "*", "♨": "*", "✉": "@",
    "␡": "x", "◔": "o", "◕": "o", "⊗": "x", "↻": "@", "↺": "@", "↯": "!", "✂": "x", "☎": "T", "⌂": "^", "✈": ">",
    "▦": "#",
    "◷": "o", "▤": "=", "⊠": "x", "♪": "~", "☾": ")", "☁": "~", "☂": "^",
  ]
}
