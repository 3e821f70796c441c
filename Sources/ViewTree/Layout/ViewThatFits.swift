/// Shows the first of several views that fits into what is offered; the last where none does (VTF-1). The others are not
/// there: they never appear, and what state they had is gone.
///
///     ViewThatFits(in: .horizontal) { Text("14 March 2026"); Text("14 Mar") }   // in 8 columns: 14 Mar
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Tries the views of a closure in order; only `axes` count for whether one fits.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  func update(_ node: Node) {
    node.setWraps(FittingView.wraps)
    node.updateChildren { $0.add(content, .slot(0)) }
  }

  func change(from old: Self) -> ViewChange { axes == old.axes ? [] : .layout }

  private func chosen(_ proposal: ProposedSize, _ node: Node) -> Node? {
    let candidates = node.fittingViews
    return candidates.first { candidate in
      candidate.prepareToFit()
      let ideal = candidate.size(
        for: ProposedSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? Int.max)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? Int.max)
    } ?? candidates.last
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    chosen(proposal, node)?.size(for: proposal) ?? .zero
  }

  func guide(_ guide: AlignmentGuide, _ proposal: ProposedSize, _ node: Node) -> Double? {
    chosen(proposal, node)?.explicitGuide(guide, proposal)
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) {
    let chosen = chosen(proposal, node)
    // The views that come and go here are placed here too.
    node.box.isMakingRows = true
    for candidate in node.fittingViews where candidate !== chosen { candidate.retire() }
    if let chosen, chosen.box.isProbe { chosen.appear() }
    node.box.isMakingRows = false
    chosen?.place(at: .zero, proposal)
  }
}

/// One of the views of a `ViewThatFits`. It is made when it is asked for its size, and then only measured until it is
/// chosen.
private struct FittingView: PrimitiveModifier {
  static let wraps = Wraps([{ $0.fittingView }])

  static var isTransparent: Bool { false }
  var passesTraits: Bool { true }

  func change(from old: Self) -> ViewChange { [] }

  func addChildren(_ content: some View, _ list: inout ChildList, _ node: Node) {
    let state = node.keep(FittingState.init)
    if !state.isMade { node.box.isProbe = true }
    if state.isWanted {
      state.isMade = true
      list.add(content, .slot(0))
    } else {
      state.isMade = false
    }
  }
}

@MainActor
private final class FittingState {
  var isWanted = false
  var isMade = false
}

extension View {
  fileprivate var fittingView: any View { modified(by: FittingView()) }
}

extension Node {
  /// The views of a `ViewThatFits` in order, whether they are shown or only measured.
  fileprivate var fittingViews: [Node] {
    var found: [Node] = []
    for child in children where !child.box.isCovered && !child.isDetached {
      if child.isTransparent { found += child.fittingViews } else { found.append(child) }
    }
    return found
  }

  /// Makes the view, if it isn't there.
  fileprivate func prepareToFit() {
    guard let state = kept(FittingState.self), !state.isWanted else { return }
    state.isWanted = true
    runInLayout()
  }

  /// Ends the view if it was chosen before; it may be measured again, as another.
  fileprivate func retire() {
    guard !box.isProbe, let state = kept(FittingState.self) else { return }
    hide()
    state.isWanted = false
    runInLayout()
    box.isProbe = true
    box.sizes.removeAll()
  }

  /// What changes below is laid out by whoever asks, and need not be marked.
  private func runInLayout() {
    box.isMakingRows = true
    run()
    box.isMakingRows = false
  }
}
