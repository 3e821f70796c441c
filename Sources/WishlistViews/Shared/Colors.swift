import ViewTree
import WishlistModel

extension Color {
  /// Progress and emphasis, and nothing else.
  static let neonGreen = Color(light: 0x15803D, dark: 0xA3E635)
}

extension TripCollection {
  /// The ground of a season's placeholder pictures.
  var color: Color {
    switch self {
    case .spring: Color(light: 0xF9C9D9, dark: 0x6B2D4A)
    case .summer: Color(light: 0xFCE39B, dark: 0x6B5514)
    case .fall: Color(light: 0xF4C39A, dark: 0x6B3A17)
    case .winter: Color(light: 0xBFE0F5, dark: 0x1E4A66)
    }
  }
}
