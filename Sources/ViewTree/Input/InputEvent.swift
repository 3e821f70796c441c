/// What a view can be handed.
enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case paste(String)
  /// A button of the mouse: pressed on the view, moved while it is down if the view takes that, and released, after a
  /// press only if it was on this view too. The place is in the tree's space.
  case mouse(MouseEvent)
  /// A turn of the wheel, or an arrow that found nowhere to move focus: cells to scroll by.
  case scroll(CellPoint)
}
