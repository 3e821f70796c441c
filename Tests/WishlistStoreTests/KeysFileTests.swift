import Testing

@testable import WishlistStore

struct KeysFileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func W13_keysAreReadInTheOrderOfTheFile() throws {
    try scratch.write(
      "{\"undo\": \"U\", \"first\": [\"gg\", \"Home\"], \"quit\": []}", to: "config/keys.json")
    let file = KeysFile(scratch.folders)
    #expect(file.problems.isEmpty)
    #expect(file.changes.map(\.command) == ["undo", "first", "quit"])
    #expect(file.changes.map(\.keys) == [["U"], ["gg", "Home"], []])
  }

  @Test func noFileIsNoProblem() {
    let file = KeysFile(scratch.folders)
    #expect(file.changes.isEmpty && file.problems.isEmpty)
  }

  @Test func W20_aFieldOfTheWrongKindIsNamedAndAllElseCounts() throws {
    try scratch.write("{\"undo\": 5, \"quit\": \"Q\", \"add\": [\"a\", null]}", to: "config/keys.json")
    let file = KeysFile(scratch.folders)
    #expect(file.changes.map(\.command) == ["quit"])
    #expect(
      file.problems.map(\.message)
        == ["undo", "add"].map {
          "\(scratch.folders.keys): \"\($0)\" should be a key such as \"u\", or a list of keys. "
            + "The file is left as it is; mend it or move it away."
        })
  }

  @Test(arguments: ["{\"undo\": ", "[1]", "\u{fffd}"])
  func W20_aDamagedFileIsNamed(text: String) throws {
    try scratch.write(text, to: "config/keys.json")
    let file = KeysFile(scratch.folders)
    #expect(file.changes.isEmpty)
    #expect(file.problems.count == 1)
    #expect(file.problems[0].message.hasPrefix(scratch.folders.keys))
  }
}
