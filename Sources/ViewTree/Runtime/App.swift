/// A program: its state, and what it shows.
///
///     struct Hello: App {
///       var body: some Scene { WindowGroup { Text("Hello") } }
///     }
///     let status = Hello().run(in: terminal)
@MainActor @preconcurrency
public protocol App: _PropertyHolder {
  /// The type of the scene, which the compiler finds.
  associatedtype Body: Scene
  /// What the program shows; the program's own `@State` can be read in it.
  @SceneBuilder var body: Body { get }
}

/// A part of a program with a screen of its own.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the view, which the compiler finds.
  associatedtype Content: View
  /// The view that fills the screen.
  var _content: Content { get }
  /// Below this size a sentence is shown in place of the view.
  var _minimumSize: CellSize { get }
}

extension Scene {
  /// Any size will do.
  public var _minimumSize: CellSize { .zero }

  /// Shows a sentence in place of the scene where the terminal is smaller than this (L5). The scene is as it was when
  /// the terminal grows again; keys but Ctrl-C do nothing meanwhile.
  public func windowMinimumSize(width: Int, height: Int) -> some Scene {
    SizedScene(scene: self, _minimumSize: CellSize(width, height))
  }
}

private struct SizedScene<Base: Scene>: Scene {
  let scene: Base
  let _minimumSize: CellSize

  var _content: Base.Content { scene._content }
}

/// The program's one window: the terminal.
public struct WindowGroup<Content: View>: Scene {
  /// The view in the window.
  public let _content: Content

  /// A window that shows the views of a closure.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}

/// Takes the one scene of a program.
@resultBuilder @MainActor
public enum SceneBuilder {
  /// The one line: its scene.
  public static func buildBlock<Content: Scene>(_ scene: Content) -> Content { scene }
}

/// The view at the top of a program; the program's own state lives in its node.
struct AppView<Program: App>: View {
  let app: Program

  var body: Program.Body.Content { app.body._content }
}

extension App {
  /// Shows the program on `terminal` until it ends. Returns the status to exit with: 0 after `quit()`, 130 after
  /// Ctrl-C, 128 and the signal's number after a signal.
  public func run(
    in terminal: any Terminal, preferences: any PreferenceStorage = MemoryPreferences(),
    accessibility: AccessibilitySettings = AccessibilitySettings()
  ) -> Int32 {
    let session = Session(
      AppView(app: self), terminal: terminal, preferences: preferences, minimumSize: body._minimumSize,
      accessibility: accessibility)
    defer { terminal.restore() }
    return session.run()
  }
}

/// Ends the program: `quit()`.
public struct QuitAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Ends the program with status 0 after the event at hand.
  @MainActor public func callAsFunction() { action() }
}

private enum QuitKey: EnvironmentKey { static var defaultValue: QuitAction { QuitAction {} } }

extension EnvironmentValues {
  /// Ends the program after this event.
  public var quit: QuitAction {
    get { self[QuitKey.self] }
    set { self[QuitKey.self] = newValue }
  }
}
