import FoundationEssentials
import Testing

/// The command line, for people and for scripts.
@Suite("The command line")
struct CommandLineTests {
  private let home: Home

  init() throws { home = try Home() }

  @Test(
    "help at each level",
    arguments: [
      (["--help"], "Plans journeys by season"), (["-h"], "Plans journeys by season"), (["help"], "Plans journeys"),
      (["list", "--help"], "Prints all trips"), (["--help", "list"], "Prints all trips"),
      (["help", "list"], "Prints all trips"), (["show", "-h"], "Prints a trip and its activities"),
      (["show", "two", "names", "--help"], "Prints a trip and its activities"),
      (["help", "show"], "Prints a trip and its activities"),
      (["help", "keys"], "The keys of the app"),
    ])
  func help(arguments: [String], start: String) throws {
    let result = try run(arguments)
    #expect(result.status == 0)
    #expect(result.text.hasPrefix(start))
    #expect(result.text.contains("Usage:"))
    #expect(result.complaint.isEmpty)
    #expect(result.lines.allSatisfy { $0.count <= 120 })
  }

  @Test("the version")
  func version() throws {
    let result = try run(["--version"])
    #expect(result.status == 0)
    #expect(result.text.wholeMatch(of: /wishlist \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(
    "what can't be understood: a sentence that says what and where help is, status 2",
    arguments: [
      ["--frob"], ["frob"], ["list", "more"], ["show"], ["show", "two", "names"], ["help", "frob"], ["--data"],
      ["--data="], ["--json"], ["--sample=yes"], ["list", "-x"], ["list", "--json=yes"],
    ])
  func wrongUsage(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.complaint.hasPrefix("wishlist: "))
    #expect(result.complaint.contains("--help\" prints"))
    #expect(result.complaint.split(separator: "\n").count == 1)
  }

  @Test("lists trips by season")
  func list() throws {
    let result = try run(["list", "--sample"])
    #expect(result.status == 0)
    #expect(result.lines.filter { !$0.hasPrefix(" ") && !$0.isEmpty } == ["Spring", "Summer", "Fall", "Winter"])
    #expect(result.lines.contains("  Tulip Fields by Bicycle, North Holland, Netherlands (2 of 3)"))
    #expect(try run(["list"]).text == "There are no trips yet.\n")
  }

  @Test("lists trips as JSON: twelve with 37 activities, nine of them done")
  func listJSON() throws {
    let trips = try JSONDecoder().decode([PrintedTrip].self, from: output(of: ["list", "--json", "--sample"]))
    #expect(trips.count == 12)
    #expect(
      Dictionary(grouping: trips, by: \.collection).mapValues(\.count) == [
        "spring": 3, "summer": 3, "fall": 3, "winter": 3,
      ])
    let activities = trips.flatMap(\.activities)
    #expect(activities.count == 37)
    #expect(activities.filter(\.isComplete).count == 9)
    for trip in trips {
      #expect(trip.activityCount == trip.activities.count)
      #expect(trip.completedCount == trip.activities.filter(\.isComplete).count)
    }
  }

  @Test("shows a trip by its id, its name, or a part of it", arguments: ["sao-miguel", "São Miguel", "sao mig", "SAO"])
  func show(name: String) throws {
    let text = try run(["show", name, "--sample"])
    #expect(text.status == 0)
    #expect(text.lines.prefix(3) == ["São Miguel", "Açores, Portugal", "Spring, 1 of 3 done (33 %)"])
    #expect(text.lines.contains("  [x] Walk around the twin lakes of Sete Cidades"))
    let trip = try JSONDecoder().decode(PrintedTrip.self, from: output(of: ["show", name, "--sample", "--json"]))
    #expect(trip.id == "sao-miguel")
    #expect(trip.activities.map(\.isComplete) == [true, false, false])
  }

  @Test("shows nothing if no trip is meant, or several", arguments: [("nowhere", "no trip"), ("in", "Jeju in Yellow")])
  func showNothing(name: String, words: String) throws {
    let result = try run(["show", name, "--sample"])
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.complaint.contains(words))
  }

  @Test("a file that can't be read is named, the rest is printed, and the status says so")
  func damaged() throws {
    try home.addSamples()
    try File.write("{ no JSON", to: home.data + "/trips/broken.json")
    let result = try run(["list", "--data", home.data])
    #expect(result.status == 1)
    #expect(result.complaint.contains("broken.json"))
    #expect(result.text.contains("São Miguel"))
    #expect(try File.text(home.data + "/trips/broken.json") == "{ no JSON")
  }

  @Test("control characters in a name are not printed")
  func controlCharacters() throws {
    try home.addSamples()
    let name = #"Red \u001b[31m line \u009b2J and a bell \u0007"#
    try File.write(#"{"id": "a", "name": "\#(name)", "collection": "fall"}"#, to: home.data + "/trips/a.json")
    for arguments in [["list"], ["list", "--json"], ["show", "a"], ["show", "a", "--json"]] {
      let result = try run(arguments + ["--data", home.data])
      #expect(result.text.contains("Red"))
      #expect(!result.text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }
  }

  @Test("the sample trips leave nothing behind, and touch no folder of the user")
  func samplesLeaveNothing() throws {
    for arguments in [["list"], ["list", "--json"], ["show", "sao"], ["show", "nowhere"]] {
      _ = try run(arguments + ["--sample"])
    }
    // Where the output can't be written too, and where nobody reads it.
    #expect(try home.wishlist("list", "--sample", output: "/dev/full").status == 1)
    let shell = Command(path: "/bin/bash", environment: home.environment, folder: home.path)
    let unread = try shell.run(["-c", "\(BuiltProgram.path) list --sample | true; echo ${PIPESTATUS[0]}"])
    #expect(["0\n", "141\n"].contains(unread.text))
    #expect(File.everything(below: home.path) == ["tmp"])
  }

  @Test("reading changes nothing")
  func readingChangesNothing() throws {
    try home.addSamples()
    let before = File.everything(below: home.path)
    for arguments in [["list"], ["show", "sao"], ["list", "--sample"]] {
      _ = try run(arguments + ["--data", home.data])
    }
    #expect(File.everything(below: home.path) == before)
  }

  @Test("a command whose output nobody takes can be ended")
  func endedWhileWriting() throws {
    // The pipe is full before the command starts, so that it waits; without the signal acting it would for ever.
    let script = """
      mkfifo pipe; exec 3<> pipe
      dd if=/dev/zero of=pipe bs=4096 count=1000 oflag=nonblock status=none 2> /dev/null
      \(BuiltProgram.path) list --sample --json > pipe & child=$!
      kill -TERM $child; wait $child; echo $?
      """
    let shell = Command(path: "/bin/bash", environment: home.environment, folder: home.path)
    #expect(try shell.run(["-c", script]).text == "143\n")
    #expect(File.everything(below: home.temporary).isEmpty)
  }

  private func run(_ arguments: [String]) throws -> Command.Result {
    try Command(path: BuiltProgram.path, environment: home.environment, folder: home.path).run(arguments)
  }

  private func output(of arguments: [String]) throws -> Data {
    let result = try run(arguments)
    #expect(result.status == 0)
    #expect(result.complaint.isEmpty)
    return Data(result.output)
  }
}

/// A trip as commands print it.
private struct PrintedTrip: Decodable {
  struct Activity: Decodable {
    let id: String
    let name: String
    let isComplete: Bool
  }

  let id: String
  let name: String
  let subtitle: String?
  let collection: String
  let created: String
  let activities: [Activity]
  let activityCount: Int
  let completedCount: Int
}
