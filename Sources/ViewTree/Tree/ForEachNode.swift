/// The node of a `ForEach`: a child for each element, in a node of its own, so that what a row reads is the row's.
/// In a list it makes rows as they come into sight.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, LazyRows
{
  /// The list around it, if there is one.
  private weak var host: Node?
  /// The indexes of the rows that exist, in order, and their ids; only in a list. Each is the child at the same place.
  /// Two arrays, since one of plain numbers is quick to search in code that doesn't know the type of the id.
  private var made: [Int] = []
  private var madeIDs: [ID] = []
  private var indexes: [ID: Int]?
  /// The ids of the rows that exist, in a list, as long as each occurs once; nil after that.
  private var liveIDs: Set<ID>? = []

  override var lazyRows: (any LazyRows)? { self }

  override func update() {
    indexes = nil
    host = layoutParent.flatMap { $0.isLazyHost && !isWithinRow(of: $0) ? $0 : nil }
    if host == nil {
      addRows(Array(view.data.indices))
    } else {
      let wanted = rowsThatStay()
      addRows(wanted.map(position))
      made = wanted
      madeIDs = wanted.map(id(at:))
      liveIDs = liveIDs.flatMap { _ in Set(madeIDs).count == madeIDs.count ? Set(madeIDs) : nil }
      // One that the host is making just now is no news to it.
      if let host, !host.box.isMakingRows {
        host.box.contentGeneration += 1
        host.invalidateLayout()
      }
    }
  }

  /// True within a row of another `ForEach`, which is made as a whole.
  private func isWithinRow(of host: Node) -> Bool {
    var node = parent
    while let candidate = node, candidate !== host {
      if candidate.lazyRows != nil { return true }
      node = candidate.parent
    }
    return false
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

  private func id(at index: Int) -> ID { view.data[position(index)][keyPath: view.id] }

  func rowID(at index: Int) -> AnyHashable { AnyHashable(id(at: index)) }

  func rowIndex(of id: AnyHashable) -> Int? { (id.base as? ID).flatMap(index(of:)) }

  private func index(of id: ID) -> Int? {
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
    let place = place(of: index)
    if !isMade(index, at: place) { make(index, at: place) }
    return children[place]
  }

  func makeRows(_ wanted: Range<Int>) {
    for index in wanted { _ = row(at: index) }
  }

  func dropRows(outside kept: Range<Int>) {
    for place in made.indices.reversed() where !kept.contains(made[place]) && !mustStay(children[place]) {
      made.remove(at: place)
      liveIDs?.remove(madeIDs.remove(at: place))
      removeChild(at: place)
    }
  }

  func index(ofRow row: Node) -> Int? {
    for place in made.indices where children[place] === row { return made[place] }
    return nil
  }

  func forEachMade(_ body: (Int, Node) -> Void) {
    for place in made.indices { body(made[place], children[place]) }
  }

  /// The place of a row among those that exist, or the place where it would be.
  private func place(of index: Int) -> Int {
    // Mostly the rows are one after the other.
    if let first = made.first, isMade(index, at: index - first) { return index - first }
    var low = 0
    var high = made.count
    while low < high {
      let middle = (low + high) / 2
      if made[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isMade(_ index: Int, at place: Int) -> Bool {
    place >= 0 && place < made.count && made[place] == index
  }

  /// Makes one row; the others stay as they are, for their data is the same.
  private func make(_ index: Int, at place: Int) {
    let element = view.data[position(index)]
    let id = element[keyPath: view.id]
    let occurrence = freeOccurrence(of: id)
    if occurrence == 1 { tree.report("ForEach: the id \(id) occurs more than once") }
    made.insert(index, at: place)
    madeIDs.insert(id, at: place)
    insertChild(at: place) {
      $0.make(Row(element: element, content: view.content), .id(id, occurrence: occurrence))
    }
  }

  private func freeOccurrence(of id: ID) -> Int {
    if liveIDs?.insert(id).inserted == true { return 0 }
    liveIDs = nil
    var free = 0
    for place in made.indices where madeIDs[place] == id {
      if case .id(_, let occurrence) = children[place].key { free = max(free, occurrence + 1) }
    }
    return free
  }

  /// Where the rows that exist are in new data. One near its old place is found there; farther away only those are
  /// looked for that would be missed, since that takes time in proportion to the data.
  private func rowsThatStay() -> [Int] {
    guard let first = made.first, let last = made.last else { return [] }
    var left: [ID: Node] = [:]
    left.reserveCapacity(made.count)
    for (id, child) in zip(madeIDs, children) {
      // Of several with one id the first is as good as any.
      if left[id] == nil { left[id] = child }
    }
    var found: Set<Int> = []
    let count = rowCount
    let near = min(count, max(0, first - made.count))..<min(count, last + 1 + made.count)
    for index in near where left.removeValue(forKey: id(at: index)) != nil { found.insert(index) }
    for (id, child) in left where mustStay(child) {
      if let index = index(of: id) { found.insert(index) }
    }
    return found.sorted()
  }

  /// True for a row that is kept out of sight too.
  private func mustStay(_ row: Node) -> Bool { row.holdsChangedState || row.hasFocusWithin }

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
