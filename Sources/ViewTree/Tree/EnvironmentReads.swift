/// Which values of its environment a node has read, and what they are made of (D10).
@MainActor
struct EnvironmentReads {
  private struct Read {
    let keyPath: AnyKeyPath
    /// What the value is made of.
    var keys: EnvironmentValues.Keys
    /// True if both give the same value, and what the second is made of.
    let compare: @MainActor (EnvironmentValues, EnvironmentValues) -> (isSame: Bool, keys: EnvironmentValues.Keys)
  }

  private var reads: [Read] = []
  /// Counts the changes of what is read.
  private(set) var generation = 0

  var names: [String] { reads.map { "\($0.keyPath)" } }

  /// Forgets what was read, but not how often it changed.
  mutating func removeAll() { reads.removeAll(keepingCapacity: true) }

  /// The value at a key path, which counts as read from now on.
  mutating func read<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, in environment: EnvironmentValues
  ) -> Value {
    // A loop, since a closure would ask at each call whether it runs on the main actor.
    for read in reads where read.keyPath === keyPath { return environment[keyPath: keyPath] }
    let (value, keys) = environment.read(keyPath)
    reads.append(
      Read(keyPath: keyPath, keys: keys) { old, new in
        let (value, keys) = new.read(keyPath)
        return (Comparison.isSame(old[keyPath: keyPath], value), keys)
      })
    return value
  }

  /// True if something that was read is another value in `new`.
  mutating func differ(between old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    if reads.isEmpty { return false }
    // Most of what is set around a view is nothing that it reads.
    let keysSet = EnvironmentValues.keysSet(between: old, new)
    var isDifferent = false
    for index in reads.indices where reads[index].keys & keysSet != 0 {
      let (isSame, keys) = reads[index].compare(old, new)
      reads[index].keys = keys
      if !isSame { isDifferent = true }
    }
    if isDifferent { generation += 1 }
    return isDifferent
  }
}
