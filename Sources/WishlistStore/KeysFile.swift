/// The file in which users give commands other keys. A key, a list of keys, or none at all for a command:
///
///     {"undo": "U", "first": ["gg", "Home"], "quit": []}
///
/// It is only read. What is wrong in it is told, and all else in it counts.
public struct KeysFile: Sendable {
  /// Other keys for a command.
  public struct Change: Hashable, Sendable {
    /// The command's name.
    public let command: String
    /// What the user wrote.
    public let keys: [String]
  }

  /// The changes in the order of the file.
  public private(set) var changes: [Change] = []
  /// What is wrong with the file.
  public private(set) var problems: [StoreProblem] = []

  /// What the file in `folders` says; nothing if there is none.
  public init(_ folders: WishlistFolders) {
    let file = folders.keys
    do throws(StoreProblem) {
      guard let value = try JSONFile.readIfThere(file) else { return }
      for member in try FieldReader(value, file: file).object.members {
        if let keys = member.value.texts {
          changes.append(Change(command: member.key, keys: keys))
        } else {
          problems.append(
            .wrongField(file: file, field: member.key, expected: "a key such as \"u\", or a list of keys"))
        }
      }
    } catch {
      problems = [error]
    }
  }
}

extension JSONValue {
  /// A text, or a list of nothing but texts.
  fileprivate var texts: [String]? {
    switch self {
    case .string(let text): return [text]
    case .array(let items):
      let texts = items.compactMap { if case .string(let text) = $0 { text } else { nil } }
      return texts.count == items.count ? texts : nil
    default: return nil
    }
  }
}
