/// A text as it is written in source code: what is interpolated is shown as it is, and the rest may have emphasis and
/// links as in Markdown (LOC-1, LOC-2, LOC-5).
///
///     Text("**\(done)** of \(all) activities")
///     Text("See [the map](https://example.com) \(Image(systemName: "map"))")
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  enum Argument: Hashable, Sendable {
    case string(String)
    case text(Text)
  }

  /// The text with a place holder for each argument, as a catalogue of translations names it: "%lld of %lld".
  let key: String
  let arguments: [Argument]

  /// A key without arguments.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// A key without arguments.
  public init(stringLiteral value: String) {
    key = value
    arguments = []
  }

  init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }

  /// A key with what was interpolated as its arguments.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Takes apart what is interpolated.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) { arguments.reserveCapacity(interpolationCount) }

    /// Appends a part that is no argument.
    public mutating func appendLiteral(_ literal: String) {
      if literal.utf8.contains(UInt8(ascii: "%")) {
        for character in literal { key += character == "%" ? "%%" : String(character) }
      } else {
        key += literal
      }
    }

    /// Appends a string, which is shown as it is.
    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }
    /// Appends a text with its style.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }
    /// Appends a symbol.
    public mutating func appendInterpolation(_ image: Image) { append(.string(image.glyph), "%@") }
    /// Appends a whole number.
    public mutating func appendInterpolation(_ value: some BinaryInteger) { append(.string("\(value)"), "%lld") }
    /// Appends a number.
    public mutating func appendInterpolation(_ value: Double) { append(.string("\(value)"), "%lf") }
    /// Appends the description of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) { append(.string("\(value)"), "%@") }

    private mutating func append(_ argument: Argument, _ placeholder: String) {
      key += placeholder
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey {
  /// Hands over each part of the text with its style, within `outer`.
  func forEachRun(in outer: Text.RunStyle, _ body: (String, Text.RunStyle) -> Void) {
    withoutActuallyEscaping(body) { body in
      var format = Format(arguments: arguments, body: body)
      if InlineMarkdown.isNeeded(for: key) {
        for run in InlineMarkdown.runs(of: key) { format.append(run.text, run.style.within(outer)) }
      } else {
        format.append(key, outer)
      }
      format.flush()
    }
  }

  /// Puts the arguments in their places.
  private struct Format {
    let arguments: [Argument]
    let body: (String, Text.RunStyle) -> Void
    private var next = 0
    private var part = ""
    private var style = Text.RunStyle()

    init(arguments: [Argument], body: @escaping (String, Text.RunStyle) -> Void) {
      self.arguments = arguments
      self.body = body
    }

    mutating func flush() {
      if !part.isEmpty { body(part, style) }
      part = ""
    }

    mutating func append(_ format: String, _ style: Text.RunStyle) {
      if style != self.style { flush() }
      self.style = style
      if arguments.isEmpty {
        part += format
        return
      }
      var rest = Substring(format).utf8
      while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
        part += Substring(rest[..<percent])
        rest = rest[percent...].dropFirst()
        appendArgument(&rest)
      }
      part += Substring(rest)
    }

    /// Appends the argument of which the place holder begins `rest`: "@", "lld", "2$@"; or a per cent sign.
    private mutating func appendArgument(_ rest: inout Substring.UTF8View) {
      if rest.first == UInt8(ascii: "%") {
        part += "%"
        rest.removeFirst()
        return
      }
      var index = next
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if let end = rest[digits.endIndex...].first, end == UInt8(ascii: "$"), let position = Int(Substring(digits)) {
        index = position - 1
        rest = rest[digits.endIndex...].dropFirst()
      } else {
        next += 1
      }
      // The length of the number, then its kind.
      rest = rest.drop { $0 == UInt8(ascii: "l") }.dropFirst()
      guard arguments.indices.contains(index) else { return }
      switch arguments[index] {
      case .string(let string): part += string
      case .text(let text):
        flush()
        text.forEachRun(in: style, body)
      }
    }
  }
}
