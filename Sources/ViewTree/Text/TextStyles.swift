extension Text {
  /// What a run says about its looks; what it doesn't say is as around it.
  struct RunStyle: Hashable, Sendable {
    /// Attributes that are set, and those that are kept away.
    var attributes: CellAttributes = []
    var without: CellAttributes = []
    var font: Font?
    var foreground: Paint?
    /// Where a link leads.
    var link: String?

    mutating func set(_ attribute: CellAttributes, _ isSet: Bool) {
      // What was said first is innermost, and wins.
      let said = attributes.union(without)
      if isSet {
        attributes.formUnion(attribute.subtracting(said))
      } else {
        without.formUnion(attribute.subtracting(said))
      }
    }

    /// The style within another one.
    func within(_ outer: RunStyle) -> RunStyle {
      var style = self
      style.attributes.formUnion(outer.attributes.subtracting(without))
      style.without.formUnion(outer.without.subtracting(attributes))
      style.font = font ?? outer.font
      style.foreground = foreground ?? outer.foreground
      style.link = link ?? outer.link
      return style
    }
  }

  /// The text in bold.
  public func bold() -> Text { bold(true) }
  /// The text in bold, or not in bold whatever is around.
  public func bold(_ isActive: Bool) -> Text { styled { $0.set(.bold, isActive) } }
  /// The text in italics, where the terminal has them.
  public func italic() -> Text { italic(true) }
  /// The text in italics, or upright whatever is around.
  public func italic(_ isActive: Bool) -> Text { styled { $0.set(.italic, isActive) } }
  /// The text with a line below.
  public func underline(_ isActive: Bool = true) -> Text { styled { $0.set(.underline, isActive) } }
  /// The text with a line through it, where the terminal can.
  public func strikethrough(_ isActive: Bool = true) -> Text { styled { $0.set(.strikethrough, isActive) } }

  /// The weight of the text: bold from semibold on, dim below regular.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled {
      guard let weight else { return }
      $0.set(.bold, weight.attributes.contains(.bold))
      if weight.attributes.contains(.dim) { $0.set(.dim, true) }
    }
  }

  /// The style of the text; innermost, it wins over the one around it.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

  /// What this text is drawn with; innermost, it wins over the style around it.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    let outer = ForegroundStyle(style._paint)
    // A level that was said before is one of this style.
    return styled { $0.foreground = $0.foreground.map { outer.resolved($0, .standard) } ?? style._paint }
  }

  /// Colours this text; innermost, it wins over the style around it.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = $0.foreground ?? color?._paint }
  }

  /// Letters of one width, as a terminal's are in any case.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Digits of one width, as a terminal's are in any case.
  public func monospacedDigit() -> Text { self }
  /// Without effect: a cell has one place for a letter (TXT-6).
  public func kerning(_ kerning: Double) -> Text { self }
  /// Without effect: a cell has one place for a letter (TXT-6).
  public func tracking(_ tracking: Double) -> Text { self }
  /// Without effect: a letter stands in its row.
  public func baselineOffset(_ baselineOffset: Double) -> Text { self }

  /// The text as a link: underlined, in the accent colour. ``Link`` is one that can be pressed.
  package func link(_ destination: String) -> Text { styled { $0.link = $0.link ?? destination } }
}
