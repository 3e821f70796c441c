import Glibc

/// Compares two values of a type without the author's help (DEP-10): bit by bit where there is no reference within,
/// by `==` where the type has it, else field by field; references by identity; closures by their two words.
/// What can't be compared counts as different, which costs a run of a body and is never wrong.
@MainActor
struct Comparison {
  /// How values of one type are compared.
  @MainActor
  enum Plan {
    case bits(Int)
    case always
    case never
    case test(@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case fields([(offset: Int, plan: Plan)])

    /// The plan for a type, made once.
    static func of(_ type: Any.Type) -> Plan {
      if let found = known[ObjectIdentifier(type)] { return found }
      let made = make(for: type)
      known[ObjectIdentifier(type)] = made
      return made
    }

    func isSame<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool {
      isSame(UnsafeRawPointer(a), UnsafeRawPointer(b))
    }

    // Loops here, since each call of a closure would ask whether it runs on the main actor.
    private func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
      switch self {
      case .always: return true
      case .never: return false
      case .bits(let count): return memcmp(a, b, count) == 0
      case .test(let test): return test(a, b)
      case .fields(let fields):
        for field in fields where !field.plan.isSame(a + field.offset, b + field.offset) { return false }
        return true
      }
    }
  }

  private static var known: [ObjectIdentifier: Plan] = [:]

  /// True if the two surely mean the same. Takes time in proportion to the fields of the type.
  static func isSame<T>(_ a: T, _ b: T) -> Bool {
    let plan = Plan.of(T.self)
    if case .never = plan { return false }
    var (a, b) = (a, b)
    return plan.isSame(&a, &b)
  }

  private static func make(for type: Any.Type) -> Plan {
    if let property = type as? any InstalledProperty.Type { return test(property: property) }
    if let size = sizeIfBits(type) { return size == 0 ? .always : .bits(size) }
    if let equatable = type as? any Equatable.Type { return test(equatable: equatable) }
    // The node keeps the older closure alive, so what another one captured is elsewhere.
    if Fields.isFunction(type) { return .bits(2 * MemoryLayout<UInt>.size) }
    if type is AnyClass { return .bits(MemoryLayout<AnyObject>.size) }
    if let optional = type as? any OptionalProtocol.Type { return test(optional: optional) }
    if Fields.isExistential(type) { return test(existential: type) }
    let fields = Fields.of(type)
    if fields.isEmpty { return .never }
    var plans: [(offset: Int, plan: Plan)] = []
    for field in fields {
      let plan = field.isPlain ? Plan.of(field.type) : .never
      // A field that never compares decides for the whole.
      if case .never = plan { return .never }
      plans.append((field.offset, plan))
    }
    return .fields(plans)
  }

  private static func sizeIfBits(_ type: Any.Type) -> Int? {
    func open<T>(_: T.Type) -> Int? { _isPOD(T.self) ? MemoryLayout<T>.size : nil }
    return _openExistential(type, do: open)
  }

  private static func test<T: Equatable>(equatable: T.Type) -> Plan {
    .test { a, b in a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee }
  }

  private static func test<P: InstalledProperty>(property: P.Type) -> Plan {
    .test { a, b in a.assumingMemoryBound(to: P.self).pointee.isSame(as: b.assumingMemoryBound(to: P.self).pointee) }
  }

  /// Values of any type that conforms, such as `any ButtonStyle`: of the same type and the same.
  private static func test(existential: Any.Type) -> Plan {
    func open<T>(_: T.Type) -> Plan {
      .test { a, b in
        isSameContent(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
      }
    }
    return _openExistential(existential, do: open)
  }

  private static func isSameContent<T>(_ a: T, _ b: T) -> Bool {
    let type = type(of: a as Any)
    guard type != T.self, type == Swift.type(of: b as Any) else { return false }
    func open<Value>(_: Value.Type) -> Bool {
      // Without the casts the type would be `any Something` again.
      guard let a = a as? Value, let b = b as? Value else { return false }
      return isSame(a, b)
    }
    return _openExistential(type, do: open)
  }

  private static func test<O: OptionalProtocol>(optional: O.Type) -> Plan {
    .test { a, b in
      let a = a.assumingMemoryBound(to: O.self).pointee.optional
      let b = b.assumingMemoryBound(to: O.self).pointee.optional
      switch (a, b) {
      case (nil, nil): return true
      case (let a?, let b?): return isSame(a, b)
      default: return false
      }
    }
  }
}

/// Lets an optional of any type be opened.
private protocol OptionalProtocol {
  associatedtype Wrapped
  var optional: Wrapped? { get }
}

extension Optional: OptionalProtocol {
  fileprivate var optional: Wrapped? { self }
}
