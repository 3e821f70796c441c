/// Screens of which one is shown at a time, with a bar of their names on top. A screen is made when it is first shown
/// and then kept, with its scroll position and focus.
///
///     TabView(selection: $tab) {
///       Tab("Trips", systemImage: "map", value: 0) { TripList() }
///       Tab("Goals", systemImage: "trophy", value: 1) { GoalList() }
///     }
///     // the bar: " 1 ⌖ Trips  2 ♛ Goals", the selected one reversed
public struct TabView<SelectionValue: Hashable>: View {
  @Binding private var selection: SelectionValue
  private let tabs: [Tab<SelectionValue>]

  /// Tabs of which `selection` tells the one that is shown.
  public init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> [Tab<SelectionValue>]
  ) {
    _selection = selection
    tabs = content()
  }

  /// The bar of one row, and the selected tab below.
  public var body: some View {
    TabContents(tabs: tabs, selected: shown)
      .safeAreaInset(edge: .top) { TabBar(tabs: tabs, selection: $selection) }
  }

  /// A selection without a tab shows the first.
  private var shown: AnyHashable {
    AnyHashable(tabs.first { $0.value == selection }?.value ?? tabs.first?.value ?? selection)
  }
}

/// One screen of a `TabView`.
@MainActor
public struct Tab<Value: Hashable> {
  let title: String
  let systemImage: String
  let value: Value
  let content: @MainActor () -> AnyView

  /// A tab that is shown while the selection is `value`; its content is made when it is first selected (ID-12).
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: @escaping () -> some View
  ) {
    self.title = String(title)
    self.systemImage = systemImage
    self.value = value
    self.content = { AnyView(content()) }
  }
}

/// Collects the tabs in a closure.
@resultBuilder @MainActor
public enum TabContentBuilder<Value: Hashable> {
  /// A line that is a tab.
  public static func buildExpression(_ tab: Tab<Value>) -> [Tab<Value>] { [tab] }
  /// The tabs of all lines, in order.
  public static func buildBlock(_ tabs: [Tab<Value>]...) -> [Tab<Value>] { tabs.flatMap { $0 } }
}

private struct TabBar<Value: Hashable>: View {
  let tabs: [Tab<Value>]
  @Binding var selection: Value

  var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<tabs.count) { index in
        TabBarItem(
          number: index + 1, title: tabs[index].title, systemImage: tabs[index].systemImage,
          isSelected: tabs[index].value == selection
        )
        .onTapGesture { selection = tabs[index].value }
        .accessibilityLabel("\(tabs[index].title), tab \(index + 1) of \(tabs.count)")
        .accessibilityAddTraits(tabs[index].value == selection ? .isSelected : [])
      }
      Spacer()
    }
  }
}

private struct TabBarItem: View {
  let number: Int
  let title: String
  let systemImage: String
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 0) {
      Text(" \(number) ").foregroundStyle(.secondary)
      Text(Symbols.glyph(for: systemImage) + " " + title + " ")
        .font(isSelected ? .headline : .body)
        .foregroundStyle(isSelected ? Color.accentColor : Color.primary)
    }
    .modified(by: ReverseModifier(isReversed: isSelected))
  }
}

/// Reverses the cells of a view.
private struct ReverseModifier: PrimitiveModifier {
  let isReversed: Bool

  static var isTransparent: Bool { false }
  func change(from old: Self) -> ViewChange { isReversed == old.isReversed ? [] : .paint }

  func drawOver(in painter: Painter, _ node: Node) {
    guard isReversed else { return }
    painter.restyle(CellRect(origin: .zero, size: node.box.frame.size)) {
      $0.attributes.formSymmetricDifference(.reverse)
    }
  }
}

/// The screens: those that were shown once are kept, all but the selected one covered.
private struct TabContents<Value: Hashable>: PrimitiveView {
  let tabs: [Tab<Value>]
  let selected: AnyHashable

  func update(_ node: Node) {
    node.updateChildren { children in
      for tab in tabs {
        let key = NodeKey.id(AnyHashable(tab.value), occurrence: 0)
        if AnyHashable(tab.value) == selected {
          children.add(BuiltView(content: tab.content), key)
        } else {
          children.keepIfPresent(key)
        }
      }
    }
    for child in node.children {
      child.setCovered(child.key != .id(selected, occurrence: 0))
    }
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    CellSize(proposal.width ?? 80, proposal.height ?? 24)
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) { node.placeFilling(size) }
}

extension Node {
  /// Gives each child all of `size`; a smaller one stands at the top.
  func placeFilling(_ size: CellSize) {
    let offer = ProposedSize(size)
    for child in layoutChildren { child.place(at: Alignment.top.origin(of: child, offer, in: size), offer) }
  }
}
