import ViewTree

/// Which key is meant.
extension InputParser {
  /// The key Insert, which has no name among the keys; the character is the one that its like have.
  static let insert = KeyEquivalent("\u{F727}")

  /// A character that text can hold. Controls can't, nor what stands for keys that name an action.
  static func isText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0xF700...0xF8FF: false
    default: true
    }
  }

  mutating func emit(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    events.append(.key(KeyPress(key, modifiers: modifiers)))
  }

  /// The key of a byte of ASCII that is no part of a sequence.
  mutating func emitKey(_ byte: UInt8) {
    let alt: EventModifiers = hasAlt ? .option : []
    switch byte {
    case 0x00: emit(.space, alt.union(.control))
    case 0x08, 0x7f: emit(.delete, alt)
    case 0x09: emit(.tab, alt)
    case 0x0a, 0x0d: emit(.return, alt)
    case 0x1b: emit(.escape, alt)
    case 0x01...0x1a: emit(KeyEquivalent(Character(Unicode.Scalar(byte + 0x60))), alt.union(.control))
    case 0x1c...0x1f: emit(KeyEquivalent(Character(Unicode.Scalar(byte + 0x40))), alt.union(.control))
    default: emit(KeyEquivalent(Character(Unicode.Scalar(byte))), alt)
    }
  }

  /// The key of a code as the newer keyboard protocols send it.
  mutating func emitCode(_ code: Int, _ modifiers: EventModifiers) {
    switch code {
    case 8, 127: emit(.delete, modifiers)
    case 9: emit(.tab, modifiers)
    case 10, 13: emit(.return, modifiers)
    case 27: emit(.escape, modifiers)
    case 57_344...63_743:
      if let key = Self.functionalKey(code) { emit(key, modifiers) }
    default:
      guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init), Self.isText(scalar) else { return }
      emitCharacter(Character(scalar), modifiers)
    }
  }

  /// A letter with Shift is the capital, with Control the small one; that is how plain terminals send them.
  private mutating func emitCharacter(_ character: Character, _ modifiers: EventModifiers) {
    var modifiers = modifiers
    var text = String(character)
    if modifiers.contains(.control) {
      text = text.lowercased()
    } else if modifiers.contains(.shift), character.isLowercase {
      text = text.uppercased()
    }
    let changed = text.count == 1 ? text.first ?? character : character
    if !modifiers.contains(.control), character != " " { modifiers.remove(.shift) }
    emit(KeyEquivalent(changed), modifiers)
  }

  /// The key of `ESC [ … letter` and `ESC O letter`.
  static func letterKey(_ letter: UInt8) -> KeyEquivalent? {
    switch letter {
    case UInt8(ascii: "A"): .upArrow
    case UInt8(ascii: "B"): .downArrow
    case UInt8(ascii: "C"): .rightArrow
    case UInt8(ascii: "D"): .leftArrow
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  /// The key of `ESC [ number ~`.
  static func numberedKey(_ number: Int) -> KeyEquivalent? {
    switch number {
    case 1, 7: .home
    case 2: insert
    case 3: .deleteForward
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The key of kitty's codes for keys without a character. Keys that only modify, and those of media, are none here.
  private static func functionalKey(_ code: Int) -> KeyEquivalent? {
    switch code {
    case 57_376...57_383: .function(code - 57_363)
    case 57_399...57_408: KeyEquivalent(Character(Unicode.Scalar(UInt8(code - 57_399 + 0x30))))
    case 57_409: "."
    case 57_410: "/"
    case 57_411: "*"
    case 57_412: "-"
    case 57_413: "+"
    case 57_414: .return
    case 57_415: "="
    case 57_416: ","
    case 57_417: .leftArrow
    case 57_418: .rightArrow
    case 57_419: .upArrow
    case 57_420: .downArrow
    case 57_421: .pageUp
    case 57_422: .pageDown
    case 57_423: .home
    case 57_424: .end
    case 57_425: insert
    case 57_426: .deleteForward
    default: nil
    }
  }
}
