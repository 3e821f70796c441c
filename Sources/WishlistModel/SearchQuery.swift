/// A text that is looked for, ready to be compared with many.
///
/// Case doesn't matter. A letter typed without marks finds the letter with any; a letter typed with marks finds
/// only itself. Whether an accent is composed or not makes no difference.
public struct SearchQuery: Sendable {
  private let letters: [FoldedLetter]
  let folded: FoldedText

  /// A query for `text` without the blanks around it.
  public init(_ text: String) {
    let text = text.cleanedName
    letters = text.map(FoldedLetter.init)
    folded = FoldedText(text)
  }

  /// Whether there is nothing to look for. Such a query finds nothing.
  public var isEmpty: Bool { letters.isEmpty }

  /// Where the query stands in `text`, from the first to the last, none overlapping: what to highlight.
  public func ranges(in text: String) -> [Range<String.Index>] {
    guard !isEmpty else { return [] }
    let folded = text.map(FoldedLetter.init)
    let indices = Array(text.indices) + [text.endIndex]
    var ranges: [Range<String.Index>] = []
    var start = 0
    while start < folded.count {
      if let end = matchEnd(in: folded, from: start) {
        ranges.append(indices[start]..<indices[end])
        start = end
      } else {
        start += 1
      }
    }
    return ranges
  }

  /// Whether the query stands anywhere in a text.
  func matches(_ text: FoldedText) -> Bool { !isEmpty && text.contains(folded) }

  /// Where a match that begins at `start` ends; a letter counts as a whole even if only part of it is looked for.
  private func matchEnd(in text: [FoldedLetter], from start: Int) -> Int? {
    var position = start
    // What is left of the base of the letter at `position`, since ligatures and jamo may be matched in parts.
    var rest = Substring(text[position].base).unicodeScalars
    for letter in letters {
      if letter.isMarked {
        // A letter with marks begins a letter of the text, and its marks are the same.
        if rest.isEmpty {
          position += 1
          guard position < text.count else { return nil }
        } else if rest.count != text[position].base.unicodeScalars.count {
          return nil
        }
        guard text[position].lowercased == letter.lowercased else { return nil }
        rest = Substring().unicodeScalars
        continue
      }
      for scalar in letter.base.unicodeScalars {
        if rest.isEmpty {
          position += 1
          guard position < text.count else { return nil }
          rest = Substring(text[position].base).unicodeScalars
        }
        guard rest.first == scalar else { return nil }
        rest = rest.dropFirst()
      }
    }
    return position + 1
  }
}
