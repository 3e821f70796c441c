@_spi(Reflection) import Swift

/// The stored fields of a type, with their places. The only file that needs the standard library's reflection.
enum Fields {
  struct Field {
    let name: String
    let offset: Int
    let type: Any.Type

    /// A property with a wrapper is stored with a line before its name.
    var sourceName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
  }

  /// The fields of a struct or tuple in order; none for other kinds.
  static func of(_ type: Any.Type) -> [Field] {
    var fields: [Field] = []
    guard isAggregate(type) else { return fields }
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    return fields
  }

  /// The walk reads memory that only structs and tuples have.
  private static func isAggregate(_ type: Any.Type) -> Bool { kind(of: type) == 0x200 || kind(of: type) == 0x301 }

  /// True for closures and functions: two words, the code and what it captured.
  static func isFunction(_ type: Any.Type) -> Bool { kind(of: type) == 0x302 }

  /// The first word of a type's metadata.
  private static func kind(of type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }
}
