import WishlistModel
import WishlistStore

extension Trip {
  /// The trip as commands print it: the fields of its file, then what follows from them.
  var printedJSON: JSONValue {
    guard case .object(var object) = TripFile.encode(record) else { return .null }
    object["schemaVersion"] = nil
    object["activityCount"] = JSONValue(activityCount)
    object["completedCount"] = JSONValue(completedCount)
    object["isComplete"] = .bool(isComplete)
    return .object(object)
  }
}
