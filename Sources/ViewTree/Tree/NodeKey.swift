/// What tells a node from its siblings: its place in the builder, or the id of an element (ID-1, ID-7).
enum NodeKey: Hashable {
  case slot(Int)
  /// An element's id; `occurrence` counts the same id again in one collection.
  case id(AnyHashable, occurrence: Int)
}
