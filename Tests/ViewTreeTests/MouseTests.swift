import Testing

@testable import ViewTree

/// Clicks, drags and the wheel.
@MainActor
@Suite("The mouse")
struct MouseTests {
  private final class Log {
    private var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  @Test("a click is a press and a release on the same view")
  func click() {
    let log = Log()
    let screen = Screen(
      12, 1,
      HStack(spacing: 0) {
        Button("one") { log.add("one") }.buttonStyle(.plain)
        Button("two") { log.add("two") }.buttonStyle(.plain)
        Text("x")
      }
      .onTapGesture { log.add("around") })
    #expect(screen.text == "  onetwox")
    screen.mouse(.press, 2, 0)
    #expect(log.take().isEmpty)
    screen.mouse(.release, 4, 0)
    #expect(log.take() == ["one"])
    // Released beside it: nothing, not even what is around both.
    screen.mouse(.press, 2, 0)
    screen.mouse(.release, 6, 0)
    #expect(log.take().isEmpty)
    screen.mouse(.press, 8, 0)
    screen.mouse(.release, 3, 0)
    #expect(log.take() == ["around"])
    screen.mouse(.release, 3, 0)
    #expect(log.take().isEmpty)
    // The way back counts, and old reports don't tell the button.
    screen.mouse(.press, 2, 0)
    screen.mouse(.drag, 6, 0)
    screen.mouse(.release, 3, 0, .none)
    #expect(log.take() == ["one"])
    screen.mouse(.press, 2, 0, .right)
    screen.mouse(.release, 2, 0, .right)
    #expect(log.take().isEmpty)
  }

  @Test("moves without a button are nothing: no body runs, no cell is sent")
  func hover() {
    let screen = Screen(8, 1, Button("one") {})
    let cost = screen.cost { for x in 0..<8 { screen.mouse(.move, x, 0, .none) } }
    #expect(cost.bodiesRun == 0 && cost.cellsSent == 0 && cost.frames == 0)
  }

