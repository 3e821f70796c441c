import Testing

/// The app's main job, from the shell and back to it.
@Suite("The story of a user")
struct StoryTests {
  @Test(
    "goes to a trip, ticks, earns a goal, finds another trip, leaves, and finds all as it was",
    arguments: [Tmux.Size(80, 24), Tmux.Size(200, 60)])
  func story(size: Tmux.Size) throws {
    let tmux = try Tmux(size: size)
    let modes = try tmux.modes()

    let home = try tmux.startApp()
    #expect(home.lines.count == size.rows)
    #expect(home.contains("Spring") && home.contains("Jeju in Yellow"))
    #expect(home.lines[size.rows - 1].contains("q quit"))

    // From the recent trips down to the first "Show All", and into the season.
    try tmux.press("Down", "Enter")
    let season = try tmux.wait(for: "‹ Wishlist Spring")
    #expect(season.line("Jeju in Yellow")?.hasSuffix("0/4") == true)
    try tmux.press("Enter")
    let trip = try tmux.wait(for: "Climb Seongsan Ilchulbong before sunrise")
    #expect(trip.contains("0 of 4 activities"))
    #expect(!trip.contains(" %"))
    #expect(trip.line("Climb")?.contains("○") == true)

    // The first open activity has the focus.
    try tmux.press("Space")
    let ticked = try tmux.wait(for: "10 Activities")
    #expect(ticked.line("Climb")?.contains("✔") == true)
    #expect(ticked.line("25 %")?.contains("1 of 4 activities") == true)

    let found = try tmux.open("São Miguel", bySearching: "sao mig")
    #expect(found.contains("Walk around the twin lakes of Sete Cidades"))
    #expect(found.contains("1 of 3 activities"))
    try tmux.press("1")
    try tmux.wait(for: "1 of 4 activities")
    try tmux.press("Escape")
    try tmux.wait(for: "1/4")
    try tmux.press("Escape")
    try tmux.wait(for: "New Trip")
    try tmux.press("q")
    try tmux.expectLeft(with: 0, modes: modes)

    #expect(try isFirstTicked(in: tmux.home.trip("jeju-canola")))
    let shown = try tmux.home.wishlist("show", "jeju", "--json", "--data", tmux.home.data)
    #expect(shown.status == 0)
    #expect(isFirstTicked(in: shown.text))
    #expect(try File.text(tmux.home.data + "/goals.json").contains("\"activities-10\""))

    try tmux.startApp("--data d")
    let again = try tmux.open("Jeju in Yellow", bySearching: "JEJU")
    #expect(again.line("Climb")?.contains("✔") == true)
    #expect(again.contains("1 of 4 activities"))
    try tmux.press("2")
    try tmux.wait(for: "10 Activities")
    try tmux.press("q")
    try tmux.expectLeft(with: 0, modes: modes)
  }

  @Test("a tick is undone and done again, in the file too")
  func undo() throws {
    let tmux = try Tmux()
    try tmux.startApp()
    try tmux.open("Jeju in Yellow", bySearching: "jeju")
    try tmux.press("Space")
    try tmux.wait(for: "1 of 4 activities")
    try tmux.press("u")
    try tmux.wait(for: "0 of 4 activities")
    try tmux.wait(for: "the file is as before", untilTrue: { try !isFirstTicked(in: tmux.home.trip("jeju-canola")) })
    try tmux.press("C-r")
    try tmux.wait(for: "1 of 4 activities")
    try tmux.press("C-c")
    try tmux.wait(for: "left with 130")
    #expect(try isFirstTicked(in: tmux.home.trip("jeju-canola")))
  }

  @Test("a trip is made from nothing, its activities are typed, and both are kept")
  func newTrip() throws {
    let tmux = try Tmux()
    try tmux.type("clear; ./wl --data d; echo \"left with $?\"")
    try tmux.wait(for: "New Trip")
    try tmux.press("n")
    try tmux.wait(for: "Save")
    try tmux.write("Walking in Öland")
    try tmux.wait(for: "Walking in Öland")
    try tmux.press("Enter")
    try tmux.wait(
      for: "the trip is in a file",
      untilTrue: {
        try tmux.home.wishlist("list", "--data", tmux.home.data).text.contains("Walking in Öland")
      })
    try tmux.press("C-c")
    try tmux.wait(for: "left with 130")
  }

  private func isFirstTicked(in json: String) -> Bool {
    guard let first = json.range(of: "\"jeju-canola-1\"", until: "\"added\"") else { return false }
    return first.contains("\"isComplete\": true")
  }
}

extension String {
  /// The text from one place to another, without the latter.
  fileprivate func range(of start: String, until end: String) -> Substring? {
    guard let first = firstRange(of: start), let last = self[first.upperBound...].firstRange(of: end) else {
      return nil
    }
    return self[first.lowerBound..<last.lowerBound]
  }
}
