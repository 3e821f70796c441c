// What texts take from the views around them.

/// How the lines of a text stand in the text's own width (TXT-5).
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the side where a line begins: at the left, or at the right from right to left.
  case leading
  /// In the middle, half a cell further left where it doesn't come out even.
  case center
  /// At the other side.
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
  }

  /// How the letters of a text are written.
  public enum Case: Hashable, Sendable {
    /// "ROME"
    case uppercase
    /// "rome"
    case lowercase
  }
}

/// The rows that a text takes at least, and those it may take at most (TXT-4).
struct LineRange: Hashable, Sendable {
  var least = 0
  var most: Int?
}

/// Emphasis that views around set for all text within, whatever its font.
struct TextEmphasis: Hashable, Sendable {
  var attributes: CellAttributes = []
  var without: CellAttributes = []
  var letters: Text.Case?

  mutating func set(_ attribute: CellAttributes, _ isSet: Bool) {
    // The innermost comes last, and wins.
    if isSet {
      attributes.formUnion(attribute)
      without.subtract(attribute)
    } else {
      attributes.subtract(attribute)
      without.formUnion(attribute)
    }
  }
}

private enum LineRangeKey: EnvironmentKey { static let defaultValue = LineRange() }
private enum TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum TextEmphasisKey: EnvironmentKey { static let defaultValue = TextEmphasis() }

extension EnvironmentValues {
  /// Lines that a text may take, nil for any number.
  public var lineLimit: Int? {
    get { lineRange.most }
    set { lineRange = LineRange(most: newValue) }
  }

  var lineRange: LineRange {
    get { self[LineRangeKey.self] }
    set { self[LineRangeKey.self] = newValue }
  }

  /// Where a text that doesn't fit is cut; at its end if nothing is said (TXT-3).
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How the lines of a text stand in the text's own width (TXT-5).
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// How letters are written, nil for as they are.
  public var textCase: Text.Case? {
    get { textEmphasis.letters }
    set { textEmphasis.letters = newValue }
  }

  var textEmphasis: TextEmphasis {
    get { self[TextEmphasisKey.self] }
    set { self[TextEmphasisKey.self] = newValue }
  }
}

extension View {
  /// Lets a text take `number` lines at most, nil for any number; the rest is cut with "…" (TXT-3, TXT-4).
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineRange, LineRange(most: number)) }

  /// Has a text take as many rows as `limit` says at least and at most (TXT-4).
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineRange, LineRange(least: limit.lowerBound, most: limit.upperBound))
  }

  /// Has a text take as many rows as `limit` says at least (TXT-4).
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineRange, LineRange(least: limit.lowerBound))
  }

  /// Lets a text take as many lines as `limit` says at most (TXT-4).
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Lets a text take `limit` lines at most; it takes as many rows in any case if it reserves space (TXT-4).
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineRange, LineRange(least: reservesSpace ? limit : 0, most: limit))
  }

  /// Says where a text in the view that doesn't fit is cut (TXT-3).
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Says how lines stand in the width of their text; visible where they differ in length (TXT-5).
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Writes text in the view in capital or in small letters; nil for as it is.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Makes text in the view bold, or not.
  public func bold(_ isActive: Bool = true) -> some View { emphasis(.bold, isActive) }
  /// Puts text in the view in italics, where the terminal has them.
  public func italic(_ isActive: Bool = true) -> some View { emphasis(.italic, isActive) }
  /// Puts a line below text in the view.
  public func underline(_ isActive: Bool = true) -> some View { emphasis(.underline, isActive) }
  /// Puts a line through text in the view, where the terminal can.
  public func strikethrough(_ isActive: Bool = true) -> some View { emphasis(.strikethrough, isActive) }

  /// The weight of text in the view: bold from semibold on, dim below regular.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.textEmphasis) {
      guard let weight else { return }
      $0.set(.bold, weight.attributes.contains(.bold))
      $0.set(.dim, weight.attributes.contains(.dim))
    }
  }

  private func emphasis(_ attribute: CellAttributes, _ isActive: Bool) -> some View {
    transformEnvironment(\.textEmphasis) { $0.set(attribute, isActive) }
  }

  /// Without effect: a terminal has letters of one size (TXT-6).
  public func minimumScaleFactor(_ factor: Double) -> some View { self }
  /// Without effect: letters stand one a cell (TXT-6).
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Without effect: letters stand one a cell (TXT-6).
  public func kerning(_ kerning: Double) -> some View { self }
  /// Without effect: letters stand one a cell (TXT-6).
  public func tracking(_ tracking: Double) -> some View { self }
  /// Letters of one width, as a terminal's are in any case.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Digits of one width, as a terminal's are in any case.
  public func monospacedDigit() -> some View { self }
}
