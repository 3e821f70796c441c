/// Text on one or several lines: broken between words to the width that it is offered, cut with "…" where it can't be
/// shown whole (TXT-1 to TXT-6).
///
///     Text("The quick brown fox").frame(width: 12)   // The quick / brown fox
///     Text("Book the **night train**")               // the last two words in bold
///     Text("Rome").bold() + Text(" in spring")       // each keeps its style
///
/// A literal is a ``LocalizedStringKey``: emphasis and links are written in it as in Markdown. The value of a variable
/// is shown as it is.
public struct Text: Hashable, Sendable {
  /// A part of a text in one style.
  struct Run: Hashable, Sendable {
    var content: Content
    var style = RunStyle()
  }

  enum Content: Hashable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
  }

  /// Most texts have one run.
  private var first: Run
  private var others: [Run] = []

  private init(_ content: Content) { first = Run(content: content) }

  /// The string as it is.
  public init(verbatim string: String) { self.init(.verbatim(string)) }

  /// The string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ string: S) { self.init(.verbatim(String(string))) }

  /// A text with emphasis and links as Markdown writes them (LOC-1, LOC-5).
  public init(_ key: LocalizedStringKey) { self.init(.key(key)) }

  /// A symbol within text.
  public init(_ image: Image) { self.init(.verbatim(image.glyph)) }

  /// Joins two texts into one, which is broken into lines as a whole; each keeps its styles (TXT-7).
  public static func + (a: Text, b: Text) -> Text {
    var sum = a
    sum.others.append(b.first)
    sum.others += b.others
    return sum
  }

  /// The text with a change to the style of all its runs.
  func styled(_ change: (inout RunStyle) -> Void) -> Text {
    var text = self
    change(&text.first.style)
    for index in text.others.indices { change(&text.others[index].style) }
    return text
  }

  /// Hands over each part of the text with its style, within `outer`.
  func forEachRun(in outer: RunStyle = RunStyle(), _ body: (String, RunStyle) -> Void) {
    first.resolve(in: outer, body)
    for run in others { run.resolve(in: outer, body) }
  }
}

extension Text.Run {
  fileprivate func resolve(in outer: Text.RunStyle, _ body: (String, Text.RunStyle) -> Void) {
    let style = style.within(outer)
    switch content {
    case .verbatim(let string): body(string, style)
    case .key(let key): key.forEachRun(in: style, body)
    }
  }
}
