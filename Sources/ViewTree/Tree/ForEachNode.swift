/// The node of a `ForEach`: a child for each element, in a node of its own, so that what a row reads is the row's.
/// In a list it makes rows as they come into sight.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, LazyRows
{
  /// The list around it, if there is one.
  private weak var host: Node?
  /// The rows that exist, by index; only in a list.
  private var rows: [Int: Node] = [:]
  private var indexes: [ID: Int]?

  override func update() {
    indexes = nil
    host = layoutParent.flatMap { $0.isLazyHost ? $0 : nil }
    if host == nil {
      addRows(Array(view.data.indices))
    } else {
      updateRows(Set(rows.compactMap { index(of: $1.key, before: $0) }).sorted())
      host?.box.contentGeneration += 1
      host?.invalidateLayout()
    }
  }

  private func addRows(_ positions: [Data.Index]) {
    var seen: [ID: Int] = [:]
    updateChildren { children in
      for position in positions {
        let element = view.data[position]
        let id = element[keyPath: view.id]
        let occurrence = seen[id, default: 0]
        seen[id] = occurrence + 1
        if occurrence == 1 { tree.report("ForEach: the id \(id) occurs more than once") }
        children.add(Row(element: element, content: view.content), .id(id, occurrence: occurrence))
      }
    }
  }

  struct Row: View {
    let element: Data.Element
    let content: (Data.Element) -> Content
    var body: Content { content(element) }
    static var _isUnary: Bool { Content._isUnary }
  }

  // MARK: Rows on demand

  var rowCount: Int { view.data.count }

  func rowID(at index: Int) -> AnyHashable { AnyHashable(view.data[position(index)][keyPath: view.id]) }

  func rowIndex(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if indexes == nil {
      var found: [ID: Int] = [:]
      for (index, element) in view.data.enumerated() {
        let id = element[keyPath: view.id]
        if found[id] == nil { found[id] = index }
      }
      indexes = found
    }
    return indexes?[id]
  }

  func row(at index: Int) -> Node? {
    if let row = rows[index] { return row }
    updateRows((Array(rows.keys) + [index]).sorted())
    return rows[index]
  }

  func makeRows(_ wanted: Range<Int>) {
    if wanted.allSatisfy({ rows[$0] != nil }) { return }
    updateRows(Set(rows.keys).union(wanted).sorted())
  }

  func dropRows(outside kept: Range<Int>) {
    let left = rows.filter { kept.contains($0.key) || $0.value.holdsChangedState || $0.value.hasFocusWithin }
    if left.count < rows.count { updateRows(left.keys.sorted()) }
  }

  func index(ofRow row: Node) -> Int? { rows.first { $0.value === row }?.key }

  func forEachMade(_ body: (Int, Node) -> Void) {
    for (index, row) in rows { body(index, row) }
  }

  private func updateRows(_ wanted: [Int]) {
    addRows(wanted.map(position))
    rows = Dictionary(uniqueKeysWithValues: zip(wanted, children))
  }

  /// Where the row with `key` is now: mostly where it was.
  private func index(of key: NodeKey, before: Int) -> Int? {
    guard case .id(let id, 0) = key else { return nil }
    return before < rowCount && rowID(at: before) == id ? before : rowIndex(of: id)
  }

  private func position(_ index: Int) -> Data.Index {
    view.data.index(view.data.startIndex, offsetBy: index)
  }
}

/// Rows that a list makes only when it needs them.
@MainActor
protocol LazyRows: Node {
  var rowCount: Int { get }
  func rowID(at index: Int) -> AnyHashable
  func rowIndex(of id: AnyHashable) -> Int?
  /// The index of a row that exists.
  func index(ofRow row: Node) -> Int?
  func forEachMade(_ body: (Int, Node) -> Void)
  /// The row at `index`, made if it isn't there.
  func row(at index: Int) -> Node?
  func makeRows(_ wanted: Range<Int>)
  /// Ends the rows outside of `kept`, but for those whose state was written, and the one that has the keys.
  func dropRows(outside kept: Range<Int>)
}
