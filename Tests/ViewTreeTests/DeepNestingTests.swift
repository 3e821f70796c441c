import Testing

@testable import ViewTree

/// Views within views within views.
@MainActor
struct DeepNestingTests {
  private static let depth = 1_000

  @Test(arguments: [Level.column, .rows, .layers, .baselines, .own])
  func LAY_3_aThousandStacksAreShownChangedAndEnded(_ kind: Level) { show(kind, levels: 1_000) }

  /// A modifier around each stack is as deep as two.
  @Test(arguments: Level.allCases)
  func LAY_3_hundredsOfModifiersAreShownChangedAndEnded(_ kind: Level) { show(kind, levels: 250) }

  private func show(_ kind: Level, levels: Int) {
    let model = Words("a")
    let stack = StackDepth()
    let screen = Screen(20, 3, tower(levels, kind, model, stack))
    #expect(screen.tree.reports == [])
    #expect(screen.text.contains("a"))
    let cost = screen.cost { model.text = "b" }
    #expect(screen.text.contains("b"))
    #expect(cost.measured <= 9)
    screen.resize(21, 4)
    #expect(screen.text.contains("b"))
    for (phase, bytes) in stack.bytesPerLevel(levels) {
      #expect(phase != "placing" || bytes < 16, "places are made by a list")
    }
    screen.tree.end()
    #expect(screen.tree.statistics.nodesAlive == 0)
  }

  @Test func whatIsTooDeepIsToldAndLeftOut() {
    let screen = Screen(20, 3, tower(20_000, .column, Words("a"), StackDepth()))
    #expect(screen.tree.reports == ["views stand in each other too deep; what is further in is left out"])
    screen.tree.end()
    let endless = Screen(20, 3, Endless())
    #expect(endless.tree.reports == ["views stand in each other too deep; what is further in is left out"])
    endless.tree.end()
  }

  @Test func LAY_3_aDeepTreeCanBeDropped() {
    weak var tree: Tree?
    do {
      let screen = Screen(20, 3, tower(Self.depth, .column, Words("a"), StackDepth()))
      tree = screen.tree
    }
    #expect(tree == nil)
  }

  /// So many containers around a text.
  private func tower(_ depth: Int, _ kind: Level, _ words: Words, _ stack: StackDepth) -> some View {
    var view = AnyView(Marked(stack: stack, isInnermost: true) { WordsView(words: words) })
    for level in 0..<depth { view = kind.around(view, level) }
    return Marked(stack: stack, isInnermost: false) { view }
  }

  /// A container asks each child for the least, the most, the share and the final size; were answers forgotten, that would
  /// multiply from level to level.
  @Test(arguments: Level.allCases)
  func LAY_3_theCostOfDepthIsNotExponential(_ kind: Level) {
    func measured(_ depth: Int) -> Int {
      let screen = Screen(80, 24, tower(depth, kind, Words("a"), StackDepth()))
      defer { screen.tree.end() }
      return screen.tree.statistics.measured
    }
    let (small, large) = (measured(40), measured(80))
    // Twice as deep is four times as much at most.
    #expect(large <= small * 4 + 100, "\(small) sizes at 40 levels, \(large) at 80")
  }

  enum Level: CaseIterable {
    case column, rows, layers, mixed, baselines, frames, padding, overlay, background, scaled, aligned, own

    @MainActor
    func around(_ inner: AnyView, _ level: Int) -> AnyView {
      switch self {
      case .column: AnyView(VStack { inner })
      case .rows:
        AnyView(
          HStack(spacing: 0) {
            inner
            Color.red.frame(minWidth: 0, maxWidth: level % 100 == 0 ? 1 : 0, maxHeight: 1)
          })
      case .layers:
        AnyView(
          ZStack {
            Text("")
            inner
          })
      case .mixed:
        level % 2 == 0
          ? AnyView(
            HStack(spacing: 0) {
              inner.layoutPriority(1)
              Text("").fixedSize()
              Spacer(minLength: 0)
            })
          : AnyView(
            VStack {
              inner.layoutPriority(1)
              Text("").frame(maxHeight: 0)
              Color.red.frame(width: 1)
            })
      case .baselines:
        AnyView(
          HStack(alignment: level % 2 == 0 ? .firstTextBaseline : .lastTextBaseline, spacing: 0) {
            Text("").frame(width: 0)
            inner
          })
      case .frames: AnyView(VStack { inner }.frame(maxWidth: .infinity, maxHeight: .infinity).frame(minWidth: 1))
      case .padding: AnyView(VStack { inner }.padding(0))
      case .overlay: AnyView(VStack { inner }.overlay { Text("") })
      case .background: AnyView(VStack { inner }.background(alignment: .topLeading) { Text("") })
      case .scaled: AnyView(VStack { inner }.aspectRatio(contentMode: .fit))
      case .aligned:
        AnyView(
          VStack(alignment: .leading) {
            VStack { inner }.alignmentGuide(.leading) { $0[.leading] + $0[.trailing] - $0.width }
          })
      case .own: AnyView(AnyLayout(Passing())({ inner }))
      }
    }
  }
}

/// How far down the stack the innermost view is reached.
@MainActor
private final class StackDepth {
  private var top: [String: UInt] = [:]
  private var bottom: [String: UInt] = [:]

  /// Notes where the stack is now.
  func mark(_ phase: String, isInnermost: Bool) {
    var here = 0
    let address = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
    if isInnermost { bottom[phase] = address } else { top[phase] = address }
  }

  func bytesPerLevel(_ levels: Int) -> [(String, Int)] {
    top.compactMap { phase, top in bottom[phase].map { (phase, (Int(top) - Int($0)) / levels) } }
  }
}

/// A view that shows itself.
private struct Endless: View {
  var body: some View { VStack { AnyView(Endless()) } }
}

/// A layout that hands everything on.
private struct Passing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// Notes the stack in each phase.
private struct Marked<Content: View>: PrimitiveView {
  let stack: StackDepth
  let isInnermost: Bool
  let content: Content

  init(stack: StackDepth, isInnermost: Bool, @ViewBuilder content: () -> Content) {
    self.stack = stack
    self.isInnermost = isInnermost
    self.content = content()
  }

  func update(_ node: Node) {
    stack.mark("update", isInnermost: isInnermost)
    node.updateChildren { $0.add(content, .slot(0)) }
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    stack.mark("measuring", isInnermost: isInnermost)
    return node.layoutChildren.first?.size(for: proposal) ?? .zero
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {
    stack.mark("placing", isInnermost: isInnermost)
    node.layoutChildren.first?.place(at: .zero, proposal)
  }

  func draw(in painter: Painter, _ node: Node) { stack.mark("drawing", isInnermost: isInnermost) }
}
