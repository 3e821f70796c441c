extension Tree {
  func addPreferenceReader(_ node: Node) {
    if !preferenceReaders.contains(where: { $0 === node }) { preferenceReaders.append(node) }
    arePreferencesDue = true
  }

  func removePreferenceReader(_ node: Node) { preferenceReaders.removeAll { $0 === node } }

  func preferencesMayHaveChanged() { arePreferencesDue = true }

  /// Lets those who read preferences look again, if something that sets them has changed.
  func updatePreferences() {
    guard arePreferencesDue else { return }
    arePreferencesDue = false
    for node in preferenceReaders where node.isReachable { node.preferencesChanged() }
  }
}
