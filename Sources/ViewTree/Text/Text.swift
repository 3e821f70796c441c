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

  /// Most texts are one run without a style of its own.
  private enum Storage: Hashable, Sendable {
    case plain(Content)
    case runs([Run])
  }

  private var storage: Storage

  private init(_ content: Content) { storage = .plain(content) }

  private var runs: [Run] {
    switch storage {
    case .plain(let content): [Run(content: content)]
    case .runs(let runs): runs
    }
  }

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
    sum.storage = .runs(a.runs + b.runs)
    return sum
  }

  /// The text with a change to the style of all its runs.
  func styled(_ change: (inout RunStyle) -> Void) -> Text {
    var runs = runs
    for index in runs.indices { change(&runs[index].style) }
    var text = self
    text.storage = .runs(runs)
    return text
  }

  /// Hands over each part of the text with its style, within `outer`.
  func forEachRun(in outer: RunStyle = RunStyle(), _ body: (String, RunStyle) -> Void) {
    switch storage {
    case .plain(let content): content.resolve(in: outer, body)
    case .runs(let runs):
      for run in runs { run.content.resolve(in: run.style.within(outer), body) }
    }
  }
}

extension Text.Content {
  fileprivate func resolve(in style: Text.RunStyle, _ body: (String, Text.RunStyle) -> Void) {
    switch self {
    case .verbatim(let string): body(string, style)
    case .key(let key): key.forEachRun(in: style, body)
    }
  }
}
