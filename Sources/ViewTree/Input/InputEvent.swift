/// What a view can be handed.
enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case paste(String)
  /// The mouse, at a place in the view's own space.
  case mouse(MouseEvent)
  /// A turn of the wheel, or an arrow that found nowhere to move focus: cells to scroll by.
  case scroll(CellPoint)
}
