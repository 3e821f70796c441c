import Testing

@testable import WishlistStore

struct JSONTests {
  private func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  @Test func W18_whatIsWrittenIsReadableAndReadBack() throws {
    let text = """
      {
        "name": "Å \\"quoted\\" \\\\ back\\nline\\u0007",
        "number": -1.50e+10,
        "list": [
          true,
          null,
          []
        ],
        "object": {}
      }

      """
    #expect(try parse(text).prettyPrinted == text)
  }

  @Test(arguments: [
    ("\"\\u00e9\\ud83d\\ude00\\/\"", "é😀/"), ("\"\\b\\f\\r\\t\"", "\u{8}\u{C}\r\t"), ("\u{FEFF}\"a\"", "a"),
  ])
  func W18_escapesAreUnderstood(text: String, value: String) throws {
    #expect(try parse(text) == .string(value))
  }

  @Test(arguments: [
    ("", "the file ends too early", 1, 1), ("{\n  \"a\": ", "the file ends too early", 2, 8),
    ("[1,]", "a value is missing", 1, 4), ("{\"a\" 1}", "a colon is missing", 1, 6),
    ("[1 2]", "a comma or the closing bracket is missing", 1, 4), ("{} x", "something follows the end", 1, 4),
    ("\"a\nb\"", "a text has a line break or control character in it", 1, 3), ("nul", "a value is missing", 1, 4),
    ("01", "something follows the end", 1, 2), ("1.", "a digit is missing", 1, 3), ("-", "a digit is missing", 1, 2),
    ("\"\\ud800\"", "half a surrogate pair stands alone", 1, 8), ("\"\\x\"", "an escape is unknown", 1, 4),
    ("\"abc", "the file ends within a text", 1, 5), ("{'a': 1}", "a key is missing", 1, 2),
  ])
  func C130_whatIsNotJSONIsSaidWithItsPlace(text: String, reason: String, line: Int, column: Int) {
    #expect(throws: JSONError(reason: reason, line: line, column: column)) { try parse(text) }
  }

  @Test func C130_depthHasALimit() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError(reason: "it is nested too deeply", line: 1, column: 202)) { try parse(deep) }
  }

  @Test func C130_noBytesEndTheProgram() throws {
    let seed = Array(try Package.bytes("Fixtures/UnknownKeys/unknown-keys.json"))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3_000 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.removeSubrange(index...)
        }
        if bytes.isEmpty { break }
      }
      guard let value = try? JSONParser.parse(bytes) else { continue }
      // What is still JSON is written and read back the same.
      #expect(try JSONParser.parse(Array(value.prettyPrinted.utf8)) == value)
    }
  }
}
