/// Text on one or several lines: broken between words to the width that it is offered, cut with "…" where it can't be
/// shown whole (TXT-1 to TXT-6).
///
///     Text("The quick brown fox").frame(width: 12)   // The quick / brown fox
///
/// Two texts are joined with `+`, each keeping its style.
public struct Text: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    let string: String
    var style: RunStyle
  }

  struct RunStyle: Hashable, Sendable {
    var attributes: CellAttributes = []
    var color: Color?
    var isSecondary = false
  }

  let runs: [Run]

  /// The string as it is.
  public init(verbatim string: String) { runs = [Run(string: string, style: RunStyle())] }

  /// The string as it is.
  public init<S: StringProtocol>(_ string: S) { self.init(verbatim: String(string)) }

  private init(runs: [Run]) { self.runs = runs }

  /// Joins two texts into one, which is broken into lines as a whole; each keeps its styles (TXT-7).
  public static func + (a: Text, b: Text) -> Text { Text(runs: a.runs + b.runs) }

  /// The text without styles.
  var string: String { runs.map(\.string).joined() }

  private func styled(_ change: (inout RunStyle) -> Void) -> Text {
    Text(
      runs: runs.map { run in
        var run = run
        change(&run.style)
        return run
      })
  }

  /// The text in bold.
  public func bold() -> Text { styled { $0.attributes.insert(.bold) } }
  /// The text in italics, where the terminal has them.
  public func italic() -> Text { styled { $0.attributes.insert(.italic) } }
  /// The text with a line below.
  public func underline() -> Text { styled { $0.attributes.insert(.underline) } }
  /// The text with a line through it, where the terminal can.
  public func strikethrough() -> Text { styled { $0.attributes.insert(.strikethrough) } }

  /// Colours this text; innermost, it wins over the style around it.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = color } }
}

@MainActor
extension Text: PrimitiveView {
  /// What was laid out last, for the value and the environment that it was made of.
  @MainActor
  private final class Cache {
    var text: Text
    var environment: EnvironmentValues
    var traits: TextTraits
    var layout: TextLayout
    /// The lines that were broken last.
    var width: Int?
    var limit: Int?
    var lines: [[TextCell]]?

    init(_ text: Text, _ traits: TextTraits, _ environment: EnvironmentValues) {
      self.text = text
      self.environment = environment
      self.traits = traits
      layout = TextLayout(paragraphs: text.paragraphs(traits, environment))
    }
  }

  /// The layout for the present text and environment. As long as the node's environment is the very same one, nothing
  /// in it is looked up.
  private func cache(_ node: Node) -> Cache {
    var isFirst = false
    let cache = node.keep {
      isFirst = true
      return Cache(self, node.read(\.textTraits), node.environment)
    }
    if isFirst { return cache }
    let isSameText = cache.text == self
    if cache.environment.isIdentical(to: node.environment) {
      if isSameText { return cache }
    } else {
      cache.environment = node.environment
      let traits = node.read(\.textTraits)
      if isSameText, traits == cache.traits { return cache }
      cache.traits = traits
    }
    cache.text = self
    cache.lines = nil
    cache.layout = TextLayout(paragraphs: paragraphs(cache.traits, node.environment))
    return cache
  }

  private func paragraphs(_ base: TextTraits, _ environment: EnvironmentValues) -> [[TextCell]] {
    var paragraphs: [[TextCell]] = [[]]
    for run in runs {
      let attributes = base.attributes.union(run.style.attributes)
      let color = run.style.color?.resolve(in: environment) ?? base.color
      for (index, part) in Self.lines(of: run.string).enumerated() {
        if index > 0 { paragraphs.append([]) }
        for cluster in CellText.clusters(of: part) {
          let isSpace = cluster.glyph == .space
          paragraphs[paragraphs.count - 1].append(
            TextCell(
              glyph: cluster.glyph, width: cluster.width, foreground: color, background: nil, attributes: attributes,
              isSpace: isSpace,
              // After a space, a hyphen, and between the wide characters of East Asia.
              allowsBreakAfter: isSpace || cluster.glyph == Glyph("-") || cluster.width == 2))
        }
      }
    }
    return paragraphs
  }

  /// The lines that the string has by itself. Most have one, of plain letters, which bytes tell.
  private nonisolated static func lines(of string: String) -> [Substring] {
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return [string[...]] }
    return string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private func lines(_ proposal: ProposedSize, _ node: Node) -> [[TextCell]] {
    let cache = cache(node)
    var limit = cache.traits.lineLimit
    if let height = proposal.height, height < ProposedSize.unbounded { limit = min(limit ?? height, height) }
    if let least = limit { limit = max(1, least) }
    let width = proposal.width == ProposedSize.unbounded ? nil : proposal.width
    if let lines = cache.layout.wholeLines(width: width) { return lines }
    if let lines = cache.lines, cache.width == width, cache.limit == limit { return lines }
    let lines = cache.layout.lines(width: width, limit: limit, truncation: cache.traits.truncationMode.layout)
    cache.width = width
    cache.limit = limit
    cache.lines = lines
    return lines
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    let lines = lines(proposal, node)
    var width = 0
    for line in lines { width = max(width, TextLayout.width(line)) }
    return CellSize(width, lines.count)
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ node: Node) -> Double? {
    switch guide.line {
    case .firstTextBaseline: 1
    case .lastTextBaseline: Double(node.size(for: proposal).height)
    default: nil
    }
  }

  func draw(in painter: Painter, _ node: Node) {
    let size = node.box.frame.size
    let alignment = cache(node).traits.alignment
    for (y, line) in lines(ProposedSize(width: size.width, height: size.height), node).enumerated() {
      let free = size.width - TextLayout.width(line)
      let x =
        switch alignment {
        case .leading: 0
        case .center: floorHalf(free)
        case .trailing: free
        }
      painter.draw(line, at: CellPoint(x, y))
    }
  }
}

/// All that a text takes from its environment, as one value.
private struct TextTraits: Hashable {
  let attributes: CellAttributes
  let color: CellColor
  let lineLimit: Int?
  let truncationMode: Text.TruncationMode
  let alignment: TextAlignment
  /// What the colours of parts depend on.
  let appearance: Appearance
  let tint: Color?
}

extension EnvironmentValues {
  @MainActor fileprivate var textTraits: TextTraits {
    var attributes = font.attributes
    let style = foregroundStyle
    let appearance = appearance
    if !isEnabled || style.isDim && appearance.contrast == .standard { attributes.insert(.dim) }
    return TextTraits(
      attributes: attributes, color: style.color?.resolve(in: self) ?? .default, lineLimit: lineLimit,
      truncationMode: truncationMode, alignment: multilineTextAlignment, appearance: appearance, tint: tint)
  }
}

/// How the lines of a text stand in the text's own width (TXT-5).
public enum TextAlignment: Hashable, Sendable {
  /// At the left.
  case leading
  /// In the middle, half a cell further left where it doesn't come out even.
  case center
  /// At the right.
  case trailing
}

extension Text {
  /// Where a text that doesn't fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start: "…fox".
    case head
    /// In the middle: "The…fox".
    case middle
    /// At the end: "The qu…".
    case tail

    var layout: TextLayout.Truncation {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
  }
}
