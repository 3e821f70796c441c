/// A key by the character that it stands for; keys without one have a name here.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let `return` = KeyEquivalent("\r")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")

  /// The function key Fn, 1…20.
  public static func function(_ number: Int) -> KeyEquivalent {
    KeyEquivalent(Character(Unicode.Scalar(0xF703 + UInt16(min(max(number, 1), 20))) ?? "\u{F704}"))
  }
}

/// Keys held down with another; terminals tell Shift only for keys without a character of their own.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = EventModifiers(rawValue: 1)
  public static let control = EventModifiers(rawValue: 2)
  /// The key Alt.
  public static let option = EventModifiers(rawValue: 4)
  public static let command = EventModifiers(rawValue: 8)
}

/// One press of a key, as `onKeyPress` gets it.
public struct KeyPress: Hashable, Sendable {
  /// The key; for letters the character that was typed, so `G` with Shift is `"G"` without a modifier; with
  /// Control the small letter and `.control`.
  public let key: KeyEquivalent
  public let modifiers: EventModifiers

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
    case handled
    case ignored
  }
}

/// A press, release, move or turn of the wheel of the mouse, at a cell.
public struct MouseEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case press
    case release
    case drag
    case move
    case scrollUp
    case scrollDown
    case scrollLeft
    case scrollRight
  }

  public enum Button: Hashable, Sendable {
    case left
    case middle
    case right
    case none
  }

  public let kind: Kind
  public let button: Button
  public let location: CellPoint
  public let modifiers: EventModifiers

  public init(_ kind: Kind, button: Button, location: CellPoint, modifiers: EventModifiers = []) {
    self.kind = kind
    self.button = button
    self.location = location
    self.modifiers = modifiers
  }
}
