/// Rows one below the other, of which only those in sight are made: 100,000 rows cost what 100 do. The keys move from
/// row to row; `selection` is the id of the row that has them.
///
///     List(trips, selection: $selected) { trip in Text(trip.name) }   // a row in 8 columns: " Rome   "
public struct List<Content: View>: View {
  private let content: Content
  private let selected: (() -> AnyHashable?)?
  private let select: ((AnyHashable) -> Void)?
  private var typeAhead: ((AnyHashable) -> String?)?

  /// A list of the views of a closure, in which the keys move without the app knowing.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selected = nil
    select = nil
  }

  /// A list that writes the id of the row with the keys to `selection`, and moves the keys when that is written.
  public init<ID: Hashable>(selection: Binding<ID?>, @ViewBuilder content: () -> Content) {
    self.content = content()
    selected = { selection.wrappedValue.map { AnyHashable($0) } }
    select = { id in
      if let id = id.base as? ID, selection.wrappedValue != id { selection.wrappedValue = id }
    }
  }

  /// Field by field; the content's type is known here.
  public static var _comparison: _ViewComparison {
    Comparison.Plan.of(view: Content.self)
    return .fieldByField(Self.self)
  }

  /// The rows in sight.
  public var body: some View {
    ListContainer(content: content, selected: selected?(), select: select, typeAhead: typeAhead)
  }
}

extension List {
  /// Lets letters go to the next row whose text begins with what was typed; `text` gives a row's text by its id, also
  /// for rows that aren't made. Letters are then no longer commands while the list has the keys.
  public func typeAhead<ID: Hashable>(_ text: @escaping (ID) -> String) -> List {
    var list = self
    list.typeAhead = { ($0.base as? ID).map(text) }
    return list
  }
}

extension List {
  /// A list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: row) }
  }

  /// A list with a row for each element; `selection` is the id of the one that has the keys.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Data.Element.ID?>, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: row) }
  }
}

/// What one row of a list is: the view, inset by a column at each side, with the colour of selection behind it while
/// it has the keys. A row without a control of its own takes the keys as a whole.
struct ListRow: PrimitiveModifier {
  static let wraps = Wraps([{ $0.listRow }])

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func change(from old: Self) -> ViewChange { [] }

  func canFocus(_ node: Node) -> Bool {
    for child in node.children where child.firstFocusable != nil { return false }
    return !node.environment.isHeader && node.containerTrait(.isHeader) != true
  }

  /// A row that has the keys as a whole is read as one.
  func accessibility(_ node: Node) -> AccessibilityProperties? {
    canFocus(node) ? AccessibilityProperties(children: .combine) : nil
  }

  func focusWithinChanged(_ node: Node) { node.invalidatePaint() }

  func childProposal(_ proposal: ProposedSize, _ node: Node) -> ProposedSize {
    ProposedSize(width: proposal.width.map { max(0, $0 - 2) }, height: proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedSize, _ child: Node?, _ node: Node) -> CellSize {
    let size = child?.size(for: childProposal(proposal, node)) ?? .zero
    return CellSize(proposal.width ?? size.width + 2, size.height)
  }

  func childOrigin(in size: CellSize, child: CellSize, _ node: Node) -> CellPoint { CellPoint(1, 0) }

  func draw(in painter: Painter, _ node: Node) {
    guard node.hasFocusWithin else { return }
    let color = Color(light: 0xE0E7FF, dark: 0x312E81, highContrastDark: 0x1E1B4B).resolve(in: node.environment)
    painter.fill(CellRect(origin: .zero, size: node.box.frame.size), color)
  }

  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result {
    guard case .mouse(let mouse) = event, mouse.kind == .press, let target = node.firstFocusable else {
      return .ignored
    }
    node.tree.focus.move(to: target)
    return .handled
  }
}

extension View {
  fileprivate var listRow: any View { modified(by: ListRow()) }
}

extension TraitKey where Value == Bool {
  static var isHeader: TraitKey { TraitKey(name: "isHeader") }
}
