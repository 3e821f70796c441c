/// Names of files for ids.
enum FileName {
  /// The name of the file for an id, whatever the id contains: letters, digits, hyphens and the like as they are,
  /// other bytes as "%2F". Never hidden, never longer than a file system takes.
  static func name(for id: String) -> String {
    var name = ""
    for byte in id.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: ".") where !name.isEmpty:
        name += "."
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        name += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    // 255 bytes is what most take; the rest is told apart by a number when the name is taken.
    return (name.isEmpty ? "trip" : String(name.prefix(200))) + ".json"
  }
}
