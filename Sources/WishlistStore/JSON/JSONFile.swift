/// A file of JSON.
enum JSONFile {
  /// Reads the value in a file.
  static func read(_ file: String) throws(StoreProblem) -> JSONValue {
    guard let value = try readIfThere(file) else {
      throw .unreadable(file: file, reason: SystemError.notThere.reason)
    }
    return value
  }

  /// Reads the value in a file; nil if there is no such file.
  static func readIfThere(_ file: String) throws(StoreProblem) -> JSONValue? {
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try FileReader.bytes(of: file) } catch {
      if error == .notThere { return nil }
      throw .unreadable(file: file, reason: error.reason)
    }
    do throws(JSONError) { return try JSONParser.parse(bytes) } catch {
      throw .notJSON(file: file, error: error)
    }
  }

  /// Writes a value, atomically.
  static func write(_ value: JSONValue, to file: String) throws(StoreProblem) {
    do throws(SystemError) { try AtomicFile.write(Array(value.prettyPrinted.utf8), to: file) } catch {
      throw .notWritten(file: file, reason: error.reason)
    }
  }
}
