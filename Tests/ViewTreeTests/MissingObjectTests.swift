import Observation
import Testing

@testable import ViewTree

/// An object that the author forgot to give to the environment (S4).
@Suite struct MissingObjectTests {
  @MainActor @Observable
  final class Catalogue {
    var title = ""
  }

  struct Shelf: View {
    @Environment(Catalogue.self) private var catalogue
    var body: some View { Text(catalogue.title) }
  }

  @Test func S4_theMessageNamesTheTypeAndTheView() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Session(Shelf(), terminal: MemoryTerminal(size: CellSize(10, 2))) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Shelf reads @Environment(Catalogue.self)"))
    #expect(message.contains("no view above it has .environment(_:) with a Catalogue"))
  }
}
