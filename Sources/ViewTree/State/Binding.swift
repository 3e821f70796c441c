import Observation

/// A way to read and write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: BindingLocation<Value>

  init(location: BindingLocation<Value>) { self.location = location }

  /// A binding made of two closures; it never compares equal to another.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    location = ClosureLocation(get, set)
  }

  /// Lets a closure take a binding as `$name`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads `value` and drops what is written.
  public static func constant(_ value: Value) -> Binding { Binding(location: ConstantLocation(value)) }

  /// The value itself; a body that reads it depends on it, writing goes to its owner.
  @MainActor public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself: `$name`, to pass it on.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(location: PartLocation(location, keyPath))
  }
}

extension Binding: InstalledProperty {
  mutating func install(in node: Node, slot: Int) {}
  func isSame(as other: Binding) -> Bool { location === other.location || location.isSame(as: other.location) }
}

/// Makes bindings to the properties of an observable model: `$model.name`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The model.
  public var wrappedValue: Value

  /// Bindings to the properties of a model: `@Bindable var model: Model`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The same where no property is declared: `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper itself, so that `$model.name` is a binding.
  public var projectedValue: Bindable { self }

  /// A binding to a property of the model; reading it in a body is tracked as reading the property is.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding(location: ModelLocation(wrappedValue, keyPath))
  }
}

/// Where a binding leads; two are the same if they lead to the same place.
class BindingLocation<Value> {
  // Abstract: each location in this module overrides it, and none is made of this class itself.
  @MainActor func get() -> Value { preconditionFailure("a location says how to get its value") }
  @MainActor func set(_ value: Value) {}
  @MainActor func isSame(as other: BindingLocation<Value>) -> Bool { false }
}

private final class ConstantLocation<Value>: BindingLocation<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? ConstantLocation).map { Comparison.isSame($0.value, value) } ?? false
  }
}

private final class ClosureLocation<Value>: BindingLocation<Value> {
  private let getter: @MainActor () -> Value
  private let setter: @MainActor (Value) -> Void

  init(_ get: @escaping @MainActor () -> Value, _ set: @escaping @MainActor (Value) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value) }
}

private final class PartLocation<Whole, Part>: BindingLocation<Part> {
  private let whole: BindingLocation<Whole>
  private let keyPath: WritableKeyPath<Whole, Part>

  init(_ whole: BindingLocation<Whole>, _ keyPath: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func get() -> Part { whole.get()[keyPath: keyPath] }

  override func set(_ part: Part) {
    var value = whole.get()
    value[keyPath: keyPath] = part
    whole.set(value)
  }

  override func isSame(as other: BindingLocation<Part>) -> Bool {
    guard let other = other as? PartLocation<Whole, Part> else { return false }
    return keyPath == other.keyPath && (whole === other.whole || whole.isSame(as: other.whole))
  }
}

private final class ModelLocation<Model: AnyObject, Part>: BindingLocation<Part> {
  private let model: Model
  private let keyPath: ReferenceWritableKeyPath<Model, Part>

  init(_ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Part>) {
    self.model = model
    self.keyPath = keyPath
  }

  override func get() -> Part { model[keyPath: keyPath] }
  override func set(_ part: Part) { model[keyPath: keyPath] = part }

  override func isSame(as other: BindingLocation<Part>) -> Bool {
    guard let other = other as? ModelLocation<Model, Part> else { return false }
    return model === other.model && keyPath == other.keyPath
  }
}
