import Testing

@testable import ViewTree

/// Layouts of an app's own.
@MainActor
struct LayoutProtocolTests {
  @Test func CUS_1_measuresAndPlaces() {
    let screen = Screen(
      8, 4,
      Staircase {
        Text("one")
        Text("two")
        Group { Text("3") }
      })
    #expect(screen.text == "one\n   two\n      3\n")
  }

  @Test func CUS_1_emptyViewsAreNoSubviews() {
    let counts = Log()
    let isShown = false
    _ = Screen(
      9, 4,
      Watched(log: counts) {
        Text("a")
        EmptyView()
        if isShown { Text("b") }
        ForEach(0..<3) { Text("\($0)") }
      })
    #expect(counts.entries.first == "make 4")
  }

  @Test func CUS_1_theOrientationReachesSpacersAndDividers() {
    let screen = Screen(
      5, 3,
      Wide {
        Text("a")
        Divider()
      })
    #expect(screen.lines[0] == "a│")
    #expect(screen.lines[2] == " │")
  }

  @Test func CUS_2_theCacheIsMadeOnceAndUpdatedWhenSubviewsChange() {
    let log = Log()
    let model = Words()
    let screen = Screen(
      20, 4,
      Watched(log: log) {
        WordsView(words: model)
        Text("b")
      })
    #expect(log.take() == ["make 2", "size", "place"])
    // The same size: nothing for the container to do.
    screen.change { model.text = "world" }
    #expect(log.take() == [])
    screen.change { model.text = "longer" }
    #expect(log.take() == ["update 2", "size", "place"])
    screen.resize(21, 4)
    #expect(log.take() == ["size", "place"])
  }

  @Test func CUS_3_placesByAnchorsAndLastCallsWin() {
    let places: [(UnitPoint, CellPoint)] = [
      (.topLeading, CellPoint(10, 4)), (.center, CellPoint(8, 3)), (.bottomTrailing, CellPoint(6, 2)),
      (.top, CellPoint(8, 4)), (.leading, CellPoint(10, 3)),
    ]
    for (anchor, origin) in places {
      let probe = Probe(Pinned(points: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 4)], anchor: anchor) { Rigid(4, 2) })
      #expect(probe.frames(20, 8).map(\.origin) == [origin], "\(anchor)")
    }
  }

  @Test func CUS_3_aSubviewThatIsNotPlacedStandsInTheMiddle() {
    let probe = Probe(Pinned(points: [], anchor: .center) { Rigid(4, 2) })
    #expect(probe.frames(21, 8) == [CellRect(x: 8, y: 3, width: 4, height: 2)])
  }

  @Test func CUS_3_partsOfCellsAreRoundedDown() {
    let probe = Probe(Pinned(points: [CGPoint(x: 2.9, y: -0.1)], anchor: .topLeading) { Rigid(1) })
    #expect(probe.frames(9, 9).map(\.origin) == [CellPoint(2, -1)])
  }

  @Test func CUS_4_subviewsTellValuesPrioritiesAndSpacing() {
    let log = Log()
    _ = Screen(
      20, 4,
      Told(log: log) {
        Text("a").layoutValue(key: Weight.self, value: 3).bold()
        Text("b").layoutPriority(2)
        Spacer()
        Text("c").layoutValue(key: Weight.self, value: 4).padding(1)
        Group {
          Text("d")
          Text("e")
        }
        .layoutValue(key: Weight.self, value: 5)
      })
    #expect(
      log.entries.first == "3 0.0 1.0, 1 2.0 0.0, 1 -inf 0.0, 1 0.0 1.0, 5 0.0 1.0, 5 0.0 1.0")
  }

  @Test func CUS_4_aValueThatChangesLaysOutAgain() {
    let log = Log()
    let model = Words()
    model.text = "1"
    let screen = Screen(20, 4, WeightScreen(words: model, log: log))
    _ = log.take()
    screen.change { model.text = "7" }
    #expect(log.take().first == "7 0.0 1.0")
  }

  @Test func CUS_5_anotherLayoutKeepsIdentityAndState() {
    let model = Words()
    let log = Log()
    let screen = Screen(20, 2, Switching(words: model, log: log))
    #expect(screen.text == "       a0 b0\n")
    screen.press(.tab, .space)
    screen.change { model.text = "down" }
    #expect(screen.lines.map { $0.trimmingSpaces } == ["a0", "b1"])
    screen.press(.space)
    screen.change { model.text = "layers" }
    #expect(screen.lines[0].trimmingSpaces == "b2")
    screen.change { model.text = "hello" }
    #expect(screen.text == "       a0 b2\n")
    #expect(log.entries == ["+a", "+b"])
  }

  @Test func CUS_5_theStacksAreLayouts() {
    let words = ["one", "three", "2"]
    func frames(_ view: some View) -> [CellRect] { Probe(view).frames(20, 5) }
    let content = ForEach(0..<3) { Text(words[$0]) }
    let row = HStackLayout(alignment: .top, spacing: 2)
    #expect(frames(HStack(alignment: .top, spacing: 2) { content }) == frames(row { content }))
    let column = VStackLayout(alignment: .trailing)
    #expect(frames(VStack(alignment: .trailing) { content }) == frames(column { content }))
    let layers = ZStackLayout(alignment: .bottom)
    #expect(frames(ZStack(alignment: .bottom) { content }) == frames(layers { content }))
    let any = AnyLayout(AnyLayout(HStackLayout()))
    #expect(frames(HStack { content }) == frames(any { content }))
    var layout = VStackLayout()
    layout.spacing = 2
    layout.alignment = .leading
    #expect(layout == VStackLayout(alignment: .leading, spacing: 2))
  }

  @Test func CUS_6_theResultIsMirroredFromRightToLeft() {
    let screen = Screen(
      8, 2,
      Staircase {
        Text("one")
        Text("two")
      }
      .environment(\.layoutDirection, .rightToLeft))
    #expect(screen.text == "    one\n two")
  }

  @Test func LAY_2_aLayoutThatAnswersNonsenseDoesNoHarm() {
    for size in [
      CGSize(width: Double.nan, height: -3), CGSize(width: .infinity, height: .infinity),
      CGSize(width: 1e300, height: -.infinity),
    ] {
      let screen = Screen(
        10, 3,
        HStack { ForEach(0..<5) { _ in VStack { ForEach(0..<5) { _ in Odd(size: size) { Text("a") } } }.padding(3) } })
      #expect(screen.lines.count == 3)
    }
  }

  @Test func LAY_2_proposalsAreWholeCells() {
    var proposal = ProposedViewSize(width: 7.9, height: nil)
    #expect(proposal.width == 7 && proposal.height == nil)
    proposal.height = .infinity
    #expect(proposal.height == .infinity)
    #expect(ProposedViewSize(width: -1, height: .nan) == .zero)
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 5))
    #expect(
      ProposedViewSize(CGSize(width: 3, height: 4)).replacingUnspecifiedDimensions() == CGSize(width: 3, height: 4))
  }

  @Test func STK_1_spacingsAreJoinedByTheLargerOne() {
    var spacing = ViewSpacing.zero
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 0)
    spacing.formUnion(ViewSpacing(), edges: .trailing)
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 1)
    #expect(ViewSpacing().distance(to: spacing, along: .horizontal) == 0)
    #expect(ViewSpacing().union(.zero) == ViewSpacing())
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 0)
  }
}

