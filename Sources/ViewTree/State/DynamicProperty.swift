/// A property of a view that gets its value from the view's node: `@State`, `@Environment` and their kin, and structs
/// made of them.
public protocol DynamicProperty: _PropertyHolder {
  /// Called before each run of the body, when the properties within have their values.
  @MainActor mutating func update()
}

/// What can have dynamic properties within. One protocol for all, since to ask whether a type conforms to one takes the
/// runtime long.
public protocol _PropertyHolder {}

extension DynamicProperty {
  /// Does nothing.
  @MainActor public mutating func update() {}
}

/// A dynamic property that keeps something in the node.
@MainActor
protocol InstalledProperty: DynamicProperty {
  /// Joins the property with what the node keeps under `slot`, which is the same for the same property each time.
  mutating func install(in node: Node, slot: Int)

  /// True if two values of the same property of the same view mean the same (DEP-13).
  func isSame(as other: Self) -> Bool
}

/// Where the dynamic properties of a type lie, found once a type by a walk over its fields (SEMANTICS 10.3).
@MainActor
struct DynamicProperties {
  private struct Property {
    let name: String
    let offset: Int
    let install: @MainActor (UnsafeMutableRawPointer, Node, Int) -> Void
  }

  private let properties: [Property]

  var isEmpty: Bool { properties.isEmpty }

  /// The name of the property in `slot`, as the source has it.
  func name(_ slot: Int) -> String {
    properties.indices.contains(slot) ? properties[slot].name : "slot \(slot)"
  }

  /// Joins the properties of the view at `pointer` with `node`.
  func install(_ pointer: UnsafeMutableRawPointer, in node: Node) {
    for (slot, property) in properties.enumerated() {
      property.install(pointer + property.offset, node, slot)
    }
  }

  private static var known: [ObjectIdentifier: DynamicProperties] = [:]

  static func of(_ type: Any.Type) -> DynamicProperties {
    if let found = known[ObjectIdentifier(type)] { return found }
    var properties: [Property] = []
    collect(type, at: 0, into: &properties)
    let made = DynamicProperties(properties: properties)
    known[ObjectIdentifier(type)] = made
    return made
  }

  private static func collect(_ type: Any.Type, at base: Int, into properties: inout [Property]) {
    for field in Fields.of(type) where Fields.isStruct(field.type) && field.type is any _PropertyHolder.Type {
      if let property = field.type as? any InstalledProperty.Type {
        properties.append(Property(name: field.sourceName, offset: base + field.offset, install: installer(property)))
        continue
      }
      collect(field.type, at: base + field.offset, into: &properties)
      // What else has properties is a modifier or an app, whose body runs in the node of the view that holds it.
      if let property = field.type as? any DynamicProperty.Type {
        properties.append(Property(name: field.sourceName, offset: base + field.offset, install: updater(property)))
      }
    }
  }

  private static func installer<P: InstalledProperty>(
    _ type: P.Type
  ) -> @MainActor (UnsafeMutableRawPointer, Node, Int) -> Void {
    { pointer, node, slot in pointer.assumingMemoryBound(to: P.self).pointee.install(in: node, slot: slot) }
  }

  private static func updater<P: DynamicProperty>(
    _ type: P.Type
  ) -> @MainActor (UnsafeMutableRawPointer, Node, Int) -> Void {
    { pointer, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() }
  }
}
