import Observation

@testable import ViewTree

/// A description of a view as a tree of models, for tests that make random screens and change them at random.
@MainActor @Observable
final class Piece: Identifiable {
  enum Kind: CaseIterable {
    case text, color, divider, spacer, row, column, layers, group, border, background, overlay, padding, frame, offset
    case clipped, fixed, conditional, style, limit, identified, erased, progress, empty
    case flexible, shape, position, guided, priority, inFront, mirrored, switched
    case form, gradient, canvas, joined, boxed, opacity, mask, clipShape, filter, blend, glass, gradientText, hidden
    // These keep something in their nodes, or take keys.
    case scroll, wideScroll, lazyStack, lazyGrid, list, button, toggle, field
  }

  let id: Int
  var kind: Kind
  var text: String
  var number: Int
  var isOn: Bool
  var children: [Piece]

  init(id: Int, kind: Kind, text: String, number: Int, isOn: Bool, children: [Piece]) {
    self.id = id
    self.kind = kind
    self.text = text
    self.number = number
    self.isOn = isOn
    self.children = children
  }

  /// This piece and all within.
  var all: [Piece] { [self] + children.flatMap(\.all) }

  /// As much of the tree as a failure should tell.
  var description: String {
    let inner = children.map(\.description).joined(separator: ", ")
    return "\(kind)(\(text.debugDescription), \(number), \(isOn)\(inner.isEmpty ? "" : ", [\(inner)]"))"
  }
}

/// The view of a description.
struct PieceView: View {
  @Bindable var piece: Piece

  var body: some View {
    switch piece.kind {
    case .text, .color, .divider, .spacer, .progress, .empty: LeafView(piece: piece)
    case .row, .column, .layers, .group, .conditional, .erased, .switched: BranchView(piece: piece)
    case .flexible, .shape, .position, .guided, .priority, .inFront, .mirrored: ArrangedView(piece: piece)
    case .form, .gradient, .canvas: ShapePieceView(piece: piece)
    case .joined, .boxed, .opacity, .mask, .clipShape, .filter, .blend, .glass, .gradientText, .hidden:
      EffectView(piece: piece)
    case .scroll, .wideScroll, .lazyStack, .lazyGrid, .list, .button, .toggle, .field: KeptView(piece: piece)
    default: ModifiedView(piece: piece)
    }
  }
}

private struct LeafView: View {
  let piece: Piece

  var body: some View {
    switch piece.kind {
    case .color: piece.isOn ? Color.blue : Color.red
    case .divider: Divider()
    case .spacer: Spacer()
    case .progress: ProgressView(value: Double(piece.number) / 8)
    case .empty: EmptyView()
    default: Text(piece.text)
    }
  }
}

private struct Children: View {
  let piece: Piece
  var body: some View { ForEach(piece.children) { PieceView(piece: $0) } }
}

private struct BranchView: View {
  let piece: Piece

  var body: some View {
    switch piece.kind {
    case .row: HStack(alignment: piece.isOn ? .firstTextBaseline : .bottom) { Children(piece: piece) }
    case .column: VStack(alignment: piece.isOn ? .leading : .center) { Children(piece: piece) }
    case .layers: ZStack(alignment: piece.isOn ? .topLeading : .center) { Children(piece: piece) }
    case .conditional:
      if piece.isOn {
        Children(piece: piece)
      } else {
        Text("off")
      }
    case .erased: piece.isOn ? AnyView(Children(piece: piece)) : AnyView(Children(piece: piece).padding(.leading, 1))
    case .switched:
      (piece.isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))) {
        Children(piece: piece)
      }
    default: Group { Children(piece: piece) }
    }
  }
}

/// Modifiers that decide about sizes and places.
private struct ArrangedView: View {
  let piece: Piece

  private var length: Double { Double(piece.number) }

  var body: some View {
    let content = Children(piece: piece)
    switch piece.kind {
    case .flexible:
      content.frame(minWidth: piece.isOn ? 2 : nil, maxWidth: piece.number > 4 ? .infinity : length, alignment: .bottom)
    case .shape: content.aspectRatio(piece.isOn ? 1.5 : nil, contentMode: piece.number > 4 ? .fit : .fill)
    case .position: content.position(x: length, y: piece.isOn ? 1 : 2)
    case .guided:
      content.alignmentGuide(piece.isOn ? .leading : .trailing) { [length] in $0.width - length }
        .alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] }
    case .priority: content.layoutPriority(piece.isOn ? length : -length)
    case .inFront: content.zIndex(piece.isOn ? length : -length)
    default: content.environment(\.layoutDirection, piece.isOn ? .rightToLeft : .leftToRight)
    }
  }
}

private struct ModifiedView: View {
  let piece: Piece

  private var length: Double { Double(piece.number) }

