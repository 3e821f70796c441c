import ViewTree
import WishlistModel

/// How much of a trip is done: "5 of 8 activities", with percentage and bar once something is.
struct TripProgress: View {
  let trip: Trip

  var body: some View {
    let total = trip.activityCount
    let done = trip.completedCount
    HStack(spacing: 1) {
      if done > 0 {
        Text("\(done * 100 / total) %").bold().foregroundStyle(Color.neonGreen)
        ProgressView(value: Double(done), total: Double(total))
          .foregroundStyle(Color.neonGreen)
          .frame(maxWidth: 20)
      }
      Text(total == 0 ? "No activities yet" : "\(done) of \(total) \(total == 1 ? "activity" : "activities")")
        .lineLimit(1)
        .layoutPriority(1)
    }
  }
}
