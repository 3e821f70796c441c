import ViewTree
import WishlistModel

/// A trip in a row of cards. All cards of a size have the same height, whatever the length of a name.
struct TripCard: View {
  let trip: Trip
  let size: TripCollection.CardSize
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TripPhoto(collection: trip.collection)
        .overlay(alignment: .topTrailing) { ActivityCount(trip: trip) }
        .frame(height: 3)
      Text(trip.name).bold().lineLimit(1)
      if size == .wide {
        WideCardLine(trip: trip)
      } else {
        Text(trip.subtitle ?? " ").foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .padding(1)
    // Never wider than what can be seen of the row.
    .containerRelativeFrame(.horizontal) { length, _ in min(length, size == .wide ? 32 : 24) }
    .overlay { CardBorder(isFocused: isFocused) }
  }
}

/// Subtitle and date in one row; where both don't fit, the date goes.
struct WideCardLine: View {
  let trip: Trip

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 1) {
        Text(trip.subtitle ?? " ").layoutPriority(1)
        Spacer(minLength: 0)
        Text(trip.created.dayText)
      }
      Text(trip.subtitle ?? " ")
    }
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}

/// The number of a trip's activities, only if there are any.
private struct ActivityCount: View {
  let trip: Trip

  var body: some View {
    if trip.activityCount > 0 {
      Text(" \(trip.activityCount) ").bold()
    }
  }
}

/// The line around a card: heavy and in the accent colour while the card has the keys.
struct CardBorder: View {
  let isFocused: Bool

  var body: some View {
    if isFocused {
      RoundedRectangle(cornerRadius: 1).strokeBorder(Color.accentColor, lineWidth: 2)
    } else {
      RoundedRectangle(cornerRadius: 1).strokeBorder(.secondary)
    }
  }
}

/// A button that shows by itself that it has the keys.
struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == CardButtonStyle {
  static var card: CardButtonStyle { CardButtonStyle() }
}
