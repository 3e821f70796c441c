import Testing

@testable import ViewTree

/// Frames, padding, fixed sizes, overlays.
@MainActor
struct FrameTests {
  private nonisolated static let proposals: [Int?] = [nil, 0, 6, 10, 12, 15, 30, ProposedSize.unbounded]
  private nonisolated static let endless = ProposedSize.unbounded

  /// Limits, and the widths around a text of twelve letters that can be broken anywhere.
  @Test(arguments: [
    (Limits(), [12, 1, 6, 10, 12, 12, 12, 12]),
    (Limits(min: 4), [12, 4, 6, 10, 12, 12, 12, 12]),
    (Limits(min: 20), [20, 20, 20, 20, 20, 20, 20, 20]),
    (Limits(max: 8), [8, 1, 6, 8, 8, 8, 8, 8]),
    (Limits(max: 20), [12, 1, 6, 10, 12, 15, 20, 20]),
    (Limits(max: .infinity), [12, 1, 6, 10, 12, 15, 30, endless]),
    (Limits(min: 0, max: .infinity), [12, 0, 6, 10, 12, 15, 30, endless]),
    (Limits(min: 4, max: 20), [12, 4, 6, 10, 12, 15, 20, 20]),
    (Limits(min: 14, ideal: 16, max: 20), [16, 14, 14, 14, 14, 15, 20, 20]),
  ])
  func LAY_14_aroundAText(limits: Limits, widths: [Int]) {
    let frame = Probe(
      Text("abcdefghijkl").frame(minWidth: limits.min, idealWidth: limits.ideal, maxWidth: limits.max))
    #expect(Self.proposals.map { frame.size($0, nil)?.width } == widths)
  }

  @Test(arguments: [
    (Limits(max: .infinity), [12, 12, 12, 12, 12, 15, 30, endless]),
    (Limits(min: 0, max: .infinity), [12, 0, 6, 10, 12, 15, 30, endless]),
  ])
  func LAY_14_aroundARigidView(limits: Limits, widths: [Int]) {
    let frame = Probe(Rigid(12).frame(minWidth: limits.min, maxWidth: limits.max))
    #expect(Self.proposals.map { frame.size($0, nil)?.width } == widths)
  }

  struct Limits: Sendable {
    var min: Double?
    var ideal: Double?
    var max: Double?
  }

  @Test func LAY_12_contradictingLimitsGiveWay() {
    #expect(Probe(Color.red.frame(minWidth: 10, maxWidth: 4)).size(20, 1)?.width == 10)
    #expect(Probe(Color.red.frame(minWidth: 10, idealWidth: 4)).size(nil, 1)?.width == 10)
  }

  @Test(arguments: [
    (5, Alignment.leading, 0), (5, .center, 2), (5, .trailing, 5),
    (14, .leading, 0), (14, .center, -2), (14, .trailing, -4),
    (13, .leading, 0), (13, .center, -2), (13, .trailing, -3),
  ])
  func LAY_11_childStandsByGuides(child: Int, alignment: Alignment, x: Int) {
    let fixed = Probe(Rigid(child).frame(width: 10, alignment: alignment))
    #expect(fixed.frames(80, 1).map(\.minX) == [x])
    let flexible = Probe(Rigid(child).frame(minWidth: 10, maxWidth: 10, alignment: alignment))
    #expect(flexible.frames(80, 1).map(\.minX) == [x])
  }

  @Test func LAY_10_axesWithoutLengthPassThrough() {
    #expect(Probe(Color.red.frame(width: 4)).size(20, 7) == CellSize(4, 7))
    #expect(Probe(Color.red.frame(width: 4)).size(nil, nil) == CellSize(4, 5))
    #expect(Probe(Color.red.frame(width: -4, height: 3)).size(20, 7) == CellSize(20, 3))
    #expect(Probe(Color.red.frame(width: .infinity)).size(20, 7) == CellSize(20, 7))
  }

  @Test func LAY_15_childGetsTheFinalSize() {
    let frame = Probe(Color.red.frame(maxWidth: .infinity, maxHeight: 3))
    #expect(frame.frames(20, 9) == [CellRect(x: 0, y: 0, width: 20, height: 3)])
  }

