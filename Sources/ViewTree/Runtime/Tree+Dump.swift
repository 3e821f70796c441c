extension Tree {
  /// The tree in words, a node a line, its state and what it depends on below it: for tests, logs and the curious.
  ///
  ///     Counter slot(0), ran 2 times, last because of state
  ///       state count = 1
  ///       reads state count
  ///       VStack slot(0), 20×4 at 0,0, offered 20×4, …
  public func dump() -> String {
    var lines: [String] = []
    var readers: [(box: AnyStateBox, name: String)] = []
    func collect(_ node: Node) {
      for (slot, box) in node.stateBoxes.enumerated() {
        if let box { readers.append((box, node.stateName(slot))) }
      }
      for child in node.children { collect(child) }
    }
    func describe(_ node: Node, _ indent: String) {
      lines.append(indent + node.summary)
      let inner = indent + "  "
      for (slot, box) in node.stateBoxes.enumerated() {
        if let box { lines.append(inner + "state \(node.stateName(slot)) = \(box.summary)") }
      }
      var reads = readers.filter { $0.box.isRead(by: node) }.map { "state \($0.name)" }
      reads += node.environmentReadNames
      if node.readsModel { reads.append("a model") }
      if !reads.isEmpty { lines.append(inner + "reads " + reads.joined(separator: ", ")) }
      for child in node.children { describe(child, inner) }
    }
    if let root {
      collect(root)
      describe(root, "")
    }
    return lines.joined(separator: "\n")
  }
}

extension Node {
  fileprivate func stateName(_ slot: Int) -> String { stateNames?.name(slot) ?? "slot \(slot)" }

  fileprivate var summary: String {
    var words = ["\(viewName.prefix { $0 != "<" }) \(key.summary)"]
    if !isTransparent {
      let frame = box.frame
      words.append(box.isPlaced ? "\(frame.width)×\(frame.height) at \(frame.minX),\(frame.minY)" : "not placed")
      if let proposal = box.placedProposal {
        words.append("offered \(Self.length(proposal.width))×\(Self.length(proposal.height))")
      }
    }
    words.append("ran \(generation) time\(generation == 1 ? "" : "s"), last because of \(lastCause.rawValue)")
    if isCovered { words.append("covered") }
    if tree.focus.focused === self { words.append("has the keys") }
    return words.joined(separator: ", ")
  }

  private static func length(_ length: Int?) -> String {
    guard let length else { return "ideal" }
    return length >= ProposedSize.unbounded ? "∞" : "\(length)"
  }
}

extension NodeKey {
  fileprivate var summary: String {
    switch self {
    case .slot(let slot): "slot \(slot)"
    case .id(let id, 0): "id \(id.base)"
    case .id(let id, let occurrence): "id \(id.base) (\(occurrence + 1). time)"
    }
  }
}
