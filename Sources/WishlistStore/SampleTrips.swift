import FoundationEssentials
import WishlistModel

/// Trips to look at before there are own ones, from a file of the form `{"schemaVersion": 1, "trips": [...]}` with each
/// trip as in its own file.
public enum SampleTrips {
  /// The trips in `json`.
  public static func decode(_ json: [UInt8]) throws(StoreProblem) -> [TripRecord] {
    let file = "the sample trips"
    let value: JSONValue
    do throws(JSONError) { value = try JSONParser.parse(json) } catch {
      throw .notJSON(file: file, error: error)
    }
    var records: [TripRecord] = []
    for fields in try FieldReader(value, file: file).objects("trips") {
      let epoch = Date(timeIntervalSince1970: 0)
      records.append(try TripFile.decode(.object(fields.object), file: file, fallback: epoch).record)
    }
    return records
  }

  /// Writes trips into the data folder, a file each, if the folder is empty or not there. Returns whether it did.
  @discardableResult
  public static func install(_ records: [TripRecord], in folders: WishlistFolders) throws(StoreProblem) -> Bool {
    do throws(SystemError) {
      guard try FileReader.names(in: folders.data).isEmpty else { return false }
    } catch {
      guard error == .notThere else { throw .unreadable(file: folders.data, reason: error.reason) }
    }
    for record in records {
      try JSONFile.write(TripFile.encode(record), to: folders.trips + "/" + FileName.name(for: record.id))
    }
    return true
  }
}
