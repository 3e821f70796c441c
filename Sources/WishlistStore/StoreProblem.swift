/// What went wrong with a file, in words: what happened, to which file or field, and the way out.
public enum StoreProblem: Error, Hashable, Sendable {
  case unreadable(file: String, reason: String)
  case notJSON(file: String, error: JSONError)
  /// `field` is the way to it: "activities[2].name".
  case wrongField(file: String, field: String, expected: String)
  /// The file is of a format that is newer than this program. `isShown` tells whether it could be understood
  /// nonetheless, so that its trip is there to be looked at.
  case newerFormat(file: String, version: Int, isShown: Bool)
  case sameID(file: String, id: String, otherFile: String)
  case notWritten(file: String, reason: String)
  case notRemoved(file: String, reason: String)

  /// The file that it's about.
  public var file: String {
    switch self {
    case .unreadable(let file, _), .notJSON(let file, _), .wrongField(let file, _, _), .newerFormat(let file, _, _),
      .sameID(let file, _, _), .notWritten(let file, _), .notRemoved(let file, _):
      file
    }
  }

  /// What to tell the user.
  public var message: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file) can't be read: \(reason). It is left as it is."
    case .notJSON(let file, let error):
      "\(file) is damaged: \(error.reason) (line \(error.line), column \(error.column)). "
        + "It is left as it is; mend it or move it away."
    case .wrongField(let file, let field, let expected):
      "\(file): \"\(field)\" should be \(expected). The file is left as it is; mend it or move it away."
    case .newerFormat(let file, let version, true):
      "\(file) was written by a newer Wishlist (format \(version)). It can be looked at, but not changed."
    case .newerFormat(let file, let version, false):
      "\(file) was written by a newer Wishlist (format \(version)) and can't be shown. It is left as it is."
    case .sameID(let file, let id, let otherFile):
      "\(file) has the same id (\(id)) as \(otherFile) and is not shown. Give it another, or move it away."
    case .notWritten(let file, let reason):
      "\(file) can't be saved: \(reason). The change is kept while Wishlist runs, and saved with the next one."
    case .notRemoved(let file, let reason):
      "\(file) can't be removed: \(reason)."
    }
  }
}
