/// A space that places are told in: `.global`, `.local`, `.named("board")` or `.scrollView`.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// A space that places are told in, as a value.
public enum CoordinateSpace: Hashable {
  /// The screen's: 0,0 is its top left.
  case global
  /// The view's own.
  case local
  /// That of the nearest view around with this name; the screen's where there is none.
  case named(AnyHashable)
}

/// The screen's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A space that a view around has, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable
  /// `CoordinateSpace.named`.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The screen's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view that asks.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around that has `coordinateSpace(.named(name))`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view around: 0,0 is the top left of what it shows.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace())) }
}

/// The name of every scroll view's space.
struct ScrollViewSpace: Hashable {}

extension View {
  /// Gives the view's space a name, by which views within can tell where they stand in it (GEO-1).
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    modified(by: CoordinateSpaceModifier(name: space.name))
  }
}

private struct CoordinateSpaceModifier: PrimitiveModifier {
  let name: AnyHashable

  static var isTransparent: Bool { true }

  func trait<Value>(_ key: TraitKey<Value>) -> Value? {
    key.name == "coordinateSpace" ? name as? Value : nil
  }
}

extension TraitKey where Value == AnyHashable {
  static var coordinateSpace: TraitKey { TraitKey(name: "coordinateSpace") }
}

extension Node {
  /// The frame in the tree's space of the view that this node stands for, also where the node has none of its own.
  var geometryFrame: CellRect {
    if !isTransparent { return absoluteFrame }
    return layoutItems.reduce(CellRect.zero) { $0.union($1.absoluteFrame) }
  }

  /// `rect`, which is in the tree's space, as seen from this node's top and leading edge (RTL-1).
  func local(_ rect: CellRect) -> CellRect {
    let frame = absoluteFrame
    let local = rect.offset(by: CellPoint.zero - frame.origin)
    return environment.isRightToLeft ? local.mirrored(in: frame.width) : local
  }

  /// The same for one cell.
  func local(_ point: CellPoint) -> CellPoint { local(CellRect(origin: point, size: CellSize(1, 1))).origin }

  /// Where `space` begins, in the tree's space; `self` is the view that asks.
  func origin(of space: CoordinateSpace) -> CellPoint {
    switch space {
    case .global: .zero
    case .local: geometryFrame.origin
    case .named(let name): nodeNamed(name)?.geometryFrame.origin ?? .zero
    }
  }

  /// The nearest node around whose space has this name.
  func nodeNamed(_ name: AnyHashable) -> Node? {
    nearest { $0.trait(.coordinateSpace) == name ? $0 : nil }
  }
}

extension CellRect {
  /// The same as seen from the other side of `width` columns.
  func mirrored(in width: Int) -> CellRect {
    CellRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
