/// A check mark with a label; Space, Enter or a click turns it.
///
///     Toggle("Done", isOn: $isDone)   // 6×1: ✔ Done when it is on, ○ Done when it is off
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled

  /// A check mark that shows and turns `isOn`, with the views of a closure after it.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The mark, a blank and the label.
  public var body: some View {
    HStack(spacing: 1) {
      Text(isOn ? "✔" : "○")
        .foregroundStyle(isOn ? Color.accentColor : Color.primary)
        .focusHighlight()
      label
    }
    .focusable(
      as: AccessibilityProperties(value: isOn ? "done" : "not done", added: .isToggle, children: .combine)
    )
    .onKeyPress(keys: [.space, .return]) { press in
      guard isEnabled, press.modifiers.isEmpty else { return .ignored }
      isOn.toggle()
      return .handled
    }
    .onTapGesture { isOn.toggle() }
  }
}

extension Toggle where Label == Text {
  /// A check mark with a text after it.
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
