/// One thing on the screen as it is read aloud.
public struct AccessibilityElement: Hashable, Sendable {
  /// What it is called.
  public var label = ""
  /// What it holds, such as a text or a part of a whole; empty for nothing.
  public var value = ""
  /// What one can do with it; empty for nothing.
  public var hint = ""
  /// What kind of thing it is.
  public var traits: AccessibilityTraits = []
  /// True if it, or something within, has the keys.
  public var isFocused = false

  /// All of it in a line: `New Trip, button`.
  public var sentence: String {
    ([label, value].filter { !$0.isEmpty } + traits.words + (hint.isEmpty ? [] : [hint])).joined(separator: ", ")
  }

  /// The text without what is only drawn: symbols, and the brackets of buttons. A sign that stands for a word is read
  /// where nothing else is there.
  static func spoken(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .otherSymbol, .control, .format: scalars.append(" ")
      default: scalars.append("‹›[]".unicodeScalars.contains(scalar) ? " " : scalar)
      }
    }
    return String(scalars).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Tree {
  /// What is on the screen in the order in which it is read: with a sheet in front only what is in it.
  public var accessibilityElements: [AccessibilityElement] {
    var found: [AccessibilityElement] = []
    (presentations.last ?? root)?.collectElements(into: &found)
    return found
  }
}

extension Node {
  fileprivate func collectElements(into found: inout [AccessibilityElement]) {
    if isCovered || !isTransparent && !box.isPlaced { return }
    // What a sheet shows is read where it is in front.
    if isDetached, tree.presentations.last !== self { return }
    let own = accessibility
    if own?.isHidden == true { return }
    var inner: [AccessibilityElement] = []
    if own?.children != .ignore {
      for child in children { child.collectElements(into: &inner) }
    }
    if tree.focus.focused === self, !inner.contains(where: \.isFocused) {
      if inner.isEmpty { inner.append(AccessibilityElement()) }
      inner[0].isFocused = true
    }
    guard let own else {
      found += inner
      return
    }
    if own.children == .combine || own.children == .ignore || own.label != nil || inner.isEmpty {
      inner = [AccessibilityElement(combining: inner)]
    }
    for index in inner.indices { inner[index].apply(own) }
    found += inner.filter { !$0.sentence.isEmpty || $0.isFocused }
  }
}

extension AccessibilityElement {
  /// One element for several.
  fileprivate init(combining elements: [AccessibilityElement]) {
    if elements.count == 1 {
      self = elements[0]
      return
    }
    // Those within may be buttons; what they are together, whoever combines them says.
    label = elements.map { [$0.label, $0.value].filter { !$0.isEmpty }.joined(separator: ", ") }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    isFocused = elements.contains(where: \.isFocused)
  }

  fileprivate mutating func apply(_ properties: AccessibilityProperties) {
    if let label = properties.label { self.label = label }
    if let value = properties.value { self.value = value }
    if let hint = properties.hint { self.hint = hint }
    traits = traits.union(properties.added).subtracting(properties.removed)
  }
}
