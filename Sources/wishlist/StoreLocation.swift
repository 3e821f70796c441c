import WishlistModel
import WishlistStore

/// The folders to work in, as the command line says; with the sample trips in them if asked for.
struct StoreLocation {
  let folders: WishlistFolders
  private let temporary: TemporaryFolder?

  init(_ options: CommandLineOptions) throws(StoreProblem) {
    switch (options.dataFolder, options.usesSamples) {
    case (nil, false):
      folders = .standard
      temporary = nil
    case (let data?, false):
      folders = WishlistFolders(
        data: data, config: WishlistFolders.standard.config, state: WishlistFolders.standard.state)
      temporary = nil
    case (let data?, true):
      // Preferences of its own, so that what is tried out here has no effect elsewhere.
      folders = WishlistFolders(data: data, config: data)
      temporary = nil
      try SampleTrips.install(Self.samples(), in: folders)
    case (nil, true):
      let temporary = try TemporaryFolder()
      self.temporary = temporary
      folders = WishlistFolders(data: temporary.path, config: temporary.path)
      do throws(StoreProblem) { try SampleTrips.install(Self.samples(), in: folders) } catch {
        temporary.remove()
        throw error
      }
    }
  }

  /// Removes what was only for this run.
  func leave() { temporary?.remove() }

  /// The trips of Samples.json.
  static func samples() throws(StoreProblem) -> [TripRecord] {
    try SampleTrips.decode(PackageResources.Samples_json)
  }
}
