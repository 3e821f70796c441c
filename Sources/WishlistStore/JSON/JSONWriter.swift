extension JSONValue {
  /// The value as text for people and for version control: a member a line, two spaces a level, a line end at the
  /// end.
  public var prettyPrinted: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text + "\n"
  }

  /// Writes the value; `indent` is the line break with the blanks of the present level.
  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let value): Self.write(value, to: &text)
    case .array(let items):
      Self.write(items, between: "[", "]", to: &text, indent: indent) { item, text, indent in
        item.write(to: &text, indent: indent)
      }
    case .object(let object):
      Self.write(object.members, between: "{", "}", to: &text, indent: indent) { member, text, indent in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between open: String, _ close: String, to text: inout String, indent: String,
    item: (Item, inout String, String) -> Void
  ) {
    text += open
    let inner = indent + "  "
    for (index, next) in items.enumerated() {
      text += index == 0 ? inner : "," + inner
      item(next, &text, inner)
    }
    text += items.isEmpty ? close : indent + close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // The second range is harmless in JSON, but not in a terminal that shows the file.
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
