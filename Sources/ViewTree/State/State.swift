import Observation

/// A value that a view owns: kept as long as the view's identity (ST-3), and writing it runs the bodies that read it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: () -> Value
  private var box: StateBox<Value>?

  /// The value is used when the view first appears; later ones are ignored (ST-1).
  public init(wrappedValue value: Value) { initial = { value } }

  /// The same, written out.
  public init(initialValue value: Value) { initial = { value } }

  /// A model is made once an identity, not once a view value (ST-2).
  public init(wrappedValue value: @autoclosure @escaping () -> Value) where Value: AnyObject & Observable {
    initial = value
  }

  /// The value. Before the view is on the screen it is the initial one, and writing does nothing (ST-4).
  @MainActor public var wrappedValue: Value {
    get { box.map { $0.read() } ?? initial() }
    nonmutating set { box?.write(newValue) }
  }

  /// A binding to the value; passing it on is not reading it.
  @MainActor public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial()) }
    return Binding(location: StateLocation(box))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: InstalledProperty {
  mutating func install(in node: Node, slot: Int) {
    box = node.state(slot) { StateBox(initial()) }
  }

  func isSame(as other: State) -> Bool { true }
}

/// A binding's way to a state.
final class StateLocation<Value>: BindingLocation<Value> {
  private let box: StateBox<Value>

  init(_ box: StateBox<Value>) { self.box = box }

  override func get() -> Value { box.read() }
  override func set(_ value: Value) { box.write(value) }
  override func isSame(as other: BindingLocation<Value>) -> Bool { (other as? StateLocation)?.box === box }
}
