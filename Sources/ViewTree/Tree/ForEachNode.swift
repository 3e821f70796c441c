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

  override var lazyRows: (any LazyRows)? { self }

  override func update() {
    indexes = nil
    host = layoutParent.flatMap { $0.isLazyHost ? $0 : nil }
    if host == nil {
      addRows(Array(view.data.indices))
    } else {
      let wanted = Set(rows.compactMap { index(of: $1.key, before: $0) }).sorted()
      addRows(wanted.map(position))
      rows = Dictionary(uniqueKeysWithValues: zip(wanted, children))
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
    changeRows(dropping: [], making: [index])
    return rows[index]
  }

  func makeRows(_ wanted: Range<Int>) {
    var missing: [Int] = []
    for index in wanted where rows[index] == nil { missing.append(index) }
    if !missing.isEmpty { changeRows(dropping: [], making: missing) }
  }

  func dropRows(outside kept: Range<Int>) {
    var dropped: Set<Int> = []
    for (index, row) in rows where !kept.contains(index) && !row.holdsChangedState && !row.hasFocusWithin {
      dropped.insert(index)
    }
    if !dropped.isEmpty { changeRows(dropping: dropped, making: []) }
  }

  func index(ofRow row: Node) -> Int? {
    for (index, other) in rows where other === row { return index }
    return nil
  }

  func forEachMade(_ body: (Int, Node) -> Void) {
    for (index, row) in rows { body(index, row) }
  }

  /// Ends some rows and makes others, `made` in order; all that stay are left as they are, for their data is the same.
  private func changeRows(dropping dropped: Set<Int>, making made: [Int]) {
    for index in dropped { rows[index] = nil }
    var indexes = Array(rows.keys)
    indexes.sort()
    indexes = merged(indexes, made)
    var taken = made.isEmpty ? [:] : occurrences()
    updateChildren { children in
      for index in indexes {
        if let row = rows[index] {
          children.keep(row)
        } else {
          let element = view.data[position(index)]
          let id = element[keyPath: view.id]
          let occurrence = taken[id, default: 0]
          taken[id] = occurrence + 1
          if occurrence == 1 { tree.report("ForEach: the id \(id) occurs more than once") }
          children.add(Row(element: element, content: view.content), .id(id, occurrence: occurrence))
        }
      }
    }
    for (place, index) in indexes.enumerated() where rows[index] == nil { rows[index] = children[place] }
  }

  /// How often each id is in use by the rows that exist.
  private func occurrences() -> [ID: Int] {
    var found: [ID: Int] = [:]
    found.reserveCapacity(rows.count)
    for (index, row) in rows {
      guard case .id(_, let occurrence) = row.key else { continue }
      let id = view.data[position(index)][keyPath: view.id]
      found[id] = max(found[id] ?? 0, occurrence + 1)
    }
    return found
  }

  /// Two sorted lists without common elements as one.
  private func merged(_ a: [Int], _ b: [Int]) -> [Int] {
    if b.isEmpty { return a }
    var result: [Int] = []
    result.reserveCapacity(a.count + b.count)
    var next = 0
    for element in a {
      while next < b.count, b[next] < element {
        result.append(b[next])
        next += 1
      }
      result.append(element)
    }
    return result + b[next...]
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
