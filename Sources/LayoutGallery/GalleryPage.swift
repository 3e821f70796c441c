import ViewTree

/// One page of the gallery.
@MainActor
struct GalleryPage {
  let title: String
  /// The ids of the rules that it shows, as SEMANTICS has them.
  let rules: String
  let sentence: String
  let content: @MainActor () -> AnyView

  init(_ title: String, rules: String, _ sentence: String, @ViewBuilder content: @escaping @MainActor () -> some View) {
    self.title = title
    self.rules = rules
    self.sentence = sentence
    self.content = { AnyView(content()) }
  }

  static let all: [GalleryPage] = [
    stacks, spacers, frames, padding, alignment, layouts, grid, lazyGrid, scrollView, scrollTargets, viewThatFits,
    geometryReader, relativeFrame, overlay, safeArea, text, shapes, lines, forms, gradients,
    effects, canvas, rightToLeft,
  ]
}