extension String {
  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

private struct Staircase: Layout {
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

/// A row that knows of its direction.
private struct Wide: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: Double(index), y: 0), proposal: proposal)
    }
  }
}

/// Tells when it is called.
private struct Watched: Layout {
  let log: Log

  func makeCache(subviews: Subviews) -> Int {
    log.add("make \(subviews.count)")
    return 0
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) { log.add("update \(subviews.count)") }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    log.add("size")
    return CGSize(width: subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }, height: 1)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
    log.add("place")
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private struct Pinned: Layout {
  let points: [CGPoint]
  let anchor: UnitPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      for point in points { subview.place(at: point, anchor: anchor, proposal: .unspecified) }
    }
  }
}

private enum Weight: LayoutValueKey { static let defaultValue = 1 }

/// Tells what its subviews say.
private struct Told: Layout {
  let log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let parts = subviews.indices.map { index in
      let next = subviews[(index + 1) % subviews.count]
      let distance = subviews[index].spacing.distance(to: next.spacing, along: .horizontal)
      return "\(subviews[index][Weight.self]) \(subviews[index].priority) \(distance)"
    }
    log.add(parts.joined(separator: ", "))
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct WeightScreen: View {
  let words: Words
  let log: Log

  var body: some View {
    Told(log: log) { Text("a").layoutValue(key: Weight.self, value: Int(words.text) ?? 0).fixedSize() }
  }
}

private struct Switching: View {
  let words: Words
  let log: Log

  private var layout: AnyLayout {
    switch words.text {
    case "down": AnyLayout(VStackLayout())
    case "layers": AnyLayout(ZStackLayout())
    default: AnyLayout(HStackLayout())
    }
  }

  var body: some View {
    layout {
      Counter(name: "a", log: log)
      Counter(name: "b", log: log)
    }
  }
}

private struct Odd: Layout {
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: size.width, y: size.height), anchor: .center, proposal: ProposedViewSize(size))
    }
  }
}
