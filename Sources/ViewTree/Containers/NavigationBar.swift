/// What a screen of a stack puts into its bar.
@MainActor
final class NavigationScreen {
  let title = StateBox<String?>(nil)
  let items = StateBox<[ToolbarItem]>([])
  /// The views that set them; when one ends, what it set ends too.
  weak var titleOwner: Node?
  weak var itemsOwner: Node?
}

/// The row on top of a screen: where one goes back to, the title, and the toolbar's items.
struct NavigationBar: View {
  let screen: NavigationScreen
  let previous: NavigationScreen?
  let model: NavigationModel

  var body: some View {
    let title = screen.title.read()
    let items = screen.items.read()
    let large = items.filter { $0.placement.isTitle }
    let leading = items.filter { $0.placement == .topBarLeading }
    let trailing = items.filter { !$0.placement.isTitle && $0.placement != .topBarLeading }
    if title != nil || previous != nil || !items.isEmpty {
      HStack(spacing: 1) {
        if let previous {
          Text("‹ " + (previous.title.read() ?? "Back"))
            .foregroundStyle(.tint)
            .lineLimit(1)
            .onTapGesture { model.pop() }
            .accessibilityLabel("Back to " + (previous.title.read() ?? "the screen before"))
        }
        ForEach(0..<leading.count) { leading[$0].content }
        ForEach(0..<large.count) { large[$0].content }
        if large.isEmpty, let title {
          Text(title).bold().lineLimit(1).layoutPriority(1).accessibilityAddTraits(.isHeader)
        }
        Spacer()
        ForEach(0..<trailing.count) { trailing[$0].content }
      }
      .padding(.horizontal, 1)
    }
  }
}

/// Where in the bar an item of the toolbar stands.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// At the right end.
  case automatic
  /// At the right end.
  case primaryAction
  /// At the right end.
  case topBarTrailing
  /// At the left end, after the way back.
  case topBarLeading
  /// In place of the title.
  case principal
  /// In place of the title, which is still what the way back is called.
  case largeTitle

  var isTitle: Bool { self == .principal || self == .largeTitle }
}

/// A view for the bar of a screen.
@MainActor
public struct ToolbarItem {
  let placement: ToolbarItemPlacement
  let content: AnyView

  /// An item made of the views of a closure.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {
    self.placement = placement
    self.content = AnyView(content())
  }
}

/// Collects the items in a closure.
@resultBuilder @MainActor
public enum ToolbarContentBuilder {
  /// A line that is an item.
  public static func buildExpression(_ item: ToolbarItem) -> [ToolbarItem] { [item] }
  /// The items of all lines, in order.
  public static func buildBlock(_ items: [ToolbarItem]...) -> [ToolbarItem] { items.flatMap { $0 } }
  /// The items of an `if` without `else`.
  public static func buildIf(_ items: [ToolbarItem]?) -> [ToolbarItem] { items ?? [] }
  /// The items of the first branch.
  public static func buildEither(first items: [ToolbarItem]) -> [ToolbarItem] { items }
  /// The items of the other branch.
  public static func buildEither(second items: [ToolbarItem]) -> [ToolbarItem] { items }
}

extension View {
  /// The title of the screen that this view is on; the screen above calls the way back so.
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modified(by: NavigationTitleModifier(title: String(title)))
  }

  /// Items for the bar of the screen that this view is on.
  public func toolbar(@ToolbarContentBuilder content: () -> [ToolbarItem]) -> some View {
    modified(by: ToolbarModifier(items: content()))
  }
}

private struct NavigationTitleModifier: PrimitiveModifier {
  let title: String

  static var isTransparent: Bool { true }
  func updated(_ node: Node) {
    node.environment.navigationScreen?.titleOwner = node
    node.environment.navigationScreen?.title.write(title)
  }

  func unmounted(_ node: Node) {
    guard let screen = node.environment.navigationScreen, screen.titleOwner === node else { return }
    screen.title.write(nil)
  }
}

private struct ToolbarModifier: PrimitiveModifier {
  let items: [ToolbarItem]

  static var isTransparent: Bool { true }
  func updated(_ node: Node) {
    node.environment.navigationScreen?.itemsOwner = node
    node.environment.navigationScreen?.items.write(items)
  }

  func unmounted(_ node: Node) {
    guard let screen = node.environment.navigationScreen, screen.itemsOwner === node else { return }
    screen.items.write([])
  }
}

private enum NavigationScreenKey: EnvironmentKey { static var defaultValue: NavigationScreen? { nil } }
private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }

extension EnvironmentValues {
  /// The bar of the screen around.
  var navigationScreen: NavigationScreen? {
    get { self[NavigationScreenKey.self] }
    set { self[NavigationScreenKey.self] = newValue }
  }

  /// Takes away the sheet or the pushed screen that the view is on.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

/// Takes away what it was read in: `dismiss()`.
public struct DismissAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Takes the sheet or screen away; does nothing where there is none.
  @MainActor public func callAsFunction() { action() }
}
