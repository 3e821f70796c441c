import ViewTree

extension GalleryPage {
  static let alignment = GalleryPage(
    "Alignment guides", rules: "ALN-1 to ALN-4", "Views stand so that their guides meet; a guide can be moved."
  ) {
    VStack(alignment: .leading, spacing: 1) {
      VStack(alignment: .center) {
        Text("centre")
        Text("a longer line")
        Text("moved").alignmentGuide(HorizontalAlignment.center) { $0[.leading] }
      }
      .padding(1)
      .border(.secondary)
      HStack(alignment: .firstTextBaseline) {
        Text("first\nsecond")
        Text("line")
      }
      HStack(alignment: .lastTextBaseline) {
        Text("first\nsecond")
        Text("line")
      }
    }
  }

  static let layouts = GalleryPage(
    "A layout of one's own", rules: "CUS-1 to CUS-3", "Each view begins where the one before it ends."
  ) {
    Staircase {
      Text("one")
      Text("two")
      Text("three")
      Text("four")
    }
  }
}

/// Puts each subview at the lower right corner of the one before.
struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}
