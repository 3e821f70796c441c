import FoundationEssentials
import ViewTree

extension Text {
  /// A value as a format of Foundation writes it.
  ///
  ///     import Foundation
  ///     Text(0.62, format: .percent)                       // 62%
  ///     Text(trip.start, format: .iso8601.year().month())  // 2026-11
  ///
  /// Numbers, currencies and localised dates need `import Foundation`; `FoundationEssentials` has ISO dates.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}
