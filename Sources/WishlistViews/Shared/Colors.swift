import ViewTree
import WishlistModel

extension Color {
  /// Progress and emphasis, and nothing else.
  static let neonGreen = Color(
    light: 0x166534, dark: 0xA3E635, highContrastLight: 0x0F3D21, highContrastDark: 0xBEF264)
}

extension TripCollection {
  /// The ground of a season's placeholder pictures.
  var color: Color {
    switch self {
    case .spring: Color(light: 0xF9C9D9, dark: 0x6B2D4A, highContrastDark: 0x4A1D33)
    case .summer: Color(light: 0xFCE39B, dark: 0x6B5514, highContrastDark: 0x453608)
    case .fall: Color(light: 0xF4C39A, dark: 0x6B3A17, highContrastDark: 0x4A250C)
    case .winter: Color(light: 0xBFE0F5, dark: 0x1E4A66, highContrastDark: 0x10324A)
    }
  }
}
