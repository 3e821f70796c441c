/// Modifiers that each single view of a group gets, the innermost first.
@MainActor
final class Wraps {
  let modifiers: [(any View) -> any View]

  init(_ modifiers: [(any View) -> any View]) { self.modifiers = modifiers }
}
