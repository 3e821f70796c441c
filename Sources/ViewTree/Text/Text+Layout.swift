@MainActor
extension Text: PrimitiveView {
  func accessibility(_ node: Node) -> AccessibilityProperties? {
    var text = ""
    forEachRun { string, _ in text += string }
    return AccessibilityProperties(label: AccessibilityElement.spoken(text))
  }

  /// What was laid out last, for the value and the environment that it was made of.
  @MainActor
  private final class Cache {
    var text: Text
    var environmentGeneration: Int
    var traits: TextTraits
    var layout: TextLayout
    /// The lines that were broken last, and what for.
    var width: Int?
    var limit: Int?
    var lines: TextLines?

    init(_ text: Text, _ node: Node) {
      self.text = text
      traits = node.read(\.textTraits)
      environmentGeneration = node.environmentGeneration
      layout = text.layout(traits, node.environment)
    }
  }

  /// The layout for the present text and environment. As long as nothing that was read there has changed, nothing in it
  /// is looked up.
  private func cache(_ node: Node) -> Cache {
    guard let cache = node.kept(Cache.self) else { return node.keep { Cache(self, node) } }
    let isSameText = cache.text == self
    if cache.environmentGeneration == node.environmentGeneration {
      if isSameText { return cache }
    } else {
      cache.environmentGeneration = node.environmentGeneration
      let traits = node.read(\.textTraits)
      if isSameText, traits == cache.traits { return cache }
      cache.traits = traits
    }
    cache.text = self
    cache.lines = nil
    cache.layout = layout(cache.traits, node.environment)
    return cache
  }

  private func layout(_ traits: TextTraits, _ environment: EnvironmentValues) -> TextLayout {
    var text = CellText()
    var styles: [TextCellStyle] = []
    var paints: [Paint?] = []
    forEachRun { string, style in
      let cellStyle = traits.cellStyle(style, environment)
      let paint = traits.style(of: style).richPaint
      if styles.last != cellStyle || paint != paints.last, styles.count <= UInt16.max {
        styles.append(cellStyle)
        paints.append(paint)
      }
      let index = UInt16(styles.count - 1)
      switch traits.emphasis.letters {
      case nil: text.append(string, style: index)
      case .uppercase: text.append(string.uppercased(), style: index)
      case .lowercase: text.append(string.lowercased(), style: index)
      }
    }
    var layout = TextLayout(text, styles: styles)
    if paints.contains(where: { $0 != nil }) { layout.paints = paints }
    return layout
  }

  private func lines(_ proposal: ProposedSize, _ cache: Cache) -> TextLines {
    var limit = cache.traits.lines.most
    if let height = proposal.height, height < ProposedSize.unbounded { limit = min(limit ?? height, height) }
    let width = proposal.width == ProposedSize.unbounded ? nil : proposal.width
    if let lines = cache.lines, cache.width == width, cache.limit == limit { return lines }
    let lines = cache.layout.lines(width: width, limit: limit, truncation: cache.traits.truncationMode)
    cache.width = width
    cache.limit = limit
    cache.lines = lines
    return lines
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    let cache = cache(node)
    let least = cache.traits.lines.least
    if let width = cache.layout.singleWidth, width <= max(1, proposal.width ?? Int.max) {
      return CellSize(width, max(1, least))
    }
    let lines = lines(proposal, cache)
    return CellSize(lines.width, max(lines.count, least))
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ node: Node) -> Double? {
    switch guide.line {
    case .firstTextBaseline: 1
    case .lastTextBaseline: Double(node.size(for: proposal).height)
    default: nil
    }
  }

  func draw(in painter: Painter, _ node: Node) {
    let cache = cache(node)
    let size = node.box.frame.size
    let lines = lines(node.box.placedProposal ?? ProposedSize(size), cache)
    let brushes = cache.layout.paints.map { paint in
      paint.map { node.brush($0, over: CGRect(CellRect(origin: .zero, size: size)), isArea: false) }
    }
    // A long text is drawn where it can be seen only.
    let seen = max(0, painter.clip.minY - painter.origin.y)..<max(0, painter.clip.maxY - painter.origin.y)
    for y in seen.clamped(to: 0..<lines.count) {
      let line = lines[y]
      let x =
        switch cache.traits.alignment {
        case .center: floorHalf(size.width - line.columns)
        case .leading: cache.traits.isRightToLeft ? size.width - line.columns : 0
        case .trailing: cache.traits.isRightToLeft ? 0 : size.width - line.columns
        }
      if brushes.isEmpty {
        painter.draw(line, cache.layout.styles, at: CellPoint(x, y))
      } else {
        painter.draw(line, cache.layout.styles, brushes, at: CellPoint(x, y))
      }
    }
  }
}

extension Text {
  /// Makes a node depend on all that texts take from its environment.
  @MainActor
  static func readStyle(_ node: Node) { _ = node.read(\.textTraits) }

  /// The text laid out without a node, in at most so many columns and rows.
  @MainActor
  func lines(
    in environment: EnvironmentValues, width: Int? = nil, limit: Int? = nil
  ) -> (layout: TextLayout, lines: TextLines) {
    let traits = environment.textTraits
    var layout = layout(traits, environment)
    let lines = layout.lines(width: width, limit: limit ?? traits.lines.most, truncation: traits.truncationMode)
    return (layout, lines)
  }
}

/// All that a text takes from its environment, as one value.
private struct TextTraits: Hashable {
  let font: Font
  let emphasis: TextEmphasis
  let foreground: ForegroundStyle
  let isEnabled: Bool
  let lines: LineRange
  let truncationMode: Text.TruncationMode
  let alignment: TextAlignment
  let isRightToLeft: Bool
  /// What colours depend on.
  let appearance: Appearance
  let tint: Color?

  /// How the cells of a run are drawn.
  @MainActor
  func cellStyle(_ run: Text.RunStyle, _ environment: EnvironmentValues) -> TextCellStyle {
    let font = run.font ?? font
    let style = style(of: run)
    var attributes = font.attributes.union(emphasis.attributes).subtracting(emphasis.without)
    // Small print steps back, unless its colour is chosen.
    let stepsBack = style.isDim || (font.isQuiet && style == ForegroundStyle())
    if run.link != nil { attributes.insert(.underline) }
    attributes = attributes.union(run.attributes).subtracting(run.without)
    if !isEnabled || stepsBack && appearance.contrast == .standard { attributes.insert(.dim) }
    let color = style.richPaint == nil ? style.color?.resolve(in: environment) ?? .default : .styled
    return TextCellStyle(foreground: color, attributes: attributes)
  }

  /// What a run is drawn with; of a level, that of the style around.
  func style(of run: Text.RunStyle) -> ForegroundStyle {
    guard let paint = run.foreground ?? (run.link == nil ? nil : Color.accentColor._paint) else { return foreground }
    return ForegroundStyle(foreground.resolved(paint, appearance.contrast))
  }
}

extension EnvironmentValues {
  @MainActor fileprivate var textTraits: TextTraits {
    TextTraits(
      font: font, emphasis: textEmphasis, foreground: foregroundStyle, isEnabled: isEnabled, lines: lineRange,
      truncationMode: truncationMode, alignment: multilineTextAlignment,
      isRightToLeft: layoutDirection == .rightToLeft, appearance: appearance, tint: tint)
  }
}
