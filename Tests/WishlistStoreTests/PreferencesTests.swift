import Testing

@testable import WishlistStore

@MainActor
struct PreferencesTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private var file: String { scratch.folders.preferences }

  @Test func W18_settingsAreKept() throws {
    let preferences = Preferences(file: file)
    preferences.set("completion", forKey: "sortOrder")
    preferences.set(3, forKey: "tab")
    preferences.set(0.5, forKey: "split")
    preferences.set(true, forKey: "mouse")
    preferences.set("gone", forKey: "gone")
    preferences.removeValue(forKey: "gone")
    #expect(
      try scratch.text("config/preferences.json") == """
        {
          "schemaVersion": 1,
          "sortOrder": "completion",
          "tab": 3,
          "split": 0.5,
          "mouse": true
        }

        """)
    let again = Preferences(file: file)
    #expect(again.string(forKey: "sortOrder") == "completion")
    #expect(again.int(forKey: "tab") == 3)
    #expect(again.double(forKey: "split") == 0.5)
    #expect(again.bool(forKey: "mouse") == true)
    #expect(again.string(forKey: "tab") == nil)
    #expect(again.string(forKey: "gone") == nil)
  }

  @Test(arguments: ["{\"sortOrder\": ", "[1]", "{\"schemaVersion\": 2, \"sortOrder\": \"x\"}"])
  func W20_preferencesThatCanNotBeReadAreLeftAlone(text: String) throws {
    try scratch.write(text, to: "config/preferences.json")
    let preferences = Preferences(file: file)
    #expect(preferences.problem != nil)
    preferences.set(1, forKey: "tab")
    #expect(preferences.int(forKey: "tab") == 1)
    #expect(try scratch.text("config/preferences.json") == text)
  }

  @Test func W18_preferencesThatCanNotBeSavedStayInMemory() throws {
    try scratch.write("in the way", to: "config")
    let preferences = Preferences(file: file)
    preferences.set(1, forKey: "tab")
    #expect(preferences.int(forKey: "tab") == 1)
    #expect(preferences.problem != nil)
  }

  @Test func W18_foldersFollowTheXDGRules() {
    func folders(_ environment: [String: String]) -> WishlistFolders { WishlistFolders { environment[$0] } }
    #expect(
      folders(["HOME": "/home/ann"])
        == WishlistFolders(
          data: "/home/ann/.local/share/wishlist", config: "/home/ann/.config/wishlist",
          state: "/home/ann/.local/state/wishlist"))
    #expect(
      folders([
        "HOME": "/home/ann", "XDG_DATA_HOME": "/data/", "XDG_CONFIG_HOME": "/etc/ann", "XDG_STATE_HOME": "/var/ann",
      ]) == WishlistFolders(data: "/data/wishlist", config: "/etc/ann/wishlist", state: "/var/ann/wishlist"))
    #expect(
      folders(["HOME": "/home/ann", "XDG_DATA_HOME": "relative", "XDG_CONFIG_HOME": ""])
        == WishlistFolders(
          data: "/home/ann/.local/share/wishlist", config: "/home/ann/.config/wishlist",
          state: "/home/ann/.local/state/wishlist"))
  }
}
