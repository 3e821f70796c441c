/// Makes ids. A trip's id begins with its name, so that its file can be told by whoever looks into the folder.
struct IDGenerator {
  private var generator: any RandomNumberGenerator

  init(_ generator: any RandomNumberGenerator = SystemRandomNumberGenerator()) {
    self.generator = generator
  }

  /// An id for a trip of this name that `isTaken` says no to: "lofoten-islands-x4k2p9".
  mutating func tripID(for name: String, isTaken: (String) -> Bool) -> String {
    let stem = Self.stem(of: name)
    var id: String
    repeat { id = "\(stem)-\(letters(6))" } while isTaken(id)
    return id
  }

  /// An id for an activity that `isTaken` says no to.
  mutating func activityID(isTaken: (String) -> Bool) -> String {
    var id: String
    repeat { id = letters(10) } while isTaken(id)
    return id
  }

  private mutating func letters(_ count: Int) -> String {
    // No vowels, so that no words come about, and nothing that is mistaken for something else.
    let alphabet = Array("23456789bcdfghjkmnpqrstvwxz")
    return String((0..<count).compactMap { _ in alphabet.randomElement(using: &generator) })
  }

  /// The name in ASCII letters, digits and hyphens, 32 at most; "trip" if nothing is left.
  private static func stem(of name: String) -> String {
    var stem = ""
    for byte in FoldedText(name).bytes where stem.utf8.count < 32 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        stem.unicodeScalars.append(Unicode.Scalar(byte))
      default: if !stem.isEmpty, !stem.hasSuffix("-") { stem += "-" }
      }
    }
    while stem.hasSuffix("-") { stem.removeLast() }
    return stem.isEmpty ? "trip" : stem
  }
}