  @Test func LAY_16_padding() {
    let padded = Probe(Text("Tokyo").padding())
    #expect(padded.size(nil, nil) == CellSize(9, 3))
    #expect(padded.frames(nil, nil) == [CellRect(x: 2, y: 1, width: 5, height: 1)])
    // The text is offered 2×1 and takes that.
    #expect(padded.size(6, 3) == CellSize(6, 3))
    #expect(Probe(Text("Tokyo").padding(.leading, 3)).frames(nil, nil) == [CellRect(x: 3, y: 0, width: 5, height: 1)])
  }

  @Test func LAY_16_negativePaddingDrawsOutside() {
    let padded = Probe(Text("Tokyo").padding(.horizontal, -1))
    #expect(padded.size(nil, nil) == CellSize(3, 1))
    #expect(padded.frames(nil, nil) == [CellRect(x: -1, y: 0, width: 5, height: 1)])
  }

  @Test func LAY_17_offsetMovesTheDrawingOnly() {
    let screen = Screen(
      6, 2,
      VStack(alignment: .leading) {
        Text("a").offset(x: 2, y: 1)
        Text("b")
      })
    // The stack is one column wide and stands in the middle.
    #expect(screen.text == "\n  b a")
  }

  @Test func LAY_18_fixedSizeOffersTheIdeal() {
    let text = "The quick brown fox"
    #expect(Probe(Text(text).fixedSize()).size(8, 1) == CellSize(19, 1))
    #expect(Probe(Text(text).fixedSize(horizontal: false, vertical: true)).size(8, 1) == CellSize(5, 4))
  }

  @Test func LAY_23_thePrimaryDecidesTheSize() {
    let badge = Probe(Rigid(10).overlay(alignment: .topTrailing) { Rigid(3) })
    #expect(badge.size(40, 9) == CellSize(10, 1))
    #expect(badge.frames(40, 9).map(\.minX).sorted() == [0, 7])
    let behind = Probe(Rigid(4, 2).background { Color.red })
    #expect(
      behind.frames(40, 9) == [CellRect(x: 0, y: 0, width: 4, height: 2), CellRect(x: 0, y: 0, width: 4, height: 2)])
  }

  @Test func LAY_23_theSecondaryMayOverflow() {
    let large = Probe(Rigid(2).overlay { Rigid(6, 3) })
    #expect(large.frames(40, 9).map(\.origin).last == CellPoint(-2, -1))
  }

  @Test func LAY_23_severalSecondariesLieOnEachOther() {
    let screen = Screen(
      5, 1,
      Rigid(5).overlay(alignment: .leading) {
        Text("abc")
        Text("x")
      })
    #expect(screen.text == "xbc")
  }

  @Test func LAY_5_aSmallRootStandsInTheMiddle() {
    #expect(Screen(9, 3, Text("abc")).text == "\n   abc\n")
  }

  @Test func dividersAndSpacersKnowTheStackAroundOnly() {
    // In a stack of layers a divider lies, whatever stack is further out.
    let divider = Probe(HStack { ZStack { Divider() } })
    #expect(divider.size(8, 4) == CellSize(8, 1))
    let spacer = Probe(HStack { ZStack { Spacer() } })
    #expect(spacer.size(8, 4) == CellSize(8, 4))
  }

  @Test func LAY_25_clippedDrawsInsideOnly() {
    #expect(Screen(8, 1, Text("abcdef").fixedSize().frame(width: 4).clipped()).text == "  bcde")
  }

  @Test func LAY_4_aTextThatKeepsItsSizeMovesNothing() {
    let model = Words()
    let screen = Screen(
      40, 10,
      VStack {
        ForEach(0..<8) { number in
          HStack {
            if number == 3 { WordsView(words: model) } else { Text("other \(number)") }
            Spacer()
          }
        }
      })
    let cost = screen.cost { model.text = "world" }
    #expect(cost.placed == 1)
    #expect(screen.text.contains("world"))
  }
}
