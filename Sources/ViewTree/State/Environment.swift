import Observation

/// A value that a view gets from those around it: by key path, or an observable object by its type.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private weak var node: Node?

  /// The value at a key path; the body runs again when this value changes, and for no other (ENV-2).
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The object of this type that `environment(_:)` gave to a view above. If there is none, the program ends with a
  /// message that names the type and the view.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .object { $0[object: type] }
  }

  /// The object of this type, nil if there is none.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .object { .some($0[object: type]) }
  }

  /// The value where the view is; reading it in `body` makes the body depend on it (ENV-2).
  @MainActor public var wrappedValue: Value {
    switch source {
    case .keyPath(let keyPath):
      guard let node else { return EnvironmentValues()[keyPath: keyPath] }
      // An action that reads depends on nothing (DEP-2).
      return Node.evaluating == nil ? node.environment[keyPath: keyPath] : node.read(keyPath)
    case .object(let find):
      guard let value = node.flatMap({ find($0.environment) }) else {
        // The author forgot .environment(object): there is nothing to go on with. Never reached by data.
        fatalError(
          "\(node?.viewName ?? "a view that is not on the screen") reads @Environment(\(Value.self).self), "
            + "but no view above it has .environment(_:) with a \(Value.self)")
      }
      return value
    }
  }
}

extension Environment: InstalledProperty {
  mutating func install(in node: Node, slot: Int) { self.node = node }

  func isSame(as other: Environment) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let a), .keyPath(let b)): a == b
    case (.object, .object): true
    default: false
    }
  }
}

extension View {
  /// Sets a value of the environment for this view and all within.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    modified(by: EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Gives an observable object to this view and all within, under its type.
  public func environment<Object: AnyObject & Observable>(_ object: Object) -> some View {
    modified(by: EnvironmentObjectModifier(object: object))
  }

  /// Changes a value of the environment for this view and all within.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping @MainActor (inout Value) -> Void
  ) -> some View {
    modified(by: EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}

private struct EnvironmentModifier<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  static var isTransparent: Bool { true }
  func environment(_ values: inout EnvironmentValues, _ node: Node) { values[keyPath: keyPath] = value }
}

private struct EnvironmentObjectModifier<Object: AnyObject>: PrimitiveModifier {
  let object: Object

  static var isTransparent: Bool { true }
  func environment(_ values: inout EnvironmentValues, _ node: Node) { values[object: Object.self] = object }
}

private struct EnvironmentTransform<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: @MainActor (inout Value) -> Void

  static var isTransparent: Bool { true }
  func environment(_ values: inout EnvironmentValues, _ node: Node) { transform(&values[keyPath: keyPath]) }
}
