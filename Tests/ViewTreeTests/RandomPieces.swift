@testable import ViewTree

/// Makes random descriptions of screens, and changes them at random.
@MainActor
struct RandomPieces {
  var numbers: SeededNumbers
  let kinds: [Piece.Kind]
  private var nextID = 0

  init(seed: UInt64, kinds: [Piece.Kind]) {
    numbers = SeededNumbers(seed: seed)
    self.kinds = kinds
  }

  static let texts = [
    "", "a", "word", "two words", "東京", "a東b", "東東東", "👍🏽!", "e\u{301}e", "🇩🇪", "line\nbreak", "\u{1B}[31m", "x x x x x",
  ]

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &numbers) }

  mutating func piece(depth: Int) -> Piece {
    nextID += 1
    let id = nextID
    // Kinds with views inside come first; the deepest pieces are texts.
    let kind = depth == 0 ? .text : kinds[number(below: kinds.count)]
    let children = depth == 0 ? [] : (0..<number(below: 4)).map { _ in piece(depth: depth - 1) }
    return Piece(
      id: id, kind: kind, text: Self.texts[number(below: Self.texts.count)], number: number(below: 9),
      isOn: number(below: 2) == 0, children: children)
  }

  /// Takes away what is not needed for `root` to fail, and returns what is left.
  static func shrink(_ root: Piece, while fails: (Piece) -> Bool) -> Piece {
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for piece in root.all {
        for index in piece.children.indices.reversed() {
          let child = piece.children.remove(at: index)
          if fails(root) { isSmaller = true } else { piece.children.insert(child, at: index) }
        }
      }
    }
    return root
  }

  /// Changes something of the screen; returns what, for the message of a failure.
  mutating func edit(_ screen: Screen, _ root: Piece, _ setting: Piece) -> String {
    let all = root.all
    let piece = all[number(below: all.count)]
    switch number(below: 16) {
    case 0, 1:
      piece.text = Self.texts[number(below: Self.texts.count)]
      return "text of \(piece.id)"
    case 2, 3:
      piece.isOn.toggle()
      return "isOn of \(piece.id)"
    case 4:
      piece.number = number(below: 9)
      return "number of \(piece.id)"
    case 5, 6:
      piece.children.insert(self.piece(depth: 1), at: number(below: piece.children.count + 1))
      return "insert into \(piece.id)"
    case 7, 8:
      if !piece.children.isEmpty { piece.children.remove(at: number(below: piece.children.count)) }
      return "remove from \(piece.id)"
    case 9:
      piece.children.shuffle(using: &numbers)
      return "move in \(piece.id)"
    case 10:
      piece.kind = kinds[number(below: kinds.count)]
      return "kind of \(piece.id)"
    case 11:
      setting.isOn.toggle()
      setting.number = number(below: 4)
      return "environment"
    case 12:
      let size = CellSize(1 + number(below: 30), 1 + number(below: 10))
      screen.terminal.resize(size)
      screen.session.send(.resize(size))
      return "resize to \(size)"
    case 13:
      let kind: MouseEvent.Kind = [.scrollDown, .scrollUp, .press][number(below: 3)]
      let place = CellPoint(number(below: 24), number(below: 8))
      screen.session.send(.mouse(MouseEvent(kind, button: .left, location: place)))
      return "\(kind) at \(place)"
    default:
      let keys: [KeyEquivalent] = [
        .tab, .downArrow, .upArrow, .rightArrow, .end, .home, .pageDown, .pageUp, .return, .space, "j", "G", "東",
        .delete,
      ]
      let key = keys[number(below: keys.count)]
      screen.session.send(.key(KeyPress(key)))
      return "key \(key.character.debugDescription)"
    }
  }
}
