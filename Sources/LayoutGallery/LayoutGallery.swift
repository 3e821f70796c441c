import Glibc
import NcursesTerminal
import ViewTree

/// Shows each container of ViewTree with its rule, for looking at by eye at any size of the terminal.
struct LayoutGallery: App {
  var body: some Scene {
    WindowGroup { GalleryScreen(pages: GalleryPage.all) }
  }
}

@main
struct Main {
  @MainActor static func main() {
    NcursesTerminal.prepareProcess()
    do {
      exit(LayoutGallery().run(in: try NcursesTerminal()))
    } catch {
      let message = "LayoutGallery: \(error)\n"
      _ = write(STDERR_FILENO, message, message.utf8.count)
      exit(2)
    }
  }
}
