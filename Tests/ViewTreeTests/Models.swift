import Observation

@testable import ViewTree

/// A text that a view reads.
@MainActor @Observable
final class Words {
  var text: String
  var other = 0

  init(_ text: String = "hello") { self.text = text }
}

struct WordsView: View {
  let words: Words
  var body: some View { Text(words.text) }
}
