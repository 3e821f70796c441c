/// How a terminal is asked to put text on its clipboard: `ESC ] 52`, which reaches the machine that the user sits at
/// through ssh and multiplexers.
struct Clipboard: Equatable, Sendable {
  enum Route: Sendable {
    /// The terminal isn't in a window, and so has no clipboard.
    case none
    case plain
    /// tmux takes it for itself if its `set-clipboard` is on, and hands on what is wrapped if `allow-passthrough` is,
    /// or before version 3.3. It does no harm if both are.
    case tmux
    /// GNU screen hands on what is wrapped, in small pieces.
    case screen
  }

  /// Bytes of text; xterm takes no longer sequence than 100,000 bytes.
  static let limit = 74_994
  /// Bytes in a piece for screen, whose buffer is small.
  private static let pieceForScreen = 252

  let route: Route

  init(_ route: Route) { self.route = route }

  init(_ environment: TerminalEnvironment, isWindow: Bool) {
    if !isWindow {
      route = .none
    } else if environment.isInTmux || environment.name.hasPrefix("tmux") {
      route = .tmux
    } else {
      route = environment.name.hasPrefix("screen") ? .screen : .plain
    }
  }

  /// What is to be sent; nil if the text is too long or there is no clipboard.
  func sequence(for text: String) -> String? {
    guard route != .none, text.utf8.count <= Self.limit else { return nil }
    let encoded = Self.base64(text.utf8)
    let plain = "\u{1b}]52;c;\(encoded)\u{7}"
    switch route {
    case .none: return nil
    case .plain: return plain
    case .tmux: return plain + "\u{1b}Ptmux;\u{1b}\(plain)\u{1b}\\"
    case .screen:
      var pieces = ""
      var rest = plain[...]
      while !rest.isEmpty {
        pieces += "\u{1b}P\(rest.prefix(Self.pieceForScreen))\u{1b}\\"
        rest = rest.dropFirst(Self.pieceForScreen)
      }
      return pieces
    }
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func base64(_ bytes: some Sequence<UInt8>) -> String {
    var result: [UInt8] = []
    var bits = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | Int(byte)
      count += 8
      while count >= 6 {
        count -= 6
        result.append(digits[bits >> count & 63])
      }
      bits &= 255
    }
    if count > 0 { result.append(digits[bits << (6 - count) & 63]) }
    while result.count % 4 != 0 { result.append(UInt8(ascii: "=")) }
    return String(decoding: result, as: UTF8.self)
  }
}
