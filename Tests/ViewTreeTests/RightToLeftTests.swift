import Testing

@testable import ViewTree

/// The leading side at the right.
@MainActor
struct RightToLeftTests {
  /// The origins of a view's children across, from right to left.
  private func columns(_ width: Int?, _ view: some View) -> [Int] {
    frames(width, view).map(\.minX)
  }

  private func frames(_ width: Int?, _ view: some View) -> [CellRect] {
    Probe(view.environment(\.layoutDirection, .rightToLeft)).frames(width, 4)
  }

  @Test func STK_8_rowsBeginAtTheRight() {
    let row = HStack(spacing: 1) {
      Rigid(3)
      Rigid(5)
      Spacer()
      Rigid(2)
    }
    #expect(columns(20, row) == [17, 11, 3, 0])
    #expect(frames(20, row).map(\.width) == [3, 5, 7, 2])
  }

  @Test func STK_8_leadingAndTrailingChangeSides() {
    func column(_ alignment: HorizontalAlignment) -> [Int] {
      columns(
        nil,
        VStack(alignment: alignment) {
          Rigid(5)
          Rigid(12)
          Rigid(7)
        })
    }
    #expect(column(.leading) == [7, 0, 5])
    #expect(column(.trailing) == [0, 0, 0])
    // From the left 3, 0 and 2 columns: half a cell is rounded towards the leading side.
    #expect(column(.center) == [4, 0, 3])
  }

  @Test func RTL_1_paddingFramesAndOverlays() {
    #expect(columns(nil, Rigid(5).padding(.leading, 3)) == [0])
    #expect(columns(nil, Rigid(5).padding(.trailing, 3)) == [3])
    #expect(columns(nil, Rigid(5).frame(width: 10, alignment: .leading)) == [5])
    #expect(columns(20, Rigid(5).frame(maxWidth: .infinity, alignment: .trailing)) == [0])
    #expect(columns(nil, Rigid(10).overlay(alignment: .topTrailing) { Rigid(3) }) == [0, 0])
    #expect(columns(nil, Rigid(10).background(alignment: .leading) { Rigid(3) }) == [7, 0])
    let layers = ZStack(alignment: .leading) {
      Rigid(10)
      Rigid(4)
    }
    #expect(columns(nil, layers) == [0, 6])
  }

  @Test func RTL_1_offsetsPositionsAndGuides() {
    #expect(columns(nil, Rigid(5).offset(x: 2)) == [-2])
    #expect(columns(20, Rigid(5).position(x: 4, y: 0)) == [14])
    let stack = VStack(alignment: .leading) {
      Rigid(5)
      Rigid(4).alignmentGuide(.leading) { _ in -2 }
    }
    #expect(columns(nil, stack) == [1, 0])
  }

  @Test func RTL_1_whatIsWithinCanGoTheOtherWayAgain() {
    let screen = Screen(
      12, 1,
      HStack {
        Text("a")
        HStack {
          Text("b")
          Text("c")
        }
        .environment(\.layoutDirection, .leftToRight)
        Text("d")
      }
      .environment(\.layoutDirection, .rightToLeft))
    #expect(screen.text == "  d b c a")
  }

  @Test func RTL_1_aDirectionThatChangesMirrorsAll() {
    let model = Words("left")
    let screen = Screen(10, 2, Turning(words: model))
    #expect(screen.text == "a b\nlong line")
    screen.change { model.text = "right" }
    #expect(screen.text == "       b a\n long line")
    screen.change { model.text = "left" }
    #expect(screen.text == "a b\nlong line")
  }

  @Test func RTL_1_aClickFindsWhatIsDrawn() {
    let log = Log()
    let screen = Screen(
      10, 1,
      HStack {
        Button("a") { log.add("a") }.buttonStyle(.plain)
        Spacer()
        Button("b") { log.add("b") }.buttonStyle(.plain)
      }
      .environment(\.layoutDirection, .rightToLeft))
    screen.click(9, 0)
    screen.click(0, 0)
    #expect(log.entries == ["a", "b"])
  }

  /// Mirrored by the direction and then by hand: every cell stands where it did.
  @Test func RTL_1_theMirrorOfTheMirrorIsTheSame() {
    for seed in UInt64(0)..<400 {
      var pieces = RandomPieces(seed: seed, kinds: Self.boxes)
      let root = pieces.piece(depth: 4)
      let plain = Screen(23, 9, PieceView(piece: root))
      let mirrored = Screen(23, 9, PieceView(piece: root).environment(\.layoutDirection, .rightToLeft))
      let problem = difference(plain.tree.root, mirrored.tree.root)
      #expect(problem == nil, "seed \(seed): \(root.description)")
      plain.tree.end()
      mirrored.tree.end()
      if problem != nil { return }
    }
  }

  private static let boxes: [Piece.Kind] = [
    .row, .column, .layers, .group, .border, .overlay, .background, .padding, .frame, .offset, .clipped, .fixed, .color,
    .spacer, .divider, .progress,
  ]

  /// Where the two trees don't mirror each other. A container that stands in the middle of another is half a cell off
  /// where it doesn't come out even, so places are compared within their containers.
  private func difference(_ a: Node?, _ b: Node?) -> String? {
    guard let a, let b else { return nil }
    let width = a.box.frame.width
    for (one, other) in zip(a.layoutChildren, b.layoutChildren) {
      guard one.box.isPlaced == other.box.isPlaced else { return "\(one.viewName) is not placed in both" }
      let frame = one.box.frame
      let isRoot = a.layoutParent == nil
      let expected = isRoot ? frame.minX : width - frame.maxX
      if other.box.frame.size != frame.size || other.box.frame.minY != frame.minY || other.box.frame.minX != expected {
        return "\(one.viewName): \(frame) and \(other.box.frame) in \(width)"
      }
      if let inner = difference(one, other) { return inner }
    }
    return nil
  }
}

private struct Turning: View {
  let words: Words

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("a")
        Text("b")
      }
      Text("long line")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .environment(\.layoutDirection, words.text == "right" ? .rightToLeft : .leftToRight)
  }
}
