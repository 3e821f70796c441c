/// What a view says of itself to those who hear the screen.
struct AccessibilityProperties: Hashable, Sendable {
  var label: String?
  var value: String?
  var hint: String?
  var added: AccessibilityTraits = []
  var removed: AccessibilityTraits = []
  var isHidden = false
  /// Nil where what is within is read as if the view weren't there.
  var children: AccessibilityChildBehavior?
}

extension View {
  /// What the view is called where the screen is read aloud; several elements within become one of that name.
  ///
  ///     Text("✈").accessibilityLabel("Flight")
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility(AccessibilityProperties(label: String(label)))
  }

  /// What is read after the label, such as how much of something is done.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility(AccessibilityProperties(value: String(value)))
  }

  /// What one can do with the view, read last.
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibility(AccessibilityProperties(hint: String(hint)))
  }

  /// Leaves the view out where the screen is read aloud: for ornaments, and what is said elsewhere.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    accessibility(AccessibilityProperties(isHidden: isHidden))
  }

  /// Says what kind of thing the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(AccessibilityProperties(added: traits))
  }

  /// Takes back what the view says by itself of its kind.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(AccessibilityProperties(removed: traits))
  }

  /// Makes the view one element, or says that those within are read by themselves.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility(AccessibilityProperties(children: children))
  }

  private func accessibility(_ properties: AccessibilityProperties) -> some View {
    modified(by: AccessibilityModifier(properties: properties))
  }
}

private struct AccessibilityModifier: PrimitiveModifier, Hashable {
  let properties: AccessibilityProperties

  static var isTransparent: Bool { true }
  func accessibility(_ node: Node) -> AccessibilityProperties? { properties }
}
