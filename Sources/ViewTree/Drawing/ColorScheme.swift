/// Light text on dark, or dark on light.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light screen.
  case light
  /// Light text on a dark screen.
  case dark
}

/// How far text and what is behind it are to be apart.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As is usual.
  case standard
  /// Further, as the user asked for.
  case increased
}

/// What colours are chosen by.
struct Appearance: Hashable, Sendable {
  var colorScheme = ColorScheme.dark
  var contrast = ColorSchemeContrast.standard
}
