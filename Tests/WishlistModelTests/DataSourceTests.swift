@testable import WishlistModel
import Testing
@MainActor @Test func first() {
  let d = DataSource(); let t = d.addTrip(name: "Café", collection: .fall)!; #expect(d.search("cafe").trips == [t])
}
