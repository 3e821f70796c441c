/// What a view can be handed.
public enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case paste(String)
  /// The mouse, at a place in the view's own space.
  case mouse(MouseEvent)
}
