/// A line in views that a container puts in line with each other, as an app defines it (ALN-1).
///
///     enum Price: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> Double { context[.trailing] }
///     }
///     extension HorizontalAlignment { static let price = HorizontalAlignment(Price.self) }
@MainActor @preconcurrency
public protocol AlignmentID: SendableMetatype {
  /// Where the line is in a view that doesn't set it, in cells from the view's leading or upper edge.
  static func defaultValue(in context: ViewDimensions) -> Double
}

/// A line in a view that others are put in line with (ALN-1).
struct AlignmentGuide: Hashable, Sendable {
  enum Line: Hashable, Sendable {
    case leading
    case horizontalCenter
    case trailing
    case top
    case verticalCenter
    case bottom
    case firstTextBaseline
    case lastTextBaseline
    case custom(CustomLine)
  }

  /// A line that an app defined. The same type can stand for a line on each axis.
  struct CustomLine: Hashable, Sendable {
    let id: any AlignmentID.Type
    let axis: Axis

    static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.axis == b.axis }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(id))
      hasher.combine(axis)
    }
  }

  let line: Line

  var axis: Axis {
    switch line {
    case .leading, .horizontalCenter, .trailing: .horizontal
    case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
    case .custom(let line): line.axis
    }
  }

  /// Where the line is in a view of `size` that doesn't set it.
  @MainActor
  func defaultValue(in size: CellSize) -> Double {
    switch line {
    case .leading, .top: 0
    case .horizontalCenter: Double(size.width) / 2
    case .trailing: Double(size.width)
    case .verticalCenter: Double(size.height) / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: Double(size.height)
    case .custom(let line): line.id.defaultValue(in: ViewDimensions(size: size))
    }
  }

  var isBaseline: Bool { line == .firstTextBaseline || line == .lastTextBaseline }

  /// What a container tells of the values that its children set, which are in its own space: nothing of the lines of a
  /// frame, the first and the last of baselines, and the average of lines that an app defined (ALN-3).
  func merged(_ values: [Double]) -> Double? {
    switch line {
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: nil
    case .firstTextBaseline: values.min()
    case .lastTextBaseline: values.max()
    case .custom: values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
  }

  /// True for lines that a container hands on from its children (ALN-3).
  var isMerged: Bool {
    switch line {
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: false
    case .firstTextBaseline, .lastTextBaseline, .custom: true
    }
  }
}

extension View {
  /// Says where a guide is in this view, in cells from its leading edge; it counts only in containers that put views in
  /// line by that guide (ALN-2).
  ///
  ///     VStack(alignment: .leading) { Text("a"); Text("b").alignmentGuide(.leading) { _ in -2 } }   // a / ␣␣b
  ///
  /// `computeValue` runs in layout: what it reads of a model is no dependency, so let it capture values.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> Double
  ) -> some View {
    modified(by: AlignmentGuideModifier(guide: guide.guide, value: computeValue))
  }

  /// Says where a guide is in this view, in cells from its upper edge (ALN-2).
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> Double
  ) -> some View {
    modified(by: AlignmentGuideModifier(guide: guide.guide, value: computeValue))
  }
}

private struct AlignmentGuideModifier: PrimitiveModifier {
  let guide: AlignmentGuide
  let value: @MainActor (ViewDimensions) -> Double

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func change(from old: Self) -> ViewChange { .layout }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ child: Node, _ node: Node) -> Double? {
    guard guide == self.guide else { return child.explicitGuide(guide, proposal) }
    let value = value(ViewDimensions(child, proposal))
    return value.isFinite ? value : nil
  }
}
