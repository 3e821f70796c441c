import Testing

@testable import ViewTree

/// Values that go up (PRE-1 to PRE-6).
@MainActor
@Suite struct PreferenceTests {
  enum Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  final class Log {
    var values: [[String]] = []
  }

  struct Named: View {
    let names: [String]
    let log: Log
    @State private var extra = false

    var body: some View {
      VStack {
        Button("more") { extra.toggle() }
        ForEach(names, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
        if extra { Text("x").preference(key: Names.self, value: ["extra"]) }
      }
      .onPreferenceChange(Names.self) { log.values.append($0) }
    }
  }

  @Test func PRE_1_siblingsAreCombinedInOrder() {
    let log = Log()
    let screen = Screen(10, 6, Named(names: ["a", "b"], log: log))
    #expect(log.values == [["a", "b"]])
    screen.press(.return)
    #expect(log.values == [["a", "b"], ["a", "b", "extra"]])
    screen.press(.return)
    #expect(log.values.last == ["a", "b"])
  }

  @Test func PRE_2_noSetterNoCall() {
    let log = Log()
    _ = Screen(10, 6, Named(names: [], log: log))
    #expect(log.values == [])
  }

  enum Sum: PreferenceKey {
    static let defaultValue = 100
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Adding: View {
    var body: some View {
      VStack {
        Text("a").preference(key: Sum.self, value: 1)
        Text("b").preference(key: Sum.self, value: 2).transformPreference(Sum.self) { $0 *= 10 }
        Text("c")
      }
      .frame(width: 2)
      .overlayPreferenceValue(Sum.self, alignment: .bottomTrailing) { Text("\($0)") }
    }
  }

  @Test func PRE_2_PRE_3_PRE_6_defaultIsNotMixedInAndTransformsApply() {
    let screen = Screen(2, 3, Adding().frame(width: 2, height: 3))
    #expect(screen.text.contains("21"))
  }

  @Test func PRE_3_theOuterReplacesWhatComesFromWithin() {
    let log = Log()
    _ = Screen(
      10, 3,
      Text("a").preference(key: Names.self, value: ["in"]).padding(0).preference(key: Names.self, value: ["out"])
        .onPreferenceChange(Names.self) { log.values.append($0) })
    #expect(log.values == [["out"]])
  }
}
