// What a node learns from those around it.

extension Node {
  /// The nearest node around this one for which `match` gives something.
  func nearest<Found>(_ match: (Node) -> Found?) -> Found? {
    var node = parent
    while let candidate = node {
      if let found = match(candidate) { return found }
      node = candidate.parent
    }
    return nil
  }

  /// False if the node, or one around it, is covered; what is only measured is kept up to date too.
  var isKeptUpToDate: Bool {
    if !isAlive || box.isCovered { return false }
    var node = parent
    while let candidate = node {
      if candidate.box.isCovered { return false }
      node = candidate.parent
    }
    return true
  }

  /// False if the node, or one around it, is covered.
  var isReachable: Bool {
    if !isAlive || isCovered { return false }
    var node = parent
    while let candidate = node {
      if candidate.isCovered { return false }
      node = candidate.parent
    }
    return true
  }
}
