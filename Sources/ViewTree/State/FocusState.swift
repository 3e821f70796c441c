/// Which of some views has the keys, as state: moving focus writes it, and writing it moves focus (FOC-1).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var location: FocusLocation<Value>?

  /// True while the view marked with `focused(_:)` has the keys.
  public init() where Value == Bool { none = false }

  /// The value of the view marked with `focused(_:equals:)` that has the keys; nil for none.
  public init<Field: Hashable>() where Value == Field? { none = nil }

  /// What has the keys now; writing it moves them, in the next update.
  @MainActor public var wrappedValue: Value {
    get { location?.box.read() ?? none }
    nonmutating set { location?.write(newValue) }
  }

  /// What `focused(_:)` and `focused(_:equals:)` take: `$name`.
  @MainActor public var projectedValue: Binding { Binding(location: location, none: none) }

  /// A way to a focus state.
  public struct Binding {
    fileprivate let location: FocusLocation<Value>?
    fileprivate let none: Value
  }
}

extension FocusState: InstalledProperty {
  mutating func install(in node: Node, slot: Int) {
    let box = node.state(slot) { StateBox(none) }
    location = FocusLocation(box: box, tree: node.tree)
  }

  func isSame(as other: FocusState) -> Bool { true }
}

@MainActor
private final class FocusLocation<Value: Hashable> {
  let box: StateBox<Value>
  let handle: TreeHandle

  init(box: StateBox<Value>, tree: Tree) {
    self.box = box
    handle = tree.handle
  }

  func write(_ value: Value) {
    box.write(value)
    handle.tree?.focus.request(for: box)
  }
}

extension View {
  /// Joins whether this view has the keys with a focus state.
  public func focused(_ binding: FocusState<Bool>.Binding) -> some View {
    modified(by: FocusedModifier(binding: binding, value: true))
  }

  /// Joins whether this view has the keys with a focus state of which `value` stands for this view.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modified(by: FocusedModifier(binding: binding, value: value))
  }
}

private struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  static var isTransparent: Bool { true }

  func updated(_ node: Node) {
    guard let box = binding.location?.box else { return }
    let value = value
    node.tree.focus.register(FocusBindingEntry(node: node, box: box, wantsFocus: { box.peek() == value }))
  }

  func focusWithinChanged(_ node: Node) {
    guard let box = binding.location?.box else { return }
    if node.hasFocusWithin { box.write(value) } else if box.peek() == value { box.write(binding.none) }
  }

  func unmounted(_ node: Node) { node.tree.focus.unregister(node) }
}
