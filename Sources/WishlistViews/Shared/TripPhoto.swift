import ViewTree
import WishlistModel

/// A trip's picture: its season's ground with the season's symbol.
struct TripPhoto: View {
  let collection: TripCollection

  var body: some View {
    collection.color.overlay { Image(systemName: collection.symbol).bold() }
  }
}
