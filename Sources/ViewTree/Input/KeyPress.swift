/// A key by the character that it stands for; keys without one have a name here.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key; for keys without one a code of Unicode's private area.
  public let character: Character

  /// What a key of a keyboard is told by at a glance; 0 for a character that can be written in several ways.
  private let code: UInt32

  /// The key that types `character`.
  public init(_ character: Character) {
    self.character = character
    var scalars = character.unicodeScalars.makeIterator()
    let first = scalars.next()?.value ?? 0
    let isPlain = scalars.next() == nil && (first < 0x80 || (0xF700...0xF8FF).contains(first))
    code = isPlain ? first : 0
  }

  /// The key that types the character of a literal: `"a"`.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// True if both stand for the same character.
  public static func == (a: KeyEquivalent, b: KeyEquivalent) -> Bool {
    a.code != 0 && b.code != 0 ? a.code == b.code : a.character == b.character
  }

  /// Hashes the character.
  public func hash(into hasher: inout Hasher) { hasher.combine(character) }

  /// The key ↑.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key ↓.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key ←.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key →.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key Delete.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key Esc.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key Enter.
  public static let `return` = KeyEquivalent("\r")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The key Tab.
  public static let tab = KeyEquivalent("\t")

  /// The function key Fn, 1…20.
  public static func function(_ number: Int) -> KeyEquivalent {
    KeyEquivalent(Character(Unicode.Scalar(0xF703 + UInt16(min(max(number, 1), 20))) ?? "\u{F704}"))
  }
}

/// Keys held down with another; terminals tell Shift only for keys without a character of their own.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key Shift.
  public static let shift = EventModifiers(rawValue: 1)
  /// The key Control.
  public static let control = EventModifiers(rawValue: 2)
  /// The key Alt.
  public static let option = EventModifiers(rawValue: 4)
  /// The key Command or Super, which few terminals tell of.
  public static let command = EventModifiers(rawValue: 8)
}

/// One press of a key, as `onKeyPress` gets it.
public struct KeyPress: Hashable, Sendable {
  /// The key; for letters the character that was typed, so `G` with Shift is `"G"` without a modifier; with
  /// Control the small letter and `.control`.
  public let key: KeyEquivalent
  /// The keys held down with it.
  public let modifiers: EventModifiers

  /// A press of `key`.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// What the key would insert into a text; empty for keys that name an action.
  public var characters: String {
    guard modifiers.isDisjoint(with: [.control, .option, .command]) else { return "" }
    let scalar = key.character.unicodeScalars.first?.value ?? 0
    return scalar < 0x20 || (0xF700...0xF8FF).contains(scalar) ? "" : String(key.character)
  }

  /// What a handler did with a press.
  public enum Result: Sendable {
    /// The press has done its work; nobody else gets it.
    case handled
    /// The press goes on to the view around.
    case ignored
  }
}

/// A press, release, move or turn of the wheel of the mouse, at a cell.
public struct MouseEvent: Hashable, Sendable {
  /// What the mouse did.
  public enum Kind: Hashable, Sendable {
    /// A button went down.
    case press
    /// A button went up.
    case release
    /// It moved with a button down.
    case drag
    /// It moved without one.
    case move
    /// The wheel was turned to what is above.
    case scrollUp
    /// The wheel was turned to what is below.
    case scrollDown
    /// The wheel was turned to what is at the left.
    case scrollLeft
    /// The wheel was turned to what is at the right.
    case scrollRight
  }

  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The first button.
    case left
    /// The wheel, pressed.
    case middle
    /// The second button.
    case right
    /// No button, as when the wheel is turned.
    case none
  }

  /// What the mouse did.
  public let kind: Kind
  /// The button that it was done with.
  public let button: Button
  /// The cell, from the top left of the screen.
  public let location: CellPoint
  /// The keys held down.
  public let modifiers: EventModifiers

  /// An event of the mouse at a cell.
  public init(_ kind: Kind, button: Button, location: CellPoint, modifiers: EventModifiers = []) {
    self.kind = kind
    self.button = button
    self.location = location
    self.modifiers = modifiers
  }
}
