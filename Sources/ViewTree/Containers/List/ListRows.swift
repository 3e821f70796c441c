/// The rows of a list as one sequence, whether they exist already or a `ForEach` has still to make them.
@MainActor
struct ListRows {
  private enum Part {
    case single(Node)
    case lazy(any LazyRows)
  }

  /// A part, and the index of its first row.
  private struct Entry {
    let first: Int
    let part: Part
  }

  private var parts: [Entry] = []
  private(set) var count = 0

  init(_ list: Node) {
    for child in list.children { collect(child) }
  }

  private mutating func collect(_ node: Node) {
    if let rows = node.lazyRows {
      parts.append(Entry(first: count, part: .lazy(rows)))
      count += rows.rowCount
    } else if node.isTransparent {
      for child in node.children { collect(child) }
    } else {
      parts.append(Entry(first: count, part: .single(node)))
      count += 1
    }
  }

  /// The rows that are headers of sections.
  var headers: [Int] {
    parts.compactMap { entry in
      if case .single(let node) = entry.part, node.containerTrait(.isHeader) == true { entry.first } else { nil }
    }
  }

  private func part(at index: Int) -> Entry? {
    guard index >= 0, index < count else { return nil }
    return parts.last { $0.first <= index }
  }

  /// The node of a row, made if it isn't there.
  func row(at index: Int) -> Node? {
    guard let entry = part(at: index) else { return nil }
    return switch entry.part {
    case .single(let node): node
    case .lazy(let rows): rows.row(at: index - entry.first)
    }
  }

  func id(at index: Int) -> AnyHashable? {
    guard let entry = part(at: index) else { return nil }
    return switch entry.part {
    case .lazy(let rows): rows.rowID(at: index - entry.first)
    case .single(let node): node.containerTrait(.tag)
    }
  }

  func index(of id: AnyHashable) -> Int? {
    for entry in parts {
      switch entry.part {
      case .lazy(let rows): if let index = rows.rowIndex(of: id) { return entry.first + index }
      case .single(let node): if node.containerTrait(.tag) == id { return entry.first }
      }
    }
    return nil
  }

  /// The row that `node` is in.
  func index(containing node: Node, in list: Node) -> Int? {
    var inner = node
    while let outer = inner.parent {
      if outer === list { break }
      if let rows = outer.lazyRows, let index = rows.index(ofRow: inner) {
        for part in parts {
          if case .lazy(let candidate) = part.part, candidate === rows { return part.first + index }
        }
        return nil
      }
      inner = outer
    }
    return parts.first { part in
      if case .single(let row) = part.part { node.chain.contains { $0 === row } } else { false }
    }?.first
  }

  func makeRows(_ wanted: Range<Int>) {
    for entry in parts {
      guard case .lazy(let rows) = entry.part else { continue }
      let low = max(0, wanted.lowerBound - entry.first)
      let high = min(rows.rowCount, wanted.upperBound - entry.first)
      if low < high { rows.makeRows(low..<high) }
    }
  }

  func dropRows(outside kept: Range<Int>) {
    for entry in parts {
      guard case .lazy(let rows) = entry.part else { continue }
      let low = max(0, kept.lowerBound - entry.first)
      rows.dropRows(outside: low..<max(low, kept.upperBound - entry.first))
    }
  }

  func forEachMade(_ body: (Int, Node) -> Void) {
    for entry in parts {
      switch entry.part {
      case .single(let node): body(entry.first, node)
      case .lazy(let rows): rows.forEachMade { body(entry.first + $0, $1) }
      }
    }
  }
}

extension Node {
  var listRows: ListRows { ListRows(self) }
}

extension TraitKey where Value == AnyHashable {
  static var tag: TraitKey { TraitKey(name: "tag") }
}

extension View {
  /// Names a row, a tab or a choice by the value that a selection has for it.
  public func tag(_ tag: some Hashable) -> some View { modified(by: TagModifier(tag: AnyHashable(tag))) }
}

private struct TagModifier: PrimitiveModifier {
  let tag: AnyHashable

  static var isTransparent: Bool { true }
  func trait<Value>(_ key: TraitKey<Value>) -> Value? { key.name == "tag" ? tag as? Value : nil }
}
