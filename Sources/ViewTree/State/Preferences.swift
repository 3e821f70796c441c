/// A value that views hand up to those around them; siblings are combined in document order (PRE-1).
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// What is read where no view within sets the value (PRE-2).
  static var defaultValue: Value { get }
  /// Joins the value of the next view in document order to those before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  /// Hands `value` up in place of what comes from within (PRE-3).
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    modified(by: PreferenceModifier<Key>(value: value))
  }

  /// Changes what comes from within on its way up (PRE-3).
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping @MainActor (inout Key.Value) -> Void
  ) -> some View {
    modified(by: PreferenceTransform<Key>(change: change))
  }

  /// Runs `action` after an update in which the value that comes from within became another; the first time if it is
  /// not the default (PRE-5).
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View {
    modified(by: PreferenceReader<Key>(action: action))
  }

  /// Shows above this view what `content` makes of the value that comes from within it (PRE-6).
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ content: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceValueView<Key, _, _>(isAbove: true, alignment: alignment, primary: self, content: content)
  }

  /// Shows behind this view what `content` makes of the value that comes from within it (PRE-6).
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ content: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceValueView<Key, _, _>(isAbove: false, alignment: alignment, primary: self, content: content)
  }
}

extension Node {
  /// The value that comes from this node and all within, nil where nobody sets it (PRE-2).
  func preferenceBelow<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for child in children where !child.box.isProbe {
      guard let value = child.preference(key) else { continue }
      if var combined = result {
        Key.reduce(value: &combined) { value }
        result = combined
      } else {
        result = value
      }
    }
    return result
  }
}

private struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  static var isTransparent: Bool { true }

  func preference<Other: PreferenceKey>(_ key: Other.Type, _ node: Node) -> Other.Value? {
    key == Key.self ? value as? Other.Value : node.preferenceBelow(key)
  }

  func updated(_ node: Node) { node.tree.preferencesMayHaveChanged() }
  func unmounted(_ node: Node) { node.tree.preferencesMayHaveChanged() }
}

private struct PreferenceTransform<Key: PreferenceKey>: PrimitiveModifier {
  let change: @MainActor (inout Key.Value) -> Void

  static var isTransparent: Bool { true }

  func preference<Other: PreferenceKey>(_ key: Other.Type, _ node: Node) -> Other.Value? {
    guard key == Key.self else { return node.preferenceBelow(key) }
    var value = node.preferenceBelow(Key.self) ?? Key.defaultValue
    change(&value)
    return value as? Other.Value
  }

  func updated(_ node: Node) { node.tree.preferencesMayHaveChanged() }
  func unmounted(_ node: Node) { node.tree.preferencesMayHaveChanged() }
}

private struct PreferenceReader<Key: PreferenceKey>: PrimitiveModifier {
  let action: @MainActor (Key.Value) -> Void

  private final class Memory {
    var last = Key.defaultValue
  }

  static var isTransparent: Bool { true }

  func updated(_ node: Node) { node.tree.addPreferenceReader(node) }
  func unmounted(_ node: Node) { node.tree.removePreferenceReader(node) }

  func preferencesChanged(_ node: Node) {
    let memory = node.keep { Memory() }
    let value = node.preferenceBelow(Key.self) ?? Key.defaultValue
    if Comparison.isSame(memory.last, value) { return }
    memory.last = value
    node.tree.afterUpdate { action(value) }
  }
}

private struct PreferenceValueView<Key: PreferenceKey, Primary: View, Content: View>: View {
  let isAbove: Bool
  let alignment: Alignment
  let primary: Primary
  let content: (Key.Value) -> Content
  @State private var value: Key.Value?

  var body: some View {
    let made = content(value ?? Key.defaultValue)
    let watched = primary.onPreferenceChange(Key.self) { value = $0 }
    if isAbove {
      watched.overlay(alignment: alignment) { made }
    } else {
      watched.background(alignment: alignment) { made }
    }
  }
}
