@_spi(Reflection) import Swift

/// The stored fields of a type, with their places. The only file that needs the standard library's reflection.
enum Fields {
  struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
    /// False for a weak or unowned reference, whose bits are not those of its type.
    let isPlain: Bool

    /// A property with a wrapper is stored with a line before its name.
    var sourceName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
  }

  /// The fields of a struct or tuple in order; none for other kinds.
  static func of(_ type: Any.Type) -> [Field] {
    var fields: [Field] = []
    guard isAggregate(type) else { return fields }
    // Looked up only where it matters, since it takes longer than all else here.
    var plain: Set<String>?
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      let name = String(cString: name)
      let isReference = fieldType is AnyClass || kind(of: fieldType) == optionalKind
      if isReference, plain == nil, isStruct(type) { plain = plainNames(type) }
      let isPlain = !isReference || plain?.contains(name) ?? true
      fields.append(Field(name: name, offset: offset, type: fieldType, isPlain: isPlain))
      return true
    }
    return fields
  }

  /// The walk reads memory that only structs and tuples have.
  private static func isAggregate(_ type: Any.Type) -> Bool { isStruct(type) || isTuple(type) }

  static func isStruct(_ type: Any.Type) -> Bool { kind(of: type) == 0x200 }
  static func isTuple(_ type: Any.Type) -> Bool { kind(of: type) == 0x301 }

  private static let optionalKind = 0x202

  /// The fields that a key path can lead to, which weak and unowned references are not among.
  private static func plainNames(_ type: Any.Type) -> Set<String> {
    func open<T>(_: T.Type) -> Set<String> {
      var names: Set<String> = []
      // The option to pass over the others; its name in the library is a variable, which isn't safe to read.
      let ignoresUnknown = _EachFieldOptions(rawValue: 2)
      _ = _forEachFieldWithKeyPath(of: T.self, options: ignoresUnknown) { name, _ in
        names.insert(String(cString: name))
        return true
      }
      return names
    }
    return _openExistential(type, do: open)
  }

  /// True for closures and functions: two words, the code and what it captured.
  static func isFunction(_ type: Any.Type) -> Bool { kind(of: type) == 0x302 }

  /// True for `any Something`, whose values are of one type or another.
  static func isExistential(_ type: Any.Type) -> Bool { kind(of: type) == 0x303 }

  /// What an optional holds; nil for other types. The metadata of an optional is its kind, what describes it, and this.
  static func wrapped(inOptional type: Any.Type) -> Any.Type? {
    kind(of: type) == optionalKind ? unsafeBitCast(type, to: UnsafePointer<Any.Type>.self)[2] : nil
  }

  /// The first word of a type's metadata.
  private static func kind(of type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }
}
