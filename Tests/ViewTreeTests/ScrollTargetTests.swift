import Testing

@testable import ViewTree

/// Where scrolling stops, and the app's position (6.14).
@MainActor
@Suite struct ScrollTargetTests {
  private func offset(_ screen: Screen) -> Int {
    func find(_ node: Node) -> Node? {
      node.trait(.isScrollView) == true ? node : node.children.lazy.compactMap(find).first
    }
    return screen.tree.root.flatMap(find).map { $0.keep(ScrollState.init).offset.x } ?? -1
  }

  /// Five cards of 25 columns, 2 apart, in 40 columns.
  struct Cards<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    var isLazy = false

    var body: some View {
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 2) { cards }.scrollTargetLayout()
        } else {
          HStack(spacing: 2) { cards }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(behavior)
    }

    private var cards: some View { ForEach(0..<5) { Text("card \($0)").frame(width: 25) } }
  }

  @Test(arguments: [false, true]) func S6_14_stepsStopAtEachTarget(isLazy: Bool) {
    let screen = Screen(40, 1, Cards(behavior: .viewAligned, isLazy: isLazy))
    var stops = [offset(screen)]
    for _ in 0..<5 {
      screen.wheel(.scrollRight, 5, 0)
      stops.append(offset(screen))
    }
    #expect(stops == [0, 27, 54, 81, 93, 93])
    screen.wheel(.scrollLeft, 5, 0)
    #expect(offset(screen) == 81)
  }

  @Test func S6_14_aPageGoesToTheNearestTarget() {
    let screen = Screen(40, 1, Cards(behavior: .viewAligned))
    // 39 is nearer to 27 than to 54.
    screen.press(.pageDown)
    #expect(offset(screen) == 27)
    // 66 is nearer to 54 by 12 than to 81 by 15.
    screen.press(.pageDown)
    #expect(offset(screen) == 54)
    let one = Screen(80, 1, Cards(behavior: .viewAligned(limitBehavior: .always)))
    one.press(.pageDown)
    #expect(offset(one) == 27)
  }

  @Test func S6_14_pagesAreAsLongAsTheView() {
    let screen = Screen(40, 1, Cards(behavior: .paging))
    screen.wheel(.scrollRight, 5, 0)
    #expect(offset(screen) == 40)
    screen.press(.pageDown)
    #expect(offset(screen) == 80)
    screen.press(.pageDown)
    #expect(offset(screen) == 93)
    screen.wheel(.scrollLeft, 5, 0)
    #expect(offset(screen) == 80)
  }

  struct Fives: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      target.rect.origin.x = (target.rect.origin.x / 5).rounded(.up) * 5
    }
  }

  @Test func S6_14_aBehaviourOfTheApp() {
    let screen = Screen(40, 1, Cards(behavior: Fives()))
    screen.wheel(.scrollRight, 5, 0)
    #expect(offset(screen) == 5)
  }

  struct Bound: View {
    let count: Int
    let isLazy: Bool
    @State private var id: Int?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(id.map { "at \($0)" } ?? "nowhere")
        ScrollView {
          if isLazy {
            LazyVStack(alignment: .leading) { rows }.scrollTargetLayout()
          } else {
            VStack(alignment: .leading, spacing: 0) { rows }.scrollTargetLayout()
          }
        }
        .scrollPosition(id: $id)
        .scrollIndicators(.hidden)
      }
      .onKeyPress("x") {
        id = count / 2
        return .handled
      }
    }

    private var rows: some View { ForEach(0..<count) { Text("row \($0)") } }
  }

  @Test(arguments: [false, true]) func S6_14_theIDFollowsAndLeads(isLazy: Bool) {
    let screen = Screen(12, 4, Bound(count: 20, isLazy: isLazy).frame(maxWidth: .infinity, alignment: .leading))
    #expect(screen.text == "nowhere\nrow 0\nrow 1\nrow 2")
    screen.wheel(.scrollDown, 1, 2)
    #expect(screen.text == "at 3\nrow 3\nrow 4\nrow 5")
    screen.press("x")
    #expect(screen.text == "at 10\nrow 10\nrow 11\nrow 12")
    screen.wheel(.scrollUp, 1, 2)
    #expect(screen.text == "at 7\nrow 7\nrow 8\nrow 9")
    // The same place again is news after the user has scrolled.
    screen.press("x")
    #expect(screen.text == "at 10\nrow 10\nrow 11\nrow 12")
  }

  @Test func S6_14_anIDAmongAHundredThousand() {
    let screen = Screen(12, 4, Bound(count: 100_000, isLazy: true).frame(maxWidth: .infinity, alignment: .leading))
    let cost = screen.cost { screen.press("x") }
    #expect(screen.text == "at 50000\nrow 50000\nrow 50001\nrow 50002")
    #expect((cost.bodies["Row"] ?? 0) < 20)
  }

  struct Positioned: View {
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("\(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1) \(position.point?.y ?? -1)")
        ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text("row \($0)") } }.scrollTargetLayout() }
          .scrollPosition($position)
          .scrollIndicators(.hidden)
      }
      .onKeyPress("t") {
        position.scrollTo(edge: .top)
        return .handled
      }
      .onKeyPress("y") {
        position.scrollTo(y: 2)
        return .handled
      }
      .onKeyPress("c") {
        position.scrollTo(id: 4, anchor: .center)
        return .handled
      }
    }
  }

  @Test func S6_14_scrollPosition() {
    let screen = Screen(14, 4, Positioned())
    #expect(screen.lines[3].trimming() == "row 8")
    screen.press("t")
    #expect(screen.lines[1].trimming() == "row 0")
    screen.press("y")
    #expect(screen.lines[1].trimming() == "row 2")
    screen.press("c")
    #expect(screen.lines[2].trimming() == "row 4")
    screen.wheel(.scrollUp, 3, 2)
    #expect(screen.lines[0].trimming() == "true 0 0.0")
    screen.press("c")
    #expect(screen.lines[2].trimming() == "row 4")
  }

  struct Anchored: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text("row \($0)") } } }
          .scrollIndicators(.hidden)
          .onKeyPress("t") {
            proxy.scrollTo(4, anchor: .top)
            return .handled
          }
          .onKeyPress("b") {
            proxy.scrollTo(4, anchor: .bottom)
            return .handled
          }
          .onKeyPress("n") {
            proxy.scrollTo(8)
            return .handled
          }
      }
    }
  }

  @Test func S6_14_aProxyScrollsToAnAnchor() {
    let screen = Screen(5, 3, Anchored())
    screen.press("t")
    #expect(screen.text == "row 4\nrow 5\nrow 6")
    screen.press("b")
    #expect(screen.text == "row 2\nrow 3\nrow 4")
    screen.press("n")
    #expect(screen.text == "row 6\nrow 7\nrow 8")
  }
}
