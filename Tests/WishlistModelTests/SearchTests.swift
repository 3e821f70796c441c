import Testing

@testable import WishlistModel

@MainActor
struct SearchTests {
  private func found(_ query: String, in text: String) -> [String] {
    SearchQuery(query).ranges(in: text).map { String(text[$0]) }
  }

  @Test(arguments: [
    ("cafe", "Café"), ("CAFÉ", "café"), ("caf\u{E9}", "Cafe\u{301}"), ("cafe\u{301}", "Caf\u{E9}"),
    ("strasse", "Straße"), ("tromso", "Tromsø"), ("lodz", "Łódź"), ("İstanbul", "i\u{307}stanbul"),
    ("istanbul", "İstanbul"), ("ανδροσ", "Άνδρος"), ("ежик", "Ёжик"), ("かき", "がき"), ("제주", "제주도"),
    ("제주", "\u{110C}\u{1166}\u{110C}\u{116E}도"), ("中山", "中山道"), ("اسلام", "إسلام"), ("viet", "Việt Nam"),
  ])
  func C85_aLetterFindsItselfWithAnyMarksAndInAnySpelling(query: String, text: String) {
    #expect(found(query, in: text).count == 1)
    let data = dataSource([tripRecord("a", text)])
    #expect(data.search(query).trips.map(\.id) == ["a"])
  }

  @Test(arguments: [("café", "Cafe"), ("é", "e"), ("é", "è"), ("ø", "o"), ("が", "か"), ("ß", "ss")])
  func C85_aMarkThatIsTypedIsLookedFor(query: String, text: String) {
    #expect(found(query, in: text).isEmpty)
    #expect(dataSource([tripRecord("a", text)]).search(query).trips.isEmpty)
  }

  @Test func C85_marksAreLookedForLetterByLetter() {
    #expect(found("cafe zü", in: "Café Zürich") == ["Café Zü"])
    #expect(found("café zu", in: "Café Zürich") == ["Café Zu".replacing("u", with: "ü")])
    #expect(found("cafè zu", in: "Café Zürich").isEmpty)
  }

  @Test func W11_whatMatchesIsHighlighted() {
    #expect(found("an", in: "Banana Än") == ["an", "an", "Än"])
    #expect(found("👩‍👧", in: "with 👩‍👧 there") == ["👩‍👧"])
    #expect(found("", in: "anything").isEmpty)
    let text = "e\u{301}te\u{301}"
    #expect(SearchQuery("te").ranges(in: text) == [text.index(after: text.startIndex)..<text.endIndex])
  }

  @Test func W11_tripsComeFirstAndThoseThatStartWithTheTextBefore() {
    let data = dataSource([
      tripRecord("1", "Old Porto", ["Visit a port cellar"]), tripRecord("2", "porto"),
      tripRecord("3", "Airport", ["Portside walk", "Nothing"]), tripRecord("4", "Lagos", subtitle: "Portugal"),
      tripRecord("5", "Oslo"),
    ])
    let results = data.search("PORT")
    #expect(results.trips.map(\.name) == ["porto", "Airport", "Lagos", "Old Porto"])
    #expect(results.activities.map(\.name) == ["Portside walk", "Visit a port cellar"])
    #expect(results.activities.first?.trip?.name == "Airport")
    #expect(results.ranges(in: "Old Porto").count == 1)
  }

  @Test func W11_blankTextFindsNothingAndBlanksAroundItDoNotMatter() {
    let data = dataSource([tripRecord("a", "Oslo")])
    #expect(data.search("  ").isEmpty)
    #expect(data.search(" oslo\n").trips.count == 1)
    #expect(data.search("oslo fjord").isEmpty)
  }

  @Test func W11_searchFollowsEveryChange() throws {
    let data = dataSource([tripRecord("a", "Oslo", ["Sauna"])])
    let trip = try #require(data.trip("a"))
    #expect(data.search("sauna").activities.count == 1)
    data.rename(trip.sortedActivities[0], to: "Museum")
    #expect(data.search("sauna").isEmpty)
    #expect(data.search("museum").activities.count == 1)
    data.addActivities("Sauna\nSauna again", to: trip)
    #expect(data.search("sauna").activities.map(\.name) == ["Sauna", "Sauna again"])
    data.edit(trip) { $0.subtitle = "Norge" }
    #expect(data.search("norge").trips == [trip])
    data.remove(trip.sortedActivities[1])
    #expect(data.search("sauna").activities.map(\.name) == ["Sauna again"])
    data.remove(trip)
    #expect(data.search("o").isEmpty)
  }

  @Test(arguments: ["Ελλάδα", "Київ", "京都", "제주도", "กรุงเทพ", "काठमांडू", "مراكش", "ירושלים", "🏔️ 👨‍👩‍👧 🇮🇸"])
  func C133_everyScriptFindsItself(text: String) {
    let data = dataSource([tripRecord("a", "x \(text) x")])
    #expect(data.search(text).trips.count == 1)
    #expect(found(text, in: "x \(text) x") == [text])
  }
}
