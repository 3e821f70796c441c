/// A place or a frame of a view that is handed up as a preference; `proxy[anchor]` tells it in the reader's space
/// (ANC-1).
public struct Anchor<Value>: Equatable {
  /// What of a view an anchor stands for.
  public struct Source {
    let name: UnitPoint?
    let value: @MainActor (CellRect) -> Value
  }

  weak var node: Node?
  let source: Source

  /// True if both stand for the same of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.node === b.node && a.source.name == b.source.name }

  /// The value in a space that begins at `origin` of the tree's.
  @MainActor func value(in origin: CellPoint) -> Value {
    source.value((node?.geometryFrame ?? .zero).offset(by: CellPoint.zero - origin))
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Self { Self(name: nil) { CGRect($0) } }
}

extension Anchor.Source where Value == CGPoint {
  /// A place in the view, as parts of its size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(name: point) {
      CGPoint(x: Double($0.minX) + Double($0.width) * point.x, y: Double($0.minY) + Double($0.height) * point.y)
    }
  }

  /// The middle of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of its upper side.
  public static var top: Self { unitPoint(.top) }
  /// The middle of its lower side.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The middle of its left side.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of its right side.
  public static var trailing: Self { unitPoint(.trailing) }
  /// Its upper left corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// Its lower right corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension View {
  /// Hands up a place or the frame of this view, in place of what comes from within (ANC-1).
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type, value: Anchor<Value>.Source, transform: @escaping @MainActor (Anchor<Value>) -> Key.Value
  ) -> some View {
    modified(by: AnchorModifier<Value, Key>(source: value, transform: transform))
  }
}

private struct AnchorModifier<Value, Key: PreferenceKey>: PrimitiveModifier {
  let source: Anchor<Value>.Source
  let transform: @MainActor (Anchor<Value>) -> Key.Value

  static var isTransparent: Bool { true }

  func preference<Other: PreferenceKey>(_ key: Other.Type, _ node: Node) -> Other.Value? {
    guard key == Key.self else { return node.preferenceBelow(key) }
    return transform(Anchor(node: node, source: source)) as? Other.Value
  }

  func updated(_ node: Node) { node.tree.preferencesMayHaveChanged() }
  func unmounted(_ node: Node) { node.tree.preferencesMayHaveChanged() }
}
