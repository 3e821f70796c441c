import Testing

@testable import ViewTree

/// What holds for any views at any size.
@MainActor
struct LayoutPropertyTests {
  private static let stateless = Array(Piece.Kind.allCases.prefix { $0 != .scroll })

  /// Makes random pieces and looks for one that fails; tells the smallest part of it that does.
  private func check(
    seeds: Range<UInt64>, kinds: [Piece.Kind], depth: Int = 3, _ failure: (Piece, UInt64) -> String?
  ) {
    for seed in seeds {
      var pieces = RandomPieces(seed: seed, kinds: kinds)
      let root = pieces.piece(depth: depth)
      guard failure(root, seed) != nil else { continue }
      let least = RandomPieces.shrink(root) { failure($0, seed) != nil }
      Issue.record("seed \(seed): \(failure(least, seed) ?? "")\n\(least.description)")
      return
    }
  }

  @Test func LAY_3_sizingTwiceIsTheSameInWhateverOrder() {
    check(seeds: 0..<400, kinds: Self.stateless) { root, seed in
      var numbers = SeededNumbers(seed: seed)
      let lengths: [Int?] = [nil, 0, 1, 3, 7, 20, 80, ProposedSize.unbounded]
      let proposals = (0..<8).map { _ in
        ProposedSize(
          width: lengths.randomElement(using: &numbers) ?? 1, height: lengths.randomElement(using: &numbers) ?? 1)
      }
      let one = Probe(PieceView(piece: root).padding(0))
      let other = Probe(PieceView(piece: root).padding(0))
      defer {
        one.tree.end()
        other.tree.end()
      }
      var sizes: [CellSize?] = []
      for proposal in proposals { sizes.append(one.size(proposal.width, proposal.height)) }
      for (proposal, size) in zip(proposals, sizes).reversed() {
        let again = other.size(proposal.width, proposal.height)
        if again != size || one.size(proposal.width, proposal.height) != size {
          return "\(proposal): \(String(describing: size)), then \(String(describing: again))"
        }
      }
      return nil
    }
  }

  @Test func LAY_3_noSizeIsComputedTwiceInAPass() {
    check(seeds: 0..<400, kinds: Self.stateless) { root, _ in
      let screen = Screen(30, 10, PieceView(piece: root))
      defer { screen.tree.end() }
      let measured = screen.tree.statistics.measured
      let kept = screen.tree.root.map(sizesKept) ?? 0
      return measured == kept ? nil : "\(measured) sizes were computed, \(kept) are different"
    }
  }

  private func sizesKept(_ node: Node) -> Int {
    var count = node.box.sizes.all.count
    for child in node.children { count += sizesKept(child) }
    return count
  }

  @Test func LAY_25_nothingIsDrawnOutsideOfTheClip() {
    // From right to left the clip would stand elsewhere.
    check(seeds: 0..<300, kinds: Self.stateless.filter { $0 != .mirrored }) { root, _ in
      let screen = Screen(
        30, 12,
        PieceView(piece: root).frame(width: 9, height: 4).clipped().position(x: 12.5, y: 5))
      defer { screen.tree.end() }
      let surface = screen.session.surface
      // The frame of several views is several frames, all at this place.
      let clip = CellRect(x: 8, y: 3, width: 9, height: 4)
      for y in 0..<surface.size.height {
        for x in 0..<surface.size.width where !clip.contains(CellPoint(x, y)) && surface[x, y] != .blank {
          return "\(surface[x, y]) at \(x), \(y)\n\(surface.text)"
        }
      }
      return nil
    }
  }

  @Test func LAY_1_anyViewsAtAnySizeAreDrawn() {
    check(seeds: 0..<60, kinds: Piece.Kind.allCases) { root, seed in
      let setting = Piece(id: 0, kind: .empty, text: "", number: 2, isOn: true, children: [])
      let screen = Screen(1, 1, PieceScreen(root: root, setting: setting))
      defer { screen.tree.end() }
      for size in Self.sizes(seed) {
        screen.resize(size.width, size.height)
        if screen.lines.count != max(1, size.height) { return "\(screen.lines.count) lines at \(size)" }
      }
      return nil
    }
  }

  /// After many sizes a screen looks as it would at once: nothing that was forgotten is missed.
  @Test func LAY_4_aSizeAfterOthersLooksTheSame() {
    check(seeds: 1_000..<1_060, kinds: Self.stateless) { root, seed in
      let screen = Screen(1, 1, PieceView(piece: root))
      defer { screen.tree.end() }
      for size in Self.sizes(seed) where size.width < 100 {
        screen.resize(size.width, size.height)
        let fresh = Screen(size.width, size.height, PieceView(piece: root))
        defer { fresh.tree.end() }
        if fresh.session.surface != screen.session.surface {
          return "\(size)\n\(screen.text)\n-- at once\n\(fresh.text)\n--"
        }
      }
      return nil
    }
  }

  /// The edges, and some between.
  private static func sizes(_ seed: UInt64) -> [CellSize] {
    var numbers = SeededNumbers(seed: seed)
    let between = (0..<8).map { _ in
      CellSize(Int.random(in: 1...80, using: &numbers), Int.random(in: 1...30, using: &numbers))
    }
    return [CellSize(200, 60), CellSize(1, 60), CellSize(2, 1), CellSize(200, 1)] + between + [CellSize(1, 1)]
  }

  /// The children of a row, and what stands between them, are as wide as the row.
  @Test func STK_5_childrenAndDistancesAddUp() {
    check(seeds: 2_000..<2_400, kinds: Self.stateless, depth: 2) { root, seed in
      var numbers = SeededNumbers(seed: seed)
      let gap = Int.random(in: 0...3, using: &numbers)
      let width = Int.random(in: 0...60, using: &numbers)
      let probe = Probe(HStack(spacing: Double(gap)) { ForEach(root.children) { PieceView(piece: $0) } })
      defer { probe.tree.end() }
      let widths = probe.widths(width, 5)
      let sum = widths.reduce(0, +) + max(0, widths.count - 1) * gap
      let own = probe.node?.box.frame.width
      return own == sum ? nil : "\(widths) and distances of \(gap) in \(String(describing: own))"
    }
  }
}
