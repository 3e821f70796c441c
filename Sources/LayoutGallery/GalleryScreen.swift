import ViewTree

/// The list of pages beside the page that is shown; on a narrow terminal only its number.
struct GalleryScreen: View {
  let pages: [GalleryPage]
  @State private var shown: Int
  @Environment(\.quit) private var quit

  init(pages: [GalleryPage], shown: Int = 0) {
    self.pages = pages
    _shown = State(wrappedValue: shown)
  }

  var body: some View {
    GeometryReader { proxy in
      if proxy.size.width >= 60 {
        HStack(alignment: .top, spacing: 1) {
          PageList(pages: pages, shown: shown)
          Divider()
          PageView(page: pages[shown])
        }
      } else {
        VStack(alignment: .leading, spacing: 0) {
          Text("\(shown + 1)/\(pages.count)").foregroundStyle(.secondary)
          PageView(page: pages[shown])
        }
      }
    }
    .focusable()
    .onKeyPress(keys: ["n", .rightArrow, .downArrow]) { _ in show(shown + 1) }
    .onKeyPress(keys: ["p", .leftArrow, .upArrow]) { _ in show(shown - 1) }
    .onKeyPress("q") {
      quit()
      return .handled
    }
  }

  private func show(_ page: Int) -> KeyPress.Result {
    shown = (page + pages.count) % pages.count
    return .handled
  }
}

private struct PageList: View {
  let pages: [GalleryPage]
  let shown: Int

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<pages.count) { index in
            Text((index == shown ? "▸ " : "  ") + pages[index].title)
              .foregroundStyle(index == shown ? Color.accentColor : Color.primary)
              .lineLimit(1)
              .frame(width: 24, alignment: .leading)
          }
        }
      }
      .onChange(of: shown, initial: true) { proxy.scrollTo(shown) }
    }
    .safeAreaInset(edge: .bottom, alignment: .leading) {
      Text("n p pages  q quit").foregroundStyle(.secondary).lineLimit(1)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct PageView: View {
  let page: GalleryPage

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 1) {
        Text(page.title).bold().lineLimit(1).layoutPriority(1)
        Text(page.rules).foregroundStyle(.secondary).lineLimit(1)
      }
      Text(page.sentence).foregroundStyle(.secondary).lineLimit(3)
      page.content()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding(.top, 1)
        .clipped()
        .id(page.title)
    }
  }
}

/// A piece of a page that shows where it is.
struct Swatch: View {
  let text: String
  let color: Color

  init(_ text: String, _ color: Color = .blue) {
    self.text = text
    self.color = color
  }

  var body: some View { color.overlay { Text(text).lineLimit(1) } }
}
