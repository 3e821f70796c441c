import Testing
import ViewTree

/// What the comments on views say comes out does.
@MainActor
struct ExampleTests {
  private struct Trip: Identifiable, Hashable {
    let id: Int
    let name: String
  }

  private func lines(_ width: Int, _ height: Int, _ content: some View) -> [String] {
    Screen(width, height, content).lines
  }

  @Test func stacks() {
    #expect(
      lines(
        20, 1,
        HStack {
          Text("Rome")
          Spacer()
          Text("12 days")
        }) == ["Rome         12 days"])
    #expect(
      lines(
        7, 2,
        VStack(alignment: .leading) {
          Text("Rome")
          Text("12 days")
        }) == ["Rome", "12 days"])
    #expect(
      lines(
        10, 3,
        ZStack(alignment: .bottomTrailing) {
          Color.blue
          Text("new")
        }) == ["", "", "       new"])
  }

  @Test func controls() {
    #expect(lines(7, 1, Button("Add") {}) == ["[ Add ]"])
    #expect(lines(6, 1, Toggle("Done", isOn: .constant(true))) == ["✔ Done"])
    #expect(lines(6, 1, Toggle("Done", isOn: .constant(false))) == ["○ Done"])
    #expect(lines(8, 1, ProgressView(value: 3, total: 8).frame(width: 8)) == ["███░░░░░"])
    #expect(lines(1, 1, Image(systemName: "star.fill")) == ["★"])
    #expect(lines(7, 1, Label("Trips", systemImage: "map")) == ["⌖ Trips"])
  }

  @Test func containers() {
    #expect(lines(8, 3, ScrollView { ForEach(0..<100) { Text("Line \($0)") } }) == ["Line 0┃", "Line 1", "Line 2"])
    let trips = [Trip(id: 0, name: "Rome"), Trip(id: 1, name: "Oslo")]
    #expect(lines(8, 2, List(trips, selection: .constant(0)) { trip in Text(trip.name) }) == [" Rome", " Oslo"])
    #expect(lines(8, 2, List { Section("Italy") { Text("Rome") } }) == [" Italy", " Rome"])
    #expect(
      lines(
        20, 1,
        LazyVGrid(columns: [GridItem(.fixed(4)), GridItem()], alignment: .leading) {
          Text("Rome")
          Text("Oslo")
        }) == ["Rome Oslo"])
  }

  @Test func screens() {
    #expect(
      lines(
        24, 2,
        TabView(selection: .constant(0)) {
          Tab("Trips", systemImage: "map", value: 0) { Text("Rome") }
          Tab("Goals", systemImage: "trophy", value: 1) { Text("Ten trips") }
        }
      ).first == " 1 ⌖ Trips  2 ♛ Goals")
    let stack = NavigationStack {
      List([Trip(id: 0, name: "Rome")]) { trip in NavigationLink(trip.name, value: trip) }
        .navigationTitle("Trips")
        .navigationDestination(for: Trip.self) { Text($0.name).navigationTitle("Here") }
    }
    let screen = Screen(20, 3, stack)
    screen.press(.return)
    #expect(screen.lines.first == " ‹ Trips Here")
  }

  @Test func frames() {
    #expect(lines(4, 3, Text("Hi").padding(1).border(.tint)) == ["┌──┐", "│Hi│", "└──┘"])
  }
}
