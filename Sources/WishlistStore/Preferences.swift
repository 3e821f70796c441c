/// Small settings by key, kept in a file: the sort order, the season that was chosen last.
///
/// Each change is written at once, atomically. A file that can't be read, or is of a newer format, is left as it is;
/// settings then last as long as the program runs.
@MainActor
public final class Preferences {
  /// What is wrong with the file, nil if nothing is.
  public private(set) var problem: StoreProblem?

  private let file: String?
  private var values = JSONObject()
  private let mayWrite: Bool

  /// The preferences in a file; without a file they last as long as the program runs.
  public init(file: String? = nil) {
    self.file = file
    do throws(StoreProblem) {
      if let file, let value = try JSONFile.readIfThere(file) {
        let fields = try FieldReader(value, file: file)
        let version = try fields.int("schemaVersion") ?? TripFile.schemaVersion
        guard version <= TripFile.schemaVersion else {
          throw .newerFormat(file: file, version: version, isShown: false)
        }
        values = fields.object
      }
      mayWrite = file != nil
    } catch {
      problem = error
      mayWrite = false
    }
  }

  /// The text of a key; nil if there is none, or something else.
  public func string(forKey key: String) -> String? {
    guard case .string(let text) = values[key] else { return nil }
    return text
  }

  /// The whole number of a key; nil if there is none, or something else.
  public func int(forKey key: String) -> Int? {
    guard case .number(let digits) = values[key] else { return nil }
    return Int(digits)
  }

  /// The number of a key; nil if there is none, or something else.
  public func double(forKey key: String) -> Double? {
    guard case .number(let digits) = values[key] else { return nil }
    return Double(digits)
  }

  /// The truth of a key; nil if there is none, or something else.
  public func bool(forKey key: String) -> Bool? {
    guard case .bool(let value) = values[key] else { return nil }
    return value
  }

  /// Sets a text; nil removes the key.
  public func set(_ value: String?, forKey key: String) { set(value.map(JSONValue.string), key) }

  /// Sets a whole number; nil removes the key.
  public func set(_ value: Int?, forKey key: String) { set(value.map { JSONValue($0) }, key) }

  /// Sets a number. JSON has no infinite ones; they remove the key.
  public func set(_ value: Double?, forKey key: String) {
    set(value.flatMap { $0.isFinite ? .number(String($0)) : nil }, key)
  }

  /// Sets true or false; nil removes the key.
  public func set(_ value: Bool?, forKey key: String) { set(value.map(JSONValue.bool), key) }

  /// Forgets what is set for a key.
  public func removeValue(forKey key: String) { set(nil as JSONValue?, key) }

  private func set(_ value: JSONValue?, _ key: String) {
    guard values[key] != value else { return }
    if values["schemaVersion"] == nil { values["schemaVersion"] = JSONValue(TripFile.schemaVersion) }
    values[key] = value
    guard mayWrite, let file else { return }
    do throws(StoreProblem) {
      try JSONFile.write(.object(values), to: file)
      problem = nil
    } catch {
      problem = error
    }
  }
}
