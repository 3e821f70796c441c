/// Screens on top of each other: links push one, Esc, Backspace or `dismiss` take it away. Screens below are kept.
///
///     NavigationStack {
///       List(trips) { trip in NavigationLink(trip.name, value: trip) }
///         .navigationTitle("Trips")
///         .navigationDestination(for: Trip.self) { TripScreen(trip: $0) }
///     }
///     // the bar above a pushed screen: "‹ Trips", then the screen's own title
public struct NavigationStack<Root: View>: View {
  private let root: Root
  private let path: NavigationPathAccess?
  @State private var model = NavigationModel()

  /// A stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// A stack whose path of values belongs to the app.
  public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationPathAccess(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        guard let value = value.base as? Value else { return false }
        path.wrappedValue.append(value)
        return true
      },
      removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
  }

  /// The screens, the one on top in sight.
  public var body: some View {
    NavigationContents(root: root, entries: model.entries(path), model: model)
  }
}

/// The app's path, whatever its type.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  /// False if the value is not of the path's type.
  let append: (AnyHashable) -> Bool
  let removeLast: () -> Void
}

/// What a stack shows above its root: values of the path, then what links pushed as views (NAV-2).
@MainActor
final class NavigationModel {
  struct Entry {
    let id: AnyHashable
    let value: AnyHashable?
    let view: (@MainActor () -> AnyView)?
  }

  private let own = StateBox<[AnyHashable]>([])
  private let pushed = StateBox<[Pushed]>([])
  private var path: NavigationPathAccess?
  private var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]
  private var count = 0

  private struct Pushed {
    let id: Int
    let view: @MainActor () -> AnyView
  }

  func entries(_ path: NavigationPathAccess?) -> [Entry] {
    self.path = path
    let values = path?.values() ?? own.read()
    return values.map { Entry(id: $0, value: $0, view: nil) }
      + pushed.read().map { Entry(id: AnyHashable(PushedID(id: $0.id)), value: nil, view: $0.view) }
  }

  private struct PushedID: Hashable {
    let id: Int
  }

  func push(_ value: AnyHashable) {
    if let path {
      _ = path.append(value)
    } else {
      own.write(own.peek() + [value])
    }
  }

  func push(_ view: @escaping @MainActor () -> AnyView) {
    count += 1
    pushed.write(pushed.peek() + [Pushed(id: count, view: view)])
  }

  func pop() {
    if !pushed.peek().isEmpty {
      pushed.write(pushed.peek().dropLast())
    } else if let path {
      path.removeLast()
    } else {
      own.write(own.peek().dropLast())
    }
  }

  func register<Value: Hashable>(_ type: Value.Type, _ destination: @escaping @MainActor (Value) -> AnyView) {
    destinations[ObjectIdentifier(type)] = { ($0.base as? Value).map(destination) }
  }

  func destination(for value: AnyHashable) -> AnyView {
    destinations[ObjectIdentifier(type(of: value.base))]?(value)
      ?? AnyView(Text("There is no navigationDestination for \(String(describing: type(of: value.base)))."))
  }
}

/// The screens of a stack; all but the one on top are covered.
private struct NavigationContents<Root: View>: PrimitiveView {
  let root: Root
  let entries: [NavigationModel.Entry]
  let model: NavigationModel

  func environment(_ values: inout EnvironmentValues, _ node: Node) { values.navigation = model }

  func update(_ node: Node) {
    let screens = node.keep(NavigationScreens.init)
    node.updateChildren { children in
      if entries.isEmpty {
        children.add(screen(root, 0, screens), .slot(0))
      } else {
        children.keepIfPresent(.slot(0))
        // The root registers destinations, so it comes first, also if the stack starts with a path.
        if !screens.isRootMade { children.add(screen(root, 0, screens), .slot(0)) }
      }
      screens.isRootMade = true
      for (index, entry) in entries.enumerated() {
        let key = NodeKey.id(entry.id, occurrence: index)
        if index == entries.count - 1 || !children.has(key) {
          let view = BuiltView { [model] in
            entry.view?() ?? model.destination(for: entry.value ?? AnyHashable(0))
          }
          children.add(screen(view, index + 1, screens), key)
        } else {
          children.keepIfPresent(key)
        }
      }
    }
    for child in node.children { child.setCovered(child !== node.children.last) }
  }

  private func screen(_ content: some View, _ depth: Int, _ screens: NavigationScreens) -> some View {
    NavigationScreenView(
      content: content, screen: screens.screen(at: depth),
      previous: depth > 0 ? screens.screen(at: depth - 1) : nil, model: model)
  }

  func sizeThatFits(_ proposal: ProposedSize, _ node: Node) -> CellSize {
    CellSize(proposal.width ?? 80, proposal.height ?? 24)
  }

  func place(in size: CellSize, _ proposal: ProposedSize, _ node: Node) { node.placeFilling(size) }

  func handle(_ event: InputEvent, _ node: Node) -> KeyPress.Result {
    guard case .key(let press) = event, press.modifiers.isEmpty, press.key == .escape || press.key == .delete,
      !entries.isEmpty
    else { return .ignored }
    model.pop()
    return .handled
  }
}

/// The bars' contents of the screens of a stack, by depth.
@MainActor
private final class NavigationScreens {
  var isRootMade = false
  private var screens: [NavigationScreen] = []

  func screen(at depth: Int) -> NavigationScreen {
    while screens.count <= depth { screens.append(NavigationScreen()) }
    return screens[depth]
  }
}

private struct NavigationScreenView<Content: View>: View {
  let content: Content
  let screen: NavigationScreen
  let previous: NavigationScreen?
  let model: NavigationModel

  var body: some View {
    if previous == nil {
      screenBody
    } else {
      screenBody
        .environment(\.dismiss, DismissAction { [model] in model.pop() })
        .keyHint("Esc", "back")
    }
  }

  private var screenBody: some View {
    // In a stack, since a screen may be several views.
    VStack(spacing: 0) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .environment(\.navigationScreen, screen)
    }
    .safeAreaInset(edge: .top) { NavigationBar(screen: screen, previous: previous, model: model) }
  }
}

private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  /// The stack around.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

extension View {
  /// Says what a stack around shows for a value of type `type` in its path (NAV-1).
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping @MainActor (Value) -> some View
  ) -> some View {
    modified(by: DestinationModifier<Value> { AnyView(destination($0)) })
  }
}

private struct DestinationModifier<Value: Hashable>: PrimitiveModifier {
  let destination: @MainActor (Value) -> AnyView

  static var isTransparent: Bool { true }

  func updated(_ node: Node) { node.environment.navigation?.register(Value.self, destination) }
}
