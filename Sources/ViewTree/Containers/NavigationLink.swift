/// A view that, when pressed, pushes another screen onto the stack around it.
public struct NavigationLink<Label: View>: View {
  private let label: Label
  private let push: @MainActor (NavigationModel) -> Void
  @Environment(\.navigation) private var navigation
  @Environment(\.buttonStyle) private var style

  /// Pushes `value`; the stack shows what `navigationDestination(for:)` says for its type.
  public init<Value: Hashable>(value: Value, @ViewBuilder label: () -> Label) {
    self.label = label()
    push = { $0.push(AnyHashable(value)) }
  }

  /// Pushes a view.
  public init(@ViewBuilder destination: @escaping @MainActor () -> some View, @ViewBuilder label: () -> Label) {
    self.label = label()
    push = { $0.push { AnyView(destination()) } }
  }

  /// The label as a button, plain unless a style is set around it.
  public var body: some View {
    Button {
      if let navigation { push(navigation) }
    } label: {
      label
    }
    .environment(\.buttonStyle, style ?? PlainButtonStyle())
    .keyHint("Enter", "open")
  }
}

extension NavigationLink where Label == Text {
  /// A link with a text; it pushes `value`.
  public init<Value: Hashable>(_ title: String, value: Value) { self.init(value: value) { Text(title) } }
}
