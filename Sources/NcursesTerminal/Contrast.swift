import ViewTree

/// How well one colour is seen on another, by the Web Content Accessibility Guidelines: 1 not at all, 21 black on white.
/// Text needs 4.5, shapes 3, text for those who ask for more contrast 7.
enum Contrast {
  static func ratio(_ one: Palette.RGB, _ other: Palette.RGB) -> Float {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The light of a colour as a part of white's.
  static func luminance(_ color: Palette.RGB) -> Float {
    0.2126 * OKLab.linear[Int(color.red)] + 0.7152 * OKLab.linear[Int(color.green)]
      + 0.0722 * OKLab.linear[Int(color.blue)]
  }

  /// What has to be left of a contrast where there are fewer colours: that of text stays that of text, that of shapes
  /// that of shapes, and what could be seen at all can still be seen. A twentieth less is let through, since the sixteen
  /// colours are a little different everywhere.
  static func step(_ ratio: Float) -> Float {
    for step in [4.5, 3, 1.5] as [Float] where ratio >= step { return step * 0.95 }
    return 1
  }

  /// A background is light if black is seen better on it than white.
  static func scheme(ofBackground color: Palette.RGB) -> ColorScheme {
    ratio(color, (0, 0, 0)) > ratio(color, (255, 255, 255)) ? .light : .dark
  }
}
