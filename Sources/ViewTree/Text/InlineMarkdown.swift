/// Reads emphasis, code and links within a line of Markdown (LOC-5). A mark without its counterpart is a character like
/// any other.
struct InlineMarkdown {
  typealias Run = (text: String, style: Text.RunStyle)

  private let source: [Character]
  private var runs: [Run] = []

  /// True if the text has a character that may mean something.
  static func isNeeded(for text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "<"), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// The parts of the text, in order, without the marks.
  static func runs(of text: String) -> [Run] {
    var markdown = InlineMarkdown(source: Array(text))
    markdown.read(markdown.source.indices, Text.RunStyle())
    return markdown.runs
  }

  private init(source: [Character]) { self.source = source }

  private mutating func read(_ range: Range<Int>, _ style: Text.RunStyle) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch source[index] {
      case "\\" where index + 1 < range.upperBound && source[index + 1].isPunctuationOfMarkdown:
        append(source[index + 1], style)
        index += 2
      case "`": index = readCode(index..<range.upperBound, style)
      case "[": index = readLink(index..<range.upperBound, style)
      case "<": index = readAddress(index..<range.upperBound, style)
      case "*", "_", "~": index = readEmphasis(index, in: range, style)
      default:
        append(source[index], style)
        index += 1
      }
    }
  }

  private mutating func append(_ character: Character, _ style: Text.RunStyle) {
    if runs.last?.style == style {
      runs[runs.count - 1].text.append(character)
    } else {
      runs.append(("\(character)", style))
    }
  }

  private mutating func append(_ characters: Range<Int>, _ style: Text.RunStyle) {
    for index in characters { append(source[index], style) }
  }

  /// The end of the equal characters from `index` on.
  private func endOfRun(at index: Int, in range: Range<Int>) -> Int {
    source[index..<range.upperBound].firstIndex { $0 != source[index] } ?? range.upperBound
  }

  /// "`code`": nothing within means anything. Returns where to go on, as all of these do.
  private mutating func readCode(_ range: Range<Int>, _ style: Text.RunStyle) -> Int {
    let start = endOfRun(at: range.lowerBound, in: range)
    var index = start
    while let tick = source[index..<range.upperBound].firstIndex(of: "`") {
      let end = endOfRun(at: tick, in: range)
      if end - tick == start - range.lowerBound {
        append(start..<tick, style)
        return end
      }
      index = end
    }
    append(range.lowerBound..<start, style)
    return start
  }

  /// "[text](address)"
  private mutating func readLink(_ range: Range<Int>, _ style: Text.RunStyle) -> Int {
    if let close = closingBracket(of: range.lowerBound, in: range), close + 1 < range.upperBound,
      source[close + 1] == "(", let end = source[close..<range.upperBound].firstIndex(of: ")")
    {
      var linked = style
      linked.link = String(source[close + 2..<end])
      read(range.lowerBound + 1..<close, linked)
      return end + 1
    }
    append(source[range.lowerBound], style)
    return range.lowerBound + 1
  }

  private func closingBracket(of open: Int, in range: Range<Int>) -> Int? {
    var depth = 0
    for index in open..<range.upperBound {
      if source[index] == "[" { depth += 1 }
      if source[index] == "]" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// "<https://example.com>"
  private mutating func readAddress(_ range: Range<Int>, _ style: Text.RunStyle) -> Int {
    if let end = source[range].firstIndex(of: ">") {
      let address = String(source[range.lowerBound + 1..<end])
      if !address.contains(" "), ["http://", "https://", "mailto:"].contains(where: address.hasPrefix) {
        var linked = style
        linked.link = address
        append(range.lowerBound + 1..<end, linked)
        return end + 1
      }
    }
    append(source[range.lowerBound], style)
    return range.lowerBound + 1
  }

  /// "*italic*", "**bold**", "***both***", "~~struck~~"
  private mutating func readEmphasis(_ start: Int, in range: Range<Int>, _ style: Text.RunStyle) -> Int {
    let mark = source[start]
    let end = endOfRun(at: start, in: range)
    let length = end - start
    var inner = style
    switch (mark, length) {
    case ("~", 2): inner.attributes.insert(.strikethrough)
    case ("*", 1), ("_", 1): inner.attributes.insert(.italic)
    case ("*", 2), ("_", 2): inner.attributes.insert(.bold)
    case ("*", 3), ("_", 3): inner.attributes.formUnion([.bold, .italic])
    default: inner.link = nil
    }
    if inner != style, end < range.upperBound, !source[end].isWhitespace, mark != "_" || isBorder(start - 1, in: range),
      let close = closingMark(mark, length, from: end, in: range)
    {
      read(end..<close, inner)
      return close + length
    }
    append(start..<end, style)
    return end
  }

  /// Where the marks begin that end an emphasis: as many as began it, or else the last of more.
  private func closingMark(_ mark: Character, _ length: Int, from start: Int, in range: Range<Int>) -> Int? {
    var index = start
    var longer: Int?
    while index < range.upperBound {
      guard source[index] == mark else {
        index += source[index] == "\\" ? 2 : 1
        continue
      }
      let end = endOfRun(at: index, in: range)
      let mayClose = index > start && !source[index - 1].isWhitespace && (mark != "_" || isBorder(end, in: range))
      if mayClose, end - index == length { return index }
      if mayClose, end - index > length, longer == nil { longer = end - length }
      index = end
    }
    return longer
  }

  /// True unless a letter stands there: an underscore within a word is one of its characters.
  private func isBorder(_ index: Int, in range: Range<Int>) -> Bool {
    !range.contains(index) || !(source[index].isLetter || source[index].isNumber)
  }
}

extension Character {
  fileprivate var isPunctuationOfMarkdown: Bool {
    isASCII && (isPunctuation || isSymbol)
  }
}
