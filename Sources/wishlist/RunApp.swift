import WishlistStore

/// Shows the app until the user leaves it. Returns the exit code.
@MainActor
func runApp(_ store: OpenedStore, options: CommandLineOptions) -> Int32 {
  0
}