  var body: some View {
    let content = Children(piece: piece)
    switch piece.kind {
    case .border: content.border(piece.isOn ? Color.red : Color.blue)
    case .background: content.background(piece.isOn ? Color.red : Color.blue)
    case .overlay: content.overlay(alignment: piece.isOn ? .topLeading : .trailing) { Text(piece.text) }
    case .padding: content.padding(piece.isOn ? .all : .leading, length / 2)
    case .frame: content.frame(width: length, height: piece.isOn ? 2 : nil, alignment: .trailing)
    case .offset: content.offset(x: length - 4, y: piece.isOn ? 1 : 0)
    case .clipped: content.frame(width: length).clipped()
    case .fixed: content.fixedSize(horizontal: piece.isOn, vertical: true)
    case .style: content.foregroundStyle(piece.isOn ? Color.red : Color.blue).bold()
    case .limit: content.lineLimit(piece.isOn ? 1 : nil)
    default: content.id(piece.number)
    }
  }
}

private struct ShapePieceView: View {
  let piece: Piece

  private var gradient: LinearGradient {
    LinearGradient(
      colors: [.red, .blue, .clear], startPoint: .topLeading, endPoint: piece.isOn ? .bottom : .bottomTrailing)
  }

  var body: some View {
    switch (piece.kind, piece.number) {
    case (.canvas, _):
      Canvas { context, size in
        context.translateBy(x: Double(piece.number), y: 1)
        context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: size.width / 2, height: 2)), with: .style(gradient))
        context.opacity = 0.7
        context.stroke(
          Path(CGRect(x: 1, y: 0, width: 6, height: 1)), with: .color(.blue), lineWidth: piece.isOn ? 1 : 0.5)
        context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 3)))
        context.draw(Text(piece.text), at: CGPoint(x: 4, y: 1))
      }
    case (.form, 0...1): Circle().fill(piece.isOn ? Color.red : Color.blue.opacity(0.5))
    case (.form, 2...3): Ellipse().stroke(piece.isOn ? Color.red : Color.blue, lineWidth: piece.isOn ? 1 : 0.5)
    case (.form, 4...5): Capsule().fill(gradient)
    case (.form, _): RoundedRectangle(cornerRadius: 1).fill(piece.isOn ? Color.red : Color.blue.opacity(0.5))
    default: gradient
    }
  }
}

/// What changes cells that others have drawn.
private struct EffectView: View {
  let piece: Piece

  var body: some View {
    let content = Children(piece: piece)
    let part = Double(piece.number) / 8
    switch piece.kind {
    case .joined:
      HStack(spacing: -1) { ForEach(piece.children) { PieceView(piece: $0).border(.primary, cellLine: line) } }
    case .boxed:
      VStack(spacing: 0) {
        content
        Divider()
        Text(piece.text)
      }.padding(piece.isOn ? 1 : 0).border(.secondary, cellLine: line)
    case .opacity: content.opacity(part)
    case .hidden: content.opacity(piece.isOn ? 0 : 1)
    case .mask:
      content.mask(alignment: .leading) {
        if piece.isOn { Text("東 mask") } else { LinearGradient(.black, .clear) }
      }
    case .clipShape: if piece.isOn { content.clipShape(.circle) } else { content.cornerRadius(1) }
    case .filter: content.grayscale(part).colorInvert()
    case .blend: content.blendMode(piece.isOn ? .multiply : .difference)
    case .glass: content.background(piece.isOn ? .regularMaterial : .thinMaterial)
    default: content.foregroundStyle(LinearGradient(.red, piece.isOn ? .blue : .green))
    }
  }

  private var line: CellLine { [.light, .heavy, .double, .rounded, .dashed, .ascii][piece.number % 6] }
}

extension LinearGradient {
  fileprivate init(_ from: Color, _ to: Color) {
    self.init(colors: [from, to], startPoint: .leading, endPoint: .trailing)
  }
}

private struct KeptView: View {
  @Bindable var piece: Piece

  var body: some View {
    switch piece.kind {
    case .scroll: ScrollView { Children(piece: piece) }
    case .wideScroll: ScrollView(.horizontal) { Children(piece: piece) }
    case .lazyStack: ScrollView { LazyVStack(alignment: piece.isOn ? .leading : .center) { Children(piece: piece) } }
    case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { Children(piece: piece) } }
    case .list:
      List {
        Section(piece.text) { Children(piece: piece) }
        ForEach(0..<piece.number) { Text("row \($0)") }
      }
    case .button: Button(piece.text) { piece.number = (piece.number + 1) % 9 }
    case .toggle: Toggle(piece.text, isOn: $piece.isOn)
    default: TextField("prompt", text: $piece.text)
    }
  }
}

/// A whole screen of pieces, with an environment that can change.
struct PieceScreen: View {
  let root: Piece
  let setting: Piece

  var body: some View {
    PieceView(piece: root)
      .foregroundStyle(setting.isOn ? Color.green : Color.yellow)
      .lineLimit(setting.number == 0 ? 1 : nil)
      .disabled(setting.number == 1)
  }
}
