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
  private let title: Text
  private let systemImage: String

  /// A text with the symbol of that name before it.
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    title = Text(titleKey)
    self.systemImage = systemImage
  }

  /// A text with the symbol of that name before it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.title = Text(title)
    self.systemImage = systemImage
  }

  /// The symbol, a blank and the title.
  public var body: some View {
    HStack(spacing: 1) {
      Image(systemName: systemImage)
      title
    }
  }
}
