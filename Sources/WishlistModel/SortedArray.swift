extension Array {
  /// Takes out what is out of date and puts `fresh` in where it belongs. The array is sorted and stays so. Linear, but
  /// for the sorting of what is fresh.
  mutating func replace(
    where isStale: (Element) -> Bool, with fresh: [Element], sortedBy precedes: (Element, Element) -> Bool
  ) {
    let fresh = fresh.sorted(by: precedes)
    var merged: [Element] = []
    merged.reserveCapacity(count + fresh.count)
    var next = fresh.startIndex
    for element in self where !isStale(element) {
      while next < fresh.endIndex, precedes(fresh[next], element) {
        merged.append(fresh[next])
        next += 1
      }
      merged.append(element)
    }
    self = merged + fresh[next...]
  }
}