  @Test("a drag goes to the view that asks for it, wherever the pointer is, and is no click")
  func drag() {
    let log = Log()
    func words(_ value: DragGesture.Value) -> String {
      "\(Int(value.startLocation.x)),\(Int(value.startLocation.y)) \(Int(value.translation.width)),\(Int(value.translation.height))"
    }
    let screen = Screen(
      10, 4,
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        Text("drag me").onTapGesture { log.add("tap") }
          .gesture(DragGesture().onChanged { log.add(words($0)) }.onEnded { log.add("end " + words($0)) })
        Button("below") { log.add("below") }.buttonStyle(.plain)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    screen.mouse(.press, 2, 1)
    screen.mouse(.drag, 3, 1)
    screen.mouse(.drag, 3, 1)
    screen.mouse(.drag, 9, 3)
    screen.mouse(.drag, 2, 1)
    screen.mouse(.release, 1, 2)
    #expect(log.take() == ["2,0 1,0", "2,0 7,2", "2,0 0,0", "end 2,0 -1,1"])
    // Without a move it is a click.
    screen.click(2, 1)
    #expect(log.take() == ["tap"])
    // One that began elsewhere doesn't count.
    screen.mouse(.press, 1, 0)
    screen.mouse(.drag, 1, 1)
    screen.mouse(.release, 1, 1)
    #expect(log.take().isEmpty)
  }

  @Test("a drag begins at its least distance")
  func minimumDistance() {
    let log = Log()
    let screen = Screen(
      10, 1,
      Text("0123456789").gesture(
        DragGesture(minimumDistance: 3).onChanged { log.add("\(Int($0.translation.width))") }))
    screen.mouse(.press, 0, 0)
    screen.mouse(.drag, 3, 0)
    screen.mouse(.drag, 1, 0)
    #expect(log.take() == ["3", "1"])
  }

  @Test("LAY-57: the wheel scrolls what is below the pointer by three, whatever has the keys")
  func wheel() {
    let screen = Screen(
      11, 4,
      HStack(spacing: 1) {
        rows("a").frame(width: 5)
        rows("b").frame(width: 5)
      })
    screen.wheel(.scrollDown, 7, 1)
    #expect(screen.lines.first?.contains("a0") == true && screen.lines.first?.contains("b3") == true)
    screen.wheel(.scrollDown, 1, 1)
    screen.wheel(.scrollUp, 7, 2)
    #expect(screen.lines.first?.contains("a3") == true && screen.lines.first?.contains("b0") == true)
  }

  private func rows(_ name: String) -> some View {
    ScrollView { VStack(alignment: .leading, spacing: 0) { ForEach(0..<20) { Text("\(name)\($0)") } } }
  }

  @Test("the wheel with Shift scrolls across")
  func wheelAcross() {
    let screen = Screen(6, 1, ScrollView(.horizontal) { Text("0123456789").fixedSize() })
    screen.session.send(
      .mouse(MouseEvent(.scrollDown, button: .none, location: .zero, modifiers: .shift)))
    screen.session.frame()
    #expect(screen.text.hasPrefix("345678"))
  }

  @Test("a drag over what scrolls takes it along, and presses nothing")
  func dragToScroll() {
    let log = Log()
    let screen = Screen(
      8, 4,
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<20) { row in Text("row \(row)").onTapGesture { log.add("\(row)") } }
        }
      })
    screen.mouse(.press, 1, 3)
    screen.mouse(.drag, 1, 1)
    #expect(screen.lines.first?.contains("row 2") == true)
    screen.mouse(.drag, 1, 2)
    #expect(screen.lines.first?.contains("row 1") == true)
    screen.mouse(.release, 1, 2)
    #expect(log.take().isEmpty)
    screen.click(1, 0)
    #expect(log.take() == ["1"])
  }

  @Test("the indicator goes where it is dragged, from end to end")
  func indicator() {
    let screen = Screen(
      8, 5,
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<25) { Text("row \($0)") } }
          .frame(maxWidth: .infinity, alignment: .leading)
      })
    func bar() -> [Int] { screen.lines.enumerated().filter { $0.element.hasSuffix("┃") }.map(\.offset) }
    #expect(bar() == [0])
    screen.mouse(.press, 7, 0)
    screen.mouse(.drag, 7, 2)
    #expect(screen.lines.first?.contains("row 10") == true)
    #expect(bar() == [2])
    screen.mouse(.drag, 0, 4)
    #expect(screen.lines.first?.contains("row 20") == true)
    screen.mouse(.drag, 7, 50)
    #expect(screen.lines.first?.contains("row 20") == true)
    screen.mouse(.drag, 7, -3)
    #expect(screen.lines.first?.contains("row 0") == true)
    screen.mouse(.release, 7, 0)
    #expect(bar() == [0])
  }

  @Test("what is behind a sheet gets neither clicks nor the wheel")
  func sheet() {
    let log = Log()
    let screen = Screen(
      20, 8,
      Text("behind").onTapGesture { log.add("behind") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .sheet(isPresented: .constant(true)) { Text("front").onTapGesture { log.add("front") } })
    screen.click(1, 0)
    #expect(log.take().isEmpty)
    let row = screen.lines.firstIndex { $0.contains("front") } ?? 0
    let column = Array(screen.lines[row]).firstIndex(of: "f") ?? 0
    screen.click(column, row)
    #expect(log.take() == ["front"])
  }

  @Test("a view that ends while the button is down leaves nothing behind")
  func ended() {
    let screen = Screen(10, 2, Vanishing())
    screen.mouse(.press, 1, 0)
    screen.press("x")
    screen.mouse(.drag, 1, 1)
    screen.mouse(.release, 1, 0)
    #expect(screen.text.contains("gone"))
  }

  private struct Vanishing: View {
    @State private var isGone = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isGone { Text("gone") } else { Text("here").onTapGesture {}.gesture(DragGesture()) }
        Text("keys").focusable()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .onKeyPress("x") {
        isGone = true
        return .handled
      }
    }
  }

  @Test("the mouse is given to the terminal and taken back, and views know")
  func capture() {
    let screen = Screen(12, 1, Capture())
    #expect(screen.text.contains("captured"))
    screen.press("m")
    #expect(!screen.terminal.usesMouse && screen.text.contains("free"))
    screen.press("m")
    #expect(screen.terminal.usesMouse && screen.text.contains("captured"))
  }

  private struct Capture: View {
    @Environment(\.mouseCapture) private var mouseCapture

    var body: some View {
      Text(mouseCapture.wrappedValue ? "captured" : "free").focusable()
        .onKeyPress("m") {
          mouseCapture.wrappedValue.toggle()
          return .handled
        }
    }
  }

  @Test("C53: views see whether the terminal's window has the keyboard, and only those that ask run")
  func scenePhase() {
    let screen = Screen(
      12, 2,
      VStack(spacing: 0) {
        Phase(); Text("other")
      })
    #expect(screen.text.contains("active") && !screen.text.contains("inactive"))
    let cost = screen.cost { screen.session.send(.focus(false)) }
    #expect(screen.text.contains("inactive"))
    #expect(cost.bodiesRun == 1)
    #expect(screen.cost { screen.session.send(.focus(false)) }.bodiesRun == 0)
    screen.session.send(.focus(true))
    screen.session.frame()
    #expect(!screen.text.contains("inactive"))
  }

  private struct Phase: View {
    @Environment(\.scenePhase) private var scenePhase

    var body: some View { Text("\(scenePhase)") }
  }

  @Test("text is copied through the terminal")
  func copy() {
    let screen = Screen(12, 1, Copying())
    screen.press("y")
    #expect(screen.terminal.clipboard == "Öland")
  }

  private struct Copying: View {
    @Environment(\.copyToClipboard) private var copyToClipboard

    var body: some View {
      Text("copy").focusable()
        .onKeyPress("y") { copyToClipboard("Öland") ? .handled : .ignored }
    }
  }
}
