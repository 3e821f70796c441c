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
      of(type) { make(for: type) }
    }

    /// The plan for a type of views, which tells it by itself.
    @discardableResult
    static func of<Content: View>(view: Content.Type) -> Plan { of(Content.self) { Content._comparison.plan } }

    /// The plan for a type of modifiers, all of which are the module's own.
    @discardableResult
    static func of<Modifier: PrimitiveModifier>(modifier: Modifier.Type) -> Plan {
      of(Modifier.self) { fieldByField(Modifier.self) }
    }

    private static func of(_ type: Any.Type, _ make: () -> Plan) -> Plan {
      if let found = known[ObjectIdentifier(type)] { return found }
      let made = make()
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

  // To ask whether a type conforms to a protocol makes the runtime read every conformance of the program, which takes
  // longer than a frame if it is asked of a screen's types. So what needs no such question comes first.
  private static func make(for type: Any.Type) -> Plan {
    if let plan = builtIn(type) { return plan }
    if Fields.isStruct(type), let property = type as? any InstalledProperty.Type { return test(property: property) }
    if !Fields.isTuple(type), let equatable = type as? any Equatable.Type { return equality(equatable) }
    return fieldByField(type)
  }

  /// The plan for what is the same in all programs: plain bits, closures, optionals and existential values.
  private static func builtIn(_ type: Any.Type) -> Plan? {
    if let size = sizeIfBits(type) { return size == 0 ? .always : .bits(size) }
    // The node keeps the older closure alive, so what another one captured is elsewhere.
    if Fields.isFunction(type) { return .bits(2 * MemoryLayout<UInt>.size) }
    if let wrapped = Fields.wrapped(inOptional: type) { return test(optional: wrapped) }
    if Fields.isExistential(type) { return test(existential: type) }
    return nil
  }

  /// Whether all fields are the same; references by identity.
  static func fieldByField(_ type: Any.Type) -> Plan {
    if let plan = builtIn(type) { return plan }
    if type is AnyClass { return .bits(MemoryLayout<AnyObject>.size) }
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

  /// Whether `==` says so.
  static func equality<T: Equatable>(_: T.Type) -> Plan {
    if let plan = builtIn(T.self) { return plan }
    return .test { a, b in a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee }
  }

  private static func sizeIfBits(_ type: Any.Type) -> Int? {
    func open<T>(_: T.Type) -> Int? { _isPOD(T.self) ? MemoryLayout<T>.size : nil }
    return _openExistential(type, do: open)
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

  private static func test(optional wrapped: Any.Type) -> Plan {
    func open<Wrapped>(_: Wrapped.Type) -> Plan {
      .test { a, b in
        guard let a = a.assumingMemoryBound(to: Wrapped?.self).pointee else {
          return b.assumingMemoryBound(to: Wrapped?.self).pointee == nil
        }
        guard let b = b.assumingMemoryBound(to: Wrapped?.self).pointee else { return false }
        return isSame(a, b)
      }
    }
    return _openExistential(wrapped, do: open)
  }
}

/// How two values of a type of views are compared; the module's own, see ``View``.
public struct _ViewComparison {
  let plan: Comparison.Plan

  @MainActor static func fieldByField(_ type: Any.Type) -> _ViewComparison {
    _ViewComparison(plan: Comparison.fieldByField(type))
  }
}
